import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PageContext } from './page-context';
import { AppRoutes, pagesAt } from './routes';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { origin, pathname } = window.location;
/** Set in HTML that the server rendered: `missing` where there is no such page, otherwise `page`. */
const { rendered } = root.dataset;

const { promise, resolve } = Promise.withResolvers<void>();

/** Fulfilled when the page responds to the visitor. */
export const hydrated = promise;

function Hydrated() {
  useEffect(resolve, []);
  return null;
}

const app = (
  <StrictMode>
    <Hydrated />
    <PageContext value={{ origin, missing: rendered === 'missing' ? pathname : null }}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </PageContext>
  </StrictMode>
);
// Turns off React's own logging: error boundaries render the errors they catch and log the unexpected ones.
const options = { onCaughtError: () => undefined };

if (rendered === undefined) createRoot(root, options).render(app);
else {
  // All code of the page comes first, because an update during hydration would replace what still waits for its code. If
  // some did not load, rendering asks for it again and shows the error.
  void Promise.allSettled(pagesAt(pathname).map(({ load }) => load())).then(() => hydrateRoot(root, app, options));
}
