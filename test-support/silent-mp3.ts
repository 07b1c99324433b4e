/** One frame: MPEG-1 Layer III, 32 kbit/s, 32 kHz, mono. */
const HEADER = [0xff, 0xfb, 0x18, 0xc0];
const BYTES_A_FRAME = 144;
const SECONDS_A_FRAME = 1152 / 32_000;

/** A valid MP3 of silence that lasts `seconds`, rounded to whole frames of 36 milliseconds. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(BYTES_A_FRAME);
  frame.set(HEADER);
  return Buffer.concat(Array.from({ length: Math.round(seconds / SECONDS_A_FRAME) }, () => frame));
}
