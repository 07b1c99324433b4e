import type { Chapter, ExamUnit, Subject, Topic, Unit } from '../../../schema/generated/types';

/** Units, their chapters, and the chapters' topics. */
const COURSE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Unit 1: Intro to Economic Concepts': {
    '1.1 Scarcity, Choice and Opportunity Cost': ['Scarcity and resources', 'Opportunity cost'],
    '1.2 The Production Possibilities Curve': ['Reading a PPC', 'Increasing opportunity cost'],
    '1.3 Comparative Advantage and Trade': ['Absolute and comparative advantage'],
  },
  'Unit 2: Supply & Demand': {
    '2.1 Demand': ['The law of demand', 'Shifts of demand'],
    '2.2 Supply': ['The law of supply'],
  },
  'Unit 3: Elasticities': { '3.1 Price Elasticity of Demand': [] },
  'Unit 5: Production, Cost and Perfect Competition': {},
};
const MARKETS = { number: 2, name: 'Supply and Demand', low: 20, high: 25 };
/** By the id of a unit of the course. */
const EXAM_UNITS: Readonly<Record<string, ExamUnit>> = {
  1: { number: 1, name: 'Basic Economic Concepts', low: 12, high: 15 },
  2: MARKETS,
  3: MARKETS,
};
const COMING_SOON = ['2.2', '3.1'];
/** Chapters with a lesson of our own, and its length in seconds. */
const LESSONS: Readonly<Record<string, number>> = { '1.2': 160 };
const VIDEOS: Readonly<Record<string, string>> = { '1.1': 'dQw4w9WgXcQ' };

const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** A small course: six chapters in three units, two of them coming soon, and a unit without chapters. */
export const units: Unit[] = [];
export const chapters: Chapter[] = [];
export const topics: Topic[] = [];
export const subject: Subject = { id: '1', name: 'Microeconomics', units };

for (const [unitName, titles] of Object.entries(COURSE)) {
  const ofUnit: Chapter[] = [];
  const id = String(units.length + 1);
  const announced = id === '3' ? ['4.4 Price Floors'] : [];
  const selectable = Object.keys(titles).length > 0;
  const unit: Unit = {
    id,
    name: unitName,
    subject,
    chapters: ofUnit,
    selectable,
    announced,
    examUnit: EXAM_UNITS[id] ?? null,
  };
  units.push(unit);
  for (const [name, topicNames] of Object.entries(titles)) {
    const [number = '', ...title] = name.split(' ');
    const ofChapter: Topic[] = [];
    const slug = slugOf(title.join(' '));
    const isComing = COMING_SOON.includes(number);
    const youtube = VIDEOS[number] ? `https://www.youtube.com/watch?v=${VIDEOS[number]}` : null;
    const chapter: Chapter = {
      id: String(chapters.length + 1),
      name,
      slug,
      unit,
      topics: ofChapter,
      videoUrl: number in LESSONS ? `/lessons/${slug}` : youtube,
      videoBlurb: `<p>Why <strong>${name}</strong> is worth ten minutes.</p>`,
      quizBlurb: `<p>Questions on ${name}. Read each one twice.</p>`,
      lessonSeconds: LESSONS[number] ?? null,
      comingSoon: isComing,
      quizLength: isComing ? 0 : 6,
    };
    for (const topicName of topicNames) {
      const lookUp = topicName === 'Opportunity cost' ? { id: 'opportunity-cost', term: topicName } : null;
      const topic = { id: String(topics.length + 1), topicName, chapter, lookUp };
      topics.push(topic);
      ofChapter.push(topic);
    }
    chapters.push(chapter);
    ofUnit.push(chapter);
  }
}

/** Returns the first item that matches. Throws if there is none, which is a mistake in the test. */
export function find<T>(items: readonly T[], matches: (item: T) => boolean): T {
  const found = items.find(matches);
  if (found === undefined) throw new Error('The fixtures have no such thing.');
  return found;
}
