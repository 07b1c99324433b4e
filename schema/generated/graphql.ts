/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How sure a student was of an answer. */
export type Certainty =
  | 'guessing'
  | 'sure'
  | 'unsure';

export type ChapterChoice = {
  readonly chapterId: string;
  readonly chosen: boolean;
};

/** The contact form. */
export type ContactMessageInput = {
  /** Up to 5,000 characters. */
  readonly body: string;
  /** The address to reply to. */
  readonly email: string;
  /** A UUID made by the client. A message that is sent again with the same key arrives once. */
  readonly key?: string | null | undefined;
  /** One line, up to 150 characters. */
  readonly subject: string;
};

export type GivenAnswer = {
  readonly given: GivenInput;
  readonly questionId: string;
};

/** The answer to a question: either a choice or a number. */
export type GivenInput = {
  /** The id of a choice. */
  readonly choice?: string | null | undefined;
  /** A number in the question's unit. */
  readonly number?: number | null | undefined;
};

/** What a student gives as the answer: a choice, or a number. */
export type QuestionKind =
  | 'choice'
  | 'number';

/** What is wrong with a question, according to a student. */
export type QuestionProblem =
  | 'other'
  | 'picture'
  | 'typo'
  | 'unclear'
  | 'wrongKey';

/** The skill a question tests. */
export type QuestionType =
  | 'application'
  | 'calculation'
  | 'definition'
  | 'graph'
  | 'interpretation';

/** When a quiz explains its answers. */
export type QuizMode =
  /** After each answer, which then cannot change. */
  | 'practice'
  /** At the end. Answers may change until then. */
  | 'test';

/** The six kinds of quiz (spec §4). */
export type QuizType =
  | 'chapterQuiz'
  | 'chapterQuizNoUser'
  | 'longWeakspotQuiz'
  | 'shortWeakspotQuiz'
  | 'topicQuiz'
  | 'unitQuiz';

/** Input of the sign-up form. */
export type SignUpInput = {
  /** Confirms that the student is at least 13 years old. */
  readonly atLeast13: boolean;
  readonly email: string;
  /** A visitor's finished quiz. Its result is saved for the new student. */
  readonly freeQuizId?: string | null | undefined;
  /** A visitor's attempt at the free-response question. It is saved for the new student. */
  readonly freeResponseId?: string | null | undefined;
  /** 8 to 20 characters with a lowercase letter, an uppercase letter, and a digit. */
  readonly password: string;
  /** 3 to 15 letters, digits, and underscores. */
  readonly username: string;
};

/** Recent direction of an estimate. */
export type Trend =
  | 'falling'
  | 'rising'
  | 'steady';

export type SignedInUserFragment = { readonly id: string, readonly username: string, readonly email: string, readonly currentChapter: { readonly id: string } | null, readonly userChapters: ReadonlyArray<{ readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null }>, readonly topicProgress: ReadonlyArray<{ readonly id: string, readonly questionsAsked: number, readonly answeredCorrectly: number }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly id: string, readonly username: string, readonly email: string, readonly currentChapter: { readonly id: string } | null, readonly userChapters: ReadonlyArray<{ readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null }>, readonly topicProgress: ReadonlyArray<{ readonly id: string, readonly questionsAsked: number, readonly answeredCorrectly: number }> } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { readonly signUp: { readonly accessToken: string, readonly user: { readonly id: string, readonly username: string, readonly email: string, readonly currentChapter: { readonly id: string } | null, readonly userChapters: ReadonlyArray<{ readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null }>, readonly topicProgress: ReadonlyArray<{ readonly id: string, readonly questionsAsked: number, readonly answeredCorrectly: number }> } } };

export type LogInMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LogInMutation = { readonly logIn: { readonly accessToken: string, readonly user: { readonly id: string, readonly username: string, readonly email: string, readonly currentChapter: { readonly id: string } | null, readonly userChapters: ReadonlyArray<{ readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null }>, readonly topicProgress: ReadonlyArray<{ readonly id: string, readonly questionsAsked: number, readonly answeredCorrectly: number }> } } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { readonly logOut: { readonly loggedOut: boolean } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { readonly myData: string };

export type DeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteAccountMutation = { readonly deleteAccount: { readonly deleted: boolean } };

export type SendContactMessageMutationVariables = Exact<{
  message: ContactMessageInput;
}>;


export type SendContactMessageMutation = { readonly sendContactMessage: { readonly sent: boolean } };

export type LessonPositionQueryVariables = Exact<{
  chapterId: string;
}>;


export type LessonPositionQuery = { readonly lessonPosition: { readonly id: string, readonly scene: string | null, readonly seconds: number | null, readonly chapter: { readonly id: string } } };

export type SaveLessonPositionMutationVariables = Exact<{
  chapterId: string;
  scene?: string | null | undefined;
}>;


export type SaveLessonPositionMutation = { readonly saveLessonPosition: { readonly id: string, readonly scene: string | null, readonly seconds: number | null, readonly chapter: { readonly id: string } } };

export type SavedPositionFragment = { readonly id: string, readonly scene: string | null, readonly seconds: number | null, readonly chapter: { readonly id: string } };

export type PracticeSceneMutationVariables = Exact<{
  chapterId: string;
  scene: string;
  choice: number;
}>;


export type PracticeSceneMutation = { readonly practiceScene: { readonly id: string, readonly asked: number, readonly correct: number } };

export type WatchMomentFragment = { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } };

export type ChapterLinkFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly comingSoon: boolean, readonly lessonSeconds: number | null, readonly quizLength: number };

