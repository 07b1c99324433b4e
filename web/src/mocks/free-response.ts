import type {
  FreeResponse,
  FreeResponseAttempt,
  FreeResponseContent,
  FreeResponsePart,
  FreeResponsePoint,
  MutationDisputePointArgs,
  MutationSaveFreeResponseArgs,
  MutationScoreOwnPointArgs,
  MutationWithdrawDisputeArgs,
  QueryFreeResponseArgs,
  QueryFreeResponseAttemptArgs,
} from '../../../schema/generated/types';
import { type Answers, refuse } from './answers';
import { chapters, find } from './course';

const part = (
  name: string,
  kind: FreeResponsePart['kind'],
  more: Partial<FreeResponsePart> = {},
): FreeResponsePart => ({
  name,
  kind,
  text: `<p>What part ${name} asks.</p>`,
  options: null,
  explained: false,
  unit: null,
  points: 1,
  ...more,
});

/** Asks for one part of each kind. */
const task: FreeResponseContent = {
  id: '7',
  stem: '<p>The government imposes a per-unit tax on rides.</p>',
  figure: null,
  panels: [{ name: 'market', title: 'Market for rides' }],
  parts: [
    part('a', 'draw', { points: 2 }),
    part('b', 'number', { unit: '$' }),
    part('c', 'choice', { options: ['Increase', 'Decrease'], explained: true }),
    part('d', 'prose'),
  ],
  names: ['D', 'P', 'Q', 'S'],
};

/** The same with a graph to read. */
export const taskWithGraph: FreeResponseContent = {
  ...task,
  figure: {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="t"><title id="t">The market for rides</title></svg>',
    alt: 'Demand slopes down.',
    url: '/figures/free-response-7.svg',
  },
};

export const freeResponse = (more: Partial<FreeResponse> = {}): FreeResponse => ({
  id: 'ride-tax-1',
  family: 'ride-tax',
  chapter: find(chapters, ({ id }) => id === '4'),
  title: 'A tax on rides',
  length: 'short',
  minutes: 12,
  points: 5,
  isFree: false,
  content: task,
  state: 'notStarted',
  best: null,
  openAttemptId: null,
  lastAttemptId: null,
  ...more,
});

const CURVE = {
  id: 'c1',
  label: 'D',
  shape: 'straight',
  handles: [
    [0.1, 0.9],
    [0.9, 0.1],
  ],
};

const EMPTY = {
  graph: { panels: [{ id: 'market', xLabel: '', yLabel: '', curves: [], marks: [], areas: [], arrows: [] }] },
  parts: {},
};

export const emptyText = JSON.stringify(EMPTY);

const WRITTEN = {
  b: { work: '20 * 3' },
  c: { choice: 0, text: 'Because demand is inelastic.' },
  d: { text: 'MSB > MSC.' },
};

/** An answer to all parts that are not drawn. */
export const writtenText = JSON.stringify({ ...EMPTY, parts: WRITTEN });

/** An answer to all parts. */
export const drawnText = JSON.stringify({
  graph: { panels: EMPTY.graph.panels.map((panel) => ({ ...panel, xLabel: 'Q', yLabel: 'P', curves: [CURVE] })) },
  parts: WRITTEN,
});

export const freeResponseAttempt = (more: Partial<FreeResponseAttempt> = {}): FreeResponseAttempt => ({
  id: 'fr-attempt-1',
  freeResponseId: 'ride-tax-1',
  title: 'A tax on rides',
  length: 'short',
  chapter: find(chapters, ({ id }) => id === '4'),
  content: task,
  answer: emptyText,
  revision: 0,
  seconds: 0,
  startedAt: '2026-11-20T18:00:00Z',
  submittedAt: null,
  result: null,
  ...more,
});

const point = (name: string, state: FreeResponsePoint['state'], more: Partial<FreeResponsePoint> = {}) => ({
  name,
  part: name.charAt(0),
  text: `What earns ${name}.`,
  explain: null,
  state,
  selfScored: false,
  reason: `Why ${name} is ${state}.`,
  look: [],
  misconception: null,
  belief: null,
  watch: null,
  dispute: null,
  ...more,
});

/** The attempt after its submission: two points earned, one missed with a misconception, two for the student to score. */
export function scored(attempt: FreeResponseAttempt, own: Readonly<Record<string, boolean>> = {}): FreeResponseAttempt {
  const open = (name: string) => {
    const explain = `<p>What ${name} has to say.</p>`;
    const decided = own[name];
    if (decided === undefined) return point(name, 'open', { explain });
    return point(name, decided ? 'earned' : 'missed', { explain, selfScored: true });
  };
  const points = [
    point('a-1', 'earned', { look: ['c0'] }),
    point('a-2', 'missed', {
      look: ['c1'],
      misconception: 'shift-vs-movement',
      belief: 'A tax shifts demand.',
      watch: {
        scene: 'jelly',
        heading: 'What happens to jelly?',
        seconds: 20,
        chapter: find(chapters, ({ id }) => id === '1'),
      },
    }),
    point('b-1', 'earned'),
    open('c-1'),
    open('d-1'),
  ];
  return {
    ...attempt,
    submittedAt: '2026-11-20T18:12:00Z',
    result: {
      earned: points.filter(({ state }) => state === 'earned').length,
      open: points.filter(({ state }) => state === 'open').length,
      possible: points.length,
      points,
      solutions: attempt.content.parts.map(({ name }) => ({ part: name, text: `<p>Solution of ${name}.</p>` })),
      model: JSON.stringify(EMPTY.graph),
    },
  };
}

const withDispute = (
  attempt: FreeResponseAttempt,
  name: string,
  dispute: FreeResponsePoint['dispute'],
): FreeResponseAttempt => ({
  ...attempt,
  result: attempt.result && {
    ...attempt.result,
    points: attempt.result.points.map((one) => (one.name === name ? { ...one, dispute } : one)),
  },
});

/** The responses for a student who answers this question, gets the mock result, and scores the open points. */
export function answering(question = freeResponse(), attempt = freeResponseAttempt()): Answers {
  let stored = attempt;
  const own: Record<string, boolean> = {};
  return {
    freeResponses: [question],
    freeResponse: ({ id }: QueryFreeResponseArgs) =>
      id === question.id ? question : refuse('NOT_FOUND', 'This question does not exist.'),
    startFreeResponse: () => stored,
    freeResponseAttempt: ({ id }: QueryFreeResponseAttemptArgs) =>
      id === stored.id ? stored : refuse('NOT_FOUND', 'This attempt does not exist.'),
    saveFreeResponse: ({ answer, revision }: MutationSaveFreeResponseArgs) => {
      if (revision !== stored.revision) return refuse('NEWER_WORK', 'There is newer work on this question.');
      stored = { ...stored, answer, revision: revision + 1 };
      return stored;
    },
    submitFreeResponse: () => {
      stored = scored(stored);
      return stored;
    },
    disputePoint: ({ point: name, words = null }: MutationDisputePointArgs) => {
      stored = withDispute(stored, name, { words });
      return stored;
    },
    withdrawDispute: ({ point: name }: MutationWithdrawDisputeArgs) => {
      stored = withDispute(stored, name, null);
      return stored;
    },
    scoreOwnPoint: ({ point: name, earned }: MutationScoreOwnPointArgs) => {
      own[name] = earned;
      stored = scored(stored, own);
      return stored;
    },
  };
}
