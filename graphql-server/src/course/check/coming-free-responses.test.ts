import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { scoreFreeResponse } from '../../../../economics/free-response/score';
import { askedBy } from '../../../../test-support/free-response/asked';
import { reordered, unsteady } from '../../../../test-support/free-response/change-graph';
import { monopoly } from '../../../../test-support/free-response/monopoly';
import { readCourseFiles } from '../read/course-files';
import { chaptersOf } from '../read/course-source';
import { FREE_RESPONSES_FILE } from '../read/read-free-responses';
import { parseCourse } from '../read/read-course';
import { equationsAreRight } from './arithmetic-rules';
import { auditOf } from './bank/audit';
import { wordingRule } from './bank/wording-rule';
import * as rules from './free-response-rules';
import * as scoring from './free-response-scoring-rules';
import * as texts from './free-response-text-rules';

// Families whose chapters are not written yet wait in test-support/free-response/. They are read and checked as those of the course.

const FOLDER = 'unit-6-imperfect-competition/6.2-monopoly';
const CHAPTER = `---
id: 602
name: 6.2 Monopoly
slug: monopoly
video_url:
quiz_blurb_img_url:
topics:
  - { id: 6021, name: Price and output of a monopoly }
  - { id: 6022, name: Monopoly and efficiency }
---

# Video blurb

A single seller.

# Quiz blurb

A single seller.
`;

/** The unit and what all units share. */
const shared = [...readCourseFiles('course')].filter(([path]) => !path.includes('/') || path.startsWith('unit-6'));
const files = new Map(shared)
  .set(`${FOLDER}/chapter.md`, CHAPTER)
  .set(`${FOLDER}/${FREE_RESPONSES_FILE}`, readFileSync('test-support/free-response/monopoly.yaml', 'utf8'));
const { course, problems } = parseCourse(files);
const questions = chaptersOf(course)
  .filter(({ id }) => id === 602)
  .flatMap(({ freeResponses }) => freeResponses);

test('the family of a monopoly passes the checks of the course', () => {
  const all = [equationsAreRight, ...Object.values(rules), ...Object.values(scoring), ...Object.values(texts)];
  const found = [
    ...problems,
    ...all.flatMap((rule) => [...rule(course)]),
    ...wordingRule.find(auditOf(course, files)),
  ].filter(({ file }) => file.startsWith(FOLDER));
  expect(found).toEqual([]);
  expect(questions.map(({ id }) => id)).toEqual(['monopoly-1', 'monopoly-2', 'monopoly-3']);
});

describe.each(questions.map((question) => [question.id, question] as const))('%s', (_id, question) => {
  const withPanel = (change: (panel: Panel) => Partial<Panel>): GraphDocument => ({
    panels: question.model.panels.map((panel) => ({ ...panel, ...change(panel) })),
  });
  const lostBy = (graph: GraphDocument) =>
    scoreFreeResponse(question, { graph, parts: {} })
      .filter(({ part, state }) => ['a', 'b', 'd-ii'].includes(part) && state !== 'earned')
      .map(({ id }) => id);
  const without =
    (label: string) =>
    ({ curves }: Panel) => ({ curves: curves.filter((curve) => curve.label !== label) });

  test('the model graph earns its points', () => {
    expect(lostBy(question.model)).toEqual([]);
  });

  test.each(Object.entries(monopoly.right(askedBy(question))))('earns every drawn point with %s', (_style, drawn) => {
    expect(lostBy(drawn.document())).toEqual([]);
    expect(lostBy(reordered(drawn.document()))).toEqual([]);
    expect(lostBy(unsteady(drawn.document(), [0.004, -0.003, 0.002, -0.004, 0, 0.003, -0.002]))).toEqual([]);
  });

  test.each(Object.entries(monopoly.followed(askedBy(question))))(
    'with %s earns what follows from it',
    (_error, [drawn, lost]) => expect(lostBy(drawn.document())).toEqual(lost),
  );

  test.each([
    ['no axis label', () => ({ yLabel: '' }), ['a-1']],
    [
      'no labels of the areas',
      ({ areas }: Panel) => ({ areas: areas.map((area) => ({ ...area, label: '' })) }),
      ['b-1', 'd-ii-1'],
    ],
    ['no shading', () => ({ areas: [] }), ['b-1', 'd-ii-1']],
    ['no ATC', without('ATC'), ['a-2', 'b-1']],
    ['no D', without('D'), ['a-1', 'a-2', 'a-3', 'd-ii-1']],
    [
      'the price at the height of MR = MC',
      ({ curves, marks }: Panel) => {
        const mc = curves.find(({ label }) => label === 'MC')?.handles ?? [];
        const [[x1 = 0, y1 = 0] = [], [x2 = 1, y2 = 0] = []] = mc;
        return {
          marks: marks.map((mark) =>
            mark.y === 'PM'
              ? { ...mark, at: [mark.at[0], y1 + ((y2 - y1) * (mark.at[0] - x1)) / (x2 - x1)] as const }
              : mark,
          ),
        };
      },
      ['a-3', 'b-1', 'd-ii-1'],
    ],
  ] as const)('with %s, a graph loses only what that is worth', (_error, change, lost) => {
    expect(lostBy(withPanel(change))).toEqual(lost);
  });
});
