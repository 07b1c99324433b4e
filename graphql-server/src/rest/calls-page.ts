import { z } from 'zod';
import { escapeHtml } from '../mail/html';
import type { RestCall } from './rest-call';

const schemaText = (schema: z.ZodType) => escapeHtml(JSON.stringify(z.toJSONSchema(schema), null, 2));

function section({ method, path, summary, signedIn, body, query, reply }: RestCall): string {
  const parts = [
    ...(query ? [['Query', query] as const] : []),
    ...(body ? [['Body', body] as const] : []),
    ['Answer', reply] as const,
  ];
  const details = parts.map(
    ([name, schema]) => `<details><summary>${name}</summary><pre>${schemaText(schema)}</pre></details>`,
  );
  const who = signedIn ? ' <em>requires a login</em>' : '';
  return `<section><h2><code>${method} /api${escapeHtml(path)}</code>${who}</h2><p>${escapeHtml(summary)}</p>${details.join('')}</section>`;
}

/** The call table for a person to read; openapi.json beside it is for tools. */
export function callsPage(calls: readonly RestCall[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The Curve Whisperer REST API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1C2430;background:#FBF9F4}
h2{font-size:1.1rem;margin:1.5rem 0 0}pre{overflow:auto;background:#fff;padding:.5rem;border:1px solid #D8D3C6}
@media(prefers-color-scheme:dark){body{color:#F2F0E6;background:#16211D}pre{background:#1d2a25;border-color:#35433D}a{color:#8AB8FF}}</style>
<h1>REST API</h1>
<p>For tools: <a href="/api/openapi.json">openapi.json</a>. A failed call returns <code>{"error": …}</code> with a 4xx status.</p>
${calls.map(section).join('\n')}</html>`;
}
