import { CHAPTER_NOT_FOUND } from './chapter-titles';
import { HOW_WE_CHOOSE_LEAD, HOW_WE_CHOOSE_TITLE } from './how-we-choose';
import { LIBRARY_WELCOME } from './empty-library';
import { LANDING_HEADING, LANDING_TEXT } from './landing';
import { NOT_FOUND } from './not-found';
import { GRAPH_NOT_FOUND } from './reference';

export const SITE_NAME = 'Curve Whisperer';

interface PageDescription {
  readonly title: string;
  /** For the results of search engines: 50 to 160 characters. */
  readonly description: string;
}

/** The public pages without a chapter, by their files in src/pages. */
export const PAGE_DESCRIPTIONS: Readonly<Record<string, PageDescription>> = {
  landing: { title: LANDING_HEADING, description: `${LANDING_TEXT} Free.` },
  'video-library-index': {
    title: LIBRARY_WELCOME.heading,
    description:
      'Every chapter of the microeconomics course, by unit: a short video, a summary, the lesson as text, and a free quiz.',
  },
  'how-we-choose': { title: HOW_WE_CHOOSE_TITLE, description: HOW_WE_CHOOSE_LEAD },
  reference: {
    title: 'AP Microeconomics reference',
    description:
      'Every term, formula, and graph of the AP Microeconomics exam, with what a rubric gives points for. Free.',
  },
  'reference-terms': {
    title: 'AP Microeconomics terms',
    description:
      'A glossary of AP Microeconomics: each term in one sentence of the exam’s words, with an example and its graph.',
  },
  'reference-formulas': {
    title: 'AP Microeconomics formulas',
    description:
      'Every formula of the AP Microeconomics exam by unit, with a worked line of numbers and what each letter means.',
  },
  'reference-graphs': {
    title: 'AP Microeconomics graphs',
    description:
      'Every graph of the AP Microeconomics exam to move by hand, with its rubric and the point that is lost most often.',
  },
  'reference-graph': { title: GRAPH_NOT_FOUND.title, description: GRAPH_NOT_FOUND.text },
  'reference-verbs': {
    title: 'AP Microeconomics task verbs',
    description:
      'Identify, explain, calculate, draw, show: what earns the point on a free-response question, and what loses it.',
  },
  'reference-labels': {
    title: 'Accepted labels on AP Microeconomics graphs',
    description:
      'Which names of curves, prices, and areas count as the same on a free-response graph, from MFC and MRC to PW.',
  },
  'reference-print': {
    title: 'AP Microeconomics reference to print',
    description: 'Six pages for AP Microeconomics: two of formulas and terms, and four of graphs, on Letter paper.',
  },
  'about-us': {
    title: 'About Us',
    description:
      'Who runs Curve Whisperer, how it teaches AP Microeconomics, what it costs (nothing), and where its name comes from.',
  },
  'contact-us': {
    title: 'Contact Us',
    description:
      'Report a wrong answer key, ask about a lesson, or request a chapter. Every message is read and answered.',
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    description: 'What Curve Whisperer stores about its students, why, for how long, and how to see or delete it.',
  },
  'terms-of-service': {
    title: 'Terms of Service',
    description: 'The rules for using Curve Whisperer, a free microeconomics course for the AP exam.',
  },
  'not-found': { title: NOT_FOUND.heading, description: NOT_FOUND.text },
};

export const MISSING_CHAPTER: PageDescription = {
  title: CHAPTER_NOT_FOUND,
  description: 'It may have been renamed. The list shows every chapter.',
};
