import { expect, test } from 'vitest';
import { questionModel } from '../../../../../economics/question/question-model';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { modelChoicesRule } from './model-rule';

test('a generated question with a choice outside of what its stem leaves open is found', () => {
  const gift = giftQuestion('loss-of-a-tax-1', 'How much?', ['=1', '~2', '~3', '~4']);
  const audit = sampleAudit(gift, { models: ['loss-of-a-tax'] });
  const source = audit.course.questionModels.get('loss-of-a-tax');
  if (source === undefined) throw new Error('the sample has no model');
  const withMost = (most: number) => {
    const model = questionModel('loss-of-a-tax', () => ({
      values: {},
      within: { answer: [1, most] },
      right: 1,
      wrong: [
        ['triangle-as-rectangle', 2],
        ['transfer-as-loss', 3],
        ['tax-effects-mixup', 4],
      ],
    }));
    return {
      ...audit,
      course: { ...audit.course, questionModels: new Map([['loss-of-a-tax', { ...source, model }]]) },
    };
  };
  expect(messagesOf(modelChoicesRule, withMost(4))).toEqual([]);
  expect(messagesOf(modelChoicesRule, withMost(3))).toEqual([
    'loss-of-a-tax-1: tax-effects-mixup: 4 is outside of 1 to 3',
  ]);
});
