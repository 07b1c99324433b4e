import type { CourseOutlineQuery } from '../../../schema/generated/graphql';
import type { RenderRequest } from '../../../schema/rendering';
import { EXAM_SECONDS } from '../../../schema/rules/practice';
import { freeQuizTitle } from '../copy/chapter-titles';
import { PAGE_DESCRIPTIONS, SITE_NAME } from '../copy/page-descriptions';
import { readVideoSource } from '../library/video-source';
import { shortText } from './short-text';

// What a page is, in the vocabulary of schema.org. Search engines read it.

const LEVEL = 'AP Microeconomics';

const provider = (origin: string) => ({ '@type': 'EducationalOrganization', name: SITE_NAME, url: `${origin}/` });

const chaptersOf = ({ subjects }: CourseOutlineQuery) =>
  subjects.flatMap(({ units }) => units.flatMap(({ chapters }) => chapters));

/** How long all lessons and one quiz on each chapter take, as an ISO 8601 duration. */
function workload(outline: CourseOutlineQuery): string {
  const seconds = chaptersOf(outline).map(
    ({ lessonSeconds, quizLength }) => (lessonSeconds ?? 0) + quizLength * EXAM_SECONDS,
  );
  return `PT${Math.ceil(seconds.reduce((sum, one) => sum + one, 0) / 60)}M`;
}

const lessonUrl = (origin: string, slug: string) => `${origin}/video-library/${slug}`;

function course(origin: string, outline: CourseOutlineQuery) {
  return {
    '@type': 'Course',
    '@id': `${origin}/video-library`,
    url: `${origin}/video-library`,
    name: outline.subjects.map(({ name }) => name).join(', '),
    description: PAGE_DESCRIPTIONS['video-library-index']?.description,
    educationalLevel: LEVEL,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    provider: provider(origin),
  };
}

function fullCourse(origin: string, outline: CourseOutlineQuery) {
  return {
    ...course(origin, outline),
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: workload(outline) },
    hasPart: chaptersOf(outline).map(({ name, slug }) => ({
      '@type': 'LearningResource',
      name,
      url: lessonUrl(origin, slug),
    })),
  };
}

/** A video of another site. Our own lessons are drawn in the page and have no file. */
function video(url: string | null, origin: string, name: string, description: string) {
  const source = readVideoSource(url, origin);
  if (source === null || source.kind === 'lesson') return undefined;
  const address = source.kind === 'frame' ? { embedUrl: source.src } : { contentUrl: source.src };
  return { '@type': 'VideoObject', name, description, ...address };
}

/** The glossary. */
const definedTerms = (origin: string, { referenceTerms }: RenderRequest['reference']['terms']) => ({
  '@type': 'DefinedTermSet',
  '@id': `${origin}/reference/terms`,
  url: `${origin}/reference/terms`,
  name: PAGE_DESCRIPTIONS['reference-terms']?.title,
  inLanguage: 'en-US',
  isAccessibleForFree: true,
  hasDefinedTerm: referenceTerms.map(({ id, term, definition }) => ({
    '@type': 'DefinedTerm',
    name: term,
    description: definition,
    url: `${origin}/reference/terms#${id}`,
  })),
});

export function structuredData(file: string, request: RenderRequest): object | null {
  const { origin, address, outline, chapter, reference, graph } = request;
  const context = { '@context': 'https://schema.org' };
  if (file === 'reference-terms') return { ...context, ...definedTerms(origin, reference.terms) };
  if (graph !== null) {
    const { name, about, terms } = graph.referenceGraph;
    return {
      ...context,
      '@type': 'LearningResource',
      learningResourceType: 'Graph',
      name,
      url: origin + address.path,
      description: about,
      teaches: terms.map(({ term }) => term),
      educationalLevel: LEVEL,
      inLanguage: 'en-US',
      isAccessibleForFree: true,
      isPartOf: course(origin, outline),
    };
  }
  if (file === 'landing')
    return { ...context, '@type': 'WebSite', name: SITE_NAME, url: `${origin}/`, publisher: provider(origin) };
  if (file === 'video-library-index') return { ...context, ...fullCourse(origin, outline) };
  if (chapter === null) return null;
  const { name, slug, topics, videoBlurb, videoUrl, quizBlurb } = chapter.chapter;
  const teaches = topics.map(({ topicName }) => topicName);
  const about = {
    educationalLevel: LEVEL,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    isPartOf: course(origin, outline),
  };
  if (file === 'free-quiz') {
    return {
      ...context,
      '@type': 'Quiz',
      name: freeQuizTitle(name),
      url: origin + address.path,
      description: shortText(quizBlurb),
      about: teaches.map((topic) => ({ '@type': 'Thing', name: topic })),
      ...about,
    };
  }
  return {
    ...context,
    '@type': 'LearningResource',
    learningResourceType: 'Lesson',
    name,
    url: lessonUrl(origin, slug),
    description: shortText(videoBlurb),
    teaches,
    video: video(videoUrl, origin, name, shortText(videoBlurb)),
    ...about,
  };
}
