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
  /** True when no chosen chapter is left to pass. */
  readonly completed: Scalars['Boolean']['output'];
  readonly user: User;
};

/** One of the choices of a question. It does not say whether it is right. */
export type Answer = {
  readonly __typename?: 'Answer';
  readonly id: Scalars['ID']['output'];
  /** The choice as sanitized HTML. */
  readonly text: Scalars['String']['output'];
};

/** A question as part of one attempt. */
export type AttemptQuestion = {
  readonly __typename?: 'AttemptQuestion';
  /** The choices in the order shown. */
  readonly answers: ReadonlyArray<Answer>;
  /** How sure the student was; null when not stated. */
  readonly certainty?: Maybe<Certainty>;
  /** What the student has chosen so far. */
  readonly chosenAnswer?: Maybe<Answer>;
  /** Attempt and position. */
  readonly id: Scalars['ID']['output'];
  /** Null until the attempt is finished. */
  readonly isCorrect?: Maybe<Scalars['Boolean']['output']>;
  /** Position in the quiz, from 1. */
  readonly position: Scalars['Int']['output'];
  readonly question: Question;
  /** Why each choice is right or wrong; null until finished. */
  readonly rationales?: Maybe<ReadonlyArray<Rationale>>;
  /** The one thing to remember; null until finished. */
  readonly takeaway?: Maybe<Scalars['String']['output']>;
  /** Why this question was asked, in a phrase; null until finished, and where nothing was known of the student. */
  readonly whyAsked?: Maybe<Scalars['String']['output']>;
};

/** How sure a student was of an answer. */
export type Certainty =
  | 'guessing'
  | 'sure'
  | 'unsure';

/** How the answers went that a student gave with one certainty. */
export type CertaintyRecord = {
  readonly __typename?: 'CertaintyRecord';
  readonly answers: Scalars['Int']['output'];
  readonly certainty: Certainty;
  readonly correct: Scalars['Int']['output'];
};

/** A chapter: one video, one quiz. */
export type Chapter = {
  readonly __typename?: 'Chapter';
  /** True while it has no questions: listed, but cannot be chosen yet. */
  readonly comingSoon: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Number, space, title: "1.1 Scarcity, Choice and Opportunity Cost". */
  readonly name: Scalars['String']['output'];
  /** What the quiz asks, as sanitized HTML. */
  readonly quizBlurb: Scalars['String']['output'];
  /** A picture beside the quiz blurb. */
  readonly quizBlurbImgUrl?: Maybe<Scalars['String']['output']>;
  /** Its address in /video-library/{slug}. */
  readonly slug: Scalars['String']['output'];
  /** Its topics in teaching order. */
  readonly topics: ReadonlyArray<Topic>;
  readonly unit: Unit;
  /** What the video is about, as sanitized HTML. */
  readonly videoBlurb: Scalars['String']['output'];
  /** A YouTube, Vimeo or file address, or /lessons/{slug} for our own; null while there is no video. */
  readonly videoUrl?: Maybe<Scalars['String']['output']>;
};

export type ChapterChoice = {
  readonly chapterId: Scalars['ID']['input'];
  readonly chosen: Scalars['Boolean']['input'];
};

export type ChosenChapters = {
  readonly __typename?: 'ChosenChapters';
  readonly user: User;
  /** The chapters that were named. */
  readonly userChapters: ReadonlyArray<UserChapter>;
};

/** The contact form. */
export type ContactMessageInput = {
  /** Up to 5,000 characters. */
  readonly body: Scalars['String']['input'];
  /** Where the answer goes. */
  readonly email: Scalars['String']['input'];
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
  /** What the quiz was about, in a few words. */
  readonly title: Scalars['String']['output'];
  readonly type: QuizType;
};

export type GivenAnswer = {
  readonly answerId: Scalars['ID']['input'];
  readonly questionId: Scalars['ID']['input'];
};

/** What the learner knows of the signed-in student, and how well it knew. */
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
  /** Topics in which something was asked, in course order. */
  readonly topics: ReadonlyArray<TopicEstimate>;
};

/** The part of a lesson that explains something: one scene. */
export type LessonMoment = {
  readonly __typename?: 'LessonMoment';
  readonly chapter: Chapter;
  readonly heading: Scalars['String']['output'];
  /** For ?scene= in the address of the video page. */
  readonly scene: Scalars['ID']['output'];
  /** How long the scene takes at speed 1, in whole seconds. */
  readonly seconds: Scalars['Int']['output'];
};

