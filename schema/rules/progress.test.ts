import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as progress from './progress';
import type { PlanEntry } from './progress';

/** Chapters 1, 2 … in course order: 'unit:grade', '-' for no grade, and a '~' before a chapter that is not chosen. */
function planOf(...chapters: string[]): PlanEntry[] {
  return chapters.map((text, index) => {
    const [unit = '', grade = '-'] = text.replace('~', '').split(':');
    return {
      chapterId: index + 1,
      unitId: Number(unit),
      chosen: !text.startsWith('~'),
      quizGrade: grade === '-' ? null : Number(grade),
    };
  });
}

describe('percent correct', () => {
  test.each([
    [0, 0, null],
    [0, 3, 0],
    [2, 3, 66],
    [3, 3, 100],
  ])('%i of %i is %s', (correct, asked, percent) => {
    expect(progress.percentCorrect(correct, asked)).toBe(percent);
  });
});

describe('a chapter', () => {
  test.each([
    [false, null, 'notStarted'],
    [true, null, 'videoCompleted'],
    [true, 0, 'needsRetry'],
    [true, 49, 'needsRetry'],
    [true, 50, 'needsRetry'],
    [true, 51, 'passedWithTrophy'],
    [false, 51, 'passedWithTrophy'],
    [false, 50, 'needsRetry'],
  ])('with video %s and grade %s is %s', (videoCompleted, quizGrade, state) => {
    expect(progress.chapterState({ videoCompleted, quizGrade })).toBe(state);
  });

  test.each([
    [null, false],
    [59, false],
    [60, true],
    [61, true],
  ])('graded %s is passed: %s', (grade, passed) => {
    expect(progress.isPassed(grade)).toBe(passed);
  });
});

describe('after a chapter quiz', () => {
  test.each([
    [59, false, false],
    [60, true, false],
    [61, true, true],
  ])('a score of %i saves: %s, continues: %s', (score, saves, continues) => {
    expect(progress.maySaveProgress(score)).toBe(saves);
    expect(progress.mayContinue(score)).toBe(continues);
  });

  test.each([
    [59, false, 'rewatch back'],
    [60, false, 'rewatch back save'],
    [61, false, 'continue back save'],
    [59, true, 'rewatch back'],
    [60, true, 'rewatch back save'],
    [61, true, 'continue note save'],
  ])('a score of %i, unit finished %s, offers: %s', (score, unitFinished, offered) => {
    const offers = progress.chapterResultOffers(score, unitFinished);
    const words = [
      offers.continues && 'continue',
      offers.offersRewatch && 'rewatch',
      offers.showsUnitFinished && 'note',
      offers.showsBackToDashboard && 'back',
      offers.savesOnTheWayBack && 'save',
    ];
    expect(words.filter(Boolean).join(' ')).toBe(offered);
  });

  it('always offers some way on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.boolean(), (score, unitFinished) => {
        const offers = progress.chapterResultOffers(score, unitFinished);
        expect(offers.continues || offers.showsBackToDashboard).toBe(true);
      }),
    );
  });

  test.each([
    ['the plan is completed', { completed: true, currentChapterId: 7, currentUnitId: 1 }, '/finishpage'],
    ['the next chapter is in the same unit', { completed: false, currentChapterId: 7, currentUnitId: 1 }, '/video/7'],
    ['it is in another unit', { completed: false, currentChapterId: 8, currentUnitId: 2 }, '/finishunit'],
    ['there is no chapter', { completed: false, currentChapterId: null, currentUnitId: null }, '/userhome'],
  ])('when %s, continue leads on', (_case, after, path) => {
    expect(progress.continueDestination({ ...after, finishedUnitId: 1 })).toBe(path);
  });
});

describe('unit progress', () => {
  const chapter = (videoCompleted: boolean, quizGrade: number | null) => ({ videoCompleted, quizGrade });
  test.each([
    ['no chapters', [], 0],
    ['nothing done', [chapter(false, null)], 0],
    ['the video alone', [chapter(true, null)], 50],
    ['video and 59', [chapter(true, 59)], 50],
    ['video and 60', [chapter(true, 60)], 100],
    ['video and 61', [chapter(true, 61)], 100],
    ['60 without the video', [chapter(false, 60)], 50],
    ['one of three halves done', [chapter(true, null), chapter(false, null), chapter(false, null)], 16],
    ['five of six halves', [chapter(true, 60), chapter(true, 60), chapter(true, 0)], 83],
  ])('of %s', (_case, chapters, percent) => {
    expect(progress.unitProgress(chapters)).toBe(percent);
  });

  it('lets a unit be chosen once it has a chapter', () => {
    expect([0, 1, 2].map(progress.isSelectableUnit)).toEqual([false, true, true]);
  });
});

