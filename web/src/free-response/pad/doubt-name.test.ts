import { expect, test } from 'vitest';
import { doubtOf } from './doubt-name';

test.each([
  '',
  'D',
  'MC',
  'mc curve',
  'M.C.',
  'De',
  'Marg',
  'Marginal co',
  'P1',
  '$20',
  'E',
  "Ana's PPC",
  'PW + tariff',
  'D = MR',
  'Demnad',
  'DWL from the tax',
])('there is no doubt about %j', (label) => expect(doubtOf(label, ['PW + tariff'])).toBeNull());

test.each<[label: string, meant: string | null]>([
  ['MCC', 'MC'],
  ['Demmnda', 'demand'],
  ['DWL lost to everyone', 'DWL'],
  ['Equuallty line', null],
  ['Xyz', null],
  ['Loorens', 'Lorenz'],
])('%j may mean %s', (label, meant) => expect(doubtOf(label, ['Lorenz', 'MC'])?.meant).toBe(meant));
