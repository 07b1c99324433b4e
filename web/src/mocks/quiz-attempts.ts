import type {
  AttemptQuestion,
  MutationFinishQuizArgs,
  MutationPracticeMistakesArgs,
  MutationStartQuizArgs,
  QueryQuizUnderWayArgs,
  QuizAttempt,
  Topic,
} from '../../../schema/generated/types';
import { percentCorrect } from '../../../schema/rules/progress';
import { questionsPerTopic, scoreOf } from '../../../schema/rules/quiz';
import { questionCount } from '../quiz/quiz-labels';
import type { Course, HeldChapter, HeldUser } from './progress';
import { checkRequest, refuse } from './quiz-refusals';

type HeldQuestion = { -readonly [K in keyof AttemptQuestion]: AttemptQuestion[K] } & { rightAnswerId: string };
type HeldAttempt = { -readonly [K in keyof Omit<QuizAttempt, 'questions'>]: QuizAttempt[K] } & {
  questions: HeldQuestion[];
  scope: string;
  abandoned: boolean;
};

/** Two requests of one scope are the same quiz. */
const scopeOf = ({ type, chapterId, unitId, topicIds }: QueryQuizUnderWayArgs) =>
  `${type}:${type === 'topicQuiz' ? topicIds?.join() : (chapterId ?? unitId ?? '')}`;

/** The quizzes of one pretend student. The right answer is always the one called "Right". */
export function pretendAttempts(course: Course, student: HeldUser) {
  const attempts: HeldAttempt[] = [];

  const rowOf = (chapterId: string) => {
    const row = student.userChapters.find(({ chapter }) => chapter.id === chapterId);
    if (!row) throw refuse('NOT_FOUND', 'There is no such chapter.');
    return row;
  };
  const attemptOf = (id: string) => {
    const attempt = attempts.find((one) => one.id === id);
    if (!attempt) throw refuse('NOT_FOUND', 'There is no such quiz.');
    return attempt;
  };
  const findUnderWay = (args: QueryQuizUnderWayArgs) => {
    checkRequest(args, course);
    return attempts.find((one) => !one.finishedAt && !one.abandoned && one.scope === scopeOf(args));
  };

  function begin(args: MutationStartQuizArgs): HeldAttempt {
    const ofChapter = args.type === 'chapterQuiz' || args.type === 'chapterQuizNoUser';
    const asked = ofChapter ? (course.chapters.find(({ id }) => id === args.chapterId) ?? null) : null;
    const unit = asked?.unit ?? course.units.find(({ id }) => id === args.unitId) ?? null;
    const topics = topicsFor(args, asked);
    const chapter = asked ?? (args.type === 'topicQuiz' ? commonChapter(topics) : null);
    if (
      args.type.endsWith('WeakspotQuiz') &&
      student.topicProgress.every(({ questionsAsked }) => questionsAsked === 0)
    ) {
      throw refuse('NO_QUESTIONS', 'There are no questions for this quiz yet.');
    }
    const id = `attempt-${attempts.length + 1}`;
    const size = questionCount(args.type, topics.length) ?? topics.length * questionsPerTopic(topics.length);
    const questions = Array.from({ length: size }, (_, index) => questionAt(index, id, topics[index % topics.length]));
    const attempt: HeldAttempt = {
      id,
      type: args.type,
      chapter,
      unit,
      topics,
      questions,
      scope: args.type === 'chapterQuizNoUser' ? id : scopeOf(args),
      abandoned: false,
      startedAt: '2026-11-20T18:00:00Z',
      finishedAt: null,
      score: null,
    };
    attempts.push(attempt);
    return attempt;
  }

  function commonChapter([first, ...others]: readonly Topic[]) {
    return first && others.every((topic) => topic.chapter === first.chapter) ? first.chapter : null;
  }

  function practice({ attemptId }: MutationPracticeMistakesArgs) {
    const scope = `mistakes:${attemptId}`;
    const underWay = attempts.find((one) => !one.finishedAt && one.scope === scope);
    if (underWay) return underWay;
    const wrong = attemptOf(attemptId).questions.filter(({ isCorrect }) => isCorrect === false);
    const attempt = begin({ type: 'topicQuiz', topicIds: wrong.map(({ question }) => question.topic.id) });
    return Object.assign(attempt, { scope, chapter: null, questions: attempt.questions.slice(0, wrong.length) });
  }

  function topicsFor({ topicIds, unitId }: MutationStartQuizArgs, chapter: HeldChapter | null) {
    const all = course.chapters.flatMap((one) => one.topics);
    if (topicIds?.length) return all.filter(({ id }) => topicIds.includes(id));
    if (chapter) return chapter.topics;
    return unitId ? all.filter((topic) => topic.chapter.unit.id === unitId) : all;
  }

  function mark({ attemptId, answers }: MutationFinishQuizArgs) {
    const attempt = attemptOf(attemptId);
    if (attempt.abandoned) throw refuse('QUIZ_FINISHED', 'This quiz was started over.');
    if (attempt.finishedAt) return outcome(attempt);
    for (const { questionId, answerId } of answers ?? []) give(attempt, questionId, answerId);
    if (attempt.questions.some(({ chosenAnswer }) => !chosenAnswer)) {
      throw refuse('QUIZ_INCOMPLETE', 'Some questions have no answer yet.');
    }
    for (const question of attempt.questions) {
      question.isCorrect = question.chosenAnswer?.id === question.rightAnswerId;
      question.takeaway = `Takeaway of question ${question.position}.`;
      question.whyAsked = question.position === 1 ? 'You missed this kind last week.' : null;
      question.rationales = question.answers.map((answer) => ({
        answer,
        isCorrect: answer.id === question.rightAnswerId,
        text: answer.id === question.rightAnswerId ? 'Because it is so.' : `Why ${answer.text} looks right and is not.`,
        misconception: null,
        watch:
          answer.id === question.rightAnswerId
            ? null
            : {
                scene: 'jelly',
                heading: 'What happens to jelly?',
                seconds: 20,
                chapter: question.question.topic.chapter,
              },
      }));
      const row = student.topicProgress.find(({ topic }) => topic.id === question.question.topic.id);
      if (row) {
        row.questionsAsked += 1;
        row.answeredCorrectly += question.isCorrect ? 1 : 0;
        row.percentCorrect = percentCorrect(row.answeredCorrectly, row.questionsAsked);
      }
    }
    attempt.finishedAt = '2026-11-20T18:09:00Z';
    attempt.score = scoreOf(attempt.questions.filter(({ isCorrect }) => isCorrect).length, attempt.questions.length);
    if (attempt.type === 'chapterQuiz' && attempt.chapter) {
      const row = rowOf(attempt.chapter.id);
      row.quizGrade = Math.max(row.quizGrade ?? 0, attempt.score);
    }
    return outcome(attempt);
  }

  function outcome(attempt: HeldAttempt) {
    const touched = new Set(attempt.questions.map(({ question }) => question.topic.id));
    return {
      attempt,
      userChapter: attempt.type === 'chapterQuiz' && attempt.chapter ? rowOf(attempt.chapter.id) : null,
      topicProgress: student.topicProgress.filter(({ topic }) => touched.has(topic.id)),
    };
  }

  return { attempts, rowOf, attemptOf, findUnderWay, begin, practice, mark };
}

