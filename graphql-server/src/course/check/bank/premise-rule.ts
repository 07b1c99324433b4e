import { z } from 'zod';
import { text } from '../../read/read-yaml';
import { inQuestion, type AuditRule, type Finding } from './audit';
import { readDataFile } from './data-file';

export const PREMISES_FILE = 'premises.yaml';

const premisesShape = z.array(
  z.strictObject({
    premise: text,
    pattern: text.transform((source) => new RegExp(source, 'i')),
    most: z.int().positive().default(3),
  }),
);

export const premiseRule: AuditRule = {
  name: 'premise',
  demands: 'No more than three questions tell the same story, or as many as premises.yaml says.',
  *find({ bank, files }): Generator<Finding> {
    for (const { premise, pattern, most } of readDataFile(files, PREMISES_FILE, premisesShape) ?? []) {
      const told = bank.filter(({ stem }) => pattern.test(stem));
      for (const question of told.slice(most))
        yield inQuestion(
          question,
          `"${premise}" again, as in ${told
            .slice(0, most)
            .map(({ id }) => id)
            .join(', ')}`,
          'tell another story',
        );
    }
  },
};
