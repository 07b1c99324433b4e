export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
};

export type AdvancedChapter = {
  readonly __typename?: 'AdvancedChapter';
  /** True if every chosen chapter has been passed. */
  readonly completed: Scalars['Boolean']['output'];
  readonly user: User;
};

/** An announced chapter or topic that has no lesson yet. */
export type AnnouncedChapter = {
  readonly __typename?: 'AnnouncedChapter';
  readonly name: Scalars['String']['output'];
  /** The unit it will belong to. */
  readonly unitName: Scalars['String']['output'];
};

/** A choice of a question. It does not reveal whether it is correct. */
export type Answer = {
  readonly __typename?: 'Answer';
  /** The text in cells as sanitized HTML, one for each of the question's columns. */
  readonly cells?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The graph that the choice is. */
  readonly figure?: Maybe<QuestionFigure>;
  readonly id: Scalars['ID']['output'];
  /** The choice as sanitized HTML. It says all that the choice shows. */
  readonly text: Scalars['String']['output'];
};

/** What changing the first answer came to. */
export type AnswerChange =
  | 'gained'
  | 'lost'
  | 'same';

/** A question in one attempt. */
export type AttemptQuestion = {
  readonly __typename?: 'AttemptQuestion';
  /** The choices in the order shown; none where the answer is no choice. */
  readonly answers: ReadonlyArray<Answer>;
  /** How sure the student was; null when not stated. */
  readonly certainty?: Maybe<Certainty>;
  /** Null until the student asks for it. */
  readonly firstStep?: Maybe<SolutionStep>;
  /** The student's current answer. */
  readonly given?: Maybe<Given>;
  /** In practice mode, a common mistake to avoid, as plain text; null if the course names none. */
  readonly hint?: Maybe<Scalars['String']['output']>;
  /** Attempt and position. */
  readonly id: Scalars['ID']['output'];
  /** Null until the answer key is revealed: at the end, or in practice mode after the answer. */
  readonly isCorrect?: Maybe<Scalars['Boolean']['output']>;
  /** Whether `workedExample` can show another one worked out; false until revealed. */
  readonly offersExample: Scalars['Boolean']['output'];
  /** In practice mode, whether `firstStep` can show the first step of the solution before the answer. */
  readonly offersFirstStep: Scalars['Boolean']['output'];
  /** Position in the quiz, from 1. */
  readonly position: Scalars['Int']['output'];
  readonly question: Question;
  /** Why each choice, or the right answer and the one given, is correct or incorrect; null until revealed. */
  readonly rationales?: Maybe<ReadonlyArray<Rationale>>;
  /** The whole solution; null until revealed, or if the course has none. */
  readonly solution?: Maybe<ReadonlyArray<SolutionStep>>;
  /** The one thing to remember; null until revealed. */
  readonly takeaway?: Maybe<Scalars['String']['output']>;
  /** Why this question was asked, in one sentence; null until finished, or if nothing was known about the student. */
  readonly whyAsked?: Maybe<Scalars['String']['output']>;
};

/** How sure a student was of an answer. */
export type Certainty =
  | 'guessing'
  | 'sure'
  | 'unsure';

/** Results of the answers given at one level of certainty. */
export type CertaintyRecord = {
  readonly __typename?: 'CertaintyRecord';
  readonly answers: Scalars['Int']['output'];
  readonly certainty: Certainty;
  readonly correct: Scalars['Int']['output'];
};

/** A chapter: one video, one quiz. */
export type Chapter = {
  readonly __typename?: 'Chapter';
  /** True if it has no questions yet: it is listed but cannot be chosen. */
  readonly comingSoon: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Length of its lesson at speed 1, in whole seconds; null while it has no lesson of our own. */
  readonly lessonSeconds?: Maybe<Scalars['Int']['output']>;
  /** Number, space, title: "1.1 Scarcity, Choice and Opportunity Cost". */
  readonly name: Scalars['String']['output'];
  /** What the quiz asks, as sanitized HTML. */
  readonly quizBlurb: Scalars['String']['output'];
  /** A picture beside the quiz blurb. */
  readonly quizBlurbImgUrl?: Maybe<Scalars['String']['output']>;
  /** How many questions its chapter quiz asks; 0 while it is coming soon. */
  readonly quizLength: Scalars['Int']['output'];
  /** Its path segment in /video-library/{slug}. */
  readonly slug: Scalars['String']['output'];
  /** Its topics in teaching order. */
  readonly topics: ReadonlyArray<Topic>;
  readonly unit: Unit;
  /** What the video is about, as sanitized HTML. */
  readonly videoBlurb: Scalars['String']['output'];
  /** A YouTube, Vimeo, or file URL, or /lessons/{slug} for one of our lessons; null if there is no video. */
  readonly videoUrl?: Maybe<Scalars['String']['output']>;
};

export type ChapterChoice = {
  readonly chapterId: Scalars['ID']['input'];
  readonly chosen: Scalars['Boolean']['input'];
};

export type ChosenChapters = {
  readonly __typename?: 'ChosenChapters';
  readonly user: User;
  /** The chapters named in the request. */
  readonly userChapters: ReadonlyArray<UserChapter>;
};

/** The contact form. */
export type ContactMessageInput = {
  /** Up to 5,000 characters. */
  readonly body: Scalars['String']['input'];
  /** The address to reply to. */
  readonly email: Scalars['String']['input'];
  /** A UUID made by the client. A message that is sent again with the same key arrives once. */
  readonly key?: InputMaybe<Scalars['ID']['input']>;
  /** One line, up to 150 characters. */
  readonly subject: Scalars['String']['input'];
};

export type DeletedAccount = {
  readonly __typename?: 'DeletedAccount';
  readonly deleted: Scalars['Boolean']['output'];
};

export type EstimatePoint = {
  readonly __typename?: 'EstimatePoint';
  readonly at: Scalars['DateTimeISO']['output'];
  /** 0 to 1. */
  readonly estimate: Scalars['Float']['output'];
};

/** The way to an exam or test, computed from what the student decided and what is true now. */
export type ExamPlan = {
  readonly __typename?: 'ExamPlan';
  /** What is planned: the study plan, or the chapters of the test. */
  readonly chapters: ReadonlyArray<Chapter>;
  /** From today to the date. */
  readonly curve: ReadonlyArray<ExpectedPoints>;
  /** The day of the exam or test: "2027-05-07". */
  readonly date: Scalars['String']['output'];
  /** From today to the day before the date. */
  readonly days: ReadonlyArray<ExamPlanDay>;
  /** "2027-05-07". */
  readonly daysOff: ReadonlyArray<Scalars['String']['output']>;
  /** The student. */
  readonly id: Scalars['ID']['output'];
  /** True from the date on. Then there are no days. */
  readonly isOver: Scalars['Boolean']['output'];
  readonly kind: PlanKind;
  /** The costliest first. */
  readonly leftOut: ReadonlyArray<LeftOutChapter>;
  /** Minutes for each weekday, Sunday first. */
  readonly minutes: ReadonlyArray<Scalars['Int']['output']>;
  /** The time zone in which days begin, such as America/New_York. */
  readonly zone: Scalars['String']['output'];
};

/** One day of a plan. */
export type ExamPlanDay = {
  readonly __typename?: 'ExamPlanDay';
  /** In the zone of the plan: "2027-05-07". */
  readonly date: Scalars['String']['output'];
  /** Minutes that the student gives the day; 0 on a day off. */
  readonly minutes: Scalars['Int']['output'];
  /** In order; of today, what is left. */
  readonly steps: ReadonlyArray<ExamPlanStep>;
};

/** What a student decides about a plan. */
export type ExamPlanInput = {
  /** Of a test, the chapters that it asks about; of the exam, none. */
  readonly chapterIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The day of the exam or test: "2027-05-07". */
  readonly date: Scalars['String']['input'];
  /** Days without work, 100 at most. */
  readonly daysOff: ReadonlyArray<Scalars['String']['input']>;
  readonly kind: PlanKind;
  /** Minutes for each weekday, Sunday first, 0 to 240. */
  readonly minutes: ReadonlyArray<Scalars['Int']['input']>;
  /** A time zone, such as America/New_York. */
  readonly zone: Scalars['String']['input'];
};

