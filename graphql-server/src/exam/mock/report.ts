import { scoreRange } from '../../../../schema/rules/exam';
import { isSameGiven } from '../../../../schema/rules/given';
import { mockComposite, type Points } from '../../../../schema/rules/mock';
import { TOO_MANY_TOPICS_FROM } from '../../../../schema/rules/quiz';
import type { Course, CourseQuestion } from '../../course/course';
import type { Topic } from '../../library/library.type';
import { isRight } from '../../quiz/grading';
import { QUESTION_TYPES } from '../../quiz/question-types';
import { markAt, type MockState } from './exam-state';
import type { MockMark } from './mock.entity';
import type { AnswerChange, MockReport, MockResponseResult } from './mock.type';

/** Answers given so late are told apart: they are often guesses. */
const LAST_MS = 120_000;

interface GradedMark {
  readonly question: CourseQuestion;
  readonly mark: MockMark;
  readonly isCorrect: boolean;
}

const isCorrect = ({ answers }: CourseQuestion, { given }: MockMark) => given !== null && isRight(answers, given);

/** What changing the first answer came to; null where it was not changed. */
export function changeOf({ answers }: CourseQuestion, { given, earlier }: MockMark): AnswerChange | null {
  const [first] = earlier;
  if (first === undefined || given === null) return null;
  const [before, after] = [isRight(answers, first), isRight(answers, given)];
  if (before === after) return isSameGiven(first, given) ? null : 'same';
  return after ? 'gained' : 'lost';
}

/** The topics of questions that earned nothing, the one that cost most first: as many as a quiz can have. */
function missedTopics(marks: readonly GradedMark[]): Topic[] {
  const missed = Map.groupBy(
    marks.filter((one) => !one.isCorrect),
    ({ question }) => question.topic,
  );
  return [...missed]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([topic]) => topic)
    .slice(0, TOO_MANY_TOPICS_FROM - 1);
}

const share = (marks: readonly GradedMark[]) => ({
  right: marks.filter((one) => one.isCorrect).length,
  asked: marks.length,
});

const sumOf = (results: readonly MockResponseResult[]): Points => ({
  earned: results.reduce((sum, { earned }) => sum + earned, 0),
  possible: results.reduce((sum, { possible }) => sum + possible, 0),
});

/** The composite with the points of `responses`; those without a section II count section I alone. */
function composite(multipleChoice: Points, responses: readonly MockResponseResult[]): number {
  if (responses.length === 0) return mockComposite(multipleChoice, null);
  return mockComposite(multipleChoice, {
    long: sumOf(responses.filter(({ length }) => length === 'long')),
    shorts: responses.filter(({ length }) => length === 'short'),
  });
}

/** What an exam that has ended came to, by the current answer key. */
export function reportOf(state: MockState, responses: readonly MockResponseResult[], course: Course): MockReport {
  const graded = state.questions.map(({ questionId }, index): GradedMark => {
    const question = course.askedQuestion(questionId);
    const mark = markAt(state, index + 1);
    return { question, mark, isCorrect: isCorrect(question, mark) };
  });
  const { right, asked } = share(graded);
  const multipleChoice = { earned: right, possible: asked };
  const lowest = composite(multipleChoice, responses);
  const highest = composite(
    multipleChoice,
    responses.map((one) => ({ ...one, earned: one.earned + one.open })),
  );
  const scores = scoreRange(lowest, highest);
  const end = state.breakSince ?? state.finishedAt ?? 0;
  const last = graded.filter(({ mark }) => mark.at !== null && mark.at > end - LAST_MS);
  const units = Map.groupBy(graded, ({ question }) => question.topic.chapter.unit.examUnit?.number);
  const skills = Map.groupBy(graded, ({ question }) => question.type);
  return {
    right,
    answered: graded.filter(({ mark }) => mark.given !== null).length,
    composite: lowest,
    highestComposite: highest,
    lowScore: scores.low,
    highScore: scores.high,
    units: [...units.values()]
      .flatMap((marks) => {
        const unit = marks[0]?.question.topic.chapter.unit.examUnit ?? null;
        return unit === null ? [] : [{ unit, ...share(marks), missedTopics: missedTopics(marks) }];
      })
      .sort((a, b) => a.unit.number - b.unit.number),
    skills: QUESTION_TYPES.flatMap((skill) => {
      const marks = skills.get(skill);
      return marks === undefined ? [] : [{ skill, ...share(marks) }];
    }),
    responses,
    lastMinuteAnswers: last.length,
    lastMinuteRight: share(last).right,
  };
}
