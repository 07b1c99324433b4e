import { describe, expect, it } from 'vitest';
import { OUTCOME_AFTER_DAYS, studentTrial, type AskedQuestion } from './trial-outcomes';

const DAY = 20_000;

/** A quiz that is finished at once, `days` after the first; its questions are written "topic right" or "topic wrong". */
function quiz(id: string, days: number, questions: readonly string[]): AskedQuestion[] {
  return questions.map((written, index) => {
    const [topic = '', mark] = written.split(' ');
    return {
      attemptId: id,
      startedDays: DAY + days,
      finishedDays: DAY + days,
      questionId: Number(id) * 100 + index,
      topic,
      isCorrect: mark === 'right',
      trial: null,
    };
  });
}

/** The same quiz with the trial at its first question: what was planned and what was drawn. */
function trialQuiz(id: string, planned: string, drawn: string, isDrawn: boolean): AskedQuestion[] {
  const trial = { plannedTopic: planned, drawnTopic: drawn, isDrawn, propensity: 0.5 };
  return quiz(id, 0, [`${isDrawn ? drawn : planned} wrong`]).map((asked) => ({ ...asked, trial }));
}

const tally = (places: number, answers: number, right: number) => ({ places, answers, right });
const NONE = tally(0, 0, 0);

describe('the outcome of a place in the trial', () => {
  it('is the first answer on each of its two topics, in the arm that the coin decided', () => {
    const later = quiz('2', 8, ['planned right', 'planned wrong', 'drawn wrong']);
    expect(studentTrial([...trialQuiz('1', 'planned', 'drawn', false), ...later])).toEqual({
      arms: {
        plannedAsked: tally(1, 1, 1),
        plannedReplaced: NONE,
        drawnAsked: NONE,
        drawnPassedOver: tally(1, 1, 0),
      },
      laterAnswers: 2,
    });
    expect(studentTrial([...trialQuiz('1', 'planned', 'drawn', true), ...later]).arms).toEqual({
      plannedAsked: NONE,
      plannedReplaced: tally(1, 1, 1),
      drawnAsked: tally(1, 1, 0),
      drawnPassedOver: NONE,
    });
  });

  it.each([
    [OUTCOME_AFTER_DAYS - 0.01, 0],
    [OUTCOME_AFTER_DAYS, 1],
  ])('counts from a quiz %d days later: %d answers', (days, answers) => {
    const asked = [...trialQuiz('1', 'planned', 'drawn', false), ...quiz('2', days, ['planned right'])];
    expect(studentTrial(asked).arms.plannedAsked).toEqual(tally(1, answers, answers));
  });

  it('is not an answer to a question that was asked before, even in a quiz that was never finished', () => {
    const place = trialQuiz('1', 'planned', 'drawn', false);
    const later = quiz('2', 8, ['planned right', 'planned wrong']);
    const abandoned = later
      .slice(0, 1)
      .map((asked) => ({ ...asked, attemptId: '3', startedDays: DAY - 1, finishedDays: null, isCorrect: null }));
    expect(studentTrial([...place, ...later, ...abandoned]).arms.plannedAsked).toEqual(tally(1, 1, 0));
    const again = later.map((asked) => ({ ...asked, questionId: 100 }));
    expect(studentTrial([...place, ...again]).arms.plannedAsked).toEqual(tally(1, 0, 0));
  });

  it('waits for a quiz to be finished, the place’s and the later one', () => {
    const open = (asked: readonly AskedQuestion[]) => asked.map((one) => ({ ...one, finishedDays: null }));
    const place = trialQuiz('1', 'planned', 'drawn', false);
    const later = quiz('2', 8, ['planned right']);
    expect(studentTrial([...open(place), ...later]).arms.plannedAsked).toEqual(NONE);
    expect(studentTrial([...place, ...open(later)]).arms.plannedAsked).toEqual(tally(1, 0, 0));
  });

  it('says nothing where the planned and the drawn topic are the same', () => {
    const asked = [...trialQuiz('1', 'planned', 'planned', true), ...quiz('2', 8, ['planned right'])];
    expect(studentTrial(asked)).toEqual({
      arms: { plannedAsked: NONE, plannedReplaced: NONE, drawnAsked: NONE, drawnPassedOver: NONE },
      laterAnswers: 0,
    });
  });

  it('counts an answer once that is the outcome of two places', () => {
    const places = [...trialQuiz('1', 'planned', 'drawn', false), ...trialQuiz('2', 'planned', 'other', false)];
    const { arms, laterAnswers } = studentTrial([...places, ...quiz('3', 8, ['planned right'])]);
    expect([arms.plannedAsked, laterAnswers]).toEqual([tally(2, 2, 2), 1]);
  });

  it('is the same in whatever order the quizzes come', () => {
    const asked = [...trialQuiz('1', 'planned', 'drawn', true), ...quiz('2', 9, ['drawn right', 'planned wrong'])];
    const late = quiz('3', 30, ['drawn wrong', 'planned right']);
    expect(studentTrial([...late, ...asked])).toEqual(studentTrial([...asked, ...late]));
  });
});