/** Something to do on one day of a plan. */
export type ExamPlanStep = {
  readonly __typename?: 'ExamPlanStep';
  /** Of a lesson or quiz. */
  readonly chapter?: Maybe<Chapter>;
  /** Of a free response. */
  readonly freeResponseId?: Maybe<Scalars['ID']['output']>;
  readonly kind: PlanStepKind;
  /** About how long it takes. */
  readonly minutes: Scalars['Int']['output'];
  /** How many questions; null for a lesson and a free response. */
  readonly questions?: Maybe<Scalars['Int']['output']>;
  /** Of a review: topics that are due. The learner chooses the other questions. */
  readonly topics: ReadonlyArray<Topic>;
};

/** A unit of the exam, which may be split into several units of the course. */
export type ExamUnit = {
  readonly __typename?: 'ExamUnit';
  /** Greatest percent of the multiple-choice section. */
  readonly high: Scalars['Int']['output'];
  /** Least percent of the multiple-choice section. */
  readonly low: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** Its number on the exam. */
  readonly number: Scalars['Int']['output'];
};

/** How much of the solution is shown at first. */
export type ExampleStage =
  /** All of it. */
  | 'example'
  /** All but its last results, which the student finds. */
  | 'halfWorked';

/** What is expected if the exam or test were on a day. */
export type ExpectedPoints = {
  readonly __typename?: 'ExpectedPoints';
  /** "2027-05-07". */
  readonly date: Scalars['String']['output'];
  /** Points of 100 when the plan is followed until then. */
  readonly withPlan: Scalars['Float']['output'];
  /** Points of 100 without further work. */
  readonly without: Scalars['Float']['output'];
};

/** What a finished quiz changed. */
export type FinishedQuiz = {
  readonly __typename?: 'FinishedQuiz';
  readonly attempt: QuizAttempt;
  readonly topicProgress: ReadonlyArray<TopicProgress>;
  /** The chapter it graded; null for a review quiz. */
  readonly userChapter?: Maybe<UserChapter>;
};

export type FinishedQuizPoint = {
  readonly __typename?: 'FinishedQuizPoint';
  readonly finishedAt: Scalars['DateTimeISO']['output'];
  /** The attempt. */
  readonly id: Scalars['ID']['output'];
  /** How many questions it had. */
  readonly questions: Scalars['Int']['output'];
  /** Percent, 0 to 100. */
  readonly score: Scalars['Int']['output'];
  /** Short description of the quiz. */
  readonly title: Scalars['String']['output'];
  readonly type: QuizType;
};

/** A formula of the exam. */
export type Formula = {
  readonly __typename?: 'Formula';
  readonly formula: Scalars['String']['output'];
  readonly letters: ReadonlyArray<FormulaLetter>;
  readonly name: Scalars['String']['output'];
  /** The scene of a lesson that teaches it. */
  readonly taught: LessonMoment;
  /** The formula with numbers. */
  readonly worked: Scalars['String']['output'];
};

/** What a letter of a formula means. */
export type FormulaLetter = {
  readonly __typename?: 'FormulaLetter';
  readonly letter: Scalars['String']['output'];
  readonly meaning: Scalars['String']['output'];
};

/** A free-response question, and how far the student is who asks. */
export type FreeResponse = {
  readonly __typename?: 'FreeResponse';
  /** The most points that the student earned; null before the first. */
  readonly best?: Maybe<Scalars['Int']['output']>;
  readonly chapter: Chapter;
  readonly content: FreeResponseContent;
  /** Questions of one family ask the same with another story and other numbers. */
  readonly family: Scalars['String']['output'];
  /** Its path segment in /free-response/{id}. */
  readonly id: Scalars['ID']['output'];
  /** Whether visitors may try it. */
  readonly isFree: Scalars['Boolean']['output'];
  /** The attempt that was submitted last. */
  readonly lastAttemptId?: Maybe<Scalars['ID']['output']>;
  readonly length: FreeResponseLength;
  /** The time that the exam gives. */
  readonly minutes: Scalars['Int']['output'];
  /** The attempt in progress. */
  readonly openAttemptId?: Maybe<Scalars['ID']['output']>;
  /** How many points its rubric has. */
  readonly points: Scalars['Int']['output'];
  readonly state: FreeResponseState;
  readonly title: Scalars['String']['output'];
};

/** One attempt at a free-response question. */
export type FreeResponseAttempt = {
  readonly __typename?: 'FreeResponseAttempt';
  /** What was answered so far, as JSON: {"graph": {"panels": […]}, "parts": {"b": {"work": "…"}}}. */
  readonly answer: Scalars['String']['output'];
  readonly chapter: Chapter;
  /** What was asked when it was started. */
  readonly content: FreeResponseContent;
  /** The question as it is now, with how far the student is; null if the course no longer has it. */
  readonly freeResponse?: Maybe<FreeResponse>;
  /** The ID of the question. */
  readonly freeResponseId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly length: FreeResponseLength;
  /** Null until it is submitted. */
  readonly result?: Maybe<FreeResponseResult>;
  /** How often it was saved. A save and the submission send it back. */
  readonly revision: Scalars['Int']['output'];
  /** Time spent, in seconds, as the client measured it. */
  readonly seconds: Scalars['Int']['output'];
  readonly startedAt: Scalars['DateTimeISO']['output'];
  readonly submittedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly title: Scalars['String']['output'];
};

/** What a free-response question asks. A question that is edited gets another content. */
export type FreeResponseContent = {
  readonly __typename?: 'FreeResponseContent';
  /** The graph to read below the stem, if there is one. */
  readonly figure?: Maybe<QuestionFigure>;
  readonly id: Scalars['ID']['output'];
  /** Names to offer for what is drawn, in alphabetical order. */
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  /** One or two graphs; none if nothing is drawn. */
  readonly panels: ReadonlyArray<FreeResponsePanel>;
  readonly parts: ReadonlyArray<FreeResponsePart>;
  /** As sanitized HTML. */
  readonly stem: Scalars['String']['output'];
};

/** The two lengths of the exam. */
export type FreeResponseLength =
  | 'long'
  | 'short';

