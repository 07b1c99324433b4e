import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { expect, test } from 'vitest';
import { PANEL_PICTURES } from '../../../../test-support/sample-pictures-panels';
import { SAMPLE_PICTURES } from '../../../../test-support/sample-pictures';
import { frameShape } from './frame-shape';

const README = readFileSync('economics/README.md', 'utf8');
const examples = [...README.matchAll(/```yaml\n([\s\S]*?)```/g)].flatMap(([, yaml = '']) =>
  parseAllDocuments(yaml).map((document): unknown => document.toJS()),
);

const frames: (readonly [name: string, frame: unknown])[] = [
  ...examples.map((frame, index) => [`example ${index + 1}`, frame] as const), // a pair
  ...Object.entries({ ...SAMPLE_PICTURES, ...PANEL_PICTURES }),
];

test.each(frames)('an author may write %s of the economics README and the sample sheet', (_name, frame) => {
  expect(frameShape.safeParse(frame).error?.issues ?? []).toEqual([]);
});

test.each([
  ['a panel that is a text', { kind: 'panels', left: { kind: 'text', lines: ['A'] }, right: examples[0] }, 'left'],
  ['a link of quantities', { kind: 'panels', left: examples[0], right: examples[0], link: 'quantity' }, 'link'],
  ['panels within panels', { kind: 'panels', left: PANEL_PICTURES['two markets'], right: examples[0] }, 'left'],
])('refuses %s', (_what, frame, at) => {
  expect(frameShape.safeParse(frame).error?.issues.map(({ path }) => path[0])).toEqual([at]);
});
