import type { MeQuery, TopicProgressRowFragment, UserChapterRowFragment } from '../../../schema/generated/graphql';
import { library } from './course';
import type { WithTypename, TypedData } from './with-typenames';

export const TOKEN = 'a-token-of-mina';
/** A file of her own: what the server writes into it is its business. */
export const MY_DATA = '{\n  "account": { "username": "mina_k" }\n}';

type Row = Partial<Pick<UserChapterRowFragment, 'chosen' | 'videoCompleted' | 'quizGrade'>>;
type Evidence = Pick<TopicProgressRowFragment, 'questionsAsked' | 'answeredCorrectly' | 'percentCorrect'>;

export interface StudentStory {
  /** What happened in which chapter; the others are neither chosen nor touched. */
  chapters?: Readonly<Record<string, Row>>;
  topics?: Readonly<Record<string, Evidence>>;
  currentChapterId?: string | null;
}

export const userChapterRow = (chapterId: string, row: Row = {}): WithTypename<UserChapterRowFragment> => ({
  __typename: 'UserChapter',
  id: `mina-${chapterId}`,
  chosen: false,
  videoCompleted: false,
  quizGrade: null,
  ...row,
  chapter: { __typename: 'Chapter', id: chapterId },
});

export const topicProgressRow = (topicId: string, evidence?: Evidence): WithTypename<TopicProgressRowFragment> => ({
  __typename: 'TopicProgress',
  id: `mina-${topicId}`,
  ...(evidence ?? { questionsAsked: 0, answeredCorrectly: 0, percentCorrect: null }),
  topic: { __typename: 'Topic', id: topicId },
});

/** Mina, as the server restores her: complete rows for every chapter and topic, touched or not. */
export function student({
  chapters = {},
  topics = {},
  currentChapterId = null,
}: StudentStory = {}): TypedData<MeQuery> {
  const everyChapter = library.subjects.flatMap((subject) => subject.units.flatMap((unit) => unit.chapters));
  return {
    me: {
      __typename: 'User',
      id: 'mina',
      username: 'mina_k',
      email: 'mina@example.com',
      currentChapter: currentChapterId === null ? null : { __typename: 'Chapter', id: currentChapterId },
      userChapters: everyChapter.map(({ id }) => userChapterRow(id, chapters[id])),
      topicProgress: everyChapter.flatMap((chapter) =>
        chapter.topics.map(({ id }) => topicProgressRow(id, topics[id])),
      ),
    },
  };
}