/** Where a student stopped in a lesson. */
export type LessonPosition = {
  readonly __typename?: 'LessonPosition';
  readonly chapter: Chapter;
  /** Student and chapter. */
  readonly id: Scalars['ID']['output'];
  /** The scene to continue with; null to begin at the beginning. */
  readonly scene?: Maybe<Scalars['String']['output']>;
};

export type LoggedOut = {
  readonly __typename?: 'LoggedOut';
  readonly loggedOut: Scalars['Boolean']['output'];
};

/** A misconception that led the student to a wrong choice at least once. */
export type MetMisconception = {
  readonly __typename?: 'MetMisconception';
  /** What the student seems to believe, in one sentence. */
  readonly belief?: Maybe<Scalars['String']['output']>;
  /** Answers to questions with a choice that carries it. */
  readonly chances: Scalars['Int']['output'];
  /** Such answers in a row, since the last wrong one, that were right. */
  readonly cleanSince: Scalars['Int']['output'];
  /** How many of them close it. */
  readonly cleanToClose: Scalars['Int']['output'];
  readonly closed: Scalars['Boolean']['output'];
  /** Student and name. */
  readonly id: Scalars['ID']['output'];
  readonly lastMetAt: Scalars['DateTimeISO']['output'];
  /** Wrong choices that carry it. */
  readonly met: Scalars['Int']['output'];
  /** Short name, as in the course. */
  readonly name: Scalars['String']['output'];
  /** Where it was met, in course order. */
  readonly topics: ReadonlyArray<Topic>;
  /** The scene of a lesson that explains it. */
  readonly watch?: Maybe<LessonMoment>;
};

/** A question that the student last answered wrong in a finished quiz: missed and not yet corrected. */
export type Mistake = {
  readonly __typename?: 'Mistake';
  /** The choices in the order shown then. */
  readonly answers: ReadonlyArray<Answer>;
  /** The quiz in which it was missed last. */
  readonly attemptId: Scalars['ID']['output'];
  /** How sure the student was; null when not stated. */
  readonly certainty?: Maybe<Certainty>;
  /** What was chosen last. */
  readonly chosenAnswer: Answer;
  /** Student and question. */
  readonly id: Scalars['ID']['output'];
  readonly missedAt: Scalars['DateTimeISO']['output'];
  readonly question: Question;
  readonly rationales: ReadonlyArray<Rationale>;
  /** The one thing to remember. */
  readonly takeaway?: Maybe<Scalars['String']['output']>;
  readonly timesMissed: Scalars['Int']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Moves on from a chapter that is passed. */
  readonly advanceChapter: AdvancedChapter;
  /** Puts chapters into the study plan or takes them out; others stay. */
  readonly chooseChapters: ChosenChapters;
  /** Deletes the account and all its data. */
  readonly deleteAccount: DeletedAccount;
  /** Dismisses a notice. Returns those left. */
  readonly dismissNotice: ReadonlyArray<Notice>;
  /** Grades a quiz of any type. `answers` override the saved ones. */
  readonly finishQuiz: FinishedQuiz;
  /** The same as finishQuiz, under the name that the specification has. */
  readonly finishReviewQuiz: FinishedQuiz;
  readonly logIn: SignedIn;
  /** Revokes the access token of this request. */
  readonly logOut: LoggedOut;
  /** Marks a chapter's video as watched or unwatched. */
  readonly markVideo: UserChapter;
  /** A topic quiz of just the questions that were missed in a finished quiz. */
  readonly practiceMistakes: QuizAttempt;
  /** A topic quiz of open mistakes, 20 at most: of a unit, of a topic, or of all. */
  readonly practiceNotebook: QuizAttempt;
  /** Counts an answer to a scene's question; `choice` counts from 0. */
  readonly practiceScene: ScenePractice;
  /** Tells the authors that something is wrong with a question of one's own quiz; a second report replaces the first. */
  readonly reportQuestion: ReportedQuestion;
  /** Mails a link that sets a new password, once. */
  readonly requestPasswordReset: RequestedMail;
  /** Mails the username. */
  readonly requestUsername: RequestedMail;
  /** Sets a new password with a mailed token and ends all sessions. */
  readonly resetPassword: PasswordChanged;
  /** Saves an answer as it is given; it may be changed until the end. */
  readonly saveAnswer: AttemptQuestion;
  /** Saves the scene to continue with; without one, the lesson was watched to its end. */
  readonly saveLessonPosition: LessonPosition;
  /** Writes to the people who run the site. */
  readonly sendContactMessage: SentContactMessage;
  /** Opens an account and logs it in. */
  readonly signUp: SignedIn;
  /** Continues the attempt in progress, or starts one; `restart` always starts anew. */
  readonly startQuiz: QuizAttempt;
  /** Whether a mailed link still works. It is not used up. */
  readonly validateResetToken: ValidResetToken;
};


