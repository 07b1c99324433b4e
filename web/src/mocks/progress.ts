import type { Chapter, Subject, Topic, TopicProgress, Unit, User, UserChapter } from '../../../schema/generated/types';

/** The schema's own types without `readonly`: the pretend server below changes what it holds. */
type Held<T> = { -readonly [K in keyof T]: T[K] };
export type HeldUserChapter = Held<UserChapter>;
export type HeldTopicProgress = Held<TopicProgress>;
export type HeldUser = Held<Omit<User, 'userChapters' | 'topicProgress'>> & {
  userChapters: HeldUserChapter[];
  topicProgress: HeldTopicProgress[];
};
export type HeldChapter = Held<Omit<Chapter, 'topics'>> & { topics: Topic[] };

interface ChapterSketch {
  name: string;
  topics: readonly string[];
  videoUrl?: string;
  comingSoon?: boolean;
}

const UNITS: readonly { name: string; chapters: readonly ChapterSketch[] }[] = [
  {
    name: 'Unit 1: Intro to Economic Concepts',
    chapters: [
      { name: '1.1 Scarcity, Choice and Opportunity Cost', topics: ['Scarcity and resources', 'Opportunity cost'] },
      {
        name: '1.2 The Production Possibilities Curve',
        topics: ['Reading a PPC', 'Increasing opportunity cost'],
        videoUrl: 'https://www.youtube.com/watch?v=abc123',
      },
      { name: '1.3 Comparative Advantage and Trade', topics: ['Absolute and comparative advantage'] },
    ],
  },
  {
    name: 'Unit 2: Supply & Demand',
    chapters: [
      { name: '2.1 Demand', topics: ['The law of demand', 'Shifts of demand'] },
      { name: '2.2 Supply', topics: ['The law of supply'], comingSoon: true },
    ],
  },
  {
    name: 'Unit 3: Elasticities',
    chapters: [{ name: '3.1 Price Elasticity of Demand', topics: [], comingSoon: true }],
  },
];

export interface Course {
  subjects: Subject[];
  units: Unit[];
  chapters: HeldChapter[];
}

/** Two units of the course, small enough to be read in a test. */
export function mockCourse(): Course {
  const subject: Held<Subject> = { id: '1', name: 'AP Microeconomics', units: [] };
  const chapters: HeldChapter[] = [];
  let topicId = 0;
  const units = UNITS.map(({ name, chapters: sketches }, index) => {
    const unit: Held<Unit> = { id: String(index + 1), name, subject, chapters: [], selectable: true, announced: [] };
    unit.chapters = sketches.map((sketch) => {
      const chapter: HeldChapter = {
        id: String(chapters.length + 1),
        name: sketch.name,
        slug: sketch.name
          .toLowerCase()
          .replace(/^\S+ /, '')
          .replace(/[^a-z]+/g, '-'),
        unit,
        topics: [],
        videoUrl: sketch.videoUrl ?? null,
        videoBlurb: `<p>Why <strong>${sketch.name}</strong> is worth ten minutes.</p>`,
        quizBlurb: `<p>Questions on ${sketch.name}. Read each one twice.</p>`,
        quizBlurbImgUrl: null,
        comingSoon: sketch.comingSoon ?? false,
      };
      chapter.topics = sketch.topics.map((topicName) => ({ id: String(++topicId), topicName, chapter }));
      chapters.push(chapter);
      return chapter;
    });
    return unit;
  });
  subject.units = units;
  return { subjects: [subject], units, chapters };
}

export interface StudentSketch {
  /** Per chapter id: [watched, grade]. A chapter that is named here is in the plan. */
  plan?: Readonly<Record<string, readonly [watched: boolean, grade: number | null]>>;
  /** Per topic id: [answered correctly, asked]. */
  topics?: Readonly<Record<string, readonly [right: number, asked: number]>>;
  currentChapterId?: string;
}

/** A student of the mock course: rows for every chapter and topic, as the server keeps them. */
export function mockStudent(course: Course, { plan = {}, topics = {}, currentChapterId }: StudentSketch): HeldUser {
  return {
    id: '42',
    username: 'mina',
    email: 'mina@example.org',
    currentChapter: course.chapters.find((chapter) => chapter.id === currentChapterId) ?? null,
    userChapters: course.chapters.map((chapter) => ({
      id: `42-${chapter.id}`,
      chapter,
      chosen: chapter.id in plan,
      videoCompleted: plan[chapter.id]?.[0] ?? false,
      quizGrade: plan[chapter.id]?.[1] ?? null,
    })),
    topicProgress: course.chapters
      .flatMap((chapter) => chapter.topics)
      .map((topic) => {
        const [right, asked] = topics[topic.id] ?? [0, 0];
        return {
          id: `42-${topic.id}`,
          topic,
          questionsAsked: asked,
          answeredCorrectly: right,
          percentCorrect: asked > 0 ? Math.floor((right * 100) / asked) : null,
        };
      }),
  };
}
