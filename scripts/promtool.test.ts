import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findProgram } from './find-binaries';

// Runs the alerts on made-up metrics, with Prometheus's own tool.

const promtool = findProgram('promtool');
const isCi = process.env['CI'] === 'true';

// Under CI a missing promtool fails, instead of being forgotten.
test.skipIf(promtool === null && !isCi).each([
  ['check', 'config', 'deploy/prometheus/prometheus.yml'],
  ['test', 'rules', 'deploy/prometheus/rules.test.yml'],
])('promtool %s %s %s finds nothing wrong', (...args) => {
  const printed = execFileSync(promtool ?? 'promtool', args, { encoding: 'utf8' });
  expect(printed).toContain('SUCCESS');
  expect(printed).not.toContain('FAILED');
});
