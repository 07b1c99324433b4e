/** A build's parts ask for their styles only once. Those that did not come are asked for again here. */
export function fetchLostStyles(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const loaded = new Set(links.filter(({ sheet }) => sheet !== null).map(({ href }) => href));
  const lost = new Set(links.map(({ href }) => href).filter((href) => !loaded.has(href)));
  return Promise.all([...lost].map(fetchStyles));
}

/** Beside the old link, which may still be on its way and be waited for. */
const fetchStyles = (href: string) =>
  new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = done;
    link.onerror = fail;
    document.head.append(link);
  });
