// Runs before the first paint. A chosen theme must not flash in as the other one (web/src/layout/theme-switch.tsx writes the key and
// changes the attribute), and a signed-in student must not see what the server's HTML offers to visitors.
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('access_token') !== null) root.dataset.session = 'student';
    // Something to show here, such as where the visitor stopped in a lesson.
    else if (localStorage.length + sessionStorage.length > 0) root.dataset.session = 'returning';
  } catch {
    // Blocked storage: a visitor with the system's theme.
  }

  // The color of the browser's own bars follows the page.
  const colorBars = () => {
    const { theme } = root.dataset;
    for (const bar of document.getElementsByTagName('meta')) {
      const { scheme } = bar.dataset;
      if (scheme) bar.media = theme ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
    }
  };
  colorBars();
  new MutationObserver(colorBars).observe(root, { attributeFilter: ['data-theme'] });
}
