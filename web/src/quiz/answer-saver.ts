import type { Certainty } from '../../../schema/generated/graphql';
import type { Problem } from '../apollo/problem';
import { storedJson } from '../storage';
import { isCertainty } from './certainties';

export interface Choice {
  answerId: string;
  /** Null if the student gave none. */
  certainty: Certainty | null;
}

/** By question id. */
export type Choices = Readonly<Record<string, Choice>>;

/** 'retry': no response, or a temporary error. A Problem: the server rejects this answer, and would reject a retry. */
export type SaveOutcome = 'saved' | 'retry' | Problem;

/** 'waiting': the last attempt failed and a retry is scheduled. 'refused': the server rejected the answer, which is dropped. */
export type SaveStatus = 'idle' | 'saving' | 'waiting' | 'refused';

interface SaverOptions {
  attemptId: string;
  save: (questionId: string, choice: Choice) => Promise<SaveOutcome>;
  onStatus: (status: SaveStatus, problem: Problem | null) => void;
}

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;
/** How long submitting waits for certainties, which the submit request does not carry. */
const LONGEST_WAIT_MS = 2_000;

/** An answer and the question it belongs to. */
type Unsaved = readonly [questionId: string, choice: Choice];

/** In the order in which they were given. All tabs of the browser share them. */
const storedAnswers = (attemptId: string) => storedJson('unsavedAnswers', readAnswers, attemptId);

/** The answers of an attempt that this browser stored because the server had not confirmed them. */
export const unsavedChoices = (attemptId: string): Choices => Object.fromEntries(storedAnswers(attemptId).get() ?? []);

/**
 * Saves each answer as soon as it is chosen, one request at a time, so that a changed answer never arrives before the
 * original one. Unconfirmed answers are stored in this browser, survive a reload, and are sent by one tab at a time.
 */
export function createAnswerSaver({ attemptId, save, onStatus }: SaverOptions) {
  const stored = storedAnswers(attemptId);
  const unsaved = () => stored.get() ?? [];
  let running = false;
  let stopped = true;
  let isWaiting = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun: Promise<unknown> = Promise.resolve();

  const store = (next: readonly Unsaved[]) => stored.set(next.length > 0 ? next : null);

  function work() {
    if (running || stopped) return;
    clearTimeout(timer);
    if (unsaved().length > 0) {
      running = true;
      lastRun = run();
    } else if (isWaiting) {
      // Another tab has sent what this one was waiting for.
      isWaiting = false;
      onStatus('idle', null);
    }
  }

  /** Sends the oldest answer. False if there is none, or none can be sent now. */
  async function sendNext(): Promise<boolean> {
    const [next] = unsaved();
    if (stopped || !next) return false;
    const [questionId, choice] = next;
    onStatus('saving', null);
    const outcome = await save(questionId, choice);
    isWaiting = outcome === 'retry';
    if (outcome === 'retry') {
      onStatus('waiting', null);
      return false;
    }
    retryMs = FIRST_RETRY_MS;
    // The student may have chosen another answer during the request. That one still has to be saved.
    store(unsaved().filter((one) => !isSame(one, next)));
    if (outcome === 'saved') onStatus('idle', null);
    else onStatus('refused', outcome);
    return true;
  }

  async function run() {
    while (await inTurn(`answers of ${attemptId}`, sendNext));
    running = false;
    if (stopped) return;
    if (isWaiting && unsaved().length > 0) {
      timer = setTimeout(work, retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    } else work();
  }

  return {
    unsaved: (): Choices => Object.fromEntries(unsaved()),
    save(questionId: string, choice: Choice) {
      store([...unsaved().filter(([id]) => id !== questionId), [questionId, choice]]);
      work();
    },
    start() {
      stopped = false;
      work();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
    /** Resolves when no request with a certainty is pending, or after two seconds. Submitting sends answers only. */
    async finishSaving() {
      if (unsaved().every(([, { certainty }]) => certainty === null)) return;
      await Promise.race([lastRun, new Promise((late) => setTimeout(late, LONGEST_WAIT_MS))]);
    },
    /** Stops saving and discards everything unsaved, after the attempt was submitted. */
    clear() {
      clearTimeout(timer);
      stopped = true;
      store([]);
    },
  };
}

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

/** Runs a task when no other tab runs one of the same name. */
const inTurn = (name: string, task: () => Promise<boolean>): Promise<boolean> =>
  // Missing on pages without TLS, where each tab sends for itself.
  'locks' in navigator ? navigator.locks.request(name, task) : task();

const isSame = ([id, choice]: Unsaved, [otherId, other]: Unsaved) =>
  id === otherId && choice.answerId === other.answerId && choice.certainty === other.certainty;

const readAnswers = (value: unknown): readonly Unsaved[] | null =>
  Array.isArray(value) ? value.filter(isUnsaved) : null;

const isUnsaved = (value: unknown): value is Unsaved =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isChoice(value[1]);

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || !('answerId' in value) || !('certainty' in value)) return false;
  return typeof value.answerId === 'string' && (value.certainty === null || isCertainty(value.certainty));
}
