import { expect, test } from 'vitest';
import { emptyPanel } from '../../../economics/free-response/graph-document';
import {
  emptyAnswer,
  isAnswered,
  isSameAnswer,
  readAnswer,
  withoutPart,
  withPart,
  writeAnswer,
  type AskedPart,
} from './answer';

const asked = { panels: [{ name: 'market' }, { name: 'firm' }] };
const market = { ...emptyPanel('market'), xLabel: 'Q' };

test('an answer survives being written and read', () => {
  const answer = { graph: { panels: [market, emptyPanel('firm')] }, parts: { b: { work: '2 * 3' } } };
  expect(readAnswer(writeAnswer(answer), asked)).toEqual(answer);
});

test.each([[''], ['null'], ['{'], ['[]'], ['{"graph":{"panels":1},"parts":{}}'], ['{"graph":{"panels":[]}}']])(
  '%j reads as an empty answer',
  (text) => expect(readAnswer(text, asked)).toEqual(emptyAnswer(asked)),
);

test('a stored graph gets the panels of the question, in its order', () => {
  const stored = writeAnswer({ graph: { panels: [emptyPanel('gone'), market] }, parts: {} });
  expect(readAnswer(stored, asked).graph.panels).toEqual([market, emptyPanel('firm')]);
});

test.each<[AskedPart['kind'], object, boolean]>([
  ['number', {}, false],
  ['number', { work: '  ' }, false],
  ['number', { work: '20 * 3' }, true],
  ['choice', { text: 'Because.' }, false],
  ['choice', { choice: 0 }, true],
  ['prose', { text: '' }, false],
  ['prose', { text: 'Because.' }, true],
])('a part of the kind %s with %j is answered: %s', (kind, part, isDone) => {
  expect(isAnswered({ name: 'b', kind }, withPart(emptyAnswer(asked), 'b', part))).toBe(isDone);
});

test('a part to draw is answered once anything is drawn or labeled', () => {
  const part: AskedPart = { name: 'a', kind: 'draw' };
  expect(isAnswered(part, emptyAnswer(asked))).toBe(false);
  expect(isAnswered(part, { graph: { panels: [market] }, parts: {} })).toBe(true);
});

test('a cleared part leaves the graph and the other parts', () => {
  const answer = { graph: { panels: [market] }, parts: { b: { work: '1' }, c: { text: 'x' } } };
  expect(withoutPart(answer, 'b')).toEqual({ graph: answer.graph, parts: { c: { text: 'x' } } });
});

test.each([
  ['{"graph":{"panels":[]},"parts":{}}', '{"parts":{},"graph":{"panels":[]}}', true],
  ['{"parts":{"a":{"work":"1"}}}', '{"parts":{"a":{"work":"2"}}}', false],
  ['[1,2]', '[2,1]', false],
  ['', '{}', false],
])('%s and %s are the same answer: %s', (one, other, isSame) => expect(isSameAnswer(one, other)).toBe(isSame));