export type LibraryQueryVariables = Exact<{ [key: string]: never; }>;


export type LibraryQuery = { readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string, readonly units: ReadonlyArray<{ readonly id: string, readonly name: string, readonly selectable: boolean, readonly announced: ReadonlyArray<string>, readonly examUnit: { readonly name: string, readonly low: number, readonly high: number } | null, readonly subject: { readonly id: string }, readonly chapters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly comingSoon: boolean, readonly lessonSeconds: number | null, readonly quizLength: number, readonly unit: { readonly id: string }, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string, readonly chapter: { readonly id: string } }> }> }> }> };

export type CourseOutlineQueryVariables = Exact<{ [key: string]: never; }>;


export type CourseOutlineQuery = { readonly subjects: ReadonlyArray<{ readonly id: string, readonly name: string, readonly units: ReadonlyArray<{ readonly id: string, readonly name: string, readonly selectable: boolean, readonly announced: ReadonlyArray<string>, readonly chapters: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly comingSoon: boolean, readonly lessonSeconds: number | null, readonly quizLength: number }> }> }> };

export type ChapterPageFragment = { readonly videoUrl: string | null, readonly videoBlurb: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly comingSoon: boolean, readonly lessonSeconds: number | null, readonly quizLength: number, readonly unit: { readonly id: string, readonly name: string }, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }> };

export type ChapterByIdQueryVariables = Exact<{
  id: string;
}>;


export type ChapterByIdQuery = { readonly chapter: { readonly videoUrl: string | null, readonly videoBlurb: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly comingSoon: boolean, readonly lessonSeconds: number | null, readonly quizLength: number, readonly unit: { readonly id: string, readonly name: string }, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }> } };

export type ChapterBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type ChapterBySlugQuery = { readonly chapter: { readonly videoUrl: string | null, readonly videoBlurb: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly comingSoon: boolean, readonly lessonSeconds: number | null, readonly quizLength: number, readonly unit: { readonly id: string, readonly name: string }, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }> } };

export type SearchChaptersQueryVariables = Exact<{
  term: string;
}>;


export type SearchChaptersQuery = { readonly searchChapters: { readonly term: string, readonly guess: boolean, readonly corrected: string | null, readonly announced: ReadonlyArray<{ readonly name: string, readonly unitName: string }>, readonly chapters: ReadonlyArray<{ readonly videoUrl: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly comingSoon: boolean, readonly lessonSeconds: number | null, readonly quizLength: number }>, readonly inLessonOnly: ReadonlyArray<{ readonly id: string }> } };

export type MisconceptionCardFragment = { readonly id: string, readonly name: string, readonly belief: string | null, readonly met: number, readonly chances: number, readonly cleanSince: number, readonly cleanToClose: number, readonly closed: boolean, readonly lastMetAt: string, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly lostPoint: { readonly freeResponseId: string, readonly attemptId: string, readonly title: string, readonly point: string } | null };

export type MisconceptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MisconceptionsQuery = { readonly misconceptions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly belief: string | null, readonly met: number, readonly chances: number, readonly cleanSince: number, readonly cleanToClose: number, readonly closed: boolean, readonly lastMetAt: string, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly lostPoint: { readonly freeResponseId: string, readonly attemptId: string, readonly title: string, readonly point: string } | null }> };

export type MistakeCardFragment = { readonly id: string, readonly attemptId: string, readonly missedAt: string, readonly timesMissed: number, readonly certainty: Certainty | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly given: { readonly choice: string | null, readonly number: number | null }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> };

export type MissedPointsCardFragment = { readonly id: string, readonly freeResponseId: string, readonly attemptId: string, readonly title: string, readonly submittedAt: string, readonly earned: number, readonly possible: number, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly reason: string, readonly misconception: string | null, readonly belief: string | null }> };

export type MistakesQueryVariables = Exact<{ [key: string]: never; }>;


export type MistakesQuery = { readonly mistakes: ReadonlyArray<{ readonly id: string, readonly attemptId: string, readonly missedAt: string, readonly timesMissed: number, readonly certainty: Certainty | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly given: { readonly choice: string | null, readonly number: number | null }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> }>, readonly missedPoints: ReadonlyArray<{ readonly id: string, readonly freeResponseId: string, readonly attemptId: string, readonly title: string, readonly submittedAt: string, readonly earned: number, readonly possible: number, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly reason: string, readonly misconception: string | null, readonly belief: string | null }> }> };

export type ReportQuestionMutationVariables = Exact<{
  attemptId: string;
  questionId: string;
  problem: QuestionProblem;
  words?: string | null | undefined;
}>;


export type ReportQuestionMutation = { readonly reportQuestion: { readonly reported: boolean } };

