import { causesOfChange } from '../../../../economics/lesson/causes';
import { contactSheet, isMoving } from '../../../../economics/lesson/contact-sheet';
import { isPicture } from '../../../../economics/lesson/frame';
import { missingFrom } from '../../../../economics/lesson/references';
import { timelineOf } from '../../../../economics/lesson/timeline';
import { chaptersOf, problem, type CourseSource, type LessonSource } from '../read/course-source';
import { scenesDraw } from './lesson-rules';
import { rulesFor } from './rule';

/** Of the twelve frames of a contact sheet, how many show a graph, a drawing or a table that is being built. */
const MOVING_FRAMES = 9;
/** Seconds after which a picture that does not change is a slide. */
const STANDS_STILL = 14;

/** Lessons whose pictures can all be drawn; the others are reported by scenesDraw. */
function* drawableLessons(course: CourseSource) {
  if (!scenesDraw(course).next().done) return;
  for (const { lesson } of chaptersOf(course)) if (lesson !== null) yield lesson;
}

const forLessons = rulesFor(drawableLessons);

export const lessonsOpenWithAGraph = forLessons(function* ({ lesson }) {
  const frame = lesson.scenes[0]?.beats[0]?.frame;
  if (frame && !isPicture(frame))
    yield [`it opens with a ${frame.kind}, which does not move`, 'open with a graph: it draws itself'];
});

export const lessonsShowPictures = forLessons(function* ({ lesson }) {
  const sheet = contactSheet(lesson);
  const moving = sheet.filter(isMoving).length;
  if (moving < MOVING_FRAMES)
    yield [
      `only ${moving} of its contact sheet's 12 frames show a graph, a drawing or a building table: ${sheet.join(', ')}`,
      `bring it to ${MOVING_FRAMES}: replace words by graphs, or build tables row by row with "shown"`,
    ];
});

export function* picturesKeepMoving(course: CourseSource) {
  for (const { lesson, beatAt } of drawableLessons(course)) {
    const { scenes } = timelineOf(lesson);
    let [last, since] = ['', 0];
    for (const [scene, { beats }] of lesson.scenes.entries())
      for (const [beat, { frame }] of beats.entries()) {
        const { from = 0, to = 0 } = scenes[scene]?.beats[beat] ?? {};
        if (JSON.stringify(frame) !== last) [last, since] = [JSON.stringify(frame), from];
        if (to - since > STANDS_STILL)
          yield problem(
            beatAt(scene, beat),
            `its picture has stood still for ${Math.round(to - since)} seconds`,
            'split the beat, and change or focus the picture with each sentence',
          );
      }
  }
}

const beatsOf = ({ lesson, beatAt }: LessonSource) =>
  lesson.scenes.flatMap(({ beats }, scene) => beats.map((shown, beat) => ({ ...shown, at: beatAt(scene, beat) })));

export function* changesHaveOneCause(course: CourseSource) {
  for (const source of drawableLessons(course)) {
    const beats = beatsOf(source);
    for (const [index, { frame, at }] of beats.entries()) {
      const before = beats[index - 1];
      const causes = before ? causesOfChange(before.frame, frame) : [];
      if (causes.length > 1)
        yield problem(at, `${causes.join(' and ')} move at once`, 'move one of them in a beat of its own');
    }
  }
}

const forBeats = rulesFor((course) => [...drawableLessons(course)].flatMap(beatsOf));

export const sentencesNameWhatIsShown = forBeats(function* ({ say, frame }) {
  for (const missing of missingFrom(say, frame))
    yield [`it speaks of ${missing}, which its picture does not show`, 'show it, or leave it out'];
});
