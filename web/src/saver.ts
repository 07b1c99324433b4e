import { currentOwner } from './storage';

/**
 * What became of a request. 'saved': the server has it. 'dropped': the server refuses it, and what comes next is sent.
 * 'retry': no response, or a temporary error. 'blocked': nothing is sent before the next start.
 */
export type SendOutcome = 'saved' | 'dropped' | 'retry' | 'blocked';

/** 'unsaved': a change waits for a pause. 'waiting': the last request failed, and a retry is scheduled. */
export type SaverStatus = 'unsaved' | 'saving' | 'waiting' | 'saved';

interface SaverOptions<Work> {
  /** The work to send next, or null. Work is stored in this browser before it is sent, until the server has confirmed it. */
  next: () => Work | null;
  send: (work: Work) => Promise<SendOutcome>;
  onStatus: (status: SaverStatus) => void;
  /** Tabs whose savers have the same lock send one at a time. */
  lock?: string;
  /** Changes are sent after a pause of this length, so that a stroke or a sentence is one request. */
  pauseMs?: number;
  /** Changes without a pause are sent after this time. */
  longestMs?: number;
}

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves work in progress, one request at a time, so that a change never arrives before the original. Requests that fail
 * are repeated less and less often. Begins stopped.
 */
export function createSaver<Work>(options: SaverOptions<Work>) {
  const { next, send, onStatus, lock, pauseMs = 0, longestMs = 0 } = options;
  let running: Promise<void> | null = null;
  let isStopped = true;
  let isWaiting = false;
  let retryMs = FIRST_RETRY_MS;
  let unsentSince: number | null = null;
  /** Another student's session must not send it. */
  const owner = currentOwner();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** Null if the saver was stopped, or somebody else signed in, while it waited for its turn. */
  async function sendNext(): Promise<SendOutcome | null> {
    if (currentOwner() !== owner) isStopped = true;
    if (isStopped) return null;
    const work = next();
    // Another tab has sent it.
    if (work === null) return 'saved';
    unsentSince = null;
    onStatus('saving');
    return send(work);
  }

  async function run(): Promise<void> {
    const outcome = await inTurn(lock, sendNext);
    running = null;
    isWaiting = outcome === 'retry';
    if (isWaiting) {
      onStatus('waiting');
      if (!isStopped) schedule(retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      return;
    }
    retryMs = FIRST_RETRY_MS;
    if (outcome === 'blocked') isStopped = true;
    if (outcome === 'saved') onStatus('saved');
    await goOn();
  }

  /** Sends what is unsaved, after the pause if there is one. */
  function goOn(): Promise<void> | undefined {
    if (running || isStopped || next() === null) return undefined;
    if (pauseMs === 0) return flush();
    unsentSince ??= Date.now();
    onStatus('unsaved');
    schedule(Math.max(0, Math.min(pauseMs, unsentSince + longestMs - Date.now())));
    return undefined;
  }

  /** Sends what is unsaved, without a pause. Resolves when no request is pending. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    const isIdle = next() === null && !isWaiting;
    if (running === null && !isStopped && !isIdle) running = run();
    return running ?? Promise.resolve();
  }

  return {
    flush,
    start(): Promise<void> {
      isStopped = false;
      return flush();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Called when there is new work, after it was stored. */
    changed: () => void goOn(),
  };
}

/** Runs a task when no other tab runs one with the same lock. */
const inTurn = <Result>(lock: string | undefined, task: () => Promise<Result>): Promise<Result> =>
  // Locks are missing on pages without TLS, where each tab sends for itself.
  lock !== undefined && 'locks' in navigator ? navigator.locks.request(lock, task) : task();
