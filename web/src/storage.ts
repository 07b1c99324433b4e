/**
 * The only file that accesses browser storage. If the storage is blocked, full, or corrupted, the app keeps working:
 * rejected values are held in memory until the page closes, and a value of the wrong shape reads as null.
 */

function guarded(name: 'localStorage' | 'sessionStorage'): Storage {
  /** Values that the storage rejected. They are newer than the stored values under the same keys. */
  const refused = new Map<string, string>();

  function ask<T>(question: (storage: Storage) => T, otherwise: T): T {
    try {
      return question(window[name]);
    } catch {
      return otherwise;
    }
  }

  return {
    get length() {
      return ask((storage) => storage.length, refused.size);
    },
    key: (index) => ask((storage) => storage.key(index), null),
    getItem: (key) => refused.get(key) ?? ask((storage) => storage.getItem(key), null),
    setItem(key, value) {
      refused.delete(key);
      try {
        window[name].setItem(key, value);
      } catch {
        refused.set(key, value);
      }
    },
    removeItem(key) {
      refused.delete(key);
      ask((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      refused.clear();
      ask((storage) => storage.clear(), undefined);
    },
  };
}

const local = guarded('localStorage');
const session = guarded('sessionStorage');

/** All keys and their storage areas. Keys that end in a separator are completed with an id or a slug. */
const KEYS = {
  accessToken: { area: local, key: 'access_token' },
  theme: { area: local, key: 'theme' },
  dashboardVisited: { area: local, key: 'dashboard_visited' },
  lessonPlayed: { area: local, key: 'lesson-played:' },
  lessonPosition: { area: local, key: 'lesson-place:' },
  lessonPreferences: { area: local, key: 'lesson-preferences' },
  contactDraft: { area: session, key: 'contact.draft' },
  freeQuiz: { area: session, key: 'freequiz.' },
  pickedTopics: { area: session, key: 'quizgenerator.' },
  // Under `quiz.`, so that a logout clears them.
  freeResponseAttempt: { area: local, key: 'quiz.free-response' },
  freeResponseDraft: { area: local, key: 'quiz.free-response.draft:' },
  freeResponseSeconds: { area: local, key: 'quiz.free-response.seconds:' },
  freeResponseOfVisitor: { area: session, key: 'free-response.' },
  quizAttempt: { area: local, key: 'quiz.attempt' },
  quizPosition: { area: local, key: 'quiz.position:' },
  quizFlags: { area: session, key: 'quiz.flags.' },
  reportDraft: { area: session, key: 'report.' },
  unsavedAnswers: { area: local, key: 'quiz.unsaved.' },
  playgroundSession: { area: session, key: 'playground:session' },
} as const;

type Name = keyof typeof KEYS;

export interface Stored<T> {
  get: () => T | null;
  /** Null removes the value. */
  set: (value: T | null) => void;
}

export function storedText(name: Name, id = ''): Stored<string> {
  const { area, key } = KEYS[name];
  return {
    get: () => area.getItem(key + id),
    set: (value) => (value === null ? area.removeItem(key + id) : area.setItem(key + id, value)),
  };
}

/** `check` returns null if the value has the wrong shape. */
export function storedJson<T>(name: Name, check: (value: unknown) => T | null, id = ''): Stored<T> {
  const text = storedText(name, id);
  return {
    get() {
      try {
        return check(JSON.parse(text.get() ?? 'null'));
      } catch {
        return null;
      }
    },
    set: (value) => text.set(value === null ? null : JSON.stringify(value)),
  };
}

/** A check for arrays of strings. Other items are dropped. */
export const readStrings = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null;

export function clearQuizStorage() {
  for (const area of [local, session]) {
    for (let index = area.length; index--;) {
      const key = area.key(index);
      if (key?.startsWith('quiz.')) area.removeItem(key);
    }
  }
}

/** Clears both storage areas completely, because everything this site stores is about the student. */
export function clearStorage() {
  local.clear();
  session.clear();
}

/** Storage for the playground's editor tabs. Variables may contain a password, so nothing may outlive the window. */
export const playgroundStorage = session;
