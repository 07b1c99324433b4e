import { z } from 'zod';
import { text } from '../../read/read-yaml';
import { inQuestion, type AuditRule, type Finding } from './audit';
import { readDataFile } from './data-file';

export const PREMISES_FILE = 'premises.yaml';
const MOST_OF_A_PREMISE = 3;

const premisesShape = z.array(
  z.strictObject({ premise: text, pattern: text.transform((source) => new RegExp(source, 'i')) }),
);

export const premiseRule: AuditRule = {
  name: 'premise',
  demands: 'No more than three questions tell the same story (premises.yaml).',
  *find({ bank, files }): Generator<Finding> {
    for (const { premise, pattern } of readDataFile(files, PREMISES_FILE, premisesShape) ?? []) {
      const told = bank.filter(({ stem }) => pattern.test(stem));
      for (const question of told.slice(MOST_OF_A_PREMISE))
        yield inQuestion(
          question,
          `"${premise}" again, as in ${told
            .slice(0, MOST_OF_A_PREMISE)
            .map(({ id }) => id)
            .join(', ')}`,
          'tell another story',
        );
    }
  },
};