export type UserChapterRowFragment = { readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null };

export type TopicProgressRowFragment = { readonly id: string, readonly questionsAsked: number, readonly answeredCorrectly: number };

export type ChooseChaptersMutationVariables = Exact<{
  choices: ReadonlyArray<ChapterChoice> | ChapterChoice;
}>;


export type ChooseChaptersMutation = { readonly chooseChapters: { readonly user: { readonly id: string, readonly currentChapter: { readonly id: string } | null }, readonly userChapters: ReadonlyArray<{ readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null }> } };

export type MarkVideoMutationVariables = Exact<{
  chapterId: string;
  watched: boolean;
}>;


export type MarkVideoMutation = { readonly markVideo: { readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null } };

export type AdvanceChapterMutationVariables = Exact<{
  chapterId: string;
}>;


export type AdvanceChapterMutation = { readonly advanceChapter: { readonly completed: boolean, readonly user: { readonly id: string, readonly currentChapter: { readonly id: string } | null } } };

export type QuestionCardFragment = { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } };

export type AnswerCardFragment = { readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null };

export type GivenCardFragment = { readonly choice: string | null, readonly number: number | null };

export type RationaleCardFragment = { readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } };

export type AttemptQuestionCardFragment = { readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null };

export type AttemptQuestionGradeFragment = { readonly id: string, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null };

export type AttemptUnderWayFragment = { readonly id: string, readonly type: QuizType, readonly mode: QuizMode, readonly startedAt: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> };

export type AttemptQuestionReviewFragment = { readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null };

export type AttemptReviewFragment = { readonly id: string, readonly type: QuizType, readonly mode: QuizMode, readonly startedAt: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> };

export type AttemptGradesFragment = { readonly id: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> };

export type QuizAttemptQueryVariables = Exact<{
  id: string;
}>;


export type QuizAttemptQuery = { readonly quizAttempt: { readonly id: string, readonly type: QuizType, readonly mode: QuizMode, readonly startedAt: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> } };

export type QuizUnderWayQueryVariables = Exact<{
  type: QuizType;
  chapterId?: string | null | undefined;
  unitId?: string | null | undefined;
  topicIds?: ReadonlyArray<string> | string | null | undefined;
  mode?: QuizMode | null | undefined;
}>;


export type QuizUnderWayQuery = { readonly quizUnderWay: { readonly id: string, readonly type: QuizType, readonly mode: QuizMode, readonly startedAt: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> } | null };

export type QuizUnderWayRowFragment = { readonly id: string, readonly type: QuizType, readonly finishedAt: string | null, readonly abandoned: boolean, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly given: { readonly choice: string | null, readonly number: number | null } | null }> };

export type QuizzesUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type QuizzesUnderWayQuery = { readonly quizzesUnderWay: ReadonlyArray<{ readonly id: string, readonly type: QuizType, readonly finishedAt: string | null, readonly abandoned: boolean, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly given: { readonly choice: string | null, readonly number: number | null } | null }> }> };

export type StartQuizMutationVariables = Exact<{
  type: QuizType;
  chapterId?: string | null | undefined;
  unitId?: string | null | undefined;
  topicIds?: ReadonlyArray<string> | string | null | undefined;
  mode?: QuizMode | null | undefined;
  restart?: boolean | null | undefined;
}>;


export type StartQuizMutation = { readonly startQuiz: { readonly id: string, readonly type: QuizType, readonly mode: QuizMode, readonly startedAt: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> } };

export type PracticeMistakesMutationVariables = Exact<{
  attemptId: string;
}>;


export type PracticeMistakesMutation = { readonly practiceMistakes: { readonly id: string, readonly type: QuizType, readonly mode: QuizMode, readonly startedAt: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> } };

export type SaveAnswerMutationVariables = Exact<{
  attemptId: string;
  questionId: string;
  given: GivenInput;
  certainty?: Certainty | null | undefined;
}>;


export type SaveAnswerMutation = { readonly saveAnswer: { readonly id: string, readonly certainty: Certainty | null, readonly given: { readonly choice: string | null, readonly number: number | null } | null } };

export type CheckAnswerMutationVariables = Exact<{
  attemptId: string;
  questionId: string;
  given: GivenInput;
  certainty?: Certainty | null | undefined;
}>;


export type CheckAnswerMutation = { readonly checkAnswer: { readonly certainty: Certainty | null, readonly id: string, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null } };

export type FinishQuizMutationVariables = Exact<{
  attemptId: string;
  answers?: ReadonlyArray<GivenAnswer> | GivenAnswer | null | undefined;
}>;


export type FinishQuizMutation = { readonly finishQuiz: { readonly attempt: { readonly id: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> }, readonly userChapter: { readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null } | null, readonly topicProgress: ReadonlyArray<{ readonly id: string, readonly questionsAsked: number, readonly answeredCorrectly: number }> } };

export type FinishReviewQuizMutationVariables = Exact<{
  attemptId: string;
  answers?: ReadonlyArray<GivenAnswer> | GivenAnswer | null | undefined;
}>;


