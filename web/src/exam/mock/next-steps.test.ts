import { expect, test } from 'vitest';
import { nextSteps } from './next-steps';

const unit = (number: number, right: number, asked: number) => ({
  unit: { number, name: `Unit ${number}`, low: 10, high: 20 },
  right,
  asked,
  missedTopics: [{ id: String(number), topicName: `Topic ${number}` }],
});
const response = (id: string, length: 'long' | 'short', earned: number, open = 0) => ({
  ...{ attemptId: `attempt-${id}`, freeResponseId: id, title: id, length, earned, open },
  possible: length === 'long' ? 10 : 5,
});
const kinds = (report: Parameters<typeof nextSteps>[0]) => nextSteps(report).map(({ kind }) => kind);

test('the steps begin where the most points of the composite are', () => {
  const steps = nextSteps({
    right: 40,
    answered: 60,
    units: [unit(1, 8, 8), unit(2, 4, 14), unit(3, 12, 14)],
    responses: [response('firm', 'long', 6), response('tax', 'short', 5)],
  });
  expect(steps).toEqual([
    { kind: 'unit', number: 2, name: 'Unit 2', missed: 10, topicIds: ['2'] },
    { kind: 'freeResponse', freeResponseId: 'firm', title: 'firm', lost: 4 },
    { kind: 'unit', number: 3, name: 'Unit 3', missed: 2, topicIds: ['3'] },
  ]);
});

test('points that are still to be compared come first', () => {
  const responses = [response('firm', 'long', 6), response('tax', 'short', 2, 2)];
  expect(kinds({ right: 10, answered: 14, units: [unit(2, 4, 14)], responses })[0]).toBe('compare');
});

test('questions left blank are worth a guess each', () => {
  expect(kinds({ right: 14, answered: 14, units: [unit(2, 14, 60)], responses: [] })).toEqual([
    'unit',
    'pace',
    'mistakes',
  ]);
});

test('one small gap is followed by the notebook of mistakes', () => {
  expect(kinds({ right: 59, answered: 60, units: [unit(1, 59, 60)], responses: [] })).toEqual(['unit', 'mistakes']);
});

test('a perfect exam leaves nothing to do', () => {
  expect(
    kinds({ right: 60, answered: 60, units: [unit(1, 60, 60)], responses: [response('firm', 'long', 10)] }),
  ).toEqual([]);
});
