import { storedText } from './storage';

export type Theme = 'system' | 'light' | 'dark';

const stored = storedText('theme');

/** The chosen theme. src/first-paint.js applies it before the first paint. */
export function readTheme(): Theme {
  const theme = stored.get();
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
  stored.set(theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
