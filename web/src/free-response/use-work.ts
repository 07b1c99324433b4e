import { useCallback, useEffect, useRef, useState } from 'react';
import type { FreeResponseAnswer } from '../../../economics/free-response/free-response';
import type { FreeResponseTaskFragment } from '../../../schema/generated/graphql';
import type { Problem } from '../apollo/problem';
import { emptyAnswer, isSameAnswer, readAnswer, writeAnswer } from './answer';
import { storedDraft, type Draft } from './answer-draft';
import { createDraftSaver, SAVED, type SaveOutcome, type Saving } from './draft-saver';

/** The answer is on this device only, or another tab's is newer, which is said where that is noticed. */
const NOT_SENT: Problem = { code: 'OFFLINE', message: 'Your latest changes are not saved yet.', field: null };

/** A question that is being answered, on its own or in an exam, as the server has it. */
interface Worked {
  readonly id: string;
  readonly content: FreeResponseTaskFragment;
  readonly answer: string;
  readonly revision: number;
}

interface WorkCalls {
  save: (draft: Draft) => Promise<SaveOutcome>;
  readNewer: () => Promise<SaveOutcome>;
  /** Left out in an exam, which is submitted as a whole. */
  submit?: (revision: number) => Promise<Problem | null>;
}

/** An answer in progress, what is known about its storage, and what the student can do with it. */
export function useWork(attempt: Worked, calls: WorkCalls) {
  const { id, content } = attempt;
  const [saving, setSaving] = useState<Saving>(SAVED);
  const [saver] = useState(() =>
    createDraftSaver({ attemptId: id, revision: attempt.revision, save: calls.save, onChange: setSaving }),
  );
  const [opened] = useState(() => openingAnswer(attempt));
  const [answer, setAnswer] = useState<FreeResponseAnswer>(() => readAnswer(opened.answer, content));
  const latest = useRef(answer);
  const [submitProblem, setSubmitProblem] = useState<Problem | null>(null);
  const [isSubmitting, setSubmitting] = useState(false);

  const show = useCallback((next: FreeResponseAnswer) => {
    latest.current = next;
    setAnswer(next);
  }, []);

  const change = useCallback(
    (edit: (before: FreeResponseAnswer) => FreeResponseAnswer) => {
      show(edit(latest.current));
      saver.change(writeAnswer(latest.current));
    },
    [saver, show],
  );

  useEffect(() => {
    if (opened.newer) saver.meetNewer(opened.newer);
    else if (opened.isDraft) saver.change(opened.answer);
  }, [saver, opened]);

  useEffect(() => {
    const hurry = () => saver.hurry();
    const hide = () => {
      if (document.visibilityState === 'hidden') saver.hurry();
    };
    window.addEventListener('online', hurry);
    window.addEventListener('pagehide', hurry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', hurry);
      window.removeEventListener('pagehide', hurry);
      document.removeEventListener('visibilitychange', hide);
      saver.hurry();
    };
  }, [saver]);

  // Another tab that was in use in between may have saved. Without changes on this screen, its answer is taken over.
  useEffect(() => {
    if (attempt.revision <= saver.revision() || saver.isUnsaved()) return;
    saver.takeNewer({ revision: attempt.revision, answer: attempt.answer });
    show(readAnswer(attempt.answer, content));
  }, [attempt, content, saver, show]);

  async function meetNewer() {
    const found = await calls.readNewer().catch(() => null);
    if (found?.kind === 'newer') saver.meetNewer(found.newer);
  }

  async function submit() {
    setSubmitting(true);
    setSubmitProblem(null);
    await saver.finish();
    const problem = saver.isUnsaved() ? NOT_SENT : ((await calls.submit?.(saver.revision())) ?? null);
    if (problem?.code === 'NEWER_WORK') await meetNewer();
    if (!problem) {
      saver.clear();
      // The result begins at its top.
      window.scrollTo(0, 0);
    }
    setSubmitProblem(problem?.code === 'NEWER_WORK' ? null : problem);
    setSubmitting(false);
  }

  return {
    answer,
    change,
    saving,
    submit,
    isSubmitting,
    submitProblem,
    /** Sends what is unsaved. Returns whether the server has everything. */
    async sendAll(): Promise<boolean> {
      await saver.finish();
      return !saver.isUnsaved();
    },
    takeNewer(newer: Draft) {
      saver.takeNewer(newer);
      show(readAnswer(newer.answer, content));
    },
    /** Looks what became of the attempt elsewhere. */
    reload: () => void calls.readNewer().catch(() => undefined),
    keepMine: (newer: Draft) => void saver.keepMine(newer, writeAnswer(latest.current)),
  };
}

interface Opening {
  readonly answer: string;
  /** Whether the server does not have it yet. */
  readonly isDraft: boolean;
  readonly newer: Draft | null;
}

/** The answer to begin with: the server's, unless this browser has changes that did not reach it. */
function openingAnswer({ id, revision, answer, content }: Worked): Opening {
  const stored = { answer: answer || writeAnswer(emptyAnswer(content)), isDraft: false, newer: null };
  const draft = storedDraft(id).get();
  if (!draft || isSameAnswer(draft.answer, answer)) return stored;
  const newer = draft.revision < revision ? { revision, answer } : null;
  return { answer: draft.answer, isDraft: true, newer };
}
