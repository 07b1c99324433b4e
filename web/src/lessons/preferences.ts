import { storedJson } from '../storage';
import { SPEEDS, type Speed } from './playback';

/** The student's playback preferences on this device. */
export interface Preferences {
  readonly speed: Speed;
  readonly captions: boolean;
  readonly voice: boolean;
}

const DEFAULTS: Preferences = { speed: 1, captions: true, voice: false };

function check(value: unknown): Preferences | null {
  if (typeof value !== 'object' || value === null) return null;
  const { speed, captions, voice } = value as Partial<Record<keyof Preferences, unknown>>; // fields are checked below
  return {
    speed: SPEEDS.find((known) => known === speed) ?? DEFAULTS.speed,
    captions: typeof captions === 'boolean' ? captions : DEFAULTS.captions,
    voice: typeof voice === 'boolean' ? voice : DEFAULTS.voice,
  };
}

const stored = storedJson('lessonPreferences', check);

export const readPreferences = (): Preferences => stored.get() ?? DEFAULTS;
export const savePreferences = (preferences: Preferences): void => stored.set(preferences);
