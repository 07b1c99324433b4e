import { checkAll } from './checks';
import { followed, type OwnAnswers } from './follows';
import type { DrawPoint, FreeResponse, FreeResponseAnswer, Part, ScoredPoint } from './free-response';
import { asking, identify } from './identify';
import { namesOfChecks } from './mentions';
import { scoreNumber } from './numbers';
import { viewOf, type GraphView } from './view';
import { Work } from './work';

type Score = Omit<ScoredPoint, 'id' | 'part'>;

const scored =
  (state: Score['state']) =>
  (reason: string, look: readonly string[] = [], misconception: string | null = null): Score => ({
    state,
    reason,
    look,
    misconception,
  });
const [earned, missed, open] = [scored('earned'), scored('missed'), scored('open')];

/**
 * Scores an answer as a reader does, point by point, in the order of the rubric. Explanations stay open until the student has
 * compared them.
 * @throws TooMuchWork for a drawing that no student makes
 */
export function scoreFreeResponse(
  question: FreeResponse,
  answer: FreeResponseAnswer,
  work = new Work(),
): ScoredPoint[] {
  const view = viewOf(answer.graph, namesOfChecks(drawnChecks(question)), question.panels[0]?.id, work);
  const drawn = scoreDrawing(question, view);
  // From which later parts follow.
  const own: Record<keyof OwnAnswers, Record<string, number>> = { numbers: {}, choices: {} };
  return question.parts.flatMap((part) => {
    const scored = part.kind === 'draw' ? drawn : scoreWritten(part, answer, own);
    return idsOf(part).map((id) => ({ id, part: part.id, ...(scored.get(id) ?? missed('There is no answer.')) }));
  });
}

const idsOf = (part: Part): string[] =>
  part.kind === 'draw' || part.kind === 'prose' ? part.points.map(({ id }) => id) : [part.point.id];

const drawnChecks = ({ parts }: Pick<FreeResponse, 'parts'>) =>
  parts.flatMap((part) => (part.kind === 'draw' ? part.points.flatMap(({ needs }) => needs) : []));

/** All names that the rubric of a question has for curves, labels and areas. */
export const rubricNames = (question: Pick<FreeResponse, 'parts'>): string[] => [
  ...new Set(namesOfChecks(drawnChecks(question)).flat()),
];

function scoreWritten(
  part: Exclude<Part, { readonly kind: 'draw' }>,
  { parts }: FreeResponseAnswer,
  own: Record<keyof OwnAnswers, Record<string, number>>,
): ReadonlyMap<string, Score> {
  const { work = '', choice, text = '' } = parts[part.id] ?? {};
  switch (part.kind) {
    case 'number': {
      const { state, reason, value, misconception } = scoreNumber(part, work, own);
      if (value !== null) own.numbers[part.id] = value;
      return new Map([[part.point.id, { state, reason, look: [], misconception }]]);
    }
    case 'choice': {
      const score = scoreChoice(part, choice, own);
      if (choice !== undefined) own.choices[part.id] = choice;
      return new Map([[part.point.id, score]]);
    }
    case 'prose': {
      const score = (explain: string) =>
        text.trim() === '' ? missed('There is no explanation.') : open(`Compare your explanation: ${explain}`);
      return new Map(part.points.map(({ id, explain }) => [id, score(explain)]));
    }
  }
}

function scoreChoice(
  part: Extract<Part, { readonly kind: 'choice' }>,
  choice: number | undefined,
  own: OwnAnswers,
): Score {
  const chosen = choice === undefined ? undefined : part.options[choice];
  if (choice === undefined || chosen === undefined) return missed('No answer is chosen.');
  const { explain, follows } = part.point;
  const isRight = choice === part.answer;
  if (!isRight && followed(follows, own) !== choice + 1)
    return missed(`“${chosen}” is not the right answer.`, [], part.misconceptions[choice] ?? null);
  const reason = `“${chosen}” is ${isRight ? 'the right answer' : 'consistent with your earlier answer'}.`;
  return explain === null ? earned(reason) : open(`${reason} Compare your explanation: ${explain}`);
}

/** Points of the graph. One that is contingent on others counts only with them. */
function scoreDrawing({ parts }: FreeResponse, view: GraphView): ReadonlyMap<string, Score> {
  const points = new Map(
    parts.flatMap((part) => (part.kind === 'draw' ? part.points : [])).map((point) => [point.id, point]),
  );
  const scores = new Map<string, Score>();
  const asked = identify(view, [...points.values()]);
  const scoreOf = (point: DrawPoint, above: readonly string[]): Score => {
    const known = scores.get(point.id);
    if (known) return known;
    const missing = point.contingentOn.find((id) => {
      const other = points.get(id);
      return other && !above.includes(id) && scoreOf(other, [...above, point.id]).state === 'missed';
    });
    const score =
      missing === undefined
        ? scorePoint(point, asking(view, asked.get(point.id) ?? []))
        : contingent(points.get(missing));
    scores.set(point.id, score);
    return score;
  };
  for (const point of points.values()) scoreOf(point, []);
  return scores;
}

const contingent = (other: DrawPoint | undefined): Score =>
  missed(`This point counts only together with another one: ${other?.text ?? ''}`);

function scorePoint({ needs, misconception }: DrawPoint, view: GraphView): Score {
  const { met, reason, parts } = checkAll(needs, view);
  if (met) return earned(reason, parts);
  // What is missing tells nothing about what a student believes; what is drawn wrong does.
  return missed(reason, parts, parts.length > 0 ? misconception : null);
}
