import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { causesOfChange } from '../../../../economics/lesson/causes';
import { isPicture } from '../../../../economics/lesson/frame';
import { posterFrame } from '../../../../economics/lesson/lesson';
import { figureOf } from '../../../../economics/picture/picture';
import { drawPoster } from '../../../../economics/svg/draw-poster';
import { layoutFigure, tweenDrawing, type Drawing } from '../../../../economics/svg/drawing';
import { boxesOverlap, grow } from '../../../../economics/svg/geometry';
import { boxOf } from '../../../../economics/svg/labels/label';
import { collisions } from '../../../../test-support/label-collisions';
import { inShare } from '../../../../test-support/share';
import { chaptersOf, questionsOf, withReserved } from '../read/course-source';
import { figuresByAddress } from '../read/question-pictures';
import { validateCourse } from './validate-course';
import { problemLines } from './course-report';

const { course, problems } = validateCourse('course');
const questions = questionsOf(withReserved(course));
const PLAYER = { width: 640, height: 330 };
const PHONE = { width: 320, height: 240 };
const PLAYER_ON_PHONE = { width: 360, height: 304 };

describe('the shipped course', () => {
  it('passes its own check', () => {
    expect(problemLines(problems)).toEqual([]);
  });

  it('has the units and chapters that the library lists', () => {
    expect(course.units.map(({ name }) => name)).toEqual([
      'Unit 1: Intro to Economic Concepts',
      'Unit 2: Supply & Demand',
      'Unit 3: Elasticities',
      'Unit 4: Government Intervention',
      'Unit 5: Production, Cost and Perfect Competition',
      'Unit 6: Imperfect Competition',
      'Unit 7: Factor Markets',
      'Unit 8: Market Failure and the Role of Government',
    ]);
    expect(course.units.map(({ chapters }) => chapters.length)).toEqual([7, 11, 6, 6, 9, 6, 5, 6]);
  });

  it('marks one choice of each question as right: the one that no misconception leads to', () => {
    for (const { stableId, choices } of questions) {
      const right = choices.filter(({ isCorrect }) => isCorrect);
      expect([stableId, right.length]).toEqual([stableId, 1]);
      expect([stableId, right[0]?.misconception]).toEqual([stableId, null]);
    }
  });

  it('has a poster of less than 1.6 kB compressed for each lesson', () => {
    for (const { slug, lesson } of chaptersOf(course)) {
      const frame = lesson && posterFrame(lesson.lesson);
      const bytes = frame ? gzipSync(drawPoster(frame)).length : NaN;
      expect(bytes, slug).toBeLessThan(1.6 * 1024);
    }
  });

  it('lets no two labels of a lesson cover each other while its pictures move', () => {
    const covered = inShare(chaptersOf(course)).flatMap(({ slug, lesson }) => {
      const frames = (lesson?.lesson.scenes ?? []).flatMap(({ beats }) => beats.map(({ frame }) => frame));
      return frames.slice(1).flatMap((frame, index) => {
        const before = frames[index]!;
        if (!isPicture(before) || !isPicture(frame) || causesOfChange(before, frame).length === 0) return [];
        const [from, to] = [before, frame].map((one) => layoutFigure(figureOf(one), PLAYER));
        return [0.3, 0.5, 0.7].flatMap((t) => overlapsIn(tweenDrawing(from!, to!, t)).map((ids) => `${slug}: ${ids}`));
      });
    });
    expect(covered).toEqual([]);
  }, 60_000);

  it('has no text on a line or on another text of a lesson’s picture on a phone', () => {
    const touching = inShare(chaptersOf(course)).flatMap(({ slug, lesson }) =>
      (lesson?.lesson.scenes ?? []).flatMap(({ id, beats }) =>
        beats.flatMap(({ frame }) =>
          isPicture(frame)
            ? collisions(layoutFigure(figureOf(frame), PLAYER_ON_PHONE)).map((what) => `${slug}, ${id}: ${what}`)
            : [],
        ),
      ),
    );
    expect(touching).toEqual([]);
  }, 60_000);

  it('names every bar on a phone', () => {
    const shown = chaptersOf(course).flatMap(({ lesson, questions, reserved }) => [
      ...[...figuresByAddress([...questions, ...reserved]).values()].map(({ picture }) => picture),
      ...(lesson?.lesson.scenes ?? []).flatMap(({ beats }) => beats.map(({ frame }) => frame).filter(isPicture)),
    ]);
    const bars = shown.filter(({ kind }) => kind === 'bars').map(figureOf);
    const nameless = bars.flatMap((figure) => {
      const { labels } = layoutFigure(figure, PHONE);
      return figure.x.ticks.filter(({ label }) => !labels.some(({ lines }) => lines.join(' ') === label));
    });
    expect(bars.length).toBeGreaterThan(0);
    expect(nameless).toEqual([]);
  });

  it('shows no hyphen where a minus belongs, in no text and no frame', () => {
    const frames = chaptersOf(course).flatMap(({ lesson }) =>
      (lesson?.lesson.scenes ?? []).flatMap(({ beats }) => beats.map(({ frame }) => frame)),
    );
    const drawn = frames.filter(isPicture).map(figureOf);
    const asked = questions.map(({ stem, takeaway, choices }) => [stem, takeaway, choices]);
    const told = chaptersOf(course).map(({ videoBlurb, quizBlurb, lesson }) => [videoBlurb, quizBlurb, lesson?.lesson]);
    const answered = chaptersOf(course).map(({ freeResponses }) =>
      freeResponses.map(({ stem, parts }) => [stem, parts.map(({ text, solution }) => [text, solution])]),
    );
    const shown = textsIn([drawn, asked, told, answered]);
    expect(shown.length).toBeGreaterThan(5000);
    expect(shown.filter((text) => /(?<![\w.)])-[$\d]/.test(text))).toEqual([]);
  });
});

/** The pairs of labels that can both be read and lie on each other by more than a hair. */
const overlapsIn = ({ labels, scale }: Drawing): string[] => {
  const seen = labels.filter(({ opacity }) => opacity > 0.5);
  return seen.flatMap((label, index) =>
    seen
      .slice(index + 1)
      .filter((other) => boxesOverlap(grow(boxOf(label, scale), -1), grow(boxOf(other, scale), -1)))
      .map((other) => `${label.id} and ${other.id}`),
  );
};

/** Every text anywhere in it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