export type MutationAdvanceChapterArgs = {
  chapterId: Scalars['ID']['input'];
};


export type MutationChooseChaptersArgs = {
  choices: ReadonlyArray<ChapterChoice>;
};


export type MutationDismissNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFinishQuizArgs = {
  answers?: ReadonlyArray<GivenAnswer>;
  attemptId: Scalars['ID']['input'];
};


export type MutationFinishReviewQuizArgs = {
  answers?: ReadonlyArray<GivenAnswer>;
  attemptId: Scalars['ID']['input'];
};


export type MutationLogInArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationMarkVideoArgs = {
  chapterId: Scalars['ID']['input'];
  watched: Scalars['Boolean']['input'];
};


export type MutationPracticeMistakesArgs = {
  attemptId: Scalars['ID']['input'];
};


export type MutationPracticeNotebookArgs = {
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
  answerId: Scalars['ID']['input'];
  attemptId: Scalars['ID']['input'];
  certainty?: InputMaybe<Certainty>;
  questionId: Scalars['ID']['input'];
};


export type MutationSaveLessonPositionArgs = {
  chapterId: Scalars['ID']['input'];
  scene?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendContactMessageArgs = {
  message: ContactMessageInput;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationStartQuizArgs = {
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  restart?: Scalars['Boolean']['input'];
  topicIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  type: QuizType;
  unitId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationValidateResetTokenArgs = {
  token: Scalars['String']['input'];
};

/** Something a student should know, until they dismiss it. */
export type Notice = {
  readonly __typename?: 'Notice';
  /** The quiz it is about. */
  readonly attemptId?: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['DateTimeISO']['output'];
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type PasswordChanged = {
  readonly __typename?: 'PasswordChanged';
  readonly changed: Scalars['Boolean']['output'];
};

/** What a planned question of a weak-spot quiz teaches, against a random one. Differences of shares of right answers a week or more later, −1 to 1; null while there are too few students. */
export type PlannerTrial = {
  readonly __typename?: 'PlannerTrial';
  /** planned minus drawn. */
  readonly advantage?: Maybe<Scalars['Float']['output']>;
  /** Later answers that it rests on. */
  readonly answers: Scalars['Int']['output'];
  /** More answers needed to see a difference of .05 with 80% power. */
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

/** Answers whose predicted chance lay in one fifth of the scale, and how they went. */
export type PredictionBand = {
  readonly __typename?: 'PredictionBand';
  readonly answers: Scalars['Int']['output'];
  /** Share that was right, 0 to 1. */
  readonly correct: Scalars['Float']['output'];
  /** Lower end, 0 to 0.8. */
  readonly from: Scalars['Float']['output'];
  /** Mean predicted chance, 0 to 1. */
  readonly predicted: Scalars['Float']['output'];
  /** Upper end, 0.2 to 1. */
  readonly to: Scalars['Float']['output'];
};

/** What the learner predicted of all answers together, and what happened. */
export type PredictionRecord = {
  readonly __typename?: 'PredictionRecord';
  readonly answers: Scalars['Int']['output'];
  /** Share that was right, 0 to 1; null with no answers. */
  readonly correct?: Maybe<Scalars['Float']['output']>;
  /** Mean predicted chance, 0 to 1; null with no answers. */
  readonly predicted?: Maybe<Scalars['Float']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** One chapter by its id or by its slug. */
  readonly chapter: Chapter;
  /** Estimates by topic, quizzes over time, certainty, and the record of predictions. */
  readonly learning: Learning;
  /** Where the signed-in student stopped in a chapter's lesson. */
  readonly lessonPosition: LessonPosition;
  /** The signed-in student with plan and progress: what a client restores after a reload. */
  readonly me: User;
  /** Open ones first, the latest met first. */
  readonly misconceptions: ReadonlyArray<MetMisconception>;
  /** Missed and not yet corrected: confident and wrong first, then the newest. */
  readonly mistakes: ReadonlyArray<Mistake>;
  /** All that is stored about the signed-in student, as JSON for a file. */
  readonly myData: Scalars['String']['output'];
  /** Newest first. */
  readonly notices: ReadonlyArray<Notice>;
  /** For everyone. Null before the first report. */
  readonly plannerTrial?: Maybe<PlannerTrial>;
  /** A quiz of the signed-in student, or a visitor's by its unguessable id. */
  readonly quizAttempt: QuizAttempt;
  /** The attempt to continue, if there is one. */
  readonly quizUnderWay?: Maybe<QuizAttempt>;
  /** Chapters by name, topics, blurb and the text of their lessons. */
  readonly searchChapters: SearchResult;
  /** The whole public course. */
  readonly subjects: ReadonlyArray<Subject>;
};


export type QueryChapterArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLessonPositionArgs = {
  chapterId: Scalars['ID']['input'];
};


export type QueryQuizAttemptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryQuizUnderWayArgs = {
  chapterId?: InputMaybe<Scalars['ID']['input']>;
  topicIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  type: QuizType;
  unitId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySearchChaptersArgs = {
  term: Scalars['String']['input'];
};

/** A question of the course, without its key. */
export type Question = {
  readonly __typename?: 'Question';
  /** Its picture, where the site draws it. */
  readonly figure?: Maybe<QuestionFigure>;
  readonly id: Scalars['ID']['output'];
  /** What the image shows, as text. */
  readonly imageAlt?: Maybe<Scalars['String']['output']>;
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** The stem as sanitized HTML; may contain <br> as line breaks. */
  readonly text: Scalars['String']['output'];
  readonly topic: Topic;
  readonly type: QuestionType;
};

/** A picture that the site draws for a question. */
export type QuestionFigure = {
  readonly __typename?: 'QuestionFigure';
  /** What the picture shows, as text. */
  readonly description: Scalars['String']['output'];
  /** SVG to be put into a page: it takes the colors of the page around it, and has a title and a description. */
  readonly svg: Scalars['String']['output'];
  /** The address of the same picture as a file, which follows the light or dark theme by itself. */
  readonly url: Scalars['String']['output'];
};

/** What a student finds wrong with a question. */
export type QuestionProblem =
  | 'other'
  | 'picture'
  | 'typo'
  | 'unclear'
  | 'wrongKey';

/** The skill that a question asks for. */
export type QuestionType =
  | 'application'
  | 'calculation'
  | 'definition'
  | 'graph'
  | 'interpretation';

/** One attempt at a quiz: its questions, the answers given and, once it is finished, the key. */
export type QuizAttempt = {
  readonly __typename?: 'QuizAttempt';
  /** Whether the student started over; then none of its answers count. */
  readonly abandoned: Scalars['Boolean']['output'];
  readonly chapter?: Maybe<Chapter>;
  readonly finishedAt?: Maybe<Scalars['DateTimeISO']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Its questions in the order asked. */
  readonly questions: ReadonlyArray<AttemptQuestion>;
  /** Floor of the correct share in percent, 0 to 100; null until finished. */
  readonly score?: Maybe<Scalars['Int']['output']>;
  readonly startedAt: Scalars['DateTimeISO']['output'];
  /** The topics that its questions come from. */
  readonly topics: ReadonlyArray<Topic>;
  readonly type: QuizType;
  readonly unit?: Maybe<Unit>;
};

/** The six kinds of quiz (spec §4). */
export type QuizType =
  | 'chapterQuiz'
  | 'chapterQuizNoUser'
  | 'longWeakspotQuiz'
  | 'shortWeakspotQuiz'
  | 'topicQuiz'
  | 'unitQuiz';

/** Why a choice is right, or which misconception leads to it. Sent only after the quiz. */
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

export type ReportedQuestion = {
  readonly __typename?: 'ReportedQuestion';
  readonly reported: Scalars['Boolean']['output'];
};

export type RequestedMail = {
  readonly __typename?: 'RequestedMail';
  readonly sent: Scalars['Boolean']['output'];
};

/** How often a student answered the question of a lesson's scene: practice, never a grade. */
export type ScenePractice = {
  readonly __typename?: 'ScenePractice';
  readonly asked: Scalars['Int']['output'];
  readonly chapter: Chapter;
  readonly correct: Scalars['Int']['output'];
  /** Student, chapter and scene. */
  readonly id: Scalars['ID']['output'];
  readonly scene: Scalars['String']['output'];
};

/** What a search found. */
export type SearchResult = {
  readonly __typename?: 'SearchResult';
  /** Best first. */
  readonly chapters: ReadonlyArray<Chapter>;
  /** True when no chapter contains the term and these contain similar words. */
  readonly guess: Scalars['Boolean']['output'];
  /** Those of them that contain the term only in their lesson. */
  readonly inLessonOnly: ReadonlyArray<Chapter>;
  /** The search term, trimmed. */
  readonly term: Scalars['String']['output'];
};

export type SentContactMessage = {
  readonly __typename?: 'SentContactMessage';
  readonly sent: Scalars['Boolean']['output'];
};

/** What the sign-up form asks for. */
export type SignUpInput = {
  /** Confirms that the student is at least 13 years old. */
  readonly atLeast13: Scalars['Boolean']['input'];
  readonly email: Scalars['String']['input'];
  /** A visitor's finished quiz, whose result is saved for the new student. */
  readonly freeQuizId?: InputMaybe<Scalars['ID']['input']>;
  /** 8 to 20 characters with a lowercase letter, an uppercase letter and a digit. */
  readonly password: Scalars['String']['input'];
  /** 3 to 15 letters, digits and underscores. */
  readonly username: Scalars['String']['input'];
};

export type SignedIn = {
  readonly __typename?: 'SignedIn';
  /** Goes into the Authorization header: Bearer and this token. */
  readonly accessToken: Scalars['String']['output'];
  readonly user: User;
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

/** A topic of a chapter: what mastery is counted by. */
export type Topic = {
  readonly __typename?: 'Topic';
  readonly chapter: Chapter;
  readonly id: Scalars['ID']['output'];
  readonly topicName: Scalars['String']['output'];
};

/** What the learner believes of a student in one topic. It never touches percent correct. */
export type TopicEstimate = {
  readonly __typename?: 'TopicEstimate';
  /** Answers in finished quizzes. */
  readonly answers: Scalars['Int']['output'];
  /** Chance to know the answer to an average question, without guessing; 0 to 1. */
  readonly estimate: Scalars['Float']['output'];
  /** Upper end of the range that holds it with 80% probability. */
  readonly high: Scalars['Float']['output'];
  /** After each finished quiz that asked of the topic, oldest first. */
  readonly history: ReadonlyArray<EstimatePoint>;
  /** Student and topic. */
  readonly id: Scalars['ID']['output'];
  readonly lastAskedAt: Scalars['DateTimeISO']['output'];
  /** Lower end of the range that holds it with 80% probability. */
  readonly low: Scalars['Float']['output'];
  /** When a review will be due if nothing is asked until then; null when it is due, or not within a year. */
  readonly reviewAt?: Maybe<Scalars['DateTimeISO']['output']>;
  /** Whether what was known is fading and worth a quiz. */
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
  /** Floor of the correct share in percent; null before the first question. */
  readonly percentCorrect?: Maybe<Scalars['Int']['output']>;
  readonly questionsAsked: Scalars['Int']['output'];
  readonly topic: Topic;
};

/** Where an estimate has been going of late. */
export type Trend =
  | 'falling'
  | 'rising'
  | 'steady';

/** A unit of a subject: the chapters that belong together. */
export type Unit = {
  readonly __typename?: 'Unit';
  /** Names of chapters that are announced but not written yet. */
  readonly announced: ReadonlyArray<Scalars['String']['output']>;
  /** Its chapters in course order. */
  readonly chapters: ReadonlyArray<Chapter>;
  readonly id: Scalars['ID']['output'];
  /** Name with a colon; lists show the text after it. */
  readonly name: Scalars['String']['output'];
  /** Whether some chapter belongs to it; otherwise it is "coming soon!". */
  readonly selectable: Scalars['Boolean']['output'];
  readonly subject: Subject;
};

/** A signed-up student with study plan and progress. */
export type User = {
  readonly __typename?: 'User';
  /** Where the student is in the study plan; null before chapters are chosen. */
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
  /** The address of the account that the link belongs to. */
  readonly email: Scalars['String']['output'];
};
