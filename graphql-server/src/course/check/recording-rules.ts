import { countWords, SPOKEN_WORDS_A_MINUTE } from '../../../../economics/lesson/timeline';
import { chaptersOf, problem, type CourseSource } from '../read/course-source';
import { hashOfText } from '../read/text-hash';
import { rulesFor } from './rule';

const lessonsOf = (course: CourseSource) => chaptersOf(course).flatMap(({ lesson }) => lesson ?? []);

const recordedScenes = (course: CourseSource) =>
  lessonsOf(course).flatMap(({ lesson, sceneAt, beatAt }) =>
    lesson.scenes.flatMap(({ recording, beats }, scene) =>
      recording === undefined
        ? []
        : [{ at: sceneAt(scene), beatAt: (beat: number) => beatAt(scene, beat), recording, beats }],
    ),
  );

const isIncreasing = (times: readonly number[]) =>
  times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));

export function* recordingsAreComplete(course: CourseSource) {
  for (const { lesson, sceneAt } of lessonsOf(course)) {
    if (!lesson.scenes.some(({ recording }) => recording !== undefined)) continue;
    for (const [index, { recording }] of lesson.scenes.entries())
      if (recording === undefined)
        yield problem(
          sceneAt(index),
          'other scenes of this lesson are recorded, and this one is not',
          'record it too: a lesson has one voice from beginning to end',
        );
  }
}

export const recordedTimesFit = rulesFor(recordedScenes)(function* ({ recording, beats }) {
  const times = recording.beats;
  if (times.length !== beats.length)
    yield [
      `its recording has ${times.length} times for ${beats.length} beats`,
      'write the second at which each beat begins',
    ];
  else if (times[0] !== 0)
    yield [`its first beat begins at ${times[0]}`, 'write 0: the scene begins with its recording'];
  else if (!isIncreasing(times))
    yield ['the times of its beats do not increase', 'write them in the order of the beats'];
  else if ((times.at(-1) ?? 0) >= recording.seconds)
    yield [
      `its last beat begins at ${times.at(-1)}, but the recording lasts ${recording.seconds} seconds`,
      'correct the time',
    ];
});

export const recordedTextIsCurrent = rulesFor(recordedScenes)(function* ({ recording, beats }) {
  if (recording.said !== undefined && recording.said !== hashOfText(beats))
    yield ['its text has changed since it was recorded', 'record it again: npm run lesson -- --record'];
});

export function* recordedPaceIsPlausible(course: CourseSource) {
  for (const { beatAt, recording, beats } of recordedScenes(course))
    for (const [index, { say }] of beats.entries()) {
      const [from = 0, to = recording.seconds] = recording.beats.slice(index, index + 2);
      const pace = Math.round(countWords(say) / ((to - from) / 60));
      if (to > from && (pace < SPOKEN_WORDS_A_MINUTE.from || pace > SPOKEN_WORDS_A_MINUTE.to))
        yield problem(
          beatAt(index),
          `it is said at ${pace} words a minute, from ${from} to ${to} seconds; a voice has ${SPOKEN_WORDS_A_MINUTE.from} to ${SPOKEN_WORDS_A_MINUTE.to}`,
          'correct the times, or make the text and the recording say the same',
        );
    }
}
