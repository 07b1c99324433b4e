import { SPEEDS, type Speed } from './playback';

/** How a student likes lessons, on this device. */
export interface Preferences {
  readonly speed: Speed;
  readonly captions: boolean;
  readonly voice: boolean;
}

const KEY = 'lesson-preferences';
const DEFAULTS: Preferences = { speed: 1, captions: true, voice: false };

function parsed(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function readPreferences(): Preferences {
  const { speed, captions, voice } = parsed(localStorage.getItem(KEY));
  return {
    speed: SPEEDS.find((known) => known === speed) ?? DEFAULTS.speed,
    captions: typeof captions === 'boolean' ? captions : DEFAULTS.captions,
    voice: typeof voice === 'boolean' ? voice : DEFAULTS.voice,
  };
}

export const keepPreferences = (preferences: Preferences): void =>
  localStorage.setItem(KEY, JSON.stringify(preferences));
