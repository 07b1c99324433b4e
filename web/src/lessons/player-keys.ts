import type { KeyboardEvent } from 'react';
import { speedBeside, type Speed } from './playback';

export const STEP_SECONDS = 5;

interface PlayerActions {
  toggle: () => void;
  seekBy: (seconds: number) => void;
  scene: (step: 1 | -1) => void;
  fullScreen: () => void;
  captions: () => void;
  /** Shows or hides the list of keys. */
  help: () => void;
  closeHelp: () => void;
  speed: (speed: Speed) => void;
}

/** Keyboard shortcuts of the player, as `KeysHelp` lists them. A focused control keeps space and the arrows. */
export function playerKeys(speed: Speed, act: PlayerActions) {
  const keys: Readonly<Record<string, () => void>> = {
    ' ': act.toggle,
    k: act.toggle,
    ArrowLeft: () => act.seekBy(-STEP_SECONDS),
    ArrowRight: () => act.seekBy(STEP_SECONDS),
    p: () => act.scene(-1),
    n: () => act.scene(1),
    f: act.fullScreen,
    c: act.captions,
    '?': act.help,
    Escape: act.closeHelp,
    '<': () => act.speed(speedBeside(speed, -1)),
    '>': () => act.speed(speedBeside(speed, 1)),
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const control = event.target instanceof HTMLElement ? event.target.closest('button, input, select, a') : null;
    if (control !== null && (event.key === ' ' || event.key.startsWith('Arrow'))) return;
    const action = keys[event.key];
    if (action === undefined) return;
    // The browser leaves full screen by Escape.
    if (event.key !== 'Escape') event.preventDefault();
    action();
  };
}
