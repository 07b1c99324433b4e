import type { FreeResponse, FreeResponseAnswer } from '../../../../economics/free-response/free-response';
import { copyOf } from '../../../../economics/free-response/given-drawing';
import { emptyPanel } from '../../../../economics/free-response/graph-document';
import { followed } from '../../../../economics/free-response/follows';
import { scoreFreeResponse } from '../../../../economics/free-response/score';
import { isSame } from '../../../../economics/numbers';
import { figureOf } from '../../../../economics/picture/picture';
import { reasonOf } from '../read/attempt';
import { forFreeResponses, named } from './free-responses';

/** The answer that an author means: the model graph, the right numbers and options, and some explanation. */
function modelAnswer({ parts, model }: FreeResponse): FreeResponseAnswer {
  const answers = parts.map((part) => {
    if (part.kind === 'number') return [part.id, { work: `${part.point.value} × 1` }] as const;
    if (part.kind === 'choice') return [part.id, { choice: part.answer }] as const;
    return [part.id, { text: 'Because it is so.' }] as const;
  });
  return { graph: model, parts: Object.fromEntries(answers) };
}

const emptyAnswer = ({ panels }: FreeResponse): FreeResponseAnswer => ({
  graph: { panels: panels.map(({ id }) => emptyPanel(id)) },
  parts: {},
});

/** The points that an answer gets; a message where the rubric itself is wrong, such as a place that is none, or asks for too much. */
function scoredOr(question: FreeResponse, answer: FreeResponseAnswer) {
  try {
    return scoreFreeResponse(question, answer);
  } catch (error) {
    return reasonOf(error);
  }
}

export const modelAnswersEarnEveryPoint = forFreeResponses(function* (question) {
  const scored = scoredOr(question, modelAnswer(question));
  if (typeof scored === 'string')
    yield [`${named(question)}: ${scored}`, 'see docs/authoring.md for what a point needs'];
  else
    for (const { id, part, state, reason } of scored)
      if (state === 'missed')
        yield [
          `the model answer of ${named(question)} does not earn the point ${id}: ${reason}`,
          'correct the graph, or what the point needs',
          ['parts', part],
        ];
});

export const emptyAnswersEarnNothing = forFreeResponses(function* (question) {
  const scored = scoredOr(question, emptyAnswer(question));
  for (const { id, part, state } of typeof scored === 'string' ? [] : scored)
    if (state !== 'missed')
      yield [
        `an empty answer to ${named(question)} earns the point ${id}`,
        'add what has to be drawn',
        ['parts', part],
      ];
});

export const givenGraphsDrawNothing = forFreeResponses(function* (question) {
  if (!question.given) return;
  const graph = copyOf(figureOf(question.given), question.model);
  const scored = scoredOr(question, { graph, parts: {} });
  for (const { id, part, state } of typeof scored === 'string' ? [] : scored)
    if (state !== 'missed')
      yield [
        `a copy of the graph that ${named(question)} gives earns the point ${id}`,
        'give a graph that shows less, or ask for a number instead',
        ['parts', part],
      ];
});

export const followingAnswersAgree = forFreeResponses(function* (question) {
  const numbers: Record<string, number> = {};
  const choices: Record<string, number> = {};
  for (const part of question.parts) {
    if (part.kind !== 'number' && part.kind !== 'choice') continue;
    const { follows } = part.point;
    const right = part.kind === 'number' ? part.point.value : part.answer + 1;
    const found = followed(follows, { numbers, choices });
    if (follows !== undefined && (found === null || !isSame(found, right)))
      yield [
        `${named(question, part)}: ${JSON.stringify(follows)} is ${found ?? 'nothing'} with the right answers, not ${right}`,
        'name earlier parts: b, or c_i for the part c-i',
        ['parts', part.id, 'follows'],
      ];
    if (part.kind === 'number') numbers[part.id] = right;
    else choices[part.id] = part.answer;
  }
});

export const mistakesDifferFromTheAnswer = forFreeResponses(function* (question) {
  for (const part of question.parts) {
    if (part.kind !== 'number') continue;
    const { value, also = [], mistakes, tolerance } = part.point;
    const taken = [value, ...also];
    for (const [index, mistake] of mistakes.entries()) {
      const same = taken.find((other) => Math.abs(other - mistake.value) <= tolerance * Math.abs(other) + 1e-9);
      if (same !== undefined)
        yield [
          `${named(question, part)}: @${mistake.misconception} leads to ${mistake.value}, as does another answer`,
          'use other numbers, or remove the mistake',
          ['parts', part.id, 'mistakes', index],
        ];
      taken.push(mistake.value);
    }
  }
});
