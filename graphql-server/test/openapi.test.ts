import { describe, expect, it } from 'vitest';
import { csrfCall } from '../src/account/csrf.routes';
import { restCalls } from '../src/features';
import { useTestApp } from './support/app';

const app = useTestApp();

const table = [csrfCall(''), ...restCalls].map(
  ({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
);

describe('the description of the REST facade', () => {
  it('lists every call of the table, with what it takes and what it answers', async () => {
    const document = (await (await fetch(`${app().url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<
        string,
        Record<string, { responses: Record<string, unknown>; requestBody?: unknown; summary: string }>
      >;
    }; // OpenAPI's form
    expect(document.openapi).toBe('3.1.0');
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(table.toSorted());
    for (const methods of Object.values(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        expect(operation.summary.length).toBeGreaterThan(10);
        expect(Object.keys(operation.responses)).toEqual(['200', '4XX']);
        if (method === 'put' || method === 'patch') expect(operation.requestBody).toBeDefined();
      }
    }
  });

  it('has a page for people', async () => {
    const page = await fetch(`${app().url}/api/`);
    expect(page.headers.get('content-type')).toContain('text/html');
    const text = await page.text();
    for (const call of ['PUT /api/progress/finishquiz', 'POST /api/mail/send']) expect(text).toContain(call);
  });
});
