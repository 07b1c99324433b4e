import { describe, expect, it } from 'vitest';
import { createLearner } from '.';
import { isReviewDue, type StudentView } from './knowledge';
import { reviewDate } from './review-date';

const HOUR = 1 / 24;

/** Ada's answers on one topic, all on day 10, looked at so many days later. */
function viewAfter(days: number, right: number, wrong = 0): StudentView {
  const learner = createLearner();
  for (let index = 0; index < right + wrong; index += 1)
    learner.update('Ada', `q${index}`, 'taxes', 'graph', index >= wrong, 10);
  const { state, params } = learner;
  return { state, params, student: state.students.get('Ada'), tDays: 10 + days };
}

const isDueAt = (view: StudentView, tDays: number) => isReviewDue({ ...view, tDays }, 'taxes');

describe('the date of the next review', () => {
  it.each([
    [3, 0],
    [12, 0],
    [6, 2],
    [1, 5],
  ])('is the time at which the topic becomes due, after %d right and %d wrong answers', (right, wrong) => {
    const view = viewAfter(0, right, wrong);
    const date = reviewDate(view, 'taxes')!;
    expect([isDueAt(view, date - HOUR), isDueAt(view, date)]).toEqual([false, true]);
  });

  it('stays the same while days go by', () => {
    expect(reviewDate(viewAfter(4, 8), 'taxes')).toBeCloseTo(reviewDate(viewAfter(0, 8), 'taxes')!, 1);
  });

  it('is later for what is known better', () => {
    expect(reviewDate(viewAfter(0, 12), 'taxes')).toBeGreaterThan(reviewDate(viewAfter(0, 3), 'taxes')!);
  });

  it('is none once the review is due, nor for a topic that was never asked', () => {
    expect(reviewDate(viewAfter(60, 8), 'taxes')).toBeNull();
    expect(reviewDate(viewAfter(0, 8), 'trade')).toBeNull();
  });

  it('is none further away than a year', () => {
    const view = viewAfter(0, 8);
    view.student!.topics.get('taxes')!.trace = 0;
    view.student!.cells.get('taxes')!.get('graph')!.trace = 0;
    expect(reviewDate({ ...view, params: { ...view.params, halfLifeDays: 1e6 } }, 'taxes')).toBeNull();
  });
});
