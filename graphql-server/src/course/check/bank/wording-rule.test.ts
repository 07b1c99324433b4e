import { describe, expect, test } from 'vitest';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { readCourseFiles } from '../../read/course-files';
import { wordingRule } from './wording-rule';
import { readWordings, wordingsIn, WORDINGS_FILE } from './wordings';

const wordings = readWordings(readCourseFiles('course'));

test('every pattern of wordings.yaml finds its example', () => {
  expect(wordings.length).toBeGreaterThan(40);
  expect(wordings.filter((wording) => wordingsIn(wording, wording.example).length === 0)).toEqual([]);
});

describe('the check of wordings', () => {
  const file = `- { pattern: "n't\\\\b", write: not, in: [stem, choice], unless_quoted: true, example: don't }\n`;
  const found = (stem: string) =>
    messagesOf(
      wordingRule,
      sampleAudit(giftQuestion('q-1', stem, ['=a', '~b', '~c', '~d']), { files: { [WORDINGS_FILE]: file } }),
    );

  test('names the words and where they are', () =>
    expect(found("Why doesn't it rise?")).toEqual(['q-1: "n\'t" in the stem']));
  test('leaves out what somebody says', () => expect(found('"It doesn\'t rise," she says. Why?')).toEqual([]));
});
