import { useState, type KeyboardEvent } from 'react';
import type { AttemptUnderWayFragment, Certainty } from '../../../schema/generated/graphql';
import { answerProblem } from '../../../schema/rules/quiz';
import { readQuizKey } from './quiz-keys';

type Asked = AttemptUnderWayFragment['questions'][number];

interface Walk {
  questions: readonly Asked[];
  choiceOf: (asked: Asked) => string | null;
  onChoose: (asked: Asked, answerId: string) => void;
  /** How sure the student is of the answer chosen. */
  onTell: (asked: Asked, certainty: Certainty) => void;
  onFlag: (asked: Asked) => void;
  onOverview: () => void;
  onHandIn: () => void;
}

/** Where the student stands in the quiz, and what the buttons and keys do there. Begins at the first open question. */
export function useQuizWalk({ questions, choiceOf, onChoose, onTell, onFlag, onOverview, onHandIn }: Walk) {
  const last = Math.max(questions.length - 1, 0);
  // One without any answer cannot be answered: it must not stand in the way.
  const isOpen = (one: Asked) => one.answers.length > 0 && answerProblem(choiceOf(one)) !== null;
  const [index, setIndex] = useState(() => {
    const open = questions.findIndex(isOpen);
    return open < 0 ? last : open;
  });
  // Counted, so that a second press without an answer is announced again.
  const [blocked, setBlocked] = useState(0);
  const asked = questions[index];
  const chosenId = asked ? choiceOf(asked) : null;
  const answers = asked?.answers ?? [];

  function go(to: number) {
    setBlocked(0);
    setIndex(Math.min(Math.max(to, 0), last));
  }

  function choose(answerId: string | undefined) {
    if (!asked || answerId === undefined) return;
    setBlocked(0);
    onChoose(asked, answerId);
  }

  function next() {
    if (!asked || isOpen(asked)) return setBlocked(blocked + 1);
    if (index < last) return go(index + 1);
    const open = questions.findIndex(isOpen);
    if (open < 0) return onHandIn();
    // Jumped over: the quiz is handed in whole, so this one first.
    setIndex(open);
    setBlocked(1);
  }

  function previous() {
    go(index - 1);
  }

  /** True when the key was meant for the quiz. */
  function press({ key, target }: KeyboardEvent): boolean {
    const onButton = target instanceof HTMLElement && target.closest('button, a') !== null;
    const meant = readQuizKey(key, answers.length);
    if (!meant || (key === 'Enter' && onButton)) return false;
    if (meant.does === 'previous') previous();
    else if (meant.does === 'overview') onOverview();
    else if (meant.does === 'flag') {
      if (asked) onFlag(asked);
    } else if (meant.does === 'tell') {
      if (asked) onTell(asked, meant.certainty);
    } else if (meant.does === 'choose') choose(answers[meant.index]?.id);
    else if (meant.does === 'move') {
      const place = answers.findIndex(({ id }) => id === chosenId);
      const from = place < 0 && meant.by === -1 ? 0 : place;
      choose(answers[(from + meant.by + answers.length) % answers.length]?.id);
    }
    // Only Enter hands the quiz in: an arrow pressed once too often must not.
    else if (key === 'Enter' || index < last) next();
    return true;
  }

  return { index, asked, chosenId, blocked, choose, next, previous, go, press };
}
