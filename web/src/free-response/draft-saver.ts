import type { Problem } from '../apollo/problem';
import { isSameAnswer } from './answer';
import { storedDraft, type Draft } from './answer-draft';

/**
 * 'retry': no response, or a temporary error. 'newer': another tab or device saved after this one last did. 'refused': the
 * server rejects this answer, and would reject a retry.
 */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'retry' }
  | { readonly kind: 'newer'; readonly newer: Draft }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** 'waiting': the last request failed, and a retry is scheduled. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'waiting' | 'newer' | 'refused';

export interface Saving {
  readonly status: SaveStatus;
  /** The stored answer that is newer than the one on this screen. */
  readonly newer: Draft | null;
  readonly problem: Problem | null;
}

export const SAVED: Saving = { status: 'saved', newer: null, problem: null };

interface SaverOptions {
  attemptId: string;
  /** What the server has. */
  revision: number;
  save: (draft: Draft) => Promise<SaveOutcome>;
  onChange: (saving: Saving) => void;
}

/** After the last change, so that a stroke or a sentence is one request. */
export const SAVE_AFTER_MS = 1_000;
/** However busily the student goes on. */
const SAVE_WITHIN_MS = 8_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves the answer a moment after each change, one request at a time. What the server has not confirmed is stored in this
 * browser first, so that a reload or a lost connection loses nothing.
 */
export function createDraftSaver({ attemptId, revision: stored, save, onChange }: SaverOptions) {
  const draft = storedDraft(attemptId);
  let revision = stored;
  /** The latest answer, until the server has it. */
  let unsaved: string | null = null;
  /** What was sent without a response: the server may have it all the same. */
  let unanswered: string | null = null;
  let running: Promise<void> | null = null;
  let isBlocked = false;
  let retryMs = FIRST_RETRY_MS;
  let waitsSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (status: SaveStatus, more: Partial<Saving> = {}) => onChange({ ...SAVED, status, ...more });

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  function settle(outcome: SaveOutcome, sent: string) {
    const lost = unanswered;
    unanswered = outcome.kind === 'retry' ? sent : null;
    if (outcome.kind === 'newer' && lost !== null && isSameAnswer(outcome.newer.answer, lost)) {
      revision = outcome.newer.revision;
      return schedule(0);
    }
    if (outcome.kind === 'saved') {
      revision = outcome.revision;
      retryMs = FIRST_RETRY_MS;
      if (unsaved === sent) {
        unsaved = null;
        draft.set(null);
        return tell('saved');
      }
      // The student went on during the request.
      if (unsaved !== null) draft.set({ revision, answer: unsaved });
      tell('unsaved');
      return schedule(SAVE_AFTER_MS);
    }
    if (outcome.kind === 'retry') {
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      return tell('waiting');
    }
    isBlocked = true;
    if (outcome.kind === 'newer') tell('newer', { newer: outcome.newer });
    else tell('refused', { problem: outcome.problem });
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    if (running) return running;
    const answer = unsaved;
    if (answer === null || isBlocked) return Promise.resolve();
    waitsSince = null;
    tell('saving');
    running = save({ revision, answer }).then((outcome) => {
      running = null;
      settle(outcome, answer);
    });
    return running;
  }

  return {
    revision: () => revision,
    isUnsaved: () => unsaved !== null,
    change(answer: string) {
      unsaved = answer;
      draft.set({ revision, answer });
      if (isBlocked) return;
      waitsSince ??= Date.now();
      if (running === null) {
        tell('unsaved');
        schedule(Math.max(0, Math.min(SAVE_AFTER_MS, waitsSince + SAVE_WITHIN_MS - Date.now())));
      }
    },
    /** Shows that a newer answer is stored, without a request. */
    meetNewer(newer: Draft) {
      isBlocked = true;
      clearTimeout(timer);
      tell('newer', { newer });
    },
    /** Replaces the newer answer by the one on this screen. */
    keepMine(newer: Draft, answer: string) {
      revision = newer.revision;
      isBlocked = false;
      unsaved = answer;
      draft.set({ revision, answer });
      return send();
    },
    /** Continues from the newer answer. */
    takeNewer(newer: Draft) {
      revision = newer.revision;
      isBlocked = false;
      unsaved = null;
      draft.set(null);
      tell('saved');
    },
    /** Sends what is unsaved now. Resolves when no request is pending. */
    async finish() {
      await send();
      // What changed during a request that was already on its way.
      if (unsaved !== null && !isBlocked) await send();
    },
    /** Sends what is unsaved now, if anything is: when the tab is hidden, or back online. */
    hurry() {
      if (unsaved !== null) void send();
    },
    stop: () => clearTimeout(timer),
    /** Discards everything unsaved, after the answer was submitted. */
    clear() {
      clearTimeout(timer);
      unsaved = null;
      isBlocked = true;
      draft.set(null);
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
