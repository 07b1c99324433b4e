import { describe, expect, it, test } from 'vitest';
import * as labels from './labels';

describe('mastery of a topic', () => {
  test.each([
    [null, 0, ''],
    [0, 6, '0 of 6 correct'],
    [1, 100, '1%'],
    [100, 6, '100%'],
  ])('at %s percent of %i questions has the score %j', (percent, questionsAsked, score) => {
    expect(labels.topicScore({ percent, questionsAsked })).toBe(score);
  });

  test.each([
    [null, 'Not yet started', 'Not yet started'],
    [0, 'Not yet started', 'Not yet started'],
    [1, 'A bit Econ-fused', 'A bit Econ-fused'],
    [49, 'A bit Econ-fused', 'A bit Econ-fused'],
    [50, 'A bit Econ-fused', 'A bit Econ-fused'],
    [51, 'Marginally Got It', 'Sort of Chart Challenged'],
    [59, 'Marginally Got It', 'Sort of Chart Challenged'],
    [60, 'Marginally Got It', 'Sort of Chart Challenged'],
    [61, 'Curve Whisperer', 'Curve Whisperer'],
    [69, 'Curve Whisperer', 'Curve Whisperer'],
    [70, 'Curve Whisperer', 'Curve Whisperer'],
    [71, 'Fiscal Phenom', 'Fiscal Phenom'],
    [79, 'Fiscal Phenom', 'Fiscal Phenom'],
    [80, 'Fiscal Phenom', 'Fiscal Phenom'],
    [81, 'Econo-ninja-level', 'Econo-ninja-level'],
    [100, 'Econo-ninja-level', 'Econo-ninja-level'],
  ])('at %s %% is %s, in the generator %s', (percent, dashboard, generator) => {
    expect(labels.topicMastery(percent)).toBe(dashboard);
    expect(labels.generatorMastery(percent)).toBe(generator);
    const rung = labels.MASTERY_LADDER[labels.MASTERY_LADDER.length - labels.masteryRungs(percent)];
    expect(rung?.dashboard ?? labels.NOT_YET_STARTED).toBe(dashboard);
  });
});

describe("a topic's result", () => {
  // prettier-ignore
  test.each([
    [0, 'upTo50'], [49, 'upTo50'], [50, 'upTo50'], [51, 'over50'], [59, 'over50'], [60, 'over50'], [61, 'over60'],
    [69, 'over60'], [70, 'over60'], [71, 'over70'], [79, 'over70'], [80, 'over70'], [81, 'over80'], [100, 'over80'],
  ])('of %i %% is coloured %s', (percent, tier) => {
    expect(labels.topicResultTier(percent)).toBe(tier);
  });
});

describe('the overall rank', () => {
  // prettier-ignore
  test.each([
    [null, 'Not yet started'], [0, 'Not yet started'], [1, 'Economic Noob'],
    [49, 'Economic Noob'], [50, 'Economic Noob'], [51, 'Sort of Chart Challenged'],
    [59, 'Sort of Chart Challenged'], [60, 'Sort of Chart Challenged'], [61, 'Curve Whisperer'],
    [79, 'Curve Whisperer'], [80, 'Curve Whisperer'], [81, 'Econo-ninja'],
    [89, 'Econo-ninja'], [90, 'Econo-ninja'], [91, 'Economic Overlord'], [100, 'Economic Overlord'],
  ])('at %s %% is %s', (percent, rank) => {
    expect(labels.overallRank(percent)).toBe(rank);
  });
});

describe("a chapter's rank", () => {
  // prettier-ignore
  test.each([
    [null, 'Not yet started'], [0, 'Dumpster Fire'], [49, 'Dumpster Fire'], [50, 'Winging It'], [51, 'Winging It'],
    [59, 'Winging It'], [60, 'Middle Management'], [61, 'Middle Management'], [69, 'Middle Management'],
    [70, 'Big Cheese'], [71, 'Big Cheese'], [79, 'Big Cheese'], [80, 'The Bomb'], [81, 'The Bomb'], [100, 'The Bomb'],
  ])('for a grade of %s is %s', (grade, rank) => {
    expect(labels.chapterRank(grade)).toBe(rank);
  });
});

