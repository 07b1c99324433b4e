import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientSizes } from '../bench/client-sizes';

// Page weights of the build that the end-to-end tests just used: gzipped JavaScript that is needed before a page is
// usable.

const sizes = clientSizes();

describe('on a slow line', () => {
  test.each(sizes)('$page keeps to its $most KiB of JavaScript', ({ kib, most }) => {
    expect(kib).toBeLessThanOrEqual(most);
  });

  test('no page goes unweighed', () => {
    const pages = globSync('web/src/pages/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
    expect(sizes.map(({ page }) => page)).toEqual(expect.arrayContaining(pages.map((file) => basename(file, '.tsx'))));
  });
});
