import { useState } from 'react';
import { chooseTheme, readTheme, type Theme } from '../theme';

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

export default function ThemeSwitch() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <label>
      Theme
      <select
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
