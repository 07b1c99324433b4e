import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { measure } from '../../graphql-server/src/course/check/recorded-lengths';
import { UsageError } from '../command-line';
import { findProgram } from '../find-binaries';
import { installFromDebian, mayInstall } from '../install-debian';

const run = promisify(execFile);

const KILOBITS = '64';
/** The level of speech in all lessons, and the highest peak that encoding does not distort, both in dB below full scale. */
const VOICE_LEVEL = -20;
const HIGHEST_PEAK = -1.5;
/** Noise is not raised above this. */
const MOST_GAIN = 4;
const HEADER_BYTES = 44;
const FULL_SCALE = 32_768;

/** How much louder the voice must become, for all lessons to be equally loud. Pauses hardly count: they add nothing to the energy. */
export function gainOf(wav: Buffer): number {
  let energy = 0;
  let count = 0;
  let peak = 0;
  for (let at = HEADER_BYTES; at + 1 < wav.length; at += 2) {
    const sample = wav.readInt16LE(at) / FULL_SCALE;
    peak = Math.max(peak, Math.abs(sample));
    energy += sample * sample;
    count += 1;
  }
  if (peak === 0) return 1;
  const wanted = 10 ** (VOICE_LEVEL / 20) / Math.sqrt(energy / count);
  return Math.min(wanted, 10 ** (HIGHEST_PEAK / 20) / peak, MOST_GAIN);
}

/** Makes an MP3 of a WAV, as the course has it: mono, 64 kbit/s. */
export interface Encoder {
  encode(wav: string, mp3: string): Promise<void>;
}

const withLame = (program: string): Encoder => ({
  async encode(wav, mp3) {
    const gain = gainOf(readFileSync(wav)).toFixed(3);
    await run(program, [
      '--quiet',
      '-m',
      'm',
      '--cbr',
      '-b',
      KILOBITS,
      '--resample',
      '44.1',
      '--scale',
      gain,
      wav,
      mp3,
    ]);
  },
});

const withFfmpeg = (program: string): Encoder => ({
  async encode(wav, mp3) {
    const filter = `volume=${gainOf(readFileSync(wav)).toFixed(3)}`;
    const format = ['-ac', '1', '-ar', '44100', '-codec:a', 'libmp3lame', '-b:a', `${KILOBITS}k`, '-f', 'mp3'];
    await run(program, ['-loglevel', 'error', '-y', '-i', wav, '-filter:a', filter, ...format, mp3]);
  },
});

/** The program of this machine that writes MP3. Throws UsageError where there is none. */
export async function findEncoder(): Promise<Encoder> {
  const found = () => {
    const lame = findProgram('lame');
    if (lame !== null) return withLame(lame);
    const ffmpeg = findProgram('ffmpeg');
    return ffmpeg === null ? null : withFfmpeg(ffmpeg);
  };
  const encoder = found() ?? (mayInstall() && (await installFromDebian('lame')) ? found() : null);
  if (encoder !== null) return encoder;
  throw new UsageError(
    'Recording needs a program that writes MP3: lame or ffmpeg (Debian: apt install lame; macOS: brew install lame; Windows: winget install ffmpeg).',
  );
}

/** The length of an MP3 in seconds, as the course states it. */
export async function secondsOfMp3(file: string): Promise<number> {
  return Math.round((await measure(file)).seconds * 100) / 100;
}
