import { expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { SAMPLE_GIFT } from '../../../../test/fixtures/course-sample/sample-course';
import { graphCostsRule, graphTitlesRule } from './graph-axis-rules';
import type { AuditRule } from './audit';

const found = (rule: AuditRule, board: string): string[] =>
  messagesOf(
    rule,
    sampleAudit(giftQuestion('q-1', 'Why? [board:a]', ['=a', '~b', '~c', '~d']), {
      files: { [SAMPLE_GIFT.replace('questions.gift', 'boards.yaml')]: `a:\n${board}` },
    }),
  ).map((message) => message.replace(/^q-1: [\w-]+\.a: /, ''));

test.each([
  ['Quantity', []],
  ['Quantity of honey (jars per week)', []],
  ['Quantity (units per week)', []],
  ['Passengers (per day)', []],
  ['Jars of honey (per week)', ['its horizontal axis is called "Jars of honey (per week)"']],
  ['Posters per day', ['its horizontal axis is called "Posters per day"']],
  ['Quantity of posters per day', ['its horizontal axis is called "Quantity of posters per day"']],
])('the quantity axis of a market: %s', (quantity, faults) => {
  const board = `  kind: market\n  quantity: ${quantity}\n  price: Price\n  demand: { choke: 12, slope: 0.1 }\n`;
  expect(found(graphTitlesRule, board)).toEqual(faults);
});

test.each([
  ['linear: 8.5, quadratic: -0.2, cubic: 0.005', 'MC, ATC, AVC', 0],
  ['setup: 45, linear: 1, quadratic: 0.15', 'MC, ATC', 0],
  ['setup: 45, linear: 1, quadratic: 0.15', 'MC, ATC, AVC', 1],
])('AVC begins where MC begins: costs %s, curves %s', (costs, curves, faults) => {
  const board = `  kind: firm\n  quantity: Quantity\n  price: Price\n  costs: { fixed: 270, ${costs} }\n  marketPrice: 20\n  curves: [${curves}]\n  show: []\n`;
  expect(found(graphCostsRule, board)).toHaveLength(faults);
});