describe('the tier of a result', () => {
  // prettier-ignore
  test.each([
    [0, 'retry', 'low'], [49, 'retry', 'low'], [50, 'retry', 'low'], [51, 'middle', 'middle'],
    [69, 'middle', 'middle'], [70, 'amazing', 'top'], [71, 'amazing', 'top'], [100, 'amazing', 'top'],
  ])('for a score of %i is %s in a chapter quiz, %s for a visitor', (score, chapter, visitor) => {
    expect(labels.chapterResultTier(score)).toBe(chapter);
    expect(labels.visitorFirstTier(score)).toBe(visitor);
  });

  // prettier-ignore
  test.each([
    [48, 'low'], [49, 'low'], [50, 'middle'], [51, 'middle'], [64, 'middle'], [65, 'middle'], [66, 'top'], [100, 'top'],
  ])('for a review score of %i is %s', (score, tier) => {
    expect(labels.reviewResultTier(score)).toBe(tier);
  });

  // prettier-ignore
  test.each([
    [0, 0, 'few'], [0, 6, 'few'], [1, 6, 'few'], [2, 6, 'some'], [3, 6, 'some'], [4, 6, 'most'], [5, 6, 'most'],
    [6, 6, 'all'], [1, 3, 'some'], [2, 3, 'most'], [3, 9, 'some'], [6, 9, 'most'], [33, 100, 'few'], [34, 100, 'some'],
    [66, 100, 'some'], [67, 100, 'most'], [99, 100, 'most'],
  ])("for a visitor's %i of %i is %s", (correct, total, tier) => {
    expect(labels.visitorSecondTier(correct, total)).toBe(tier);
  });
});

describe('the quiz button says', () => {
  const chapterName = '3.1 Elasticity';
  test.each([
    [false, null, false, 'Take a Free Quiz on 3.1 Elasticity'],
    [false, 80, true, 'Take a Free Quiz on 3.1 Elasticity'],
    [true, null, false, 'Mark as Completed & Rock the Quiz'],
    [true, null, true, 'Take the Chapter Quiz for 3.1 Elasticity'],
    [true, 0, true, 'Retake the Chapter Quiz for 3.1 Elasticity'],
    [true, 49, true, 'Retake the Chapter Quiz for 3.1 Elasticity'],
    [true, 50, true, 'Retake the Chapter Quiz for 3.1 Elasticity'],
    [true, 50, false, 'Retake the Chapter Quiz for 3.1 Elasticity'],
    [true, 51, true, 'Get some more practice on 3.1 Elasticity'],
  ])('signed in %s, grade %s, watched %s: %s', (signedIn, grade, videoCompleted, label) => {
    expect(labels.quizButtonLabel({ signedIn, grade, videoCompleted, chapterName })).toBe(label);
  });
});

describe('the video toggle and the chapter row', () => {
  test.each([
    [false, false, 'Sign Up To Track Progress & More!'],
    [false, true, 'Sign Up To Track Progress & More!'],
    [true, false, 'Mark Video As Watched'],
    [true, true, 'Mark Video as Unwatched'],
  ])('signed in %s, watched %s: %s', (signedIn, videoCompleted, label) => {
    expect(labels.videoToggleLabel({ signedIn, videoCompleted })).toBe(label);
  });

  it('hints at the next step until a grade speaks for itself', () => {
    expect(labels.chapterRowHint('notStarted')).toBe('Watch the Video First');
    expect(labels.chapterRowHint('videoCompleted')).toBe('Ready for the Quiz');
    expect(labels.chapterRowHint('passedWithTrophy')).toBeNull();
    expect(labels.chapterRowHint('needsRetry')).toBeNull();
  });
});

describe('names', () => {
  test.each([
    ['1.1 Scarcity, Choice and Opportunity Cost', '1.1', 'Scarcity, Choice and Opportunity Cost'],
    ['4.4 Price Floors', '4.4', 'Price Floors'],
    ['Review', 'Review', 'Review'],
  ])('%j is numbered %j and titled %j', (name, number, title) => {
    expect(labels.chapterNumber(name)).toBe(number);
    expect(labels.chapterTitle(name)).toBe(title);
  });

  test.each([
    ['Unit 3: Elasticities', 'Elasticities', 'Unit 3'],
    ['Unit 2: Markets: an introduction', 'Markets: an introduction', 'Unit 2'],
    ['Elasticities', 'Elasticities', ''],
  ])('the unit %j is shown as %j, and numbered %j', (name, title, number) => {
    expect([labels.unitTitle(name), labels.unitNumber(name)]).toEqual([title, number]);
  });

  test.each([
    [{ number: 2 }, 'Unit 3 · exam unit 2: Elasticities'],
    [null, 'Unit 3: Elasticities'],
  ])('a unit that belongs to exam unit %j is listed as %j', (examUnit, text) => {
    expect(labels.unitInFull({ name: 'Unit 3: Elasticities', examUnit })).toBe(text);
  });

  it("heads the visitor's results and the menu", () => {
    expect(labels.visitorResultsTitle('2.3 Demand')).toBe('Results for Chapter 2.3 Review Quiz');
    expect([labels.capitalised('annLee'), labels.capitalised('_a')]).toEqual(['AnnLee', '_a']);
  });
});
