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
])('there is no doubt about %j', (label) => expect(doubtOf(label, ['PW + tariff'])).toBeNull());

test.each<[label: string, meant: string | null]>([
  ['MCC', 'MC'],
  ['Demnad', 'demand'],
  ['DWL from the tax', 'DWL'],
  ['Equallity line', null],
  ['Xyz', null],
  ['Lorents', 'Lorenz'],
])('%j may mean %s', (label, meant) => expect(doubtOf(label, ['Lorenz', 'MC'])?.meant).toBe(meant));
