// Runs when the server's HTML of a student's page is here. In front of the page, shows what the student saw at this address when
// they left it, until the page has its data (last-screen.ts). The keys are those of storage.ts.
{
  try {
    const { pathname, search } = location;
    const token = localStorage.getItem('access_token');
    const html = token === null || search ? null : localStorage.getItem(`screen:${pathname.toLowerCase()}`);
    if (html !== null) document.addEventListener('load', showWithStyles, { capture: true });

    /**
     * The rules in the page's head are not for what it shows.
     * @param {Event} event
     */
    function showWithStyles({ target }) {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      document.removeEventListener('load', showWithStyles, { capture: true });
      const root = document.getElementById('root');
      // Too late where the page has its data already.
      if (!root?.querySelector('main [data-waiting]')) return;
      const last = document.createElement('div');
      last.id = 'last-screen';
      last.innerHTML = html ?? '';
      root.after(last);
      root.dataset.behind = '';
    }
  } catch {
    // Blocked storage has no last screen.
  }
}
