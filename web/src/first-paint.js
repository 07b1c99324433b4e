// Runs before the first paint. A chosen theme must not flash in as the other one (web/src/layout/theme-switch.tsx writes the key and
// changes the attribute), and a signed-in student must not see what the server's HTML offers to visitors.
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const token = localStorage.getItem('access_token');
    if (token !== null) {
      root.dataset.session = 'student';
      askEarly(token);
    }
    // Something to show here, such as where the visitor stopped in a lesson.
    else if (localStorage.length + sessionStorage.length > 0) root.dataset.session = 'returning';
  } catch {
    // Blocked storage: a visitor with the system's theme.
  }

  // On a slow line, a button can be pressed before the first code is here, which then repeats it (start.ts).
  document.onclick = (event) => {
    const pressed = event.target instanceof Element && event.target.closest('button');
    if (!pressed || pressed.closest('form[action]')) return;
    event.preventDefault();
    window.earlyClick = event;
  };

  /**
   * Asks for what the page will ask for, before its code is here. The client takes the responses by these keys while they are
   * fresh (apollo/api-link.ts).
   * @param {string} token
   */
  function askEarly(token) {
    const { every, pages, addresses, ids } = PAGE_DOCUMENTS;
    const [, page = '', id] = location.pathname.split('/');
    const documents = pages[page.toLowerCase() + (id ? '/:' : '')];
    if (!documents) return;
    const early = new Map();
    /** @type {{ name: string; variables: Record<string, string | undefined> }[]} */
    const posted = [];
    for (const [name, variable] of [...every, ...documents]) {
      const address = addresses[name];
      const variables = variable ? { [variable]: id } : {};
      if (address) early.set(keyOf('', name, variables), fetch(address));
      else posted.push({ name, variables });
    }
    const answers = fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(
        posted.map(({ name, variables }) => ({ documentId: ids[name], operationName: name, variables })),
      ),
    }).then(async (response) => ({ response, list: await response.json() }));
    posted.forEach(({ name, variables }, index) => {
      // What is no list, such as a refusal, answers each of them.
      const answer = answers.then(
        ({ response: { status }, list }) => new Response(JSON.stringify(list[index] ?? list), { status }),
      );
      early.set(keyOf(token, name, variables), answer);
    });
    // Whoever takes one sees that it failed.
    early.forEach((response) => response.catch(() => undefined));
    window.earlyResponses = early;
    setTimeout(() => early.clear(), 60_000);
  }

  /**
   * @param {string} person
   * @param {string} name
   * @param {object} variables
   */
  function keyOf(person, name, variables) {
    return `${person} ${name} ${JSON.stringify(variables)}`;
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
