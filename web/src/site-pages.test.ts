import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SITE_PAGES } from '../../schema/rules/site-pages';
import { ROUTES } from './routes';

it.each(SITE_PAGES.map(({ path }) => path))('a search leads to a page that exists: %s', (path) => {
  const last = matchRoutes(ROUTES, path)?.at(-1);
  expect(last?.route.index === true ? last.pathname.replace(/\/$/, '') : `/${last?.route.path ?? ''}`).toBe(path);
});
