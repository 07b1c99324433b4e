import { useState } from 'react';
import { storedText } from '../storage';
import { useHydrated } from '../ui/use-hydrated';

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** In the HTML from the server, which cannot know what was chosen, it says System. */
export function ThemeSwitch() {
  const hydrated = useHydrated();
  const [chosenHere, setTheme] = useState<Theme | null>(null);
  const theme = chosenHere ?? (hydrated ? readTheme() : 'system');
  return (
    <label>
      Theme
      <select
        name="theme"
        value={theme}
        onChange={({ target }) => {
          const chosen = THEMES.find(([value]) => value === target.value)?.[0] ?? 'system';
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      >
        {THEMES.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type Theme = 'system' | 'light' | 'dark';

const stored = storedText('theme');

/** The chosen theme. src/first-paint.js applies it before the first paint. */
function readTheme(): Theme {
  const theme = stored.get();
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function chooseTheme(theme: Theme): void {
  stored.set(theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
