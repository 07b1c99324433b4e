import type { Certainty } from '../../../schema/generated/graphql';
import { isSameGiven, readGiven, type Given } from '../../../schema/rules/given';
import type { Problem } from '../apollo/problem';
import { createSaver, type SaverStatus } from '../saver';
import { storedJson } from '../storage';
import { isCertainty } from './certainties';

export interface StudentAnswer {
  given: Given<string>;
  /** Null if the student gave none. */
  certainty: Certainty | null;
}

/** By question id. */
export type StudentAnswers = Readonly<Record<string, StudentAnswer>>;

/** 'retry': no response, or a temporary error. A Problem: the server rejects this answer, and would reject a retry. */
export type SaveOutcome = 'saved' | 'retry' | Problem;

/** 'refused': the server rejected the answer, which is dropped. */
export type SaveStatus = Exclude<SaverStatus, 'unsaved'> | 'refused';

interface SaverOptions {
  attemptId: string;
  save: (questionId: string, answer: StudentAnswer) => Promise<SaveOutcome>;
  onStatus: (status: SaveStatus, problem: Problem | null) => void;
}

/** How long submitting waits for certainties, which the submit request does not carry. */
const LONGEST_WAIT_MS = 2_000;

/** An answer and the question it belongs to. */
type Unsaved = readonly [questionId: string, answer: StudentAnswer];

/** In the order in which they were given. All tabs of the browser share them. */
const storedAnswers = (attemptId: string) => storedJson('unsavedAnswers', readAnswers, attemptId);

/** The answers of an attempt that this browser stored because the server had not confirmed them. */
export const unsavedAnswersOf = (attemptId: string): StudentAnswers =>
  Object.fromEntries(storedAnswers(attemptId).get() ?? []);

/**
 * Saves each answer as soon as it is chosen. Unconfirmed answers are stored in this browser, survive a reload, and are sent
 * by one tab at a time.
 */
export function createAnswerSaver({ attemptId, save, onStatus }: SaverOptions) {
  const stored = storedAnswers(attemptId);
  const unsaved = () => stored.get() ?? [];
  const store = (answers: readonly Unsaved[]) => stored.set(answers.length > 0 ? answers : null);

  const saver = createSaver<Unsaved>({
    lock: `answers of ${attemptId}`,
    next: () => unsaved()[0] ?? null,
    async send(sent) {
      const outcome = await save(...sent);
      if (outcome === 'retry') return 'retry';
      // The student may have chosen another answer during the request. That one still has to be saved.
      store(unsaved().filter((one) => !isSame(one, sent)));
      if (outcome === 'saved') return 'saved';
      onStatus('refused', outcome);
      return 'dropped';
    },
    onStatus: (status) => {
      if (status !== 'unsaved') onStatus(status, null);
    },
  });

  return {
    unsaved: (): StudentAnswers => Object.fromEntries(unsaved()),
    save(questionId: string, answer: StudentAnswer) {
      store([...unsaved().filter(([id]) => id !== questionId), [questionId, answer]]);
      saver.changed();
    },
    start: () => void saver.start(),
    stop: saver.stop,
    /** Resolves when no request with a certainty is pending, or after two seconds. Submitting sends answers only. */
    async finishSaving() {
      if (unsaved().every(([, { certainty }]) => certainty === null)) return;
      await Promise.race([saver.flush(), new Promise((late) => setTimeout(late, LONGEST_WAIT_MS))]);
    },
    /** Stops saving and discards everything unsaved, after the attempt was submitted. */
    clear() {
      saver.stop();
      store([]);
    },
  };
}

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

const isSame = ([id, answer]: Unsaved, [otherId, other]: Unsaved) =>
  id === otherId && isSameGiven(answer.given, other.given) && answer.certainty === other.certainty;

const readAnswers = (value: unknown): readonly Unsaved[] | null =>
  Array.isArray(value) ? value.filter(isUnsaved) : null;

const isUnsaved = (value: unknown): value is Unsaved =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isStudentAnswer(value[1]);

function isStudentAnswer(value: unknown): value is StudentAnswer {
  if (typeof value !== 'object' || value === null || !('given' in value) || !('certainty' in value)) return false;
  return readGiven(value.given) !== null && (value.certainty === null || isCertainty(value.certainty));
}
