import type { Ref } from 'react';

interface TakeSoundProps {
  ref: Ref<HTMLAudioElement>;
  src: string;
  /** Seconds at which the beats begin. */
  beats: readonly number[];
  onBeat: (beat: number) => void;
  onEnded: () => void;
}

/** The newest take of a scene. While it plays, it tells which beat is heard. */
export const TakeSound = ({ beats, onBeat, ...audio }: TakeSoundProps) => (
  <audio
    preload="none"
    onTimeUpdate={({ currentTarget }) =>
      onBeat(Math.max(0, beats.filter((from) => from <= currentTarget.currentTime).length - 1))
    }
    {...audio}
  />
);
