import { claimedUserId } from '../../schema/rules/access-token';

/**
 * The only file that accesses browser storage. If the storage is blocked, full, or corrupted, the app keeps working:
 * rejected values are held in memory until the page closes, and a value of the wrong shape reads as null.
 */

interface Area extends Storage {
  /** The keys of all values, those in memory too. */
  readonly names: () => string[];
}

function guarded(name: 'localStorage' | 'sessionStorage'): Area {
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
    names: () => [...new Set([...ask((storage) => Object.keys(storage), []), ...refused.keys()])],
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

/**
 * Whose data a key holds, which decides when it is removed. A new key that is not listed is removed with a session's.
 * - login: who is signed in. It changes with the session itself.
 * - device: says nothing about a person, and stays.
 * - session: removed when who is signed in changes, in any tab: a logout, a session that ended, a login.
 * - unsent: work that the server may not have. It carries its owner and waits for their next login, unless they log out.
 */
type Keeping = 'login' | 'device' | 'session' | 'unsent';

interface Key {
  readonly area: Area;
  /** Completed with an id or a slug if it ends in a separator. */
  readonly key: string;
  readonly keeping: Keeping;
}

/** All keys of this site. */
export const KEYS = {
  accessToken: { area: local, key: 'access_token', keeping: 'login' },
  owner: { area: local, key: 'owner', keeping: 'login' },
  theme: { area: local, key: 'theme', keeping: 'device' },
  lessonPreferences: { area: local, key: 'lesson-preferences', keeping: 'device' },
  lastScreen: { area: local, key: 'screen:', keeping: 'session' },
  lastPlan: { area: local, key: 'plan.last', keeping: 'session' },
  dashboardVisited: { area: local, key: 'dashboard_visited', keeping: 'session' },
  mockExam: { area: local, key: 'mock.exam', keeping: 'session' },
  mockMarks: { area: local, key: 'mock.marks:', keeping: 'unsent' },
  mockPosition: { area: local, key: 'mock.position:', keeping: 'session' },
  lessonPlayed: { area: local, key: 'lesson-played:', keeping: 'session' },
  lessonPosition: { area: local, key: 'lesson-place:', keeping: 'session' },
  contactDraft: { area: session, key: 'contact.draft', keeping: 'session' },
  freeQuiz: { area: session, key: 'freequiz.', keeping: 'session' },
  pickedTopics: { area: session, key: 'quizgenerator.', keeping: 'session' },
  freeResponseAttempt: { area: local, key: 'quiz.free-response', keeping: 'session' },
  freeResponseDraft: { area: local, key: 'quiz.free-response.draft:', keeping: 'unsent' },
  freeResponseSeconds: { area: local, key: 'quiz.free-response.seconds:', keeping: 'session' },
  freeResponseOfVisitor: { area: session, key: 'free-response.', keeping: 'session' },
  quizAttempt: { area: local, key: 'quiz.attempt', keeping: 'session' },
  quizPosition: { area: local, key: 'quiz.position:', keeping: 'session' },
  quizSeconds: { area: local, key: 'quiz.seconds:', keeping: 'session' },
  quizFlags: { area: session, key: 'quiz.flags.', keeping: 'session' },
  reportDraft: { area: session, key: 'report.', keeping: 'session' },
  unsavedAnswers: { area: local, key: 'quiz.unsaved.', keeping: 'unsent' },
  playgroundSession: { area: session, key: 'playground:session', keeping: 'session' },
} as const satisfies Record<string, Key>;

type Name = keyof typeof KEYS;

/** The user id of an access token, or '' for a visitor. */
const ownerOf = (token: string | null): string => (token === null ? '' : (claimedUserId(token) ?? token));

const storedToken = () => local.getItem(KEYS.accessToken.key);

/** Whose data this tab reads and writes. Another tab may have changed the stored token meanwhile. */
let owner = ownerOf(storedToken());

/** '' for a visitor. */
export const currentOwner = (): string => owner;

/** In front of a value that carries its owner. No value of ours begins like this. */
const OWNED = /^@(\S+) /;
const ownerIn = (text: string): string => OWNED.exec(text)?.[1] ?? '';

/** Values that outlive a session carry their owner. So do those of a tab, which a browser may restore later. */
const carriesOwner = ({ area, keeping }: Key): boolean => keeping === 'unsent' || area === session;

const stays = (keeping: Keeping) => keeping === 'device' || keeping === 'login';

export interface Stored<T> {
  get: () => T | null;
  /** Null removes the value. */
  set: (value: T | null) => void;
}

/** A value of whoever is signed in. Another student's is neither read nor changed. */
export function storedText(name: Name, id = ''): Stored<string> {
  const described = KEYS[name];
  const { area, keeping } = described;
  const key = described.key + id;
  const isOwn = (text: string | null) => text === null || !carriesOwner(described) || ownerIn(text) === owner;
  return {
    get() {
      const text = area.getItem(key);
      return text !== null && isOwn(text) ? text.replace(OWNED, '') : null;
    },
    set(value) {
      if (!isOwn(area.getItem(key))) return;
      if (value === null) return area.removeItem(key);
      // What is left of a session that another tab has ended must not write anymore.
      if (!stays(keeping) && ownerOf(storedToken()) !== owner) return;
      area.setItem(key, carriesOwner(described) && owner !== '' ? `@${owner} ${value}` : value);
    },
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

const keepingOf = (area: Area, key: string): Keeping =>
  Object.values(KEYS).find(
    (one) => one.area === area && (key === one.key || (/[.:]$/.test(one.key) && key.startsWith(one.key))),
  )?.keeping ?? 'session';

/** Removes everything personal but what students have not sent yet. */
function removePersonal(area: Area) {
  for (const key of area.names()) {
    const keeping = keepingOf(area, key);
    const waits = keeping === 'unsent' && ownerIn(area.getItem(key) ?? '') !== '';
    if (!stays(keeping) && !waits) area.removeItem(key);
  }
}

/**
 * Called with each access token that this tab goes by. Removes the previous person's data; returns whether there was one.
 * What all tabs share is removed once: a tab that notices late must not remove the next person's.
 */
export function changeOwner(token: string | null): boolean {
  const next = ownerOf(token);
  if (next === owner) return false;
  owner = next;
  removePersonal(session);
  if ((local.getItem(KEYS.owner.key) ?? '') !== owner) removePersonal(local);
  markOwner();
  return true;
}

function markOwner() {
  if (owner === '') local.removeItem(KEYS.owner.key);
  else local.setItem(KEYS.owner.key, owner);
}
markOwner();

/** The names of the student's own entries that the server may not have, with their ids. */
export const unsentEntries = (): { name: Name; id: string }[] =>
  UNSENT.flatMap((name) => {
    const { area, key } = KEYS[name];
    const ids = area.names().flatMap((one) => (one.startsWith(key) ? one.slice(key.length) : []));
    return ids.filter((id) => storedText(name, id).get() !== null).map((id) => ({ name, id }));
  });

const UNSENT = (Object.keys(KEYS) as Name[]).filter((name) => KEYS[name].keeping === 'unsent'); // its own keys

/** Removes what the student has not sent, before a logout. */
export function discardUnsent() {
  for (const { name, id } of unsentEntries()) storedText(name, id).set(null);
}

/** Clears both storage areas completely. For tests. */
export function clearStorage() {
  local.clear();
  session.clear();
}

/** Storage for the playground's editor tabs. Variables may contain a password, so nothing may outlive the window. */
export const playgroundStorage = session;
