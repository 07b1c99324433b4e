import { makeVariant } from '../../../../../economics/question/question-model';
import { inQuestion, type AuditRule, type Finding } from './audit';

export const modelChoicesRule: AuditRule = {
  name: 'model-choices',
  demands:
    'Every choice of a generated question is within what the stem leaves open, so that none can be dropped unsolved.',
  *find({ bank, course }): Generator<Finding> {
    for (const question of bank) {
      const source = question.model === null ? undefined : course.questionModels.get(question.model);
      if (source === undefined) continue;
      const { choices } = makeVariant(source.model, Number(question.id.split('-').at(-1)));
      const faults = choices.flatMap(({ misconception, fault }) =>
        fault === null ? [] : [`${misconception ?? 'the key'}: ${fault}`],
      );
      if (faults.length > 0)
        yield inQuestion(
          question,
          faults.join('; '),
          'let the model leave out numbers for which an error leads outside',
        );
    }
  },
};
