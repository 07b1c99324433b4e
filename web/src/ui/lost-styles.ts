/** The bundler's runtime requests a chunk's stylesheets only once. This requests those again that failed to load. */
export function fetchLostStyles(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  // Chromium gives a stylesheet that failed to load an empty sheet.
  const loaded = new Set(
    links.filter(({ sheet }) => sheet !== null && sheet.cssRules.length > 0).map(({ href }) => href),
  );
  const lost = new Set(links.map(({ href }) => href).filter((href) => !loaded.has(href)));
  return Promise.all([...lost].map(fetchStyles));
}

/** Adds a new link and keeps the old one, which may still be loading with other code waiting for it. */
const fetchStyles = (href: string) =>
  new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = done;
    link.onerror = fail;
    document.head.append(link);
  });
