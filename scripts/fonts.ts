import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { charactersUsed, FONT_FOLDER, FONTS, subset } from './subset-fonts';

// npm run fonts: makes the site's two fonts anew, with the characters that its texts use. Commit them.

mkdirSync(FONT_FOLDER, { recursive: true });
for (const font of FONTS) {
  const bytes = await subset(font, charactersUsed());
  writeFileSync(join(FONT_FOLDER, font.file), bytes);
  console.log(`${font.file}: ${(bytes.length / 1024).toFixed(1)} KiB`);
}
