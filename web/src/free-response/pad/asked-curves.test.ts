import { expect, test } from 'vitest';
import { curvesAskedFor } from './asked-curves';

const LORENZ = '<li>The line of equality, and the Lorenz curve before the change in policy, labeled L<sub>1</sub></li>';
const AFTER =
  '<p>On your graph in part (a), draw the Lorenz curve after the change in policy, labeled L<sub>2</sub>.</p>';
const TWO = '<p>Draw the production possibilities curves of Japan and Chile, with copper on the horizontal axis.</p>';
const LABELED = '<p>Label the new marginal benefit curve MB<sub>2</sub> and the new quantity Q<sub>2</sub>.</p>';
const HIRED =
  '<li>The marginal resource cost curve, labeled MRC<sub>2</sub>, and the number of workers hired, labeled L<sub>2</sub></li>';

test.each<[names: string[], text: string, asked: string[]]>([
  [['L1', 'L2'], LORENZ + AFTER, ['L1', 'L2']],
  [['L1', 'L2'], LORENZ, ['L1']],
  [['Japan', 'Chile', 'Copper'], TWO, ['Japan', 'Chile']],
  [['Ruiz Farm'], TWO.replace('Japan', 'Ruiz Farm'), ['Ruiz Farm']],
  [['MB2', 'Q2'], LABELED, ['MB2']],
  [['MRC2', 'L2'], HIRED, ['MRC2']],
  [['40%'], '<p>The point of this curve for the poorest 40%</p>', []],
  [['L'], AFTER, []],
  [['D'], '<p>The demand curve shifts.</p><p>Draw D.</p>', []],
])('of %j, the text %j asks for the curves %j', (names, text, asked) => {
  expect(curvesAskedFor(names, [text])).toEqual(asked);
});