export type FinishReviewQuizMutation = { readonly finishReviewQuiz: { readonly attempt: { readonly id: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> }, readonly userChapter: { readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null } | null, readonly topicProgress: ReadonlyArray<{ readonly id: string, readonly questionsAsked: number, readonly answeredCorrectly: number }> } };

export type QuizOutcomeFragment = { readonly attempt: { readonly id: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> }, readonly userChapter: { readonly id: string, readonly chosen: boolean, readonly videoCompleted: boolean, readonly quizGrade: number | null } | null, readonly topicProgress: ReadonlyArray<{ readonly id: string, readonly questionsAsked: number, readonly answeredCorrectly: number }> };

export type TopicEstimateRowFragment = { readonly id: string, readonly estimate: number, readonly low: number, readonly high: number, readonly trend: Trend, readonly answers: number, readonly lastAskedAt: string, readonly reviewDue: boolean, readonly reviewAt: string | null, readonly topic: { readonly id: string }, readonly history: ReadonlyArray<{ readonly at: string, readonly estimate: number }> };

export type LearningQueryVariables = Exact<{ [key: string]: never; }>;


export type LearningQuery = { readonly learning: { readonly id: string, readonly topics: ReadonlyArray<{ readonly id: string, readonly estimate: number, readonly low: number, readonly high: number, readonly trend: Trend, readonly answers: number, readonly lastAskedAt: string, readonly reviewDue: boolean, readonly reviewAt: string | null, readonly topic: { readonly id: string }, readonly history: ReadonlyArray<{ readonly at: string, readonly estimate: number }> }>, readonly finishedQuizzes: ReadonlyArray<{ readonly id: string, readonly type: QuizType, readonly title: string, readonly finishedAt: string, readonly score: number, readonly questions: number }>, readonly certainties: ReadonlyArray<{ readonly certainty: Certainty, readonly answers: number, readonly correct: number }> } };

export type PracticeNotebookMutationVariables = Exact<{
  unitId?: string | null | undefined;
  topicId?: string | null | undefined;
  mode?: QuizMode | null | undefined;
}>;


export type PracticeNotebookMutation = { readonly practiceNotebook: { readonly id: string, readonly type: QuizType, readonly mode: QuizMode, readonly startedAt: string, readonly finishedAt: string | null, readonly abandoned: boolean, readonly score: number | null, readonly asksMistakes: boolean, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly quizBlurb: string, readonly quizBlurbImgUrl: string | null } | null, readonly unit: { readonly id: string, readonly name: string } | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly questions: ReadonlyArray<{ readonly id: string, readonly position: number, readonly certainty: Certainty | null, readonly hint: string | null, readonly isCorrect: boolean | null, readonly whyAsked: string | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly kind: QuestionKind, readonly unit: string | null, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly given: { readonly choice: string | null, readonly number: number | null } | null, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string, readonly text: string } }> | null }> } };

export type NoticeCardFragment = { readonly id: string, readonly text: string, readonly createdAt: string, readonly attemptId: string | null };

export type NoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticesQuery = { readonly notices: ReadonlyArray<{ readonly id: string, readonly text: string, readonly createdAt: string, readonly attemptId: string | null }> };

export type DismissNoticeMutationVariables = Exact<{
  id: string;
}>;


export type DismissNoticeMutation = { readonly dismissNotice: ReadonlyArray<{ readonly id: string, readonly text: string, readonly createdAt: string, readonly attemptId: string | null }> };

export type TodayQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayQuery = { readonly learning: { readonly id: string, readonly topics: ReadonlyArray<{ readonly id: string, readonly lastAskedAt: string, readonly reviewDue: boolean, readonly topic: { readonly id: string } }> }, readonly mistakes: ReadonlyArray<{ readonly id: string }> };


const name = (value: string) => ({ kind: 'Name', value });
const set = (selections?: readonly unknown[]) => selections && { kind: 'SelectionSet', selections };
const field = (value: string, selections?: readonly unknown[], args?: readonly unknown[]) =>
  ({ kind: 'Field', name: name(value), arguments: args, selectionSet: set(selections) });
const spread = (value: string) => ({ kind: 'FragmentSpread', name: name(value) });

