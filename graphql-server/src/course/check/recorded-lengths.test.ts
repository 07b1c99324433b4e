import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { RECORDED_SCENES, recordedSample, recordingPath } from '../../../test/fixtures/course-sample/recorded-sample';
import { writeCourse } from '../../../test/fixtures/course-sample/sample-course';
import { silentMp3 } from '../../../../test-support/silent-mp3';
import { validateWithSound } from './validate-course';

/** The problems of a course on disk with a recorded lesson, whose first recording is `first`. */
async function problemsWith(first: Buffer): Promise<string[]> {
  const directory = writeCourse(recordedSample());
  mkdirSync(join(directory, dirname(recordingPath(1))));
  const sound = silentMp3(18);
  for (const scene of RECORDED_SCENES)
    writeFileSync(join(directory, recordingPath(scene)), scene === 1 ? first : sound);
  const { problems } = await validateWithSound(directory);
  return problems.map(({ message }) => message);
}

test.each<[what: string, file: Buffer, problems: readonly string[]]>([
  ['an MP3 of the right length', silentMp3(18.036), []],
  ['an MP3 that is too long', silentMp3(19.008), ['audio/scene-1.mp3 lasts 19.01 seconds, not 18']],
  ['a text that is called an MP3', Buffer.from('no sound at all '.repeat(99)), ['audio/scene-1.mp3 is not an MP3']],
  ['an empty file', Buffer.alloc(0), ['audio/scene-1.mp3 is not an MP3']],
  ['a WAV file that is called an MP3', wavFile(), ['audio/scene-1.mp3 is not an MP3']],
])('the check measures %s', async (_what, file, problems) => {
  expect(await problemsWith(file)).toEqual(problems);
});

/** A second of silence: 8 kHz, 8 bits, mono. */
function wavFile(): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(8036, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(8000, 40);
  return Buffer.concat([header, Buffer.alloc(8000, 128)]);
}
