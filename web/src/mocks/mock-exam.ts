import type {
  MockExam,
  MockReport,
  MutationPauseMockExamArgs,
  MutationSaveMockAnswerArgs,
  MutationSaveMockResponseArgs,
  MutationSubmitMockSectionArgs,
} from '../../../schema/generated/types';
import { type Answers, refuse } from './answers';
import { taskWithGraph } from './free-response';
import { graded, quiz } from './quiz';

const SIZE = 5;

/** A half exam of five questions in section I, an hour before its end. */
export function mockExam(more: Partial<MockExam> = {}): MockExam {
  const { questions } = quiz({ type: 'topicQuiz', topicIds: ['1', '2'], id: 'exam-1', size: SIZE });
  const now = new Date();
  return {
    id: 'exam-1',
    length: 'full',
    form: 1,
    extraTime: 1,
    timed: true,
    phase: 'sectionOne',
    startedAt: now.toISOString(),
    deadline: new Date(now.getTime() + 3_600_000).toISOString(),
    pausedAt: null,
    finishedAt: null,
    now: now.toISOString(),
    questions: questions.map((asked) => ({
      id: `exam-1-${asked.position}`,
      asked,
      isFlagged: false,
      crossedOut: [],
      seconds: 0,
      change: null,
    })),
    responses: [],
    report: null,
    ...more,
  };
}

/** Section II of an exam: a long question and two short ones. */
export const sectionTwo = (more: Partial<MockExam> = {}): MockExam =>
  mockExam({
    phase: 'sectionTwo',
    responses: (['long', 'short', 'short'] as const).map((length, index) => ({
      ...{ id: `response-${index + 1}`, position: index + 1, length, answer: '', revision: 0 },
      content: taskWithGraph,
    })),
    ...more,
  });

export const report = (more: Partial<MockReport> = {}): MockReport => ({
  right: 3,
  answered: 4,
  composite: 61.4,
  highestComposite: 64.2,
  lowScore: 3,
  highScore: 4,
  units: [
    { unit: { number: 1, name: 'Basics', low: 12, high: 15 }, right: 2, asked: 2, missedTopics: [] },
    {
      unit: { number: 2, name: 'Supply and Demand', low: 20, high: 25 },
      ...{ right: 1, asked: 3, missedTopics: quiz({ type: 'topicQuiz', topicIds: ['1', '2'] }).topics },
    },
  ],
  skills: [{ skill: 'graph', right: 3, asked: 5 }],
  responses: [
    {
      ...{ attemptId: 'response-1', freeResponseId: 'ride-tax-1', title: 'A tax on rides', length: 'long' },
      ...{ earned: 6, open: 1, possible: 10 },
    },
  ],
  lastMinuteAnswers: 2,
  lastMinuteRight: 1,
  ...more,
});

/** An exam that has ended: the second question was missed, the last one left blank. */
export function finishedExam(more: Partial<MockExam> = {}): MockExam {
  const sketch = quiz({ type: 'topicQuiz', topicIds: ['1', '2'], id: 'exam-1', size: SIZE });
  const { questions } = graded(sketch, [[true], [false]]);
  return mockExam({
    phase: 'finished',
    deadline: null,
    finishedAt: '2026-11-20T20:30:00Z',
    startedAt: '2026-11-20T18:00:00Z',
    questions: questions.map((asked, index) => ({
      id: `exam-1-${asked.position}`,
      asked: index === SIZE - 1 ? { ...asked, given: null, isCorrect: false } : asked,
      isFlagged: false,
      crossedOut: [],
      seconds: 30 * (index + 1),
      change: index === 1 ? 'lost' : null,
    })),
    report: report(),
    ...more,
  });
}

/** Answers of the API while an exam is taken: what is saved comes back, and `done` follows each submission. */
export function takingExam(exam: MockExam, done: (section: number) => MockExam = () => finishedExam()): Answers {
  let current = exam;
  const questionAt = (position: number) => current.questions.find(({ asked }) => asked.position === position);
  return {
    mockExam: () => current,
    startMockExam: () => current,
    saveMockAnswer: ({ position, choice, isFlagged, crossedOut, seconds }: MutationSaveMockAnswerArgs) => {
      const found = questionAt(position);
      if (!found) return refuse('BAD_USER_INPUT', 'That question is not in this exam.');
      const given = choice == null ? found.asked.given : { choice };
      const marked = { ...found, isFlagged, crossedOut, seconds, asked: { ...found.asked, given } };
      current = { ...current, questions: current.questions.map((one) => (one === found ? marked : one)) };
      return marked;
    },
    saveMockResponse: ({ position, answer, revision }: MutationSaveMockResponseArgs) => {
      const found = current.responses[position - 1];
      return found
        ? { ...found, answer, revision: revision + 1 }
        : refuse('BAD_USER_INPUT', 'There is no such question.');
    },
    pauseMockExam: ({ paused }: MutationPauseMockExamArgs) =>
      (current = { ...current, timed: false, pausedAt: paused ? new Date().toISOString() : null }),
    startMockSectionTwo: () => (current = sectionTwo()),
    submitMockSection: ({ section }: MutationSubmitMockSectionArgs) => (current = done(section)),
  };
}
