/**
 * The only file that touches the browser's storage. A storage that is blocked, full or damaged never breaks the app: what it
 * refuses is held in memory until the page is closed, and a value of the wrong shape reads as null.
 */

function guarded(name: 'localStorage' | 'sessionStorage'): Storage {
  /** What the storage refused. It is newer than what the storage holds under the same key. */
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

/** Every key and where it lives. An id or a slug completes those that end with a separator. */
const KEYS = {
  accessToken: { area: local, key: 'access_token' },
  dashboardVisited: { area: local, key: 'dashboard_visited' },
  lessonPosition: { area: local, key: 'lesson-place:' },
  lessonPreferences: { area: local, key: 'lesson-preferences' },
  contactDraft: { area: session, key: 'contact.draft' },
  freeQuiz: { area: session, key: 'freequiz.' },
  pickedTopics: { area: session, key: 'quizgenerator.' },
  quizFlags: { area: session, key: 'quiz.flags.' },
  reportDraft: { area: session, key: 'report.' },
  unsavedAnswers: { area: session, key: 'quiz.unsaved.' },
  playgroundSession: { area: session, key: 'playground:session' },
} as const;

type Name = keyof typeof KEYS;

export interface Stored<T> {
  get: () => T | null;
  /** Null removes it. */
  set: (value: T | null) => void;
}

export function storedText(name: Name, id = ''): Stored<string> {
  const { area, key } = KEYS[name];
  return {
    get: () => area.getItem(key + id),
    set: (value) => (value === null ? area.removeItem(key + id) : area.setItem(key + id, value)),
  };
}

/** `check` answers null for what has the wrong shape. */
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

/** A check for lists of texts. */
export const readStrings = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null;

/** Forgets everything: the whole storage of this site is about the student. */
export function clearStorage() {
  local.clear();
  session.clear();
}

/** Where the playground's editor stores its tabs. Variables may hold a password, so nothing outlives the window. */
export const playgroundStorage = session;
