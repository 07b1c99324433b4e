import { storedJson } from '../storage';
import { SPEEDS, type Speed } from './playback';

export interface Preferences {
  readonly speed: Speed;
  readonly captions: boolean;
  /** Null until the student was asked. */
  readonly voice: boolean | null;
  /** The `voiceURI` of the voice that the student has heard, so that it stays the same. */
  readonly voiceUri: string | null;
}

const DEFAULTS: Preferences = { speed: 1, captions: true, voice: null, voiceUri: null };

function check(value: unknown): Preferences | null {
  if (typeof value !== 'object' || value === null) return null;
  const { speed, captions, voice, voiceUri } = value as Partial<Record<keyof Preferences, unknown>>; // fields are checked below
  return {
    speed: SPEEDS.find((known) => known === speed) ?? DEFAULTS.speed,
    captions: typeof captions === 'boolean' ? captions : DEFAULTS.captions,
    voice: typeof voice === 'boolean' ? voice : DEFAULTS.voice,
    voiceUri: typeof voiceUri === 'string' ? voiceUri : DEFAULTS.voiceUri,
  };
}

const stored = storedJson('lessonPreferences', check);

export const readPreferences = (): Preferences => stored.get() ?? DEFAULTS;
export const savePreferences = (preferences: Preferences): void => stored.set(preferences);
