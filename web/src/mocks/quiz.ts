import type {
  AttemptQuestion,
  Certainty,
  FinishedQuiz,
  MutationSaveAnswerArgs,
  MutationStartQuizArgs,
  QueryQuizAttemptArgs,
  QuizAttempt,
  Rationale,
  Topic,
} from '../../../schema/generated/types';
import { questionsPerTopic, scoreOf } from '../../../schema/rules/quiz';
import { type Answers, refuse } from './answers';
import { chapters, find, topics as allTopics, units } from './course';
import { userChapter } from './student';

interface QuizSketch extends MutationStartQuizArgs {
  id?: string;
  /** Number of questions. */
  size?: number;
}

/**
 * A quiz in progress without answers. The text of the correct answer begins with "Right". Its position cycles through
 * A, B, C, and D.
 */
export function quiz({ type, mode, chapterId, unitId, topicIds, id = 'attempt-1', size }: QuizSketch): QuizAttempt {
  const chapter = chapters.find((one) => one.id === chapterId) ?? null;
  const unit = units.find((one) => one.id === (unitId ?? chapter?.unit.id)) ?? null;
  const ofUnit = unitId ? allTopics.filter((topic) => topic.chapter.unit.id === unitId) : allTopics;
  const topics = topicIds ? allTopics.filter((topic) => topicIds.includes(topic.id)) : (chapter?.topics ?? ofUnit);
  const length = size ?? topics.length * questionsPerTopic(topics.length);
  return {
    id,
    type,
    mode: mode ?? 'test',
    chapter,
    unit,
    topics,
    questions: Array.from({ length }, (_, index) => questionAt(index, id, topics)),
    abandoned: false,
    asksMistakes: false,
    isAnotherLike: false,
    minutes: null,
    startedAt: '2026-11-20T18:00:00Z',
    finishedAt: null,
    score: null,
  };
}

function questionAt(index: number, attemptId: string, topics: readonly Topic[]): AttemptQuestion {
  const topic = find(topics, ({ id }) => id === topics[index % topics.length]?.id);
  const id = String(100 + index);
  const texts = ['Tempting', 'Plausible', 'Confused'].toSpliced(index % 4, 0, 'Right');
  return {
    id: `${attemptId}-${index}`,
    position: index + 1,
    question: {
      id,
      kind: 'choice',
      text: `Question number ${index + 1} on ${topic.topicName}?`,
      enrichment: false,
      type: 'application',
      topic,
    },
    answers: texts.map((text, place) => ({ id: `${id}-${place}`, text: `${text} ${index + 1}` })),
    offersFirstStep: false,
    offersExample: false,
  };
}

/** Per question: whether it was answered correctly, and how certain the student was. */
export type Outcome = readonly (readonly [isRight: boolean, certainty?: Certainty])[];

/** The quiz after it was submitted and graded. Questions without an outcome were answered correctly. */
export function graded(attempt: QuizAttempt, outcome: Outcome = []) {
  const questions = attempt.questions.map((asked, index) => {
    const [isCorrect, certainty = null] = outcome[index] ?? [true];
    const rationales = asked.answers.map((answer): Rationale => {
      const isRight = answer.text.startsWith('Right');
      const watch = {
        scene: 'jelly',
        heading: 'What happens to jelly?',
        seconds: 20,
        chapter: find(chapters, ({ id }) => id === '1'),
      };
      return isRight
        ? { answer, isCorrect: true, text: 'Because it is so.' }
        : { answer, isCorrect: false, text: `Why ${answer.text} looks right and is not.`, watch };
    });
    const given = { choice: find(rationales, (one) => one.isCorrect === isCorrect).answer.id };
    const whyAsked = index === 0 ? 'You missed this kind last week.' : null;
    const takeaway = `Takeaway of question ${asked.position}.`;
    return { ...asked, isCorrect, certainty, given, rationales, whyAsked, takeaway };
  });
  const score = scoreOf(questions.filter(({ isCorrect }) => isCorrect).length, questions.length);
  return { ...attempt, questions, finishedAt: '2026-11-20T18:09:00Z', score };
}

/** The response to a submitted quiz. */
export function finished(attempt: QuizAttempt, topicProgress: FinishedQuiz['topicProgress'] = []): FinishedQuiz {
  const isForGrade = attempt.type === 'chapterQuiz' && attempt.chapter;
  const row = isForGrade ? userChapter(attempt.chapter.id, [true, attempt.score ?? null]) : null;
  return { attempt, userChapter: row, topicProgress };
}

/**
 * The responses for a student who starts this quiz, answers it, and gets this result regardless of the answers given.
 */
export function taking(attempt: QuizAttempt, result = finished(graded(attempt))): Answers {
  return {
    quizUnderWay: null,
    startQuiz: attempt,
    quizAttempt: ({ id }: QueryQuizAttemptArgs) =>
      id === attempt.id ? attempt : refuse('NOT_FOUND', 'This quiz does not exist.'),
    saveAnswer: ({ questionId, given, certainty = null }: MutationSaveAnswerArgs) => {
      const asked = find(attempt.questions, ({ question }) => question.id === questionId);
      return { ...asked, certainty, given };
    },
    finishQuiz: result,
    finishReviewQuiz: result,
  };
}
