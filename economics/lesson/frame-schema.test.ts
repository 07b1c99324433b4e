import { expect, test } from 'vitest';
import { FRAME_EXAMPLES } from '../../test-support/frame-examples';
import { PANEL_PICTURES } from '../../test-support/sample-pictures-panels';
import { SAMPLE_PICTURES } from '../../test-support/sample-pictures';
import { frameSchema } from './frame-schema';

const market = FRAME_EXAMPLES.find(({ kind }) => kind === 'market');

test.each(Object.entries({ ...SAMPLE_PICTURES, ...PANEL_PICTURES }))(
  'an author may write %s of the sample sheet',
  (_name, frame) => {
    expect(frameSchema.safeParse(frame).error?.issues ?? []).toEqual([]);
  },
);

test('gives an example of every kind of frame', () => {
  const kinds = frameSchema.options.map(({ shape }) => shape.kind.value);
  expect(new Set(FRAME_EXAMPLES.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

test.each([
  ['a panel that is a text', { kind: 'panels', left: { kind: 'text', lines: ['A'] }, right: market }, 'left'],
  ['a link of quantities', { kind: 'panels', left: market, right: market, link: 'quantity' }, 'link'],
  ['panels within panels', { kind: 'panels', left: PANEL_PICTURES['two markets'], right: market }, 'left'],
])('refuses %s', (_what, frame, at) => {
  expect(frameSchema.safeParse(frame).error?.issues.map(({ path }) => path[0])).toEqual([at]);
});
