import { describe, expect, it } from 'vitest';
import { useTestApp } from './support/app';

const app = useTestApp();

/** The 21 calls of spec §7, and what the site adds. */
const TABLE = `
GET /api/csrf/getit
GET /api/auth/refreshuser
POST /api/auth/login
POST /api/auth/signup
POST /api/units
GET /api/units
GET /api/chapters/getall
GET /api/chapters/blurb/{chapterId}
GET /api/chapters/search/{term}
GET /api/quiz/questions_nouser
GET /api/quiz/questions
GET /api/free-response/getall
GET /api/free-response/questions/{id}
POST /api/free-response/questions/{id}/attempts
GET /api/free-response/attempts/{attemptId}
PUT /api/free-response/attempts/{attemptId}
PUT /api/free-response/attempts/{attemptId}/submission
PUT /api/free-response/attempts/{attemptId}/own-score
PATCH /api/progress
PUT /api/progress/finishquiz
PUT /api/progress/finishreviewquiz
PATCH /api/progress/chapter
GET /api/topics
POST /api/retrieve/password
POST /api/retrieve/username
POST /api/retrieve/validate-token
POST /api/retrieve/reset-password
POST /api/mail/send
POST /api/auth/logout
GET /api/account
DELETE /api/account`;

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
    expect(listed.sort()).toEqual(TABLE.trim().split('\n').sort());
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
