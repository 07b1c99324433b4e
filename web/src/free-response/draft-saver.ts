import type { Problem } from '../apollo/problem';
import { createSaver, type SaverStatus, type SendOutcome } from '../saver';
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

type SaveStatus = SaverStatus | 'newer' | 'refused';

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

/** After the last change. */
const SAVE_AFTER_MS = 1_000;
/** However busily the student goes on. */
const SAVE_WITHIN_MS = 8_000;

/** Saves the answer a moment after each change. What the server has not confirmed is stored in this browser. */
export function createDraftSaver({ attemptId, revision: stored, save, onChange }: SaverOptions) {
  const draft = storedDraft(attemptId);
  let revision = stored;
  /** The latest answer, until the server has it. Not read from the storage, which another tab may have written. */
  let unsaved: string | null = null;
  /** What was sent without a response: the server may have it all the same. */
  let unanswered: string | null = null;

  const tell = (status: SaveStatus, more: Partial<Saving> = {}) => onChange({ ...SAVED, status, ...more });

  function keep(answer: string | null) {
    unsaved = answer;
    draft.set(answer === null ? null : { revision, answer });
  }

  async function send(sent: Draft): Promise<SendOutcome> {
    const outcome = await save(sent);
    const lost = unanswered;
    unanswered = outcome.kind === 'retry' ? sent.answer : null;
    switch (outcome.kind) {
      case 'retry':
        return 'retry';
      case 'refused':
        tell('refused', { problem: outcome.problem });
        return 'blocked';
      case 'newer':
        revision = outcome.newer.revision;
        if (lost !== null && isSameAnswer(outcome.newer.answer, lost)) return 'saved';
        tell('newer', { newer: outcome.newer });
        return 'blocked';
      case 'saved':
        revision = outcome.revision;
        // The student may have gone on during the request.
        keep(unsaved === sent.answer ? null : unsaved);
        return 'saved';
    }
  }

  const saver = createSaver<Draft>({
    next: () => (unsaved === null ? null : { revision, answer: unsaved }),
    send,
    onStatus: tell,
    pauseMs: SAVE_AFTER_MS,
    longestMs: SAVE_WITHIN_MS,
  });
  void saver.start();

  return {
    revision: () => revision,
    isUnsaved: () => unsaved !== null,
    change(answer: string) {
      keep(answer);
      saver.changed();
    },
    /** Shows that a newer answer is stored, without a request. */
    meetNewer(newer: Draft) {
      saver.stop();
      tell('newer', { newer });
    },
    /** Replaces the newer answer by the one on this screen. */
    keepMine(newer: Draft, answer: string) {
      revision = newer.revision;
      keep(answer);
      return saver.start();
    },
    /** Continues from the newer answer. */
    takeNewer(newer: Draft) {
      revision = newer.revision;
      keep(null);
      void saver.start();
      tell('saved');
    },
    /** Sends what is unsaved now. Resolves when no request is pending. */
    async finish() {
      await saver.flush();
      // What changed during a request that was already on its way.
      await saver.flush();
    },
    /** Sends what is unsaved now, if anything is: when the tab is hidden or left, or back online. */
    hurry: () => void saver.flush(),
    /** Discards everything unsaved, after the answer was submitted. */
    clear() {
      saver.stop();
      keep(null);
    },
  };
}
