import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charactersUsed, FONT_FOLDER, FONTS, subset } from './subset-fonts';

const committed = FONTS.map(({ file }) => readFileSync(join(FONT_FOLDER, file)));

describe('the fonts', () => {
  it.each(FONTS.map((font, index) => ({ ...font, bytes: committed[index]! })))(
    '$file has the characters that the site uses (otherwise run npm run fonts)',
    async ({ bytes, ...font }) => {
      const made = await subset(font, charactersUsed());
      expect(made.equals(bytes)).toBe(true);
    },
  );

  it('are at most 45 KiB together', () => {
    const kib = committed.reduce((sum, { length }) => sum + length, 0) / 1024;
    expect(kib).toBeGreaterThan(10);
    expect(kib).toBeLessThanOrEqual(45);
  });
});
