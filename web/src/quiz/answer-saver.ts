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

/** 'waiting': the last attempt failed and a retry is scheduled. 'refused': the server rejected the answer. */
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

const storedChoices = (attemptId: string) => storedJson('unsavedAnswers', readChoices, attemptId);

/** The answers of an attempt that this tab stored because the server had not confirmed them. */
export const unsavedChoices = (attemptId: string): Choices => storedChoices(attemptId).get() ?? {};

/**
 * Saves each answer as soon as it is chosen, one request at a time, so that a changed answer never arrives before the
 * original one. Unconfirmed answers are stored in this tab and survive a reload.
 */
export function createAnswerSaver({ attemptId, save, onStatus }: SaverOptions) {
  const stored = storedChoices(attemptId);
  let unsaved = stored.get() ?? {};
  let running = false;
  let stopped = true;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun: Promise<unknown> = Promise.resolve();

  function store(next: Choices) {
    unsaved = next;
    stored.set(Object.keys(next).length > 0 ? next : null);
  }

  function work() {
    if (running || stopped) return;
    clearTimeout(timer);
    running = true;
    lastRun = run();
  }

  async function run() {
    let isWaiting = false;
    for (let [next] = Object.entries(unsaved); next && !stopped; [next] = Object.entries(unsaved)) {
      const [questionId, choice] = next;
      onStatus('saving', null);
      const outcome = await save(questionId, choice);
      if (outcome !== 'saved') {
        isWaiting = outcome === 'retry';
        if (outcome === 'retry') onStatus('waiting', null);
        else onStatus('refused', outcome);
        break;
      }
      retryMs = FIRST_RETRY_MS;
      // The student may have chosen another answer during the request. That one still has to be saved.
      if (unsaved[questionId] === choice) store(without(unsaved, questionId));
      onStatus('idle', null);
    }
    running = false;
    if (isWaiting && !stopped) {
      timer = setTimeout(work, retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
  }

  return {
    unsaved: () => unsaved,
    save(questionId: string, choice: Choice) {
      store({ ...unsaved, [questionId]: choice });
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
      if (Object.values(unsaved).every(({ certainty }) => certainty === null)) return;
      await Promise.race([lastRun, new Promise((late) => setTimeout(late, LONGEST_WAIT_MS))]);
    },
    /** Stops saving and discards everything unsaved, after the attempt was submitted. */
    clear() {
      clearTimeout(timer);
      stopped = true;
      store({});
    },
  };
}

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

const without = (choices: Choices, questionId: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => id !== questionId));

function readChoices(value: unknown): Choices | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).filter(([, choice]) => isChoice(choice)));
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null || !('answerId' in value) || !('certainty' in value)) return false;
  return typeof value.answerId === 'string' && (value.certainty === null || isCertainty(value.certainty));
}