export function give(attempt: HeldAttempt, questionId: string, answerId: string) {
  const asked = attempt.questions.find(({ question }) => question.id === questionId);
  const chosen = asked?.answers.find(({ id }) => id === answerId);
  if (!asked || !chosen) throw refuse('BAD_USER_INPUT', 'That answer does not belong to this question.');
  asked.chosenAnswer = chosen;
  return asked;
}

function questionAt(index: number, attemptId: string, topic: HeldChapter['topics'][number] | undefined): HeldQuestion {
  if (!topic) throw refuse('NO_QUESTIONS', 'There are no questions for this quiz yet.');
  const id = String(100 + index);
  const words = ['Tempting', 'Plausible', 'Confused'];
  words.splice(index % 4, 0, 'Right');
  return {
    id: `${attemptId}-${index}`,
    position: index + 1,
    question: {
      id,
      text: `Question number ${index + 1} on ${topic.topicName}?`,
      imageUrl: null,
      imageAlt: null,
      type: 'application',
      topic,
    },
    answers: words.map((text, place) => ({ id: `${id}-${place}`, text: `${text} ${index + 1}` })),
    chosenAnswer: null,
    certainty: null,
    whyAsked: null,
    isCorrect: null,
    rationales: null,
    takeaway: null,
    rightAnswerId: `${id}-${index % 4}`,
  };
}
