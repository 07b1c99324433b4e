import { auditServer } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { useTestApp } from './support/app';

const app = useTestApp();

/**
 * Recommendations we leave, by the audit's id. All three ask for status 200 where a document cannot be run at all and the
 * client reads the older form of the answer: we say 400 there too, so that a log and a proxy see that nothing was run.
 */
const LEFT = ['572B', '7B9B', 'FDE2'];

describe('the audit suite of GraphQL over HTTP', () => {
  it('finds every MUST fulfilled, and only the recommendations that we leave on purpose', async () => {
    const results = await auditServer({ url: `${app().url}/graphql` });
    const failed = (status: string) => results.filter((result) => result.status === status);
    expect(results.filter(({ name }) => name.startsWith('MUST')).length).toBeGreaterThan(10);
    expect(failed('error')).toEqual([]);
    expect(
      failed('warn')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(LEFT);
  });
});
