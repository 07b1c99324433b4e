import type { Certainty } from '../../../schema/generated/graphql';
import { storedJson } from '../storage';
import { isCertainty } from './certainties';

export interface Given {
  answerId: string;
  /** Null where the student said nothing. */
  certainty: Certainty | null;
}

/** Answers given but not yet confirmed by the server, by question. */
export type Unsaved = Readonly<Record<string, Given>>;

export type SaveOutcome = 'saved' | 'retry' | 'refused';

export interface SaverState {
  unsaved: Unsaved;
  /** 'waiting': the last try failed and another one is due. 'refused': the server will not take it, trying again is no use. */
  status: 'idle' | 'saving' | 'waiting' | 'refused';
}

export interface SaverOptions {
  attemptId: string;
  save: (questionId: string, given: Given) => Promise<SaveOutcome>;
}

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;
/** How long a hand-in waits for what only saving can carry. */
const SETTLED_WITHIN_MS = 2_000;

/**
 * Saves each answer as it is given: one call at a time, so that a changed mind can never be overtaken by the first choice.
 * What the server has not confirmed stays in sessionStorage and outlives a reload.
 */
export function createAnswerSaver({ attemptId, save }: SaverOptions) {
  const stored = storedJson('unsavedAnswers', readUnsaved, attemptId);
  const listeners = new Set<() => void>();
  let state: SaverState = { unsaved: stored.get() ?? {}, status: 'idle' };
  let running = false;
  let stopped = true;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun: Promise<unknown> = Promise.resolve();

  function become(next: Partial<SaverState>) {
    state = { ...state, ...next };
    stored.set(firstOf(state.unsaved) ? state.unsaved : null);
    listeners.forEach((listener) => listener());
  }

  function work() {
    if (running || stopped) return;
    clearTimeout(timer);
    running = true;
    lastRun = run();
  }

  async function run() {
    for (let entry = firstOf(state.unsaved); entry && !stopped; entry = firstOf(state.unsaved)) {
      const [questionId, given] = entry;
      become({ status: 'saving' });
      const outcome = await save(questionId, given);
      if (outcome !== 'saved') {
        become({ status: outcome === 'retry' ? 'waiting' : 'refused' });
        break;
      }
      retryMs = FIRST_RETRY_MS;
      // Another answer may have been chosen while this one was on its way: then it stays to be saved.
      if (state.unsaved[questionId] === given) become({ unsaved: without(state.unsaved, questionId), status: 'idle' });
    }
    running = false;
    if (state.status === 'waiting' && !stopped) {
      timer = setTimeout(work, retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    give(questionId: string, given: Given) {
      become({ unsaved: { ...state.unsaved, [questionId]: given } });
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
    /** Resolves when nothing is on its way that tells how sure the student was: handing in takes answers only. */
    async settled() {
      if (Object.values(state.unsaved).every(({ certainty }) => certainty === null)) return;
      await Promise.race([lastRun, new Promise((late) => setTimeout(late, SETTLED_WITHIN_MS))]);
    },
    /** After the attempt is handed in there is nothing left to save. */
    forget() {
      clearTimeout(timer);
      stopped = true;
      become({ unsaved: {}, status: 'idle' });
    },
  };
}

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;

function firstOf(unsaved: Unsaved): [string, Given] | undefined {
  return Object.entries(unsaved)[0];
}

function without(unsaved: Unsaved, questionId: string): Unsaved {
  return Object.fromEntries(Object.entries(unsaved).filter(([id]) => id !== questionId));
}

function isGiven(value: unknown): value is Given {
  if (typeof value !== 'object' || value === null || !('answerId' in value) || !('certainty' in value)) return false;
  return typeof value.answerId === 'string' && (value.certainty === null || isCertainty(value.certainty));
}

function readUnsaved(value: unknown): Unsaved | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).filter(([, given]) => isGiven(given)));
}
