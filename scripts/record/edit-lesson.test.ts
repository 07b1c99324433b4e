import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withRecordings } from './edit-lesson';

const times = { seconds: 14.6, beats: [0, 7.25], said: '00001234' };
const LINE = "recording: { seconds: 14.6, beats: [0, 7.25], said: '00001234' }";
const all = new Map([
  ['one', times],
  ['two', times],
]);

const LESSON = `# By hand, in my own layout
title:   Jelly   # not jam
scenes:
  - id: one
    heading: 'A heading: with a colon' # and a remark
    beats:
      - say: A very long sentence that goes on well beyond the eighty characters after which a writer of YAML breaks lines.
        frame: {kind: text,lines: [a]}

  # The second scene
  - id: two
    heading: Two
    recording: { seconds: 1, beats: [0] } # old
    beats: [{ say: b }]
  - id: three
    heading: Three
    beats: [{ say: c }]
`;

test('recordings are written below the heading, or over the old ones, and nothing else changes', () => {
  const changed = withRecordings(LESSON, all);
  expect(changed).toBe(
    LESSON.replace('# and a remark\n', `# and a remark\n    ${LINE}\n`).replace(
      'recording: { seconds: 1, beats: [0] } # old',
      `${LINE} # old`,
    ),
  );
  expect(withRecordings(changed, all)).toBe(changed);
});

test.each([
  ['in flow style', 'scenes: [{ id: one, heading: One, beats: [] }]\n'],
  [
    'with a recording over several lines',
    'scenes:\n  - id: one\n    recording:\n      seconds: 3\n      beats:\n        - 0\n    heading: One\n',
  ],
  [
    'with a heading over several lines',
    'scenes:\n  - id: one\n    heading: >-\n      One\n      and more\n    beats: []\n',
  ],
  ['at the end of a file without a last newline', 'scenes:\n  - id: one\n    heading: One'],
  ['with the line ends of Windows', 'scenes:\r\n  - id: one\r\n    heading: One\r\n    beats: []\r\n'],
  ['indented otherwise', 'scenes:\n- id: one\n  heading: One\n'],
])('a scene %s gets its recording', (_, yaml) => {
  const changed = withRecordings(yaml, all);
  const before = parse(yaml) as { scenes: object[] }; // as written above
  expect(parse(changed)).toEqual({ scenes: [{ ...before.scenes[0], recording: times }] });
  if (yaml.includes('\r')) expect(changed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a hash of digits stays a text', () => {
  const changed = withRecordings('scenes:\n  - id: one\n    heading: One\n', all);
  expect(parse(changed)).toMatchObject({ scenes: [{ recording: { said: '00001234' } }] });
});
