import type { Problem } from '../../apollo/problem';
import { createSaver, type SaverStatus } from '../../saver';
import { storedJson } from '../../storage';

/** All that a student did with a question of section I, as it is sent and stored. */
export interface Mark {
  /** Id of the choice. */
  readonly choice: string | null;
  readonly isFlagged: boolean;
  readonly crossedOut: readonly string[];
  /** Time spent, in whole seconds. */
  readonly seconds: number;
  /** When it was marked, by the server's clock; ISO 8601. */
  readonly at: string;
}

/** By position, from 1. */
export type Marks = Readonly<Record<string, Mark>>;

/** 'retry': no response, or a temporary error. A Problem: the server refuses the mark, and would refuse it again. */
export type MarkOutcome = 'saved' | 'retry' | Problem;

/** 'refused': the server rejected a mark, which is dropped. */
export type MarkStatus = Exclude<SaverStatus, 'unsaved'> | 'refused';

interface MarkSaverOptions {
  examId: string;
  save: (position: number, mark: Mark) => Promise<MarkOutcome>;
  onStatus: (status: MarkStatus, problem: Problem | null) => void;
  /** Called after each change of what is unsaved. */
  onUnsaved: (marks: Marks) => void;
}

/** All tabs of the browser share them. */
const storedMarks = (examId: string) => storedJson('mockMarks', readMarks, examId);

/** Once the section has ended, what it did not confirm is worth nothing. */
export const forgetMarks = (examId: string) => storedMarks(examId).set(null);

/** The marks of an exam that this browser stored because the server had not confirmed them. */
export const unsavedMarksOf = (examId: string): Marks => storedMarks(examId).get() ?? {};

const isSame = (a: Mark | undefined, b: Mark) => JSON.stringify(a) === JSON.stringify(b);

/** Saves each mark at once. Unconfirmed ones are stored in this browser, survive a reload, and are sent by one tab at a time. */
export function createMarkSaver({ examId, save, onStatus, onUnsaved }: MarkSaverOptions) {
  const stored = storedMarks(examId);
  const unsaved = (): Marks => stored.get() ?? {};

  function store(marks: Marks) {
    stored.set(Object.keys(marks).length > 0 ? marks : null);
    onUnsaved(marks);
  }

  const saver = createSaver<readonly [position: string, mark: Mark]>({
    lock: `marks of ${examId}`,
    next: () => Object.entries(unsaved())[0] ?? null,
    async send([position, sent]) {
      const outcome = await save(Number(position), sent);
      if (outcome === 'retry') return 'retry';
      // The student may have gone on during the request. That still has to be saved.
      const { [position]: now, ...others } = unsaved();
      store(now === undefined || isSame(now, sent) ? others : { ...others, [position]: now });
      if (outcome === 'saved') return 'saved';
      onStatus('refused', outcome);
      return 'dropped';
    },
    onStatus: (status) => {
      if (status !== 'unsaved') onStatus(status, null);
    },
  });

  return {
    save(position: number, mark: Mark) {
      store({ ...unsaved(), [position]: mark });
      saver.changed();
    },
    start: () => void saver.start(),
    stop: saver.stop,
    /** Resolves when no request is pending. */
    flush: saver.flush,
    isUnsaved: () => Object.keys(unsaved()).length > 0,
    /** Stops saving and discards everything unsaved, after the section was submitted. */
    clear() {
      saver.stop();
      store({});
    },
  };
}

export type MarkSaver = ReturnType<typeof createMarkSaver>;

function readMarks(value: unknown): Marks | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Mark] => isMark(entry[1])));
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== 'object' || value === null) return false;
  if (!('choice' in value && 'isFlagged' in value && 'crossedOut' in value && 'seconds' in value && 'at' in value))
    return false;
  const { choice, isFlagged, crossedOut, seconds, at } = value;
  const isChoice = choice === null || typeof choice === 'string';
  const areIds = Array.isArray(crossedOut) && crossedOut.every((id) => typeof id === 'string');
  return isChoice && typeof isFlagged === 'boolean' && areIds && typeof seconds === 'number' && typeof at === 'string';
}