describe('the last chapter left of a unit', () => {
  test.each([
    ['is so when the others are passed', ['1:60', '1:-', '2:-'], 2, true],
    ['is not so while another is at 59', ['1:59', '1:-'], 2, false],
    ['is not held up by one not chosen', ['~1:-', '1:-'], 2, true],
    ['is not held up by another unit', ['1:-', '2:-'], 2, true],
    ['is not so for a chapter unknown to the plan', ['1:60'], 9, false],
  ])('%s', (_case, chapters, id, last) => {
    expect(progress.isLastLeftOfUnit(planOf(...chapters), id)).toBe(last);
  });
});

describe('after choosing chapters', () => {
  test.each([
    ['stays on a current chapter still to pass', ['1:-', '1:-'], 2, 2],
    ['moves on from one passed', ['1:80', '1:-'], 1, 2],
    ['moves off one dropped', ['1:-', '~1:-'], 2, 1],
    ['starts at the first', ['1:-', '1:-'], null, 1],
    ['keeps a passed one when all is passed', ['1:80', '1:80'], 1, 1],
    ['takes the last chosen when all is passed and the current one dropped', ['~1:80', '1:80', '1:70', '~2:-'], 1, 3],
    ['is nowhere when nothing is chosen', ['~1:-'], 1, null],
  ])('the student %s', (_case, chapters, current, id) => {
    expect(progress.currentChapterAfterChoosing(planOf(...chapters), current)).toBe(id);
  });
});

describe('up next', () => {
  test.each([
    ['is none of an empty plan', [], null, null],
    ['is the first without a grade', ['1:80', '1:-', '1:-'], null, 2],
    ['is one graded 59', ['1:80', '1:59', '1:-'], null, 2],
    ['is not one graded 60', ['1:80', '1:60', '1:-'], null, 3],
    ['is never one that was not chosen', ['~1:-', '1:-'], null, 2],
    ['is none when all chosen are passed', ['1:60', '~1:-', '2:100'], 1, null],
    ['is the current chapter, though an earlier one is open', ['1:-', '1:-'], 2, 2],
    ['is what is left of the unit once the current one is passed', ['1:-', '1:60', '2:-'], 2, 1],
    ['is the next to pass when the current one is not chosen', ['1:-', '~1:-'], 2, 1],
    ['is in the next unit, not in an earlier one, once the current one is finished', ['1:-', '2:60', '3:-'], 2, 3],
    ['is in an earlier unit once nothing later is left', ['1:60', '1:-', '2:60', '3:60'], 3, 2],
    ['begins with the unit of a current chapter that was dropped', ['1:-', '~2:-', '2:-'], 2, 3],
  ])('%s', (_case, chapters, current, id) => {
    expect(progress.upNext(planOf(...chapters), current)?.chapterId ?? null).toBe(id);
  });
});

describe('the next chapter to add to a passed plan', () => {
  test.each([
    ['is the one after the current one', ['~1:-', '~2:-', '2:80', '~2:-', '~3:-'], 3, 4],
    ['is what is left of the unit after its last chapter', ['~1:-', '~2:-', '2:80', '~3:-'], 3, 2],
    ['is in the next unit once the unit is passed', ['~1:-', '2:80', '~3:-'], 2, 3],
    ['is in an earlier unit once nothing later is left', ['~1:-', '2:80'], 2, 1],
    ['is the first without a current one', ['~1:-', '~2:-'], null, 1],
    ['is not one that was passed outside the plan', ['1:80', '~1:60', '~1:59'], 1, 3],
    ['is none once the course is passed', ['1:60', '~1:80'], 1, null],
  ])('%s', (_case, chapters, current, id) => {
    expect(progress.nextToAdd(planOf(...chapters), current)?.chapterId ?? null).toBe(id);
  });
});

test('a topic is started from its first question on, whatever came of it', () => {
  expect([0, 1, 6].map((questionsAsked) => progress.isStarted({ questionsAsked }))).toEqual([false, true, true]);
});