const SignedInUser = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":set([field('id'), field('username'), field('email'), field('currentChapter', [field('id')]), field('userChapters', [spread('UserChapterRow')]), field('topicProgress', [spread('TopicProgressRow')])])};
const SavedPosition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedPosition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonPosition"}},"selectionSet":set([field('id'), field('scene'), field('seconds'), field('chapter', [field('id')])])};
const WatchMoment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WatchMoment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonMoment"}},"selectionSet":set([field('scene'), field('heading'), field('seconds'), field('chapter', [field('id'), field('slug')])])};
const ChapterLink = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChapterLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":set([field('id'), field('name'), field('slug'), field('comingSoon'), field('lessonSeconds'), field('quizLength')])};
const ChapterPage = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChapterPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":set([spread('ChapterLink'), field('videoUrl'), field('videoBlurb'), field('quizBlurb'), field('quizBlurbImgUrl'), field('unit', [field('id'), field('name')]), field('topics', [field('id'), field('topicName')])])};
const MisconceptionCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MisconceptionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetMisconception"}},"selectionSet":set([field('id'), field('name'), field('belief'), field('met'), field('chances'), field('cleanSince'), field('cleanToClose'), field('closed'), field('lastMetAt'), field('topics', [field('id'), field('topicName')]), field('watch', [field('scene'), field('heading'), field('seconds'), field('chapter', [field('id'), field('slug')])]), field('lostPoint', [field('freeResponseId'), field('attemptId'), field('title'), field('point')])])};
const MistakeCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MistakeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mistake"}},"selectionSet":set([field('id'), field('attemptId'), field('missedAt'), field('timesMissed'), field('certainty'), field('takeaway'), field('question', [spread('QuestionCard')]), field('given', [spread('GivenCard')]), field('answers', [spread('AnswerCard')]), field('rationales', [spread('RationaleCard')])])};
const MissedPointsCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissedPointsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MissedPoints"}},"selectionSet":set([field('id'), field('freeResponseId'), field('attemptId'), field('title'), field('submittedAt'), field('earned'), field('possible'), field('points', [field('name'), field('part'), field('text'), field('reason'), field('misconception'), field('belief')])])};
const UserChapterRow = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserChapterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserChapter"}},"selectionSet":set([field('id'), field('chosen'), field('videoCompleted'), field('quizGrade')])};
const TopicProgressRow = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopicProgressRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicProgress"}},"selectionSet":set([field('id'), field('questionsAsked'), field('answeredCorrectly')])};
const QuestionCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Question"}},"selectionSet":set([field('id'), field('kind'), field('unit'), field('text'), field('set', [field('id'), field('lead')]), field('columns'), field('figure', [field('url'), field('svg')]), field('imageUrl'), field('imageAlt'), field('type'), field('topic', [field('id'), field('topicName')])])};
const AnswerCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":set([field('id'), field('text'), field('cells'), field('figure', [field('svg')])])};
const GivenCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GivenCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Given"}},"selectionSet":set([field('choice'), field('number')])};
const RationaleCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RationaleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rationale"}},"selectionSet":set([field('isCorrect'), field('text'), field('watch', [spread('WatchMoment')]), field('answer', [field('id'), field('text')])])};
const AttemptQuestionCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptQuestionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":set([field('id'), field('position'), field('question', [spread('QuestionCard')]), field('answers', [spread('AnswerCard')]), field('given', [spread('GivenCard')]), field('certainty'), field('hint')])};
const AttemptQuestionGrade = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptQuestionGrade"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":set([field('id'), field('given', [spread('GivenCard')]), field('isCorrect'), field('whyAsked'), field('takeaway'), field('rationales', [spread('RationaleCard')])])};
const AttemptUnderWay = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptUnderWay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuizAttempt"}},"selectionSet":set([field('id'), field('type'), field('mode'), field('startedAt'), field('finishedAt'), field('abandoned'), field('score'), field('asksMistakes'), field('chapter', [field('id'), field('name'), field('slug'), field('quizBlurb'), field('quizBlurbImgUrl')]), field('unit', [field('id'), field('name')]), field('topics', [field('id'), field('topicName')]), field('questions', [spread('AttemptQuestionReview')])])};
const AttemptQuestionReview = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptQuestionReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":set([spread('AttemptQuestionCard'), spread('AttemptQuestionGrade')])};
const AttemptReview = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuizAttempt"}},"selectionSet":set([spread('AttemptUnderWay')])};
const AttemptGrades = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptGrades"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuizAttempt"}},"selectionSet":set([field('id'), field('finishedAt'), field('abandoned'), field('score'), field('questions', [spread('AttemptQuestionGrade')])])};
const QuizUnderWayRow = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuizUnderWayRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuizAttempt"}},"selectionSet":set([field('id'), field('type'), field('finishedAt'), field('abandoned'), field('asksMistakes'), field('chapter', [field('id'), field('name')]), field('unit', [field('id'), field('name')]), field('topics', [field('id')]), field('questions', [field('id'), field('given', [spread('GivenCard')])])])};
const QuizOutcome = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuizOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinishedQuiz"}},"selectionSet":set([field('attempt', [spread('AttemptGrades')]), field('userChapter', [spread('UserChapterRow')]), field('topicProgress', [spread('TopicProgressRow')])])};
const TopicEstimateRow = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopicEstimateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TopicEstimate"}},"selectionSet":set([field('id'), field('estimate'), field('low'), field('high'), field('trend'), field('answers'), field('lastAskedAt'), field('reviewDue'), field('reviewAt'), field('topic', [field('id')]), field('history', [field('at'), field('estimate')])])};
const NoticeCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":set([field('id'), field('text'), field('createdAt'), field('attemptId')])};
export const SignedInUserFragmentDoc = { kind: 'Document', definitions: [SignedInUser, UserChapterRow, TopicProgressRow] } as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const MeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":set([field('me', [spread('SignedInUser')])])}, SignedInUser, UserChapterRow, TopicProgressRow] } as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignUpDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":set([field('signUp', [field('accessToken'), field('user', [spread('SignedInUser')])], [{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}])])}, SignedInUser, UserChapterRow, TopicProgressRow] } as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const LogInDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":set([field('logIn', [field('accessToken'), field('user', [spread('SignedInUser')])], [{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}, {"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}])])}, SignedInUser, UserChapterRow, TopicProgressRow] } as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":set([field('logOut', [field('loggedOut')])])}] } as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const MyDataDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"selectionSet":set([field('myData')])}] } as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const DeleteAccountDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":set([field('deleteAccount', [field('deleted')], [{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}])])}] } as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const SendContactMessageDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}}],"selectionSet":set([field('sendContactMessage', [field('sent')], [{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}])])}] } as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const LessonPositionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonPosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('lessonPosition', [spread('SavedPosition')], [{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}])])}, SavedPosition] } as unknown as DocumentNode<LessonPositionQuery, LessonPositionQueryVariables>;
export const SaveLessonPositionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLessonPosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scene"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":set([field('saveLessonPosition', [spread('SavedPosition')], [{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"scene"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scene"}}}])])}, SavedPosition] } as unknown as DocumentNode<SaveLessonPositionMutation, SaveLessonPositionMutationVariables>;
export const SavedPositionFragmentDoc = { kind: 'Document', definitions: [SavedPosition] } as unknown as DocumentNode<SavedPositionFragment, unknown>;
export const PracticeSceneDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PracticeScene"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scene"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":set([field('practiceScene', [field('id'), field('asked'), field('correct')], [{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"scene"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scene"}}}, {"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}])])}] } as unknown as DocumentNode<PracticeSceneMutation, PracticeSceneMutationVariables>;
export const WatchMomentFragmentDoc = { kind: 'Document', definitions: [WatchMoment] } as unknown as DocumentNode<WatchMomentFragment, unknown>;
export const ChapterLinkFragmentDoc = { kind: 'Document', definitions: [ChapterLink] } as unknown as DocumentNode<ChapterLinkFragment, unknown>;
export const LibraryDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library"},"selectionSet":set([field('subjects', [field('id'), field('name'), field('units', [field('id'), field('name'), field('selectable'), field('announced'), field('examUnit', [field('name'), field('low'), field('high')]), field('subject', [field('id')]), field('chapters', [spread('ChapterLink'), field('unit', [field('id')]), field('topics', [field('id'), field('topicName'), field('chapter', [field('id')])])])])])])}, ChapterLink] } as unknown as DocumentNode<LibraryQuery, LibraryQueryVariables>;
export const CourseOutlineDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseOutline"},"selectionSet":set([field('subjects', [field('id'), field('name'), field('units', [field('id'), field('name'), field('selectable'), field('announced'), field('chapters', [spread('ChapterLink')])])])])}, ChapterLink] } as unknown as DocumentNode<CourseOutlineQuery, CourseOutlineQueryVariables>;
export const ChapterPageFragmentDoc = { kind: 'Document', definitions: [ChapterPage, ChapterLink] } as unknown as DocumentNode<ChapterPageFragment, unknown>;
export const ChapterByIdDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChapterById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('chapter', [spread('ChapterPage')], [{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}])])}, ChapterPage, ChapterLink] } as unknown as DocumentNode<ChapterByIdQuery, ChapterByIdQueryVariables>;
export const ChapterBySlugDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChapterBySlug"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":set([field('chapter', [spread('ChapterPage')], [{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}])])}, ChapterPage, ChapterLink] } as unknown as DocumentNode<ChapterBySlugQuery, ChapterBySlugQueryVariables>;
export const SearchChaptersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchChapters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":set([field('searchChapters', [field('term'), field('guess'), field('corrected'), field('announced', [field('name'), field('unitName')]), field('chapters', [spread('ChapterLink'), field('videoUrl')]), field('inLessonOnly', [field('id')])], [{"kind":"Argument","name":{"kind":"Name","value":"term"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}}])])}, ChapterLink] } as unknown as DocumentNode<SearchChaptersQuery, SearchChaptersQueryVariables>;
export const MisconceptionCardFragmentDoc = { kind: 'Document', definitions: [MisconceptionCard] } as unknown as DocumentNode<MisconceptionCardFragment, unknown>;
export const MisconceptionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Misconceptions"},"selectionSet":set([field('misconceptions', [spread('MisconceptionCard')])])}, MisconceptionCard] } as unknown as DocumentNode<MisconceptionsQuery, MisconceptionsQueryVariables>;
export const MistakeCardFragmentDoc = { kind: 'Document', definitions: [MistakeCard, QuestionCard, GivenCard, AnswerCard, RationaleCard, WatchMoment] } as unknown as DocumentNode<MistakeCardFragment, unknown>;
export const MissedPointsCardFragmentDoc = { kind: 'Document', definitions: [MissedPointsCard] } as unknown as DocumentNode<MissedPointsCardFragment, unknown>;
export const MistakesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mistakes"},"selectionSet":set([field('mistakes', [spread('MistakeCard')]), field('missedPoints', [spread('MissedPointsCard')])])}, MistakeCard, QuestionCard, GivenCard, AnswerCard, RationaleCard, WatchMoment, MissedPointsCard] } as unknown as DocumentNode<MistakesQuery, MistakesQueryVariables>;
export const ReportQuestionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"problem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionProblem"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":set([field('reportQuestion', [field('reported')], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"problem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"problem"}}}, {"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}])])}] } as unknown as DocumentNode<ReportQuestionMutation, ReportQuestionMutationVariables>;
export const UserChapterRowFragmentDoc = { kind: 'Document', definitions: [UserChapterRow] } as unknown as DocumentNode<UserChapterRowFragment, unknown>;
export const TopicProgressRowFragmentDoc = { kind: 'Document', definitions: [TopicProgressRow] } as unknown as DocumentNode<TopicProgressRowFragment, unknown>;
export const ChooseChaptersDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseChapters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choices"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChapterChoice"}}}}}}],"selectionSet":set([field('chooseChapters', [field('user', [field('id'), field('currentChapter', [field('id')])]), field('userChapters', [spread('UserChapterRow')])], [{"kind":"Argument","name":{"kind":"Name","value":"choices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choices"}}}])])}, UserChapterRow] } as unknown as DocumentNode<ChooseChaptersMutation, ChooseChaptersMutationVariables>;
export const MarkVideoDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"watched"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":set([field('markVideo', [spread('UserChapterRow')], [{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"watched"},"value":{"kind":"Variable","name":{"kind":"Name","value":"watched"}}}])])}, UserChapterRow] } as unknown as DocumentNode<MarkVideoMutation, MarkVideoMutationVariables>;
export const AdvanceChapterDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvanceChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('advanceChapter', [field('completed'), field('user', [field('id'), field('currentChapter', [field('id')])])], [{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}])])}] } as unknown as DocumentNode<AdvanceChapterMutation, AdvanceChapterMutationVariables>;
export const QuestionCardFragmentDoc = { kind: 'Document', definitions: [QuestionCard] } as unknown as DocumentNode<QuestionCardFragment, unknown>;
export const AnswerCardFragmentDoc = { kind: 'Document', definitions: [AnswerCard] } as unknown as DocumentNode<AnswerCardFragment, unknown>;
export const GivenCardFragmentDoc = { kind: 'Document', definitions: [GivenCard] } as unknown as DocumentNode<GivenCardFragment, unknown>;
export const RationaleCardFragmentDoc = { kind: 'Document', definitions: [RationaleCard, WatchMoment] } as unknown as DocumentNode<RationaleCardFragment, unknown>;
export const AttemptQuestionCardFragmentDoc = { kind: 'Document', definitions: [AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard] } as unknown as DocumentNode<AttemptQuestionCardFragment, unknown>;
export const AttemptQuestionGradeFragmentDoc = { kind: 'Document', definitions: [AttemptQuestionGrade, GivenCard, RationaleCard, WatchMoment] } as unknown as DocumentNode<AttemptQuestionGradeFragment, unknown>;
export const AttemptUnderWayFragmentDoc = { kind: 'Document', definitions: [AttemptUnderWay, AttemptQuestionReview, AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard, AttemptQuestionGrade, RationaleCard, WatchMoment] } as unknown as DocumentNode<AttemptUnderWayFragment, unknown>;
export const AttemptQuestionReviewFragmentDoc = { kind: 'Document', definitions: [AttemptQuestionReview, AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard, AttemptQuestionGrade, RationaleCard, WatchMoment] } as unknown as DocumentNode<AttemptQuestionReviewFragment, unknown>;
export const AttemptReviewFragmentDoc = { kind: 'Document', definitions: [AttemptReview, AttemptUnderWay, AttemptQuestionReview, AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard, AttemptQuestionGrade, RationaleCard, WatchMoment] } as unknown as DocumentNode<AttemptReviewFragment, unknown>;
export const AttemptGradesFragmentDoc = { kind: 'Document', definitions: [AttemptGrades, AttemptQuestionGrade, GivenCard, RationaleCard, WatchMoment] } as unknown as DocumentNode<AttemptGradesFragment, unknown>;
export const QuizAttemptDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuizAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('quizAttempt', [spread('AttemptReview')], [{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}])])}, AttemptReview, AttemptUnderWay, AttemptQuestionReview, AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard, AttemptQuestionGrade, RationaleCard, WatchMoment] } as unknown as DocumentNode<QuizAttemptQuery, QuizAttemptQueryVariables>;
export const QuizUnderWayDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuizUnderWay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuizType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topicIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuizMode"}}}],"selectionSet":set([field('quizUnderWay', [spread('AttemptUnderWay')], [{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}, {"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"unitId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"topicIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topicIds"}}}, {"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}}])])}, AttemptUnderWay, AttemptQuestionReview, AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard, AttemptQuestionGrade, RationaleCard, WatchMoment] } as unknown as DocumentNode<QuizUnderWayQuery, QuizUnderWayQueryVariables>;
export const QuizUnderWayRowFragmentDoc = { kind: 'Document', definitions: [QuizUnderWayRow, GivenCard] } as unknown as DocumentNode<QuizUnderWayRowFragment, unknown>;
export const QuizzesUnderWayDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuizzesUnderWay"},"selectionSet":set([field('quizzesUnderWay', [spread('QuizUnderWayRow')])])}, QuizUnderWayRow, GivenCard] } as unknown as DocumentNode<QuizzesUnderWayQuery, QuizzesUnderWayQueryVariables>;
export const StartQuizDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartQuiz"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuizType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topicIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuizMode"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"restart"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":set([field('startQuiz', [spread('AttemptUnderWay')], [{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}, {"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"unitId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"topicIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topicIds"}}}, {"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}}, {"kind":"Argument","name":{"kind":"Name","value":"restart"},"value":{"kind":"Variable","name":{"kind":"Name","value":"restart"}}}])])}, AttemptUnderWay, AttemptQuestionReview, AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard, AttemptQuestionGrade, RationaleCard, WatchMoment] } as unknown as DocumentNode<StartQuizMutation, StartQuizMutationVariables>;
export const PracticeMistakesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PracticeMistakes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('practiceMistakes', [spread('AttemptUnderWay')], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}])])}, AttemptUnderWay, AttemptQuestionReview, AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard, AttemptQuestionGrade, RationaleCard, WatchMoment] } as unknown as DocumentNode<PracticeMistakesMutation, PracticeMistakesMutationVariables>;
export const SaveAnswerDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GivenInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certainty"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Certainty"}}}],"selectionSet":set([field('saveAnswer', [field('id'), field('given', [spread('GivenCard')]), field('certainty')], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}, {"kind":"Argument","name":{"kind":"Name","value":"certainty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certainty"}}}])])}, GivenCard] } as unknown as DocumentNode<SaveAnswerMutation, SaveAnswerMutationVariables>;
export const CheckAnswerDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GivenInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certainty"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Certainty"}}}],"selectionSet":set([field('checkAnswer', [spread('AttemptQuestionGrade'), field('certainty')], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}}, {"kind":"Argument","name":{"kind":"Name","value":"certainty"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certainty"}}}])])}, AttemptQuestionGrade, GivenCard, RationaleCard, WatchMoment] } as unknown as DocumentNode<CheckAnswerMutation, CheckAnswerMutationVariables>;
export const FinishQuizDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishQuiz"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}}}}}],"selectionSet":set([field('finishQuiz', [spread('QuizOutcome')], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}])])}, QuizOutcome, AttemptGrades, AttemptQuestionGrade, GivenCard, RationaleCard, WatchMoment, UserChapterRow, TopicProgressRow] } as unknown as DocumentNode<FinishQuizMutation, FinishQuizMutationVariables>;
export const FinishReviewQuizDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishReviewQuiz"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GivenAnswer"}}}}}],"selectionSet":set([field('finishReviewQuiz', [spread('QuizOutcome')], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}])])}, QuizOutcome, AttemptGrades, AttemptQuestionGrade, GivenCard, RationaleCard, WatchMoment, UserChapterRow, TopicProgressRow] } as unknown as DocumentNode<FinishReviewQuizMutation, FinishReviewQuizMutationVariables>;
export const QuizOutcomeFragmentDoc = { kind: 'Document', definitions: [QuizOutcome, AttemptGrades, AttemptQuestionGrade, GivenCard, RationaleCard, WatchMoment, UserChapterRow, TopicProgressRow] } as unknown as DocumentNode<QuizOutcomeFragment, unknown>;
export const TopicEstimateRowFragmentDoc = { kind: 'Document', definitions: [TopicEstimateRow] } as unknown as DocumentNode<TopicEstimateRowFragment, unknown>;
export const LearningDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Learning"},"selectionSet":set([field('learning', [field('id'), field('topics', [spread('TopicEstimateRow')]), field('finishedQuizzes', [field('id'), field('type'), field('title'), field('finishedAt'), field('score'), field('questions')]), field('certainties', [field('certainty'), field('answers'), field('correct')])])])}, TopicEstimateRow] } as unknown as DocumentNode<LearningQuery, LearningQueryVariables>;
export const PracticeNotebookDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PracticeNotebook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topicId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuizMode"}}}],"selectionSet":set([field('practiceNotebook', [spread('AttemptUnderWay')], [{"kind":"Argument","name":{"kind":"Name","value":"unitId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"topicId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topicId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}}])])}, AttemptUnderWay, AttemptQuestionReview, AttemptQuestionCard, QuestionCard, AnswerCard, GivenCard, AttemptQuestionGrade, RationaleCard, WatchMoment] } as unknown as DocumentNode<PracticeNotebookMutation, PracticeNotebookMutationVariables>;
export const NoticeCardFragmentDoc = { kind: 'Document', definitions: [NoticeCard] } as unknown as DocumentNode<NoticeCardFragment, unknown>;
export const NoticesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"selectionSet":set([field('notices', [spread('NoticeCard')])])}, NoticeCard] } as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const DismissNoticeDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('dismissNotice', [spread('NoticeCard')], [{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}])])}, NoticeCard] } as unknown as DocumentNode<DismissNoticeMutation, DismissNoticeMutationVariables>;
export const TodayDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"selectionSet":set([field('learning', [field('id'), field('topics', [field('id'), field('lastAskedAt'), field('reviewDue'), field('topic', [field('id')])])]), field('mistakes', [field('id')])])}] } as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
