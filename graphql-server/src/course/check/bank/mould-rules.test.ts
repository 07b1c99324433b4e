import { expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import type { AuditRule } from './audit';
import { cloneRule, mirrorRule, mouldRule } from './mould-rules';
import { premiseRule, PREMISES_FILE } from './premise-rule';

const CHOICES = ['=$4', '~$5', '~$6', '~$7'];
const gift = (stems: Readonly<Record<string, string>>) =>
  Object.entries(stems)
    .map(([id, stem]) => giftQuestion(id, stem, CHOICES))
    .join('\n');
const found = (rule: AuditRule, text: string, more: Parameters<typeof sampleAudit>[1] = {}) =>
  messagesOf(rule, sampleAudit(text, more));

const sale = (good: string, price: number) =>
  `When the price of ${good} rises to $${price}, what is the change in total revenue?`;

test('two questions of a topic may share a mould, a third may not', () => {
  const two = {
    'q-1': sale('kites', 3),
    'q-2': sale('jars of honey', 5),
    'q-9': 'Why does scarcity force people to choose?',
  };
  expect(found(mouldRule, gift(two))).toEqual([]);
  expect(found(mouldRule, gift({ ...two, 'q-3': sale('tents', 8) }))).toEqual(['q-3: the same mould as q-1, q-2']);
});

test('a mould may return in another topic', () => {
  const [first, second] = [
    gift({ 'q-1': sale('kites', 3), 'q-2': sale('honey', 5) }),
    gift({ 'q-3': sale('tents', 8) }),
  ];
  expect(found(mouldRule, `${first}\n$CATEGORY: Terms\n\n${second}`)).toEqual([]);
});

test('a question and its mirror image in another topic are found', () => {
  const demand =
    'When the quantity demanded of kites decreases because buyers pay a higher price, which way does the price move?';
  const supply =
    'When the quantity supplied of tents increases because sellers receive a higher price, which way does the price move?';
  expect(found(mirrorRule, `${gift({ 'q-1': demand })}\n$CATEGORY: Terms\n\n${gift({ 'q-2': supply })}`)).toEqual([
    'q-2: the mirror image of q-1',
  ]);
  expect(
    found(mirrorRule, `${gift({ 'q-1': demand })}\n$CATEGORY: Terms\n\n${gift({ 'q-2': 'Why is there scarcity?' })}`),
  ).toEqual([]);
});

test('variants of a model with the same numbers are found', () => {
  const models = { models: ['sale'] };
  const variants = (a: string, b: string) => gift({ 'sale-1': a, 'sale-2': b });
  expect(found(cloneRule, variants('20 kites or 80 hats?', '20 rugs or 80 bowls?'), models)).toEqual([
    'sale-2: the same numbers as sale-1',
  ]);
  const other = giftQuestion('sale-2', '30 rugs or 90 bowls?', ['=$3', '~$5', '~$6', '~$7']);
  expect(found(cloneRule, `${gift({ 'sale-1': '20 kites or 80 hats?' })}\n${other}`, models)).toEqual([]);
});

test('the fourth question that tells the same story is found', () => {
  const stems = Object.fromEntries(
    [1, 2, 3, 4].map((number) => [`q-${number}`, `A patent on drug ${number} expires.`]),
  );
  const files = { [PREMISES_FILE]: '- { premise: a patent expires, pattern: patent }\n' };
  expect(found(premiseRule, gift(stems), { files })).toEqual(['q-4: "a patent expires" again, as in q-1, q-2, q-3']);
});

test('a premise may have a number of its own, such as twenty villages', () => {
  const files = { [PREMISES_FILE]: "- { premise: a village, pattern: '\\bvillage', most: 20 }\n" };
  const told = (count: number) => {
    const stem = (number: number) => `Village ${number} grows rice, and a town sells it. What is scarce?`;
    const stems = Object.fromEntries(Array.from({ length: count }, (_, at) => [`q-${at + 1}`, stem(at + 1)]));
    return found(premiseRule, gift(stems), { files });
  };
  expect(told(20)).toEqual([]);
  expect(told(21)).toEqual([expect.stringMatching(/^q-21: "a village" again, as in q-1, .*q-20$/)]);
});
