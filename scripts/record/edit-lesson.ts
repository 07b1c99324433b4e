import { isMap, isNode, isScalar, isSeq, parseDocument, type Pair, type YAMLMap } from 'yaml';

/** What lesson.yaml says of the recording of a scene. */
export interface RecordingTimes {
  readonly seconds: number;
  readonly beats: readonly number[];
  readonly said: string;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const pairOf = (scene: YAMLMap, name: string): Pair | undefined =>
  scene.items.find(({ key }) => isScalar(key) && key.value === name);

const valueOf = ({ seconds, beats, said }: RecordingTimes) =>
  `{ seconds: ${seconds}, beats: [${beats.join(', ')}], said: '${said}' }`;

/** A new line below the heading, after whatever stands beside it. */
function lineBelow(yaml: string, after: number, indent: number, text: string): Edit {
  // A heading of several lines ends where the next line begins.
  if (yaml[after - 1] === '\n') return { from: after, to: after, text: `${' '.repeat(indent)}${text}\n` };
  const end = yaml.slice(after).search(/\r?\n|$/) + after;
  const newline = yaml.startsWith('\r\n', end) ? '\r\n' : '\n';
  return { from: end, to: end, text: `${newline}${' '.repeat(indent)}${text}` };
}

function editOf(yaml: string, scene: YAMLMap, times: RecordingTimes): Edit {
  const present = pairOf(scene, 'recording')?.value;
  if (isNode(present) && present.range) {
    const [from, end] = present.range;
    // A value of several lines ends where the next line begins.
    const to = from + yaml.slice(from, end).trimEnd().length;
    return { from, to, text: valueOf(times) };
  }
  const heading = pairOf(scene, 'heading');
  if (!isNode(heading?.key) || !isNode(heading.value) || !heading.key.range || !heading.value.range)
    throw new Error('A scene without a heading cannot be recorded.');
  const text = `recording: ${valueOf(times)}`;
  const [, end] = heading.value.range;
  if (scene.flow) return { from: end, to: end, text: `, ${text}` };
  const indent = heading.key.range[0] - (yaml.lastIndexOf('\n', heading.key.range[0]) + 1);
  return lineBelow(yaml, end, indent, text);
}

/** The text of a lesson.yaml with the recordings of its scenes, by their ids. Everything else stays as the author wrote it. */
export function withRecordings(yaml: string, recordings: ReadonlyMap<string, RecordingTimes>): string {
  const scenes = parseDocument(yaml).get('scenes');
  const edits = (isSeq(scenes) ? scenes.items : []).flatMap((scene): Edit[] => {
    if (!isMap(scene)) return [];
    const times = recordings.get(String(scene.get('id')));
    return times === undefined ? [] : [editOf(yaml, scene, times)];
  });
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: inserted }) => text.slice(0, from) + inserted + text.slice(to), yaml);
}
