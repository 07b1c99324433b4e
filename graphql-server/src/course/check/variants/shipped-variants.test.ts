import { expect, test } from 'vitest';
import { inShare } from '../../../../../test-support/share';
import { shippedCourse } from '../../../../../test-support/shipped-course';
import { readCourseFiles } from '../../read/course-files';
import { auditOf } from '../bank/audit';
import { checkVariants } from './check-variants';
import { VARIANT_NUMBERS } from './model-variants';

const audit = auditOf(shippedCourse, readCourseFiles('course'));

test.each(inShare([...shippedCourse.questionModels.values()]).map((source) => ({ id: source.model.id, source })))(
  'every variant of $id that a student may be asked is sound',
  ({ source }) => {
    expect(checkVariants(audit, VARIANT_NUMBERS, [source])).toEqual([]);
  },
);
