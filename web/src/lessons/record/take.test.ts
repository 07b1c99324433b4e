import { describe, expect, it, test } from 'vitest';
import { encodeWav, levelInWords, paceProblem, soundProblem, trimmed, type Take } from './take';

const RATE = 8_000;

/** Silence and tones in turn: seconds and amplitude of each. */
function take(parts: readonly (readonly [seconds: number, amplitude: number])[], beats: readonly number[] = [0]): Take {
  const samples = parts.flatMap(([seconds, amplitude]) =>
    Array.from({ length: seconds * RATE }, (_, index) => amplitude * Math.sin(index / 3)),
  );
  return { samples: Float32Array.from(samples), rate: RATE, beats };
}

describe('a take', () => {
  it('loses the silence around it, and its times with it', () => {
    const { samples, beats } = trimmed(
      take(
        [
          [2, 0],
          [3, 0.2],
          [1, 0],
          [2, 0.2],
          [4, 0],
        ],
        [0, 5.5],
      ),
    );
    expect(samples.length / RATE).toBeCloseTo(0.15 + 6 + 0.45, 1);
    expect(beats).toEqual([0, 3.65]);
  });

  it('in which nothing is said stays as it is', () => {
    const silence = take([[2, 0.001]]);
    expect(trimmed(silence)).toBe(silence);
  });

  it.each([
    ['nothing', [[2, 0.001]], /Nothing was heard/],
    [
      'a whisper',
      [
        [1, 0],
        [2, 0.02],
      ],
      /too quiet/,
    ],
    [
      'a voice',
      [
        [1, 0],
        [2, 0.2],
      ],
      null,
    ],
    [
      'a voice with long pauses',
      [
        [9, 0],
        [1, 0.1],
        [9, 0],
      ],
      null,
    ],
    [
      'a voice that clips',
      [
        [1, 0.2],
        [0.5, 1],
      ],
      /clips/,
    ],
  ] as const)('is judged by its sound: %s', (_, parts, expected) => {
    const found = soundProblem(take(parts));
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatch(expected);
  });

  const SAYS = ['One two three four five.', 'Six seven eight nine ten.'];
  it.each([
    ['in time', [0, 2], null],
    ['Space pressed early', [0, 0.5], /^Part 1 is too short/],
    ['Space pressed late', [0, 3.7], /^Part 2 is too short/],
    ['twice at once', [0, 0], /^Part 1 is too short/],
  ] as const)('is judged by the times of its parts: %s', (_, beats, expected) => {
    const found = paceProblem(take([[4, 0.2]], beats), SAYS);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toMatch(expected);
  });
});

test.each([
  [0, 'quiet'],
  [0.004, 'quiet'],
  [0.1, 'good'],
  [0.7, 'good'],
  [0.72, 'loud'],
  [1, 'loud'],
] as const)('the meter calls a peak of %f %s', (peak, expected) => {
  expect(levelInWords(peak)).toBe(expected);
});

test('a take becomes a WAV of 16-bit samples', async () => {
  const wav = encodeWav({ samples: Float32Array.from([0, 1, -1, 0.5, 2]), rate: 48_000 });
  const view = new DataView(await wav.arrayBuffer());
  expect(view.byteLength).toBe(44 + 10);
  expect([view.getUint32(24, true), view.getUint16(34, true), view.getUint32(40, true)]).toEqual([48_000, 16, 10]);
  expect([0, 1, 2, 3, 4].map((index) => view.getInt16(44 + index * 2, true))).toEqual([
    0, 32_767, -32_767, 16_384, 32_767,
  ]);
});
