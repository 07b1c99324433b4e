import { kindAsked, type Given } from '../../../schema/rules/given';
import { offersExample, offersFirstStep } from '../../../schema/rules/fading';
import { likeScope, minutesScope } from '../../../schema/rules/practice';
import { seededRandom } from '../../../schema/rules/quiz';
import { choiceOrder } from '../course/choice-order';
import { questionOf } from '../course/asked-question';
import type { Course, CourseAnswer, CourseQuestion } from '../course/course';
import type { AskedRow, AttemptRow } from './attempt.queries';
import { answerGiven, isJudged } from './grading';
import type { Rationale } from './question.type';
import type { AttemptQuestion, QuizAttempt } from './quiz-attempt.type';
import type { WhyAsked } from './quiz-attempt.entity';

/** The choices of a question in the order shown, with their key. */
export function answersShown(
  { answerOrder, given }: Pick<AskedRow, 'answerOrder' | 'given'>,
  question: CourseQuestion,
): CourseAnswer[] {
  const shown = new Set(answerOrder);
  if (kindAsked(question.kind, answerOrder.length, given) === 'choice' && answerOrder.length === 0) {
    // It had no choices when it was asked. The seed shows them in the same order each time.
    choiceOrder(question, seededRandom(question.id)).forEach((id) => shown.add(id));
    if (given && 'choice' in given) shown.add(given.choice);
  }
  return [...shown].flatMap((id) => question.answers.find((answer) => answer.id === id) ?? []);
}

/** With fewer choices, a warning against one of them would name the other. */
const FEWEST_CHOICES = 3;

/**
 * A warning against the misconception behind one of the wrong choices, as plain text. It rules out one choice at most for a student who
 * recognizes it. Null where no wrong choice has one.
 */
export function hintFor(shown: readonly CourseAnswer[], course: Pick<Course, 'beliefOf'>): string | null {
  if (shown.length < FEWEST_CHOICES) return null;
  const [first] = shown
    .filter(({ isCorrect, misconception }) => !isCorrect && misconception !== null)
    // The same one in whatever order the choices are shown.
    .toSorted((a, b) => a.id - b.id);
  const belief = course.beliefOf(first?.misconception ?? '');
  return belief && `Watch out for this common mistake: “${belief}”`;
}

/** Why each choice shown is right or wrong; of another answer, why the right one is, and what is known of the one given. */
export function rationalesOf(
  { kind, answers }: CourseQuestion,
  shown: readonly CourseAnswer[],
  given: Given | null,
): Rationale[] {
  if (kindAsked(kind, shown.length, given) === 'choice') return shown.map(({ rationale }) => rationale);
  const counted = given !== null && isJudged(answers, given) ? answerGiven(answers, given) : undefined;
  return answers
    .filter((answer) => answer === counted || (answer.isCorrect && !answer.retired))
    .map(({ rationale }) => rationale);
}

/** From this chance on, what is asked again is asked to make sure; below it, because it is not there yet. */
export const LIKELY_FROM = 0.5;

function ago(days: number): string {
  if (days < 1) return 'earlier that day';
  if (days === 1) return 'the day before';
  if (days < 14) return `${days} days before`;
  return days < 60 ? `${Math.floor(days / 7)} weeks before` : `${Math.floor(days / 30)} months before`;
}

function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

/** For the results of the quiz: what the choice went by, in a phrase. `isAgain`: whether the question was asked before just as it is. */
export function explainWhyAsked(asked: WhyAsked, isAgain = true): string {
  switch (asked.why) {
    case 'new':
      return 'You had not been asked this kind of question on this topic yet.';
    case 'missed':
      return `You missed the last question of this kind, ${ago(asked.days)}.`;
    case 'fading':
      return `You last got a question of this kind right ${ago(asked.days)}: time to see whether it stuck.`;
    case 'unsure':
      return asked.knows < LIKELY_FROM
        ? 'This kind of question was still one of your weak spots.'
        : 'You were getting the hang of this kind of question: one more, to make sure.';
    case 'drawn':
      return 'It was drawn at random, to check how well we choose.';
    case 'mistake': {
      const missed = `You missed ${isAgain ? 'this exact question' : 'a question like this one'}`;
      return asked.times === 1
        ? `${missed} ${ago(asked.days)}.`
        : `${missed} ${times(asked.times)}, most recently ${ago(asked.days)}.`;
    }
  }
}

/** Whether its key may be seen: in practice mode an answer that is stored cannot change. */
export const isRevealed = ({ finishedAt, mode }: AttemptRow, { given }: AskedRow): boolean =>
  finishedAt !== null || (mode === 'practice' && given !== null);

/** Whether the mistake that it stands for was made with this very question. */
const asksAgain = ({ questionId, variant, whyAsked }: AskedRow): boolean =>
  variant === null && (whyAsked?.why !== 'mistake' || (whyAsked.questionId ?? questionId) === questionId);

function viewQuestion(attempt: AttemptRow, asked: AskedRow, course: Course): AttemptQuestion {
  const question = questionOf(course, asked);
  const shown = answersShown(asked, question);
  const isFinished = attempt.finishedAt !== null;
  const { given } = asked;
  const isPractice = attempt.mode === 'practice';
  const isShown = isRevealed(attempt, asked);
  return {
    // By its position, which stays when practice ends early: the client's cache knows the question by it.
    id: `${attempt.id}-${asked.position}`,
    position: asked.position,
    question: question.shown,
    answers: shown.map((answer) => answer.shown),
    given,
    isCorrect: isShown ? asked.isCorrect : null,
    rationales: isShown ? rationalesOf(question, shown, given) : null,
    takeaway: isShown ? question.takeaway : null,
    hint: isPractice ? hintFor(shown, course) : null,
    offersFirstStep: isPractice && offersFirstStep(question.solution),
    // An import may have shortened the solution since.
    firstStep: asked.firstStepAt !== null && offersFirstStep(question.solution) ? (question.solution[0] ?? null) : null,
    solution: isShown && question.solution.length > 0 ? question.solution : null,
    offersExample: isShown && attempt.userId !== null && offersExample(question),
    certainty: asked.certainty,
    whyAsked: isFinished && asked.whyAsked ? explainWhyAsked(asked.whyAsked, asksAgain(asked)) : null,
  };
}

/** An attempt as its student may see it: the key only once it is finished or, in practice mode, once the question is answered. */
export function viewAttempt(attempt: AttemptRow, course: Course): QuizAttempt {
  const questions = attempt.questions.map((asked) => viewQuestion(attempt, asked, course));
  const minutes = minutesScope.minutesIn(attempt.scope);
  const topicsAsked = new Set(questions.map(({ question }) => question.topic));
  return {
    id: attempt.id,
    type: attempt.type,
    mode: attempt.mode,
    chapter: attempt.chapterId === null ? null : course.chapter(attempt.chapterId),
    unit: attempt.unitId === null ? null : course.unit(attempt.unitId),
    minutes,
    asksMistakes: minutes === null && attempt.questions.some(({ whyAsked }) => whyAsked?.why === 'mistake'),
    isAnotherLike: likeScope.isIn(attempt.scope),
    topics: course.topics.filter((topic) => topicsAsked.has(topic)),
    questions,
    startedAt: new Date(attempt.startedAt),
    finishedAt: attempt.finishedAt === null ? null : new Date(attempt.finishedAt),
    score: attempt.score,
    abandoned: attempt.abandoned,
  };
}