/** A graph to draw. */
export type FreeResponsePanel = {
  readonly __typename?: 'FreeResponsePanel';
  /** The ID of its panel in a graph. */
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** A part of a free-response question, without its rubric. */
export type FreeResponsePart = {
  readonly __typename?: 'FreeResponsePart';
  /** Whether a choice has to be explained. */
  readonly explained: Scalars['Boolean']['output'];
  readonly kind: FreeResponsePartKind;
  /** Its letter: "a", "c-i". The key of its answer. */
  readonly name: Scalars['String']['output'];
  /** What to choose from; null unless it is a choice. */
  readonly options?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly points: Scalars['Int']['output'];
  /** As sanitized HTML. */
  readonly text: Scalars['String']['output'];
  /** The unit of a number: "$", "%" or a word. */
  readonly unit?: Maybe<Scalars['String']['output']>;
};

/** How a part is answered. */
export type FreeResponsePartKind =
  /** With one of its options. */
  | 'choice'
  /** By adding to the graph. */
  | 'draw'
  /** With an expression that leads to a number. */
  | 'number'
  /** In words. */
  | 'prose';

/** A point of a submitted free response. */
export type FreeResponsePlace = {
  readonly __typename?: 'FreeResponsePlace';
  readonly attemptId: Scalars['ID']['output'];
  /** The question. */
  readonly freeResponseId: Scalars['ID']['output'];
  /** The name of the point. */
  readonly point: Scalars['String']['output'];
  /** Of the question. */
  readonly title: Scalars['String']['output'];
};

/** A point of the rubric, as scored. Sent only after the submission. */
export type FreeResponsePoint = {
  readonly __typename?: 'FreeResponsePoint';
  /** What a student with this misconception believes. */
  readonly belief?: Maybe<Scalars['String']['output']>;
  /** Null unless the student thinks that the score is wrong. */
  readonly dispute?: Maybe<PointDispute>;
  /** What the explanation must say, if one is asked for. */
  readonly explain?: Maybe<Scalars['String']['output']>;
  /** IDs of what to look at in the student's graph. */
  readonly look: ReadonlyArray<Scalars['String']['output']>;
  /** Short name of the misconception it tells, if any. */
  readonly misconception?: Maybe<Scalars['String']['output']>;
  /** Unique in the question: "a-1". */
  readonly name: Scalars['String']['output'];
  /** The name of its part. */
  readonly part: Scalars['String']['output'];
  /** Why, in one sentence. */
  readonly reason: Scalars['String']['output'];
  /** Whether the student scored it, by comparing with the rubric. */
  readonly selfScored: Scalars['Boolean']['output'];
  readonly state: PointState;
  /** What earns it, in one sentence, as sanitized HTML. */
  readonly text: Scalars['String']['output'];
  /** The scene of a lesson that explains it. */
  readonly watch?: Maybe<LessonMoment>;
};

/** What the rubric says about a submitted answer. */
export type FreeResponseResult = {
  readonly __typename?: 'FreeResponseResult';
  /** Points earned, self-scored ones included. */
  readonly earned: Scalars['Int']['output'];
  /** The model graph, as JSON in the form of an answer’s graph. */
  readonly model: Scalars['String']['output'];
  /** Points that the student has yet to compare with the rubric. */
  readonly open: Scalars['Int']['output'];
  /** In the order of the rubric. */
  readonly points: ReadonlyArray<FreeResponsePoint>;
  /** Points of the whole rubric. */
  readonly possible: Scalars['Int']['output'];
  readonly solutions: ReadonlyArray<FreeResponseSolution>;
};

/** The worked solution of a part. Sent only after the submission. */
export type FreeResponseSolution = {
  readonly __typename?: 'FreeResponseSolution';
  /** The name of the part. */
  readonly part: Scalars['String']['output'];
  /** As sanitized HTML. */
  readonly text: Scalars['String']['output'];
};

/** How far a student is. */
export type FreeResponseState =
  | 'inProgress'
  | 'notStarted'
  | 'submitted';

/** The answer to a question: a choice, or a number. */
export type Given = {
  readonly __typename?: 'Given';
  /** The id of a choice. */
  readonly choice?: Maybe<Scalars['ID']['output']>;
  /** A number in the question's unit. */
  readonly number?: Maybe<Scalars['Float']['output']>;
};

export type GivenAnswer = {
  readonly given: GivenInput;
  readonly questionId: Scalars['ID']['input'];
};

/** The answer to a question: either a choice or a number. */
export type GivenInput = {
  /** The id of a choice. */
  readonly choice?: InputMaybe<Scalars['ID']['input']>;
  /** A number in the question's unit. */
  readonly number?: InputMaybe<Scalars['Float']['input']>;
};

/** What the learner model estimates about the logged-in student, and how accurate it has been. */
export type Learning = {
  readonly __typename?: 'Learning';
  /** Only certainties that were stated. */
  readonly certainties: ReadonlyArray<CertaintyRecord>;
  /** Oldest first. */
  readonly finishedQuizzes: ReadonlyArray<FinishedQuizPoint>;
  /** The student. */
  readonly id: Scalars['ID']['output'];
  readonly predicted: PredictionRecord;
  /** Only bands with answers, lowest first. */
  readonly predictions: ReadonlyArray<PredictionBand>;
  /** Topics with at least one question asked, in course order. */
  readonly topics: ReadonlyArray<TopicEstimate>;
};

/** A chosen chapter for which the plan has no time. */
export type LeftOutChapter = {
  readonly __typename?: 'LeftOutChapter';
  readonly chapter: Chapter;
  /** Points of 100 that leaving it out is expected to cost. */
  readonly points: Scalars['Float']['output'];
};

/** The scene of a lesson that explains something. */
export type LessonMoment = {
  readonly __typename?: 'LessonMoment';
  readonly chapter: Chapter;
  readonly heading: Scalars['String']['output'];
  /** For ?scene= in the address of the video page. */
  readonly scene: Scalars['ID']['output'];
  /** Length of the scene at normal speed, in whole seconds. */
  readonly seconds: Scalars['Int']['output'];
};

/** Where a student stopped in a lesson. */
export type LessonPosition = {
  readonly __typename?: 'LessonPosition';
  readonly chapter: Chapter;
  /** Student and chapter. */
  readonly id: Scalars['ID']['output'];
  /** The scene to resume at; null to start at the beginning. */
  readonly scene?: Maybe<Scalars['String']['output']>;
  /** Where that scene begins at speed 1, in whole seconds. */
  readonly seconds?: Maybe<Scalars['Int']['output']>;
};

export type LoggedOut = {
  readonly __typename?: 'LoggedOut';
  readonly loggedOut: Scalars['Boolean']['output'];
};

/** A term of the reference. */
export type LookUp = {
  readonly __typename?: 'LookUp';
  /** The fragment of its address: /reference/terms#{id}. */
  readonly id: Scalars['ID']['output'];
  readonly term: Scalars['String']['output'];
};

/** A misconception that led the student to a wrong choice, or cost a point of a free response, at least once. */
export type MetMisconception = {
  readonly __typename?: 'MetMisconception';
  /** What the student seems to believe, in one sentence. */
  readonly belief?: Maybe<Scalars['String']['output']>;
  /** Number of answers to questions with a choice or a point based on it. */
  readonly chances: Scalars['Int']['output'];
  /** Number of such questions answered correctly in a row since it last came up. */
  readonly cleanSince: Scalars['Int']['output'];
  /** How many in a row clear it. */
  readonly cleanToClose: Scalars['Int']['output'];
  readonly closed: Scalars['Boolean']['output'];
  /** Student and name. */
  readonly id: Scalars['ID']['output'];
  readonly lastMetAt: Scalars['DateTimeISO']['output'];
  /** The latest point of a free response that it cost. */
  readonly lostPoint?: Maybe<FreeResponsePlace>;
  /** Number of wrong choices made, and of free responses that missed a point, because of it. */
  readonly met: Scalars['Int']['output'];
  /** Short name, as in the course. */
  readonly name: Scalars['String']['output'];
  /** Topics where it came up, in course order. */
  readonly topics: ReadonlyArray<Topic>;
  /** The scene of a lesson that explains it. */
  readonly watch?: Maybe<LessonMoment>;
};

/** A free-response question of which the newest submission did not earn every point. */
export type MissedPoints = {
  readonly __typename?: 'MissedPoints';
  /** The newest submission. */
  readonly attemptId: Scalars['ID']['output'];
  readonly chapter: Chapter;
  /** Points earned in it. */
  readonly earned: Scalars['Int']['output'];
  /** The version that was submitted. */
  readonly freeResponseId: Scalars['ID']['output'];
  /** Student and question. Versions of a question are one. */
  readonly id: Scalars['ID']['output'];
  /** Those not earned, in the order of the rubric. */
  readonly points: ReadonlyArray<FreeResponsePoint>;
  /** Points of the whole rubric. */
  readonly possible: Scalars['Int']['output'];
  readonly submittedAt: Scalars['DateTimeISO']['output'];
  readonly title: Scalars['String']['output'];
};

/** A question missed in a finished quiz and not answered correctly since. */
export type Mistake = {
  readonly __typename?: 'Mistake';
  /** The choices in the order they were shown. */
  readonly answers: ReadonlyArray<Answer>;
  /** The quiz in which it was most recently missed. */
  readonly attemptId: Scalars['ID']['output'];
  /** How sure the student was; null when not stated. */
  readonly certainty?: Maybe<Certainty>;
  /** The most recent answer. */
  readonly given: Given;
  /** Student and question. */
  readonly id: Scalars['ID']['output'];
  readonly missedAt: Scalars['DateTimeISO']['output'];
  readonly question: Question;
  readonly rationales: ReadonlyArray<Rationale>;
  /** The one thing to remember. */
  readonly takeaway?: Maybe<Scalars['String']['output']>;
  readonly timesMissed: Scalars['Int']['output'];
};

/** A mock exam of a student. */
export type MockExam = {
  readonly __typename?: 'MockExam';
  /** When the section ends that runs or is paused. */
  readonly deadline?: Maybe<Scalars['DateTimeISO']['output']>;
  /** The factor of each section’s time: 1, 1.25, 1.5 or 2. */
  readonly extraTime: Scalars['Float']['output'];
  readonly finishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Which form of section I, from 1. */
  readonly form: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly length: MockLength;
  /** By the server’s clock, which counts: a client corrects its own by it. */
  readonly now: Scalars['DateTimeISO']['output'];
  readonly pausedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly phase: MockPhase;
  /** Section I in the order asked. */
  readonly questions: ReadonlyArray<MockQuestion>;
  /** Null until both sections have ended. */
  readonly report?: Maybe<MockReport>;
  /** Section II, one long question and two short ones; empty before it begins, and in a half exam. */
  readonly responses: ReadonlyArray<MockResponseQuestion>;
  readonly startedAt: Scalars['DateTimeISO']['output'];
  /** False once the student paused: the result is not timed. */
  readonly timed: Scalars['Boolean']['output'];
};

/** The mock exams of a student, and what can be started. */
export type MockExams = {
  readonly __typename?: 'MockExams';
  /** The latest first. */
  readonly exams: ReadonlyArray<MockExam>;
  /** The factor of each section’s time in the next exam. */
  readonly extraTime: Scalars['Float']['output'];
  /** Full forms that the student has not seen. */
  readonly fullFormsLeft: Scalars['Int']['output'];
  /** Half forms that the student has not seen. A full form that is taken takes two. */
  readonly halfFormsLeft: Scalars['Int']['output'];
  /** The student. */
  readonly id: Scalars['ID']['output'];
};

/** How long a mock exam is. */
export type MockLength =
  /** 60 questions in 70 minutes, a break, and three free-response questions in 60 minutes. */
  | 'full'
  /** 30 questions in 35 minutes, without free-response questions. */
  | 'half';

/** How far a mock exam is. */
export type MockPhase =
  | 'break'
  | 'finished'
  | 'sectionOne'
  | 'sectionTwo';

/** A question of section I in one mock exam. */
export type MockQuestion = {
  readonly __typename?: 'MockQuestion';
  /** The question and the answer. The key is null until the whole exam ends. */
  readonly asked: AttemptQuestion;
  /** What changing the answer came to; null until the exam ends, or if it was not changed. */
  readonly change?: Maybe<AnswerChange>;
  /** IDs of the choices that the student crossed out. */
  readonly crossedOut: ReadonlyArray<Scalars['ID']['output']>;
  /** Exam and position. */
  readonly id: Scalars['ID']['output'];
  readonly isFlagged: Scalars['Boolean']['output'];
  /** Time spent, in seconds, as the client measured it. */
  readonly seconds: Scalars['Int']['output'];
};

/** What a mock exam came to, by the current answer key. */
export type MockReport = {
  readonly __typename?: 'MockReport';
  /** Answers given in section I. */
  readonly answered: Scalars['Int']['output'];
  /** 0 to 100. Without a section II, what section I alone comes to. */
  readonly composite: Scalars['Float']['output'];
  /** The highest one. */
  readonly highScore: Scalars['Int']['output'];
  /** The composite if every point still to be compared is earned. */
  readonly highestComposite: Scalars['Float']['output'];
  /** Answers given in the last two minutes of section I. */
  readonly lastMinuteAnswers: Scalars['Int']['output'];
  /** Those of them that are right. */
  readonly lastMinuteRight: Scalars['Int']['output'];
  /** The lowest exam score, 1 to 5, that estimates of the cut scores give it. */
  readonly lowScore: Scalars['Int']['output'];
  /** Empty for a half exam, or if section II was left out. */
  readonly responses: ReadonlyArray<MockResponseResult>;
  /** Right answers of section I. */
  readonly right: Scalars['Int']['output'];
  readonly skills: ReadonlyArray<MockSkillResult>;
  /** In the order of the exam. */
  readonly units: ReadonlyArray<MockUnitResult>;
};

/** A question of section II in one mock exam. */
export type MockResponseQuestion = {
  readonly __typename?: 'MockResponseQuestion';
  /** What was answered so far, as JSON in the form of FreeResponseAttempt.answer. */
  readonly answer: Scalars['String']['output'];
  readonly content: FreeResponseContent;
  /** Of the free-response attempt that it becomes at the end. */
  readonly id: Scalars['ID']['output'];
  readonly length: FreeResponseLength;
  /** Position in section II, from 1. */
  readonly position: Scalars['Int']['output'];
  /** How often it was saved. A save sends it back. */
  readonly revision: Scalars['Int']['output'];
};

/** The points of a question of section II. */
export type MockResponseResult = {
  readonly __typename?: 'MockResponseResult';
  /** The free-response attempt, which has every point with its reason. */
  readonly attemptId: Scalars['ID']['output'];
  /** Points earned, self-scored ones included. */
  readonly earned: Scalars['Int']['output'];
  /** The ID of the question. */
  readonly freeResponseId: Scalars['ID']['output'];
  readonly length: FreeResponseLength;
  /** Points that the student has yet to compare with the rubric. */
  readonly open: Scalars['Int']['output'];
  readonly possible: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

/** Right answers of section I to questions that ask for one skill. */
export type MockSkillResult = {
  readonly __typename?: 'MockSkillResult';
  readonly asked: Scalars['Int']['output'];
  readonly right: Scalars['Int']['output'];
  readonly skill: QuestionType;
};

/** Right answers of section I in a unit of the exam. */
export type MockUnitResult = {
  readonly __typename?: 'MockUnitResult';
  readonly asked: Scalars['Int']['output'];
  /** Topics of questions that were missed, nine at most: the one that cost most first. */
  readonly missedTopics: ReadonlyArray<Topic>;
  readonly right: Scalars['Int']['output'];
  readonly unit: ExamUnit;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Moves on from a passed chapter. */
  readonly advanceChapter: AdvancedChapter;
  /** Starts practice with one other question like a question whose answer was explained. If that was missed, a correct answer to the new one corrects the mistake. */
  readonly anotherLikeThis: QuizAttempt;
  /** In practice mode, records an answer for good and reveals the answer key for its question. A later answer to the same question changes nothing. */
  readonly checkAnswer: AttemptQuestion;
  /** Adds chapters to the study plan or removes them. Other chapters stay as they are. */
  readonly chooseChapters: ChosenChapters;
  /** Deletes the account and all its data. Requires the password. */
  readonly deleteAccount: DeletedAccount;
  /** Deletes the plan. True if there was one. */
  readonly deleteExamPlan: Scalars['Boolean']['output'];
  /** Dismisses a notice and returns the remaining ones. */
  readonly dismissNotice: ReadonlyArray<Notice>;
  /** Records that the student thinks that a point was scored wrongly, for the author. A second time replaces the first. */
  readonly disputePoint: FreeResponseAttempt;
  /** Marks the result of the next open step, from 0, and shows its work. Each step has one try. */
  readonly findStep: WorkedExample;
  /** Submits and grades a quiz of any type. `answers` override the saved ones. */
  readonly finishQuiz: FinishedQuiz;
  /** Same as finishQuiz, under the name used in the specification. */
  readonly finishReviewQuiz: FinishedQuiz;
  /** In practice mode, shows the first step of the solution to a question that is not answered yet, and notes that the student asked for it. */
  readonly firstStep: AttemptQuestion;
  readonly logIn: SignedIn;
  /** Revokes the access token of this request. */
  readonly logOut: LoggedOut;
  /** Marks a chapter's video as watched or unwatched. */
  readonly markVideo: UserChapter;
  /** Stops the clock, after which the result is not timed, or lets it run on. */
  readonly pauseMockExam: MockExam;
  /** Starts practice for 5, 10, or 20 minutes: reviews that are due, then open mistakes, weak spots, and what comes next. Resumes what was started within the last hour. */
  readonly practiceMinutes: QuizAttempt;
  /** Starts a practice quiz on what was missed in a finished quiz: first others like those questions, then these again, except those that always have others. */
  readonly practiceMistakes: QuizAttempt;
  /** Starts a topic quiz on open mistakes, 20 at most: in a unit, in a topic, or all. */
  readonly practiceNotebook: QuizAttempt;
  /** Records an answer to a scene's question. `choice` is zero-based. */
  readonly practiceScene: ScenePractice;
  /** Reports a problem with a question in the student's own quiz. A second report replaces the first. */
  readonly reportQuestion: ReportedQuestion;
  /** Emails a one-time link to reset the password. */
  readonly requestPasswordReset: RequestedMail;
  /** Emails the username. */
  readonly requestUsername: RequestedMail;
  /** Sets a new password with an emailed token and ends all sessions. */
  readonly resetPassword: PasswordChanged;
  /** Saves an answer, which may be changed until the quiz is submitted. */
  readonly saveAnswer: AttemptQuestion;
  /** Makes a plan, or replaces it. */
  readonly saveExamPlan: ExamPlan;
  /** Saves the whole answer, up to 24,000 bytes of JSON. Fails with NEWER_WORK if another tab or device has saved after `revision`. */
  readonly saveFreeResponse: FreeResponseAttempt;
  /** Saves the scene to resume at. Without one, the lesson was watched to the end. */
  readonly saveLessonPosition: LessonPosition;
  /** Saves an answer of section I, which may be changed until the section ends, and what else was done with the question. */
  readonly saveMockAnswer: MockQuestion;
  /** Saves an answer of section II, up to 24,000 bytes of JSON. Fails with NEWER_WORK if another tab or device has saved after `revision`. */
  readonly saveMockResponse: MockResponseQuestion;
  /** Records whether an explanation says what the rubric asks for, as the student sees it. It may be changed. */
  readonly scoreOwnPoint: FreeResponseAttempt;
  /** Sends a message to the person who runs the site. */
  readonly sendContactMessage: SentContactMessage;
  /** How much time the next exams give: 1, 1.25, 1.5 or 2 times the usual. */
  readonly setExtraTime: MockExams;
  /** Creates an account and logs in. */
  readonly signUp: SignedIn;
  /** Resumes the attempt in progress or starts a new one. Visitors may start the free question. */
  readonly startFreeResponse: FreeResponseAttempt;
  /** Resumes the exam under way, or starts one with a form that the student has not seen. Its clock runs at once. */
  readonly startMockExam: MockExam;
  /** Ends the break. Section II has its full time from now on. */
  readonly startMockSectionTwo: MockExam;
  /** Resumes the attempt in progress or starts a new one. `restart` always starts a new one. */
  readonly startQuiz: QuizAttempt;
  /** Scores the saved answer, once. Fails with NEWER_WORK if another tab or device has saved after `revision`. */
  readonly submitFreeResponse: FreeResponseAttempt;
  /** Submits a section with what was saved, once. In the break, section 2 ends the exam without a section II. */
  readonly submitMockSection: MockExam;
  /** Whether an emailed link still works. Checking does not use it up. */
  readonly validateResetToken: ValidResetToken;
  /** Takes a dispute of a point back. */
  readonly withdrawDispute: FreeResponseAttempt;
  /** After the answer to a question: another one of its kind worked out, or one to finish, by what the student has done with this kind. Null once the student answers it alone. */
  readonly workedExample?: Maybe<WorkedExample>;
};


export type MutationAdvanceChapterArgs = {
  chapterId: Scalars['ID']['input'];
};


export type MutationAnotherLikeThisArgs = {
  attemptId: Scalars['ID']['input'];
  questionId: Scalars['ID']['input'];
};


export type MutationCheckAnswerArgs = {
  attemptId: Scalars['ID']['input'];
  certainty?: InputMaybe<Certainty>;
  given: GivenInput;
  questionId: Scalars['ID']['input'];
};


export type MutationChooseChaptersArgs = {
  choices: ReadonlyArray<ChapterChoice>;
  startAt?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationDismissNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisputePointArgs = {
  attemptId: Scalars['ID']['input'];
  point: Scalars['String']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
};


export type MutationFindStepArgs = {
  exampleId: Scalars['ID']['input'];
  number: Scalars['Float']['input'];
  step: Scalars['Int']['input'];
};


export type MutationFinishQuizArgs = {
  answers?: ReadonlyArray<GivenAnswer>;
  attemptId: Scalars['ID']['input'];
};


export type MutationFinishReviewQuizArgs = {
  answers?: ReadonlyArray<GivenAnswer>;
  attemptId: Scalars['ID']['input'];
};


export type MutationFirstStepArgs = {
  attemptId: Scalars['ID']['input'];
  questionId: Scalars['ID']['input'];
};


export type MutationLogInArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationMarkVideoArgs = {
  chapterId: Scalars['ID']['input'];
  watched: Scalars['Boolean']['input'];
};


export type MutationPauseMockExamArgs = {
  examId: Scalars['ID']['input'];
  paused: Scalars['Boolean']['input'];
};


export type MutationPracticeMinutesArgs = {
  minutes: Scalars['Int']['input'];
};


export type MutationPracticeMistakesArgs = {
  attemptId: Scalars['ID']['input'];
};


export type MutationPracticeNotebookArgs = {
  mode?: QuizMode;
  topicId?: InputMaybe<Scalars['ID']['input']>;
  unitId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationPracticeSceneArgs = {
  chapterId: Scalars['ID']['input'];
  choice: Scalars['Int']['input'];
  scene: Scalars['String']['input'];
};


export type MutationReportQuestionArgs = {
  attemptId: Scalars['ID']['input'];
  problem: QuestionProblem;
  questionId: Scalars['ID']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestUsernameArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSaveAnswerArgs = {
  attemptId: Scalars['ID']['input'];
  certainty?: InputMaybe<Certainty>;
  given: GivenInput;
  questionId: Scalars['ID']['input'];
};


export type MutationSaveExamPlanArgs = {
  plan: ExamPlanInput;
};


export type MutationSaveFreeResponseArgs = {
  answer: Scalars['String']['input'];
  attemptId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  seconds?: Scalars['Int']['input'];
};


export type MutationSaveLessonPositionArgs = {
  chapterId: Scalars['ID']['input'];
  scene?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveMockAnswerArgs = {
  at: Scalars['DateTimeISO']['input'];
  choice?: InputMaybe<Scalars['ID']['input']>;
  crossedOut: ReadonlyArray<Scalars['ID']['input']>;
  examId: Scalars['ID']['input'];
  isFlagged: Scalars['Boolean']['input'];
  position: Scalars['Int']['input'];
  seconds: Scalars['Int']['input'];
};


export type MutationSaveMockResponseArgs = {
  answer: Scalars['String']['input'];
  examId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
  revision: Scalars['Int']['input'];
};


export type MutationScoreOwnPointArgs = {
  attemptId: Scalars['ID']['input'];
  earned: Scalars['Boolean']['input'];
  point: Scalars['String']['input'];
};


export type MutationSendContactMessageArgs = {
  message: ContactMessageInput;
};


export type MutationSetExtraTimeArgs = {
  extraTime: Scalars['Float']['input'];
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationStartFreeResponseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStartMockExamArgs = {
  length: MockLength;
};


export type MutationStartMockSectionTwoArgs = {
  examId: Scalars['ID']['input'];
};


export type MutationStartQuizArgs = {
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  mode?: QuizMode;
  restart?: Scalars['Boolean']['input'];
  topicIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  type: QuizType;
  unitId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSubmitFreeResponseArgs = {
  attemptId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


export type MutationSubmitMockSectionArgs = {
  examId: Scalars['ID']['input'];
  section: Scalars['Int']['input'];
};


export type MutationValidateResetTokenArgs = {
  token: Scalars['String']['input'];
};


export type MutationWithdrawDisputeArgs = {
  attemptId: Scalars['ID']['input'];
  point: Scalars['String']['input'];
};


export type MutationWorkedExampleArgs = {
  attemptId: Scalars['ID']['input'];
  questionId: Scalars['ID']['input'];
};

/** A notice to the student, shown until dismissed. */
export type Notice = {
  readonly __typename?: 'Notice';
  /** The quiz it is about. */
  readonly attemptId?: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['DateTimeISO']['output'];
  /** The free response it is about. */
  readonly freeResponseAttemptId?: Maybe<Scalars['ID']['output']>;
  /** The question of that free response. */
  readonly freeResponseId?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type PasswordChanged = {
  readonly __typename?: 'PasswordChanged';
  readonly changed: Scalars['Boolean']['output'];
};

/** What a plan leads to: the exam or a class test. */
export type PlanKind =
  | 'exam'
  | 'test';

/** What there is to do. */
export type PlanStepKind =
  | 'freeResponse'
  | 'lesson'
  /** A section of a mock exam. */
  | 'mock'
  /** The quiz of a chapter. */
  | 'quiz'
  | 'review';

/** How much a planned question in a weak-spot quiz teaches, compared with a random one. Differences in the share of correct answers a week or more later, −1 to 1; null while there are too few students. */
export type PlannerTrial = {
  readonly __typename?: 'PlannerTrial';
  /** planned minus drawn. */
  readonly advantage?: Maybe<Scalars['Float']['output']>;
  /** Number of later answers it is based on. */
  readonly answers: Scalars['Int']['output'];
  /** Additional answers needed to detect a difference of .05 with 80% power. */
  readonly answersNeeded: Scalars['Int']['output'];
  readonly asOf: Scalars['DateTimeISO']['output'];
  /** Drawn topics: asked minus passed over. */
  readonly drawn?: Maybe<Scalars['Float']['output']>;
  /** Upper end of the 95% interval of the advantage. */
  readonly high?: Maybe<Scalars['Float']['output']>;
  /** Lower end of the 95% interval of the advantage. */
  readonly low?: Maybe<Scalars['Float']['output']>;
  /** Planned topics: asked minus replaced. */
  readonly planned?: Maybe<Scalars['Float']['output']>;
};

/** What a student says about a point that seems wrong to them. The author reads it. */
export type PointDispute = {
  readonly __typename?: 'PointDispute';
  /** Why, in one sentence. */
  readonly words?: Maybe<Scalars['String']['output']>;
};

/** What became of a point. */
export type PointState =
  | 'earned'
  | 'missed'
  /** The student has to compare the explanation with the rubric first. */
  | 'open';

/** Answers with predicted probabilities in one fifth of the scale, and their results. */
export type PredictionBand = {
  readonly __typename?: 'PredictionBand';
  readonly answers: Scalars['Int']['output'];
  /** Share of correct answers, 0 to 1. */
  readonly correct: Scalars['Float']['output'];
  /** Lower end, 0 to 0.8. */
  readonly from: Scalars['Float']['output'];
  /** Mean predicted probability of a correct answer, 0 to 1. */
  readonly predicted: Scalars['Float']['output'];
  /** Upper end, 0.2 to 1. */
  readonly to: Scalars['Float']['output'];
};

/** Predictions for all answers together, and the results. */
export type PredictionRecord = {
  readonly __typename?: 'PredictionRecord';
  readonly answers: Scalars['Int']['output'];
  /** Share of correct answers, 0 to 1; null without answers. */
  readonly correct?: Maybe<Scalars['Float']['output']>;
  /** Mean predicted probability of a correct answer, 0 to 1; null without answers. */
  readonly predicted?: Maybe<Scalars['Float']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** One chapter, by ID or by slug. */
  readonly chapter: Chapter;
  /** The plan of the logged-in student; null before one is made. */
  readonly examPlan?: Maybe<ExamPlan>;
  /** The formulas of the exam, in course order. */
  readonly formulas: ReadonlyArray<Formula>;
  readonly freeResponse: FreeResponse;
  /** An attempt of the logged-in student, or a visitor's attempt by its unguessable ID. */
  readonly freeResponseAttempt: FreeResponseAttempt;
  /** The free-response questions in course order: of a chapter, of a unit, or all. */
  readonly freeResponses: ReadonlyArray<FreeResponse>;
  /** Estimates by topic, quizzes over time, certainty, and the accuracy of predictions. */
  readonly learning: Learning;
  /** Where the logged-in student stopped in a chapter's lesson. */
  readonly lessonPosition: LessonPosition;
  /** The logged-in student with study plan and progress. Restores the session after a reload. */
  readonly me: User;
  /** Open ones first, most recent first. */
  readonly misconceptions: ReadonlyArray<MetMisconception>;
  /** Free-response questions with points that the newest submission did not earn, newest first. */
  readonly missedPoints: ReadonlyArray<MissedPoints>;
  /** Questions missed and not yet answered correctly: those the student was sure about first, then newest first. */
  readonly mistakes: ReadonlyArray<Mistake>;
  readonly mockExam: MockExam;
  readonly mockExams: MockExams;
  /** Everything stored about the logged-in student, as JSON for a file. */
  readonly myData: Scalars['String']['output'];
  /** Newest first. */
  readonly notices: ReadonlyArray<Notice>;
  /** Public. Null before the first report. */
  readonly plannerTrial?: Maybe<PlannerTrial>;
  /** A quiz of the logged-in student, or a visitor's quiz by its unguessable ID. */
  readonly quizAttempt: QuizAttempt;
  /** The attempt in progress, if there is one. */
  readonly quizUnderWay?: Maybe<QuizAttempt>;
  /** The logged-in student's unfinished quizzes, most recent first. */
  readonly quizzesUnderWay: ReadonlyArray<QuizAttempt>;
  /** The predicted score of the exam, what it rests on, and what raises it most. */
  readonly readiness: Readiness;
  /** One graph of the exam. */
  readonly referenceGraph: ReferenceGraph;
  /** The graphs of the exam, in course order. */
  readonly referenceGraphs: ReadonlyArray<ReferenceGraph>;
  /** The glossary, in the order of the alphabet. */
  readonly referenceTerms: ReadonlyArray<ReferenceTerm>;
  /** Searches chapters, the scenes of their lessons, topics, free-response questions, and pages of the site. */
  readonly searchChapters: SearchResult;
  /** The whole public course. */
  readonly subjects: ReadonlyArray<Subject>;
  /** The task verbs of the free-response section. */
  readonly taskVerbs: ReadonlyArray<TaskVerb>;
};


export type QueryChapterArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFreeResponseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFreeResponseAttemptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFreeResponsesArgs = {
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  unitId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryLessonPositionArgs = {
  chapterId: Scalars['ID']['input'];
};


export type QueryMockExamArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuizAttemptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuizUnderWayArgs = {
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  mode?: QuizMode;
  topicIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  type: QuizType;
  unitId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryReferenceGraphArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySearchChaptersArgs = {
  term: Scalars['String']['input'];
};

/** A question of the course, without its answer key. */
export type Question = {
  readonly __typename?: 'Question';
  /** The heads of the choices' cells as sanitized HTML, if the choices are rows of a table. */
  readonly columns?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Whether it goes beyond what the exam asks. Only a quiz on topics that the student chose has such questions. */
  readonly enrichment: Scalars['Boolean']['output'];
  /** The graph beside the stem, if the site draws it. */
  readonly figure?: Maybe<QuestionFigure>;
  readonly id: Scalars['ID']['output'];
  /** What the image shows, as text. */
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  /** URL of an author's image beside the stem, if there is no figure. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  readonly kind: QuestionKind;
  /** The set it belongs to, if any. */
  readonly set?: Maybe<QuestionSet>;
  /** The stem as sanitized HTML; may contain <br> as line breaks. */
  readonly text: Scalars['String']['output'];
  readonly topic: Topic;
  readonly type: QuestionType;
  /** Of the number to type, such as $ or units per day. */
  readonly unit?: Maybe<Scalars['String']['output']>;
};

/** A graph the site draws for a question. */
export type QuestionFigure = {
  readonly __typename?: 'QuestionFigure';
  /** What the graph shows, as text. */
  readonly alt: Scalars['String']['output'];
  /** SVG for embedding in a page. It uses the page's colors and has a title and a description. */
  readonly svg: Scalars['String']['output'];
  /** URL of the same graph as a file, which follows the light or dark theme on its own. */
  readonly url: Scalars['String']['output'];
};

/** What a student gives as the answer. */
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

/** Two or three questions on one stimulus, which are asked together and in order. */
export type QuestionSet = {
  readonly __typename?: 'QuestionSet';
  readonly id: Scalars['ID']['output'];
  /** What its questions share: sanitized HTML, with which the `text` of each begins. */
  readonly lead: Scalars['String']['output'];
};

/** The skill a question tests. */
export type QuestionType =
  | 'application'
  | 'calculation'
  | 'definition'
  | 'graph'
  | 'interpretation';

/** One attempt at a quiz: its questions, the student's answers and, once it is finished, the answer key. */
export type QuizAttempt = {
  readonly __typename?: 'QuizAttempt';
  /** Whether the student started over. If so, none of its answers count toward a score. */
  readonly abandoned: Scalars['Boolean']['output'];
  /** Whether it repeats missed questions from a quiz or from the mistakes page. */
  readonly asksMistakes: Scalars['Boolean']['output'];
  readonly chapter?: Maybe<Chapter>;
  readonly finishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is one question like another whose answer was explained. */
  readonly isAnotherLike: Scalars['Boolean']['output'];
  /** For how many minutes it practices what is due; null for a quiz with a fixed number of questions. */
  readonly minutes?: Maybe<Scalars['Int']['output']>;
  readonly mode: QuizMode;
  /** Its questions in the order asked. */
  readonly questions: ReadonlyArray<AttemptQuestion>;
  /** Percent correct, rounded down, 0 to 100; null until finished. */
  readonly score?: Maybe<Scalars['Int']['output']>;
  readonly startedAt: Scalars['DateTimeISO']['output'];
  /** The topics its questions come from. */
  readonly topics: ReadonlyArray<Topic>;
  readonly type: QuizType;
  readonly unit?: Maybe<Unit>;
};

/** When a quiz explains its answers. */
export type QuizMode =
  /** After each answer, which then cannot change. */
  | 'practice'
  /** At the end. Answers may change until then. */
  | 'test';

/** The six kinds of quiz (spec §4), and section I of a mock exam that has ended. */
export type QuizType =
  | 'chapterQuiz'
  | 'chapterQuizNoUser'
  | 'longWeakspotQuiz'
  | 'mockExam'
  | 'shortWeakspotQuiz'
  | 'topicQuiz'
  | 'unitQuiz';

/** Why a choice is correct, or which misconception leads to it. Sent only after the answer key is revealed. */
export type Rationale = {
  readonly __typename?: 'Rationale';
  readonly answer: Answer;
  readonly isCorrect: Scalars['Boolean']['output'];
  /** Short name, shared across questions. */
  readonly misconception?: Maybe<Scalars['String']['output']>;
  /** As sanitized HTML. */
  readonly text: Scalars['String']['output'];
  /** The scene of a lesson that explains the misconception. */
  readonly watch?: Maybe<LessonMoment>;
};

/** How ready the logged-in student is for the exam, by simulated exams. It ranks and places nobody. */
export type Readiness = {
  readonly __typename?: 'Readiness';
  /** Answers on units of the exam in quizzes that ended, and points of free responses. */
  readonly answers: Scalars['Int']['output'];
  /** Days until the predicted exam, without practice until then: those to the exam, 30 at most. */
  readonly daysAhead: Scalars['Int']['output'];
  /** Null while there is too little evidence, and for a course without an exam. */
  readonly forecast?: Maybe<ReadinessForecast>;
  /** Submitted free responses with scored points. */
  readonly freeResponses: Scalars['Int']['output'];
  /** Days with finished work, oldest first. */
  readonly history: ReadonlyArray<ReadinessRecord>;
  /** The student. */
  readonly id: Scalars['ID']['output'];
  /** The two that add the most points a minute, best first. */
  readonly steps: ReadonlyArray<ReadinessStep>;
  /** In the order of the exam; empty for a course without an exam. */
  readonly units: ReadonlyArray<ReadinessUnit>;
  /** Units of the exam with enough answers to count. */
  readonly unitsAnswered: Scalars['Int']['output'];
};

/** The predicted score of the exam. Ranges hold at least 80% of the simulated exams. */
export type ReadinessForecast = {
  readonly __typename?: 'ReadinessForecast';
  /** Chance that the score lies in the range, 0 to 1. */
  readonly chance: Scalars['Float']['output'];
  /** Chances of the scores 1 to 5, 0 to 1. */
  readonly chances: ReadonlyArray<Scalars['Float']['output']>;
  /** Mean composite, 0 to 100. */
  readonly composite: Scalars['Float']['output'];
  /** Upper end of the 80% range of the composite. */
  readonly compositeHigh: Scalars['Float']['output'];
  /** Lower end of the 80% range of the composite. */
  readonly compositeLow: Scalars['Float']['output'];
  /** Upper end of the range of scores, 1 to 5. */
  readonly high: Scalars['Int']['output'];
  /** Lower end of the range of scores, 1 to 5. */
  readonly low: Scalars['Int']['output'];
};

/** What was predicted after the last work of a day. */
export type ReadinessRecord = {
  readonly __typename?: 'ReadinessRecord';
  /** Noon of the day, UTC. */
  readonly at: Scalars['DateTimeISO']['output'];
  readonly composite: Scalars['Int']['output'];
  readonly compositeHigh: Scalars['Int']['output'];
  readonly compositeLow: Scalars['Int']['output'];
  readonly high: Scalars['Int']['output'];
  readonly low: Scalars['Int']['output'];
};

/** Something to do next, with its expected effect on the exam. */
export type ReadinessStep = {
  readonly __typename?: 'ReadinessStep';
  readonly chapter?: Maybe<Chapter>;
  /** Of practice. */
  readonly examUnit?: Maybe<ExamUnit>;
  /** The free-response question. */
  readonly freeResponseId?: Maybe<Scalars['ID']['output']>;
  /** Points of the composite that it is expected to add. */
  readonly gain: Scalars['Float']['output'];
  readonly kind: ReadinessStepKind;
  readonly minutes: Scalars['Int']['output'];
  /** Of the free-response question. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Of practice; empty for other steps. */
  readonly topics: ReadonlyArray<Topic>;
};

/** What a step asks the student to do: a quiz on topics, a chapter with its quiz, or a free response. */
export type ReadinessStepKind =
  | 'chapter'
  | 'freeResponse'
  | 'practice';

/** A unit of the exam, and what a student is expected to lose in it. */
export type ReadinessUnit = {
  readonly __typename?: 'ReadinessUnit';
  /** Answers on it in quizzes that ended, and points of free responses. */
  readonly answers: Scalars['Int']['output'];
  /** Expected loss in points of the composite; null without a forecast. */
  readonly cost?: Maybe<Scalars['Float']['output']>;
  readonly examUnit: ExamUnit;
  /** Points of the composite that it is worth on average. */
  readonly worth: Scalars['Float']['output'];
};

/** A graph of the exam in which something can be moved. */
export type ReferenceGraph = {
  readonly __typename?: 'ReferenceGraph';
  /** What it shows, in one sentence. */
  readonly about: Scalars['String']['output'];
  /** Its path segment in /reference/graphs/{id}. */
  readonly id: Scalars['ID']['output'];
  /** The point that is lost most often. */
  readonly lost: Scalars['String']['output'];
  /** The graph and what can be moved in it, as JSON. */
  readonly movable: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** The graph before anything is moved. */
  readonly picture: ReferencePicture;
  /** What rubrics usually give points for. */
  readonly points: ReadonlyArray<Scalars['String']['output']>;
  /** The scene of a lesson that teaches it. */
  readonly taught: LessonMoment;
  /** The terms of the glossary that name this graph. */
  readonly terms: ReadonlyArray<ReferenceTerm>;
};

/** A graph of the reference as a picture. */
export type ReferencePicture = {
  readonly __typename?: 'ReferencePicture';
  /** What it shows, as text. */
  readonly alt: Scalars['String']['output'];
  /** In pixels. */
  readonly height: Scalars['Int']['output'];
  /** The address of its SVG file. */
  readonly url: Scalars['String']['output'];
  /** In pixels. */
  readonly width: Scalars['Int']['output'];
};

/** A term of the glossary. */
export type ReferenceTerm = {
  readonly __typename?: 'ReferenceTerm';
  /** Its other names and abbreviations. */
  readonly also: ReadonlyArray<Scalars['String']['output']>;
  /** One sentence. */
  readonly definition: Scalars['String']['output'];
  readonly example: Scalars['String']['output'];
  /** The graph that shows it, if one does. */
  readonly graph?: Maybe<ReferenceGraph>;
  /** The fragment of its address: /reference/terms#{id}. */
  readonly id: Scalars['ID']['output'];
  /** The scene of a lesson that teaches it. */
  readonly taught: LessonMoment;
  readonly term: Scalars['String']['output'];
};

export type ReportedQuestion = {
  readonly __typename?: 'ReportedQuestion';
  readonly reported: Scalars['Boolean']['output'];
};

export type RequestedMail = {
  readonly __typename?: 'RequestedMail';
  readonly sent: Scalars['Boolean']['output'];
  /** True if an address without an account gets the same response (UNIFORM_RETRIEVE). */
  readonly uniform: Scalars['Boolean']['output'];
};

/** How often a student answered a scene's question. Practice, never graded. */
export type ScenePractice = {
  readonly __typename?: 'ScenePractice';
  readonly asked: Scalars['Int']['output'];
  readonly chapter: Chapter;
  readonly correct: Scalars['Int']['output'];
  /** Student, chapter and scene. */
  readonly id: Scalars['ID']['output'];
  readonly scene: Scalars['String']['output'];
};

/** Something that a search found. */
export type SearchHit = {
  readonly __typename?: 'SearchHit';
  /** The chapter, or that of the topic or question; null for a page or term. */
  readonly chapter?: Maybe<Chapter>;
  /** The sentence that says why it was found, in pieces. */
  readonly excerpt: ReadonlyArray<SearchText>;
  /** Of a free-response question. */
  readonly freeResponseId?: Maybe<Scalars['ID']['output']>;
  readonly kind: SearchHitKind;
  /** Of a chapter: the scene that explains it, if one does. */
  readonly moment?: Maybe<LessonMoment>;
  /** Of a page or term. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** When this scene begins in the lesson at normal speed, in whole seconds. */
  readonly startsAt?: Maybe<Scalars['Int']['output']>;
  /** Name of the chapter or topic, title of the question or page, or the term. */
  readonly title: Scalars['String']['output'];
  readonly topic?: Maybe<Topic>;
};

/** What a search found. */
export type SearchHitKind =
  | 'chapter'
  | 'freeResponse'
  /** A page of the site, such as the privacy policy. */
  | 'page'
  /** A term of the reference. */
  | 'term'
  | 'topic';

/** Search results. */
export type SearchResult = {
  readonly __typename?: 'SearchResult';
  /** Announced chapters and topics that match the term. */
  readonly announced: ReadonlyArray<AnnouncedChapter>;
  /** The chapters among the hits, best first. */
  readonly chapters: ReadonlyArray<Chapter>;
  /** The corrected spelling that was searched for instead of the term. */
  readonly corrected?: Maybe<Scalars['String']['output']>;
  /** True if nothing contains the term and the results contain similar words. */
  readonly guess: Scalars['Boolean']['output'];
  /** Best first. */
  readonly hits: ReadonlyArray<SearchHit>;
  /** The search term, trimmed. */
  readonly term: Scalars['String']['output'];
};

/** A piece of a sentence. */
export type SearchText = {
  readonly __typename?: 'SearchText';
  /** Whether it is what was searched for. */
  readonly isMatch: Scalars['Boolean']['output'];
  readonly text: Scalars['String']['output'];
};

export type SentContactMessage = {
  readonly __typename?: 'SentContactMessage';
  readonly sent: Scalars['Boolean']['output'];
};

/** Input of the sign-up form. */
export type SignUpInput = {
  /** Confirms that the student is at least 13 years old. */
  readonly atLeast13: Scalars['Boolean']['input'];
  readonly email: Scalars['String']['input'];
  /** A visitor's finished quiz. Its result is saved for the new student. */
  readonly freeQuizId?: InputMaybe<Scalars['ID']['input']>;
  /** A visitor's attempt at the free-response question. It is saved for the new student. */
  readonly freeResponseId?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 20 characters with a lowercase letter, an uppercase letter, and a digit. */
  readonly password: Scalars['String']['input'];
  /** 3 to 15 letters, digits, and underscores. */
  readonly username: Scalars['String']['input'];
};

export type SignedIn = {
  readonly __typename?: 'SignedIn';
  /** For the Authorization header: Bearer and this token. */
  readonly accessToken: Scalars['String']['output'];
  readonly user: User;
};

/** One step of a solution, in plain text. */
export type SolutionStep = {
  readonly __typename?: 'SolutionStep';
  /** A noun phrase that names what the step finds. */
  readonly find: Scalars['String']['output'];
  /** A calculation that ends in its result, or one sentence. */
  readonly work: Scalars['String']['output'];
};

/** A field of study, such as Microeconomics. */
export type Subject = {
  readonly __typename?: 'Subject';
  readonly id: Scalars['ID']['output'];
  /** Its name, as the unit tree shows it. */
  readonly name: Scalars['String']['output'];
  /** Its units in course order. */
  readonly units: ReadonlyArray<Unit>;
};

/** A task verb of the free-response section. */
export type TaskVerb = {
  readonly __typename?: 'TaskVerb';
  /** An answer to it that earns the point. */
  readonly answer: Scalars['String']['output'];
  /** What earns the point. */
  readonly earns: Scalars['String']['output'];
  /** What loses it. */
  readonly loses: Scalars['String']['output'];
  /** An example of a task. */
  readonly task: Scalars['String']['output'];
  readonly verb: Scalars['String']['output'];
};

/** A topic of a chapter. Mastery is measured by topic. */
export type Topic = {
  readonly __typename?: 'Topic';
  readonly chapter: Chapter;
  readonly id: Scalars['ID']['output'];
  /** The term of the reference that it is about. */
  readonly lookUp?: Maybe<LookUp>;
  readonly topicName: Scalars['String']['output'];
};

/** The learner model's estimate for a student on one topic. It never affects percent correct. */
export type TopicEstimate = {
  readonly __typename?: 'TopicEstimate';
  /** Answers in quizzes that ended, and points of free responses. */
  readonly answers: Scalars['Int']['output'];
  /** Probability of knowing the answer to an average question without guessing, 0 to 1. */
  readonly estimate: Scalars['Float']['output'];
  /** Upper end of the 80% probability range. */
  readonly high: Scalars['Float']['output'];
  /** After each quiz and free response that asked about the topic, oldest first. */
  readonly history: ReadonlyArray<EstimatePoint>;
  /** Student and topic. */
  readonly id: Scalars['ID']['output'];
  readonly lastAskedAt: Scalars['DateTimeISO']['output'];
  /** Lower end of the 80% probability range. */
  readonly low: Scalars['Float']['output'];
  /** When a review will be due without further practice; null if it is due now, or not within a year. */
  readonly reviewAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether knowledge of the topic may be fading and is worth a review. */
  readonly reviewDue: Scalars['Boolean']['output'];
  readonly topic: Topic;
  readonly trend: Trend;
};

/** A student's counts of questions in one topic. */
export type TopicProgress = {
  readonly __typename?: 'TopicProgress';
  readonly answeredCorrectly: Scalars['Int']['output'];
  /** Student and topic. */
  readonly id: Scalars['ID']['output'];
  /** Percent correct, rounded down; null before the first question. */
  readonly percentCorrect?: Maybe<Scalars['Int']['output']>;
  readonly questionsAsked: Scalars['Int']['output'];
  readonly topic: Topic;
};

/** Recent direction of an estimate. */
export type Trend =
  | 'falling'
  | 'rising'
  | 'steady';

/** A unit of a subject: a group of related chapters. */
export type Unit = {
  readonly __typename?: 'Unit';
  /** Names of announced chapters that are not written yet. */
  readonly announced: ReadonlyArray<Scalars['String']['output']>;
  /** Its chapters in course order. */
  readonly chapters: ReadonlyArray<Chapter>;
  /** The unit of the exam that it is part of. */
  readonly examUnit?: Maybe<ExamUnit>;
  readonly id: Scalars['ID']['output'];
  /** Name with a colon; lists show the text after it. */
  readonly name: Scalars['String']['output'];
  /** Whether it has a chapter that can be chosen; otherwise it is "coming soon!". */
  readonly selectable: Scalars['Boolean']['output'];
  readonly subject: Subject;
};

/** A student with study plan and progress. */
export type User = {
  readonly __typename?: 'User';
  /** The student's current chapter in the study plan; null before chapters are chosen. */
  readonly currentChapter?: Maybe<Chapter>;
  readonly email: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** One for each topic of the course, in course order. */
  readonly topicProgress: ReadonlyArray<TopicProgress>;
  /** One for each chapter of the course, chosen or not, in course order. */
  readonly userChapters: ReadonlyArray<UserChapter>;
  readonly username: Scalars['String']['output'];
};

/** A student's progress in one chapter. */
export type UserChapter = {
  readonly __typename?: 'UserChapter';
  readonly chapter: Chapter;
  /** Whether it belongs to the study plan. */
  readonly chosen: Scalars['Boolean']['output'];
  /** Student and chapter. */
  readonly id: Scalars['ID']['output'];
  /** Best chapter-quiz score, 0 to 100; null before the first. */
  readonly quizGrade?: Maybe<Scalars['Int']['output']>;
  readonly videoCompleted: Scalars['Boolean']['output'];
};

export type ValidResetToken = {
  readonly __typename?: 'ValidResetToken';
  /** The email address of the account the link belongs to. */
  readonly email: Scalars['String']['output'];
};

/** Another question of one kind with its solution, to study or to finish. */
export type WorkedExample = {
  readonly __typename?: 'WorkedExample';
  readonly id: Scalars['ID']['output'];
  /** Whether no step is left to find. */
  readonly isDone: Scalars['Boolean']['output'];
  /** With other numbers than any question that the student was asked. */
  readonly question: Question;
  readonly stage: ExampleStage;
  readonly steps: ReadonlyArray<WorkedStep>;
};

/** One step of a worked example, in plain text. */
export type WorkedStep = {
  readonly __typename?: 'WorkedStep';
  /** A noun phrase that names what the step finds. */
  readonly find: Scalars['String']['output'];
  /** The student's result; null for a step that was given. */
  readonly given?: Maybe<Scalars['Float']['output']>;
  /** Whether the student's result is right. */
  readonly isRight?: Maybe<Scalars['Boolean']['output']>;
  /** Of the result to find: $, %, or empty. */
  readonly unit: Scalars['String']['output'];
  /** Null while the student has not come so far. */
  readonly work?: Maybe<Scalars['String']['output']>;
};
