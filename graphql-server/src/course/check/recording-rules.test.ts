import { describe, expect, test } from 'vitest';
import {
  RECORDED_LESSON,
  RECORDED_SCENES,
  recordedSample,
  recordingPath,
  SCENE_TIMES,
} from '../../../test/fixtures/course-sample/recorded-sample';
import { silentMp3 } from '../../../../test-support/silent-mp3';
import { describeRecording } from '../read/course-files';
import { chaptersOf } from '../read/course-source';
import { parseCourse } from '../read/read-course';
import { checkCourse } from './check-course';

/** The sample course with a recorded lesson in its first chapter. */
function recordedFiles(): Map<string, string> {
  const files = recordedSample();
  const described = describeRecording(silentMp3(18));
  for (const scene of RECORDED_SCENES) files.set(recordingPath(scene), described);
  return files;
}

/** The problems of the course after one change. */
function problemsAfter(change: (files: Map<string, string>) => void) {
  const files = recordedFiles();
  change(files);
  const { course, problems } = parseCourse(files);
  return [...problems, ...checkCourse(course)];
}

const lessonTimes = (times: string) => (files: Map<string, string>) =>
  void files.set(RECORDED_LESSON, (files.get(RECORDED_LESSON) ?? '').replace(SCENE_TIMES, times));

test('the check finds no problem in a recorded lesson, which has the hash of each file', () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
  const [chapter] = chaptersOf(parseCourse(recordedFiles()).course);
  const hash = describeRecording(silentMp3(18)).split(' ')[0];
  expect(chapter?.lesson?.lesson.scenes[0]?.recording).toEqual({ hash, seconds: 18, beats: [0, 8.5] });
});

describe('the check says what is wrong with a recording', () => {
  test.each<[what: string, change: (files: Map<string, string>) => unknown, message: string]>([
    ['a missing file', (files) => files.delete(recordingPath(1)), 'there is no file audio/scene-1.mp3'],
    ['a file that no scene names', (files) => files.set(recordingPath(9), 'abc 10'), 'of the name audio/scene-9.mp3'],
    ['a large file', (files) => files.set(recordingPath(1), `abc ${2.5 * 1024 * 1024}`), 'has 2.5 MiB'],
    ['one scene without', (files) => (lessonTimes('')(files), files.delete(recordingPath(1))), 'and this one is not'],
    ['a time too few', lessonTimes('recording: { seconds: 18, beats: [0] }'), 'has 1 times for 2 beats'],
    ['a late start', lessonTimes('recording: { seconds: 18, beats: [0.5, 8.5] }'), 'begins at 0.5'],
    ['equal times', lessonTimes('recording: { seconds: 18, beats: [0, 0] }'), 'do not increase'],
    ['a time after the end', lessonTimes('recording: { seconds: 18, beats: [0, 18] }'), 'its last beat begins at 18'],
    ['too fast', lessonTimes('recording: { seconds: 18, beats: [0, 15] }'), 'it is said at 4'],
    ['too slow', lessonTimes('recording: { seconds: 90, beats: [0, 8.5] }'), 'it is said at 1'],
    [
      'another text than it reads',
      lessonTimes("recording: { seconds: 18, beats: [0, 8.5], said: '0123abcd' }"),
      'its text has changed since it was recorded',
    ],
    ['a negative time', lessonTimes('recording: { seconds: 18, beats: [0, -1] }'), 'beats'],
    ['an unknown field', lessonTimes('recording: { file: ../../secret.mp3, seconds: 18, beats: [0, 8] }'), 'file'],
  ])('%s', (_what, change, message) => {
    expect(problemsAfter(change).map((problem) => problem.message)).toContainEqual(expect.stringContaining(message));
  });
});

test('another recording under the same name is another course', () => {
  const fingerprint = (files: Map<string, string>) => parseCourse(files).course.fingerprint;
  const changed = recordedFiles().set(recordingPath(1), describeRecording(silentMp3(18.1)));
  expect(fingerprint(changed)).not.toBe(fingerprint(recordedFiles()));
});
