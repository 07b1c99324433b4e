import { describe, expect, test } from 'vitest';
import { drawing, type Drawing } from '../../test-support/drawing';
import { checkGraph } from './checks';
import { namesOfChecks } from './mentions';
import type { Check, Place, RegionBorders } from './rubric';
import { viewOf } from './view';
import { Work } from './work';

type Case = [what: string, drawn: Drawing, check: Check, met: boolean, reason: string];

const bare = drawing('market');
const market = bare.line('D', [0, 0.9], [0.9, 0]).line('S', [0, 0.1], [0.8, 0.9]); // cross at (.4, .5)

/** A reason is part of what a student sees; each case says it. */
const verify = (cases: Case[]) =>
  test.each(cases)('%s', (_what, drawn, check, met, reason) => {
    const document = drawn.document();
    const view = viewOf(document, namesOfChecks([check]));
    expect(checkGraph(check, view)).toMatchObject({ met, reason });
  });

describe('axes', () => {
  const check: Check = { kind: 'axes', x: 'Quantity', y: 'Price' };
  verify([
    ['in full', bare, check, true, 'Both axes are labeled.'],
    ['short', bare.axes('Q', 'P'), check, true, 'Both axes are labeled.'],
    ['missing', bare.axes('', 'P'), check, false, 'The horizontal axis has no label.'],
    ['missing above', bare.axes('Q', ' '), check, false, 'The vertical axis has no label.'],
    ['switched', bare.axes('P', 'Q'), check, false, 'The axes are switched: Quantity belongs on the horizontal axis.'],
    ['wrong', bare.axes('Time', 'P'), check, false, 'The horizontal axis is labeled “Time”; it has to be Quantity.'],
  ]);
});

describe('slopes', () => {
  verify([
    ['down', market, { kind: 'slopes', curve: 'D', slope: 'down' }, true, 'D slopes downward.'],
    [
      'by a synonym',
      bare.line('Demand', [0, 0.9], [0.9, 0]),
      { kind: 'slopes', curve: 'D', slope: 'down' },
      true,
      'D slopes downward.',
    ],
    [
      'the wrong way',
      bare.line('D', [0, 0.2], [0.9, 0.9]),
      { kind: 'slopes', curve: 'D', slope: 'down' },
      false,
      'D slopes upward; it has to slope downward.',
    ],
    [
      'level',
      bare.line('D', [0, 0.5], [0.9, 0.48]),
      { kind: 'slopes', curve: 'D', slope: 'down' },
      false,
      'D is horizontal; it has to slope downward.',
    ],
    ['not drawn', market, { kind: 'slopes', curve: 'MR', slope: 'down' }, false, 'No curve is labeled MR.'],
    [
      'straight for bowed',
      bare.line('PPC', [0, 0.9], [0.9, 0]),
      { kind: 'slopes', curve: 'PPC', slope: 'bowed-out' },
      false,
      'PPC is a straight line; it has to be bowed outward.',
    ],
    [
      'inward for outward',
      bare.smooth('PPC', [0, 0.9], [0.3, 0.3], [0.9, 0]),
      { kind: 'slopes', curve: 'PPC', slope: 'bowed-out' },
      false,
      'PPC is bowed inward; it has to be bowed outward.',
    ],
    [
      'a wave',
      bare.smooth('ATC', [0, 0.5], [0.3, 0.8], [0.6, 0.3], [0.9, 0.7]),
      { kind: 'slopes', curve: 'ATC', slope: 'u' },
      false,
      'ATC changes its direction; it has to be U-shaped.',
    ],
    [
      'sagging',
      bare.smooth('L', [0, 0], [0.4, 0.15], [0.8, 0.5], [1, 1]),
      { kind: 'slopes', curve: 'L', slope: 'sagging' },
      true,
      'L rises more and more steeply.',
    ],
    [
      'straight for sagging',
      bare.line('L', [0, 0], [0.9, 0.4]),
      { kind: 'slopes', curve: 'L', slope: 'sagging' },
      false,
      'L is a straight line; it has to rise more and more steeply.',
    ],
    [
      'flattening for sagging',
      bare.smooth('L', [0, 0], [0.4, 0.7], [1, 1]),
      { kind: 'slopes', curve: 'L', slope: 'sagging' },
      false,
      'L slopes upward; it has to rise more and more steeply.',
    ],
    [
      'on another panel',
      market,
      { kind: 'slopes', panel: 'firm', curve: 'D', slope: 'down' },
      false,
      'There is no firm graph.',
    ],
  ]);
});

describe('labels on axes', () => {
  const at: Check = { kind: 'label', name: 'QE', axis: 'x', at: 'D = S' };
  const height: Check = { kind: 'label', name: 'PM', axis: 'y', at: 'D at QM' };
  verify([
    ['at the place', market.mark('D = S', { x: 'Qe' }), at, true, 'QE is directly below the intersection of D and S.'],
    [
      'just within the tolerance',
      market.mark([0.429, 0.5], { x: 'QE' }),
      at,
      true,
      'QE is directly below the intersection of D and S.',
    ],
    [
      'just outside of it',
      market.mark([0.431, 0.5], { x: 'QE' }),
      at,
      false,
      'QE is to the right of the intersection of D and S; it has to be directly below it.',
    ],
    [
      'to the left',
      market.mark([0.3, 0.5], { x: 'QE' }),
      at,
      false,
      'QE is to the left of the intersection of D and S; it has to be directly below it.',
    ],
    ['on the other axis', market.mark('D = S', { y: 'QE' }), at, false, 'QE has to be labeled on the horizontal axis.'],
    [
      'beside the point',
      market.mark('D = S', { label: 'QE' }),
      at,
      false,
      'QE has to be labeled on the horizontal axis.',
    ],
    [
      'on a flat curve, where it looks right',
      bare.line('S', [0, 0.4], [0.9, 0.6]).line('PC', [0, 0.5], [0.9, 0.5]).mark([0.5, 0.502], { x: 'QS' }),
      { kind: 'label', name: 'QS', axis: 'x', at: 'S beside PC' },
      true,
      'QS is directly below the point on S at PC.',
    ],
    [
      'beside a flat curve',
      bare.line('S', [0, 0.4], [0.9, 0.6]).line('PC', [0, 0.5], [0.9, 0.5]).mark([0.56, 0.502], { x: 'QS' }),
      { kind: 'label', name: 'QS', axis: 'x', at: 'S beside PC' },
      false,
      'QS is to the right of the point on S at PC; it has to be directly below it.',
    ],
    [
      'where two curves cross at a small angle',
      bare.line('D', [0, 0.55], [0.9, 0.45]).line('S', [0, 0.45], [0.9, 0.55]).mark([0.5, 0.5], { x: 'QE' }),
      at,
      true,
      'QE is directly below the intersection of D and S.',
    ],
    ['nowhere', market.mark('D = S', { x: '' }), at, false, 'Nothing is labeled QE on the horizontal axis.'],
    [
      'twice, once right',
      market.mark([0.1, 0.1], { x: 'QE' }).mark('D = S', { x: 'QE' }),
      at,
      false,
      'QE is marked at two places.',
    ],
    [
      'without a place',
      market.mark([0.1, 0.1], { x: 'QE' }),
      { kind: 'label', name: 'QE', axis: 'x' },
      true,
      'QE is labeled on the horizontal axis.',
    ],
    [
      'of curves that do not meet',
      bare.line('D', [0, 0.3], [0.3, 0]).line('S', [0, 0.5], [0.5, 0.9]).mark([0.2, 0.2], { x: 'QE' }),
      at,
      false,
      'D and S do not intersect.',
    ],
    [
      'above another label',
      market.mark([0.2, 0.7], { x: 'QM', y: 'PM' }),
      height,
      true,
      'PM is level with the point on D at QM.',
    ],
    [
      'below it',
      market.mark([0.2, 0.3], { x: 'QM', y: 'PM' }),
      height,
      false,
      'PM is below the point on D at QM; it has to be level with it.',
    ],
    ['above a label that is missing', market.mark([0.2, 0.7], { y: 'PM' }), height, false, 'Nothing is labeled QM.'],
    [
      'as the name of a level line',
      market.line('PC', [0, 0.3], [0.9, 0.3]),
      { kind: 'label', name: 'PC', axis: 'y' },
      true,
      'PC is labeled on the vertical axis.',
    ],
  ]);
});

describe('order of places', () => {
  const left: Check = { kind: 'left', first: 'QT', second: 'QE' };
  const taxed = (x: number) => market.mark([x, 0.5], { x: 'QT' }).mark('D = S', { x: 'QE', y: 'PE' });
  const low = market.mark([0.3, 0.3], { y: 'PC' }).mark('D = S', { y: 'PE' });
  verify([
    ['left', taxed(0.3), left, true, 'QT is to the left of QE.'],
    ['left by the least that counts', taxed(0.379), left, true, 'QT is to the left of QE.'],
    ['hardly left', taxed(0.385), left, false, 'QT is not to the left of QE.'],
    ['right', taxed(0.6), left, false, 'QT is not to the left of QE.'],
    [
      'left of the crossing',
      taxed(0.3),
      { kind: 'left', first: 'QT', second: 'D = S' },
      true,
      'QT is to the left of the intersection of D and S.',
    ],
    [
      'on the wrong axis',
      market.mark([0.3, 0.5], { y: 'QT' }).mark('D = S', { x: 'QE' }),
      left,
      false,
      'QT has to be labeled on the horizontal axis.',
    ],
    ['below', low, { kind: 'below', first: 'PC', second: 'PE' }, true, 'PC is below PE.'],
    ['not below', low, { kind: 'below', first: 'PE', second: 'PC' }, false, 'PE is not below PC.'],
    [
      'a level line below',
      market.line('Ceiling', [0, 0.3], [0.9, 0.3]),
      { kind: 'below', first: 'PC', second: 'D = S' },
      true,
      'PC is below the intersection of D and S.',
    ],
    [
      'at the same height in two panels',
      market.mark('D = S', { y: 'PM' }).panel('firm').line('D = MR = P', [0, 0.51], [0.9, 0.51]),
      { kind: 'same-height', first: 'market: PM', second: 'firm: MR' },
      true,
      'PM in the market graph is at the same height as MR in the firm graph.',
    ],
    [
      'off the height in two panels',
      market.mark('D = S', { y: 'PM' }).panel('firm').line('MR', [0, 0.6], [0.9, 0.6]),
      { kind: 'same-height', first: 'market: PM', second: 'firm: MR' },
      false,
      'PM in the market graph is not at the same height as MR in the firm graph.',
    ],
    [
      'at the same quantity',
      taxed(0.42),
      { kind: 'same-quantity', first: 'QT', second: 'QE' },
      true,
      'QT is at the same quantity as QE.',
    ],
    [
      'the intercepts of two curves',
      bare.line('PPC1', [0, 0.8], [0.4, 0]).line('PPC2', [0, 0.8], [0.8, 0]),
      { kind: 'left', first: 'PPC1 on x', second: 'PPC2 on x' },
      true,
      'The point where PPC1 meets the horizontal axis is to the left of the point where PPC2 meets the horizontal axis.',
    ],
    [
      'the height of a supply curve',
      market.mark([0.3, 0.3], { y: 'PC' }),
      { kind: 'left', first: 'S beside PC', second: 'D beside PC' },
      true,
      'The point on S at PC is to the left of the point on D at PC.',
    ],
  ]);
});

describe('names that stand for one another', () => {
  const at: Check = { kind: 'label', name: 'QT', axis: 'x', at: 'D = S2 | S + tax' };
  const taxed = market.line('S + Tax', [0, 0.5], [0.4, 0.9]);
  verify([
    [
      'are said as the student writes them',
      taxed.mark([0.2, 0.7], { x: 'QT' }),
      at,
      true,
      'QT is directly below the intersection of D and S + tax.',
    ],
    [
      'are said by the first where none is there',
      market.mark([0.2, 0.7], { x: 'QT' }),
      at,
      false,
      'No curve is labeled S2.',
    ],
    [
      'may be meant by a curve without a label',
      market.line('', [0, 0.5], [0.4, 0.9]).mark([0.2, 0.7], { x: 'QT' }),
      at,
      false,
      'No curve is labeled S2, and there is a curve without a label.',
    ],
  ]);
});

describe('points', () => {
  const ppc = bare.smooth('PPC', [0, 0.8], [0.5, 0.65], [0.8, 0]);
  const inside: Check = { kind: 'point', name: 'F', is: 'inside', curve: 'PPC' };
  verify([
    ['inside', ppc.mark([0.3, 0.4], { label: 'F' }), inside, true, 'F is inside PPC.'],
    ['on it', ppc.mark([0.5, 0.64], { label: 'F' }), inside, false, 'F is on PPC; it has to be inside PPC.'],
    ['outside', ppc.mark([0.7, 0.7], { label: 'F' }), { ...inside, is: 'outside' }, true, 'F is outside PPC.'],
    ['beside its end', ppc.mark([0.9, 0.05], { label: 'F' }), { ...inside, is: 'outside' }, true, 'F is outside PPC.'],
    ['on the curve', ppc.mark([0.5, 0.65], { label: 'f' }), { ...inside, is: 'on' }, true, 'F is on PPC.'],
    ['without a name', ppc.mark([0.5, 0.65], {}), inside, false, 'No point is labeled F.'],
  ]);
});

describe('one curve above another', () => {
  const above: Check = { kind: 'above', curve: 'D', over: 'MR' };
  const demand = bare.line('D', [0, 0.9], [0.9, 0]);
  verify([
    ['with a shared intercept', demand.line('MR', [0, 0.9], [0.45, 0]), above, true, 'D lies above MR.'],
    ['with an intercept of its own', demand.line('MR', [0, 0.8], [0.5, 0]), above, true, 'D lies above MR.'],
    [
      'crossing',
      demand.line('MR', [0, 0.7], [0.9, 0.2]),
      above,
      false,
      'D and MR cross; D has to lie above MR everywhere.',
    ],
    ['the other way', demand.line('MR', [0.1, 0.95], [0.9, 0.3]), above, false, 'D lies below MR.'],
    [
      'one on the other',
      demand.line('MR', [0, 0.9], [0.9, 0]),
      above,
      false,
      'D and MR touch; D has to lie above MR everywhere.',
    ],
    [
      'one curve with both names',
      bare.line('D = MR', [0, 0.5], [0.9, 0.5]),
      above,
      false,
      'D and MR are the same curve.',
    ],
    [
      'side by side',
      bare.line('D', [0, 0.9], [0.4, 0.5]).line('MR', [0.5, 0.3], [0.9, 0.1]),
      above,
      false,
      'D and MR are not drawn over the same quantities.',
    ],
    [
      'average cost over demand',
      demand.smooth('ATC', [0.1, 0.97], [0.5, 0.7], [0.9, 0.8]),
      { kind: 'above', curve: 'ATC', over: 'D' },
      true,
      'ATC lies above D.',
    ],
    [
      'average cost that dips below demand',
      demand.smooth('ATC', [0.1, 0.9], [0.5, 0.35], [0.9, 0.6]),
      { kind: 'above', curve: 'ATC', over: 'D' },
      false,
      'ATC and D cross; ATC has to lie above D everywhere.',
    ],
  ]);
});

describe('a curve through a place', () => {
  const cost = bare.smooth('ATC', [0.1, 0.8], [0.5, 0.4], [0.9, 0.6]);
  const through: Check = { kind: 'through', curve: 'MC', place: 'min ATC' };
  verify([
    [
      'through the minimum',
      cost.line('MC', [0.1, 0.1], [0.9, 0.7]),
      through,
      true,
      'MC passes through the minimum of ATC.',
    ],
    [
      'within the tolerance',
      cost.line('MC', [0.1, 0.08], [0.9, 0.68]),
      through,
      true,
      'MC passes through the minimum of ATC.',
    ],
    [
      'clearly beside',
      cost.line('MC', [0.1, 0.2], [0.9, 0.8]),
      through,
      false,
      'MC does not pass through the minimum of ATC.',
    ],
    ['without the other curve', bare.line('MC', [0.1, 0.2], [0.9, 0.8]), through, false, 'No curve is labeled ATC.'],
  ]);
});

describe('tangency', () => {
  const tangent: Check = { kind: 'tangent', curve: 'ATC', to: 'D', at: 'QM' };
  const demand = bare.line('D', [0, 0.9], [0.9, 0.18]); // height .9 − .8 x
  // Touches D at .4.
  const touching = demand.smooth('ATC', [0.1, 0.95], [0.4, 0.58], [0.65, 0.45], [0.9, 0.5]);
  verify([
    ['at the quantity', touching.mark([0.4, 0.58], { x: 'QM' }), tangent, true, 'ATC is tangent to D at QM.'],
    ['beside it', touching.mark([0.2, 0.74], { x: 'QM' }), tangent, false, 'ATC touches D to the right of QM.'],
    [
      'crossing',
      demand.smooth('ATC', [0.1, 0.9], [0.4, 0.4], [0.9, 0.6]).mark([0.4, 0.4], { x: 'QM' }),
      tangent,
      false,
      'ATC crosses D; it has to touch D without crossing it.',
    ],
    [
      'far away',
      demand.smooth('ATC', [0.1, 0.98], [0.5, 0.8], [0.9, 0.9]).mark([0.4, 0.4], { x: 'QM' }),
      tangent,
      false,
      'ATC does not touch D.',
    ],
  ]);
});

describe('shifts', () => {
  const right: Check = { kind: 'shift', from: 'D1', to: 'D2', direction: 'right' };
  const first = bare.line('D1', [0, 0.8], [0.6, 0.2]);
  verify([
    ['right', first.line('D2', [0.2, 0.8], [0.8, 0.2]), right, true, 'D2 is to the right of D1.'],
    [
      'left',
      first.line('D2', [0, 0.6], [0.4, 0.2]),
      right,
      false,
      'D2 is to the left of D1; it has to be to the right of it.',
    ],
    [
      'crossing',
      first.line('D2', [0, 0.7], [0.8, 0.4]),
      right,
      false,
      'D1 and D2 cross; D2 has to be to the right of D1.',
    ],
    [
      'not at all',
      first.line('D2', [0.01, 0.8], [0.61, 0.2]),
      right,
      false,
      'D2 is hardly apart from D1; it has to be to the right of it.',
    ],
    [
      'with other numbers',
      bare.line('D', [0, 0.8], [0.6, 0.2]).line("D'", [0.2, 0.8], [0.8, 0.2]),
      right,
      true,
      'D2 is to the right of D1.',
    ],
    ['one curve only', bare.line('D', [0, 0.8], [0.6, 0.2]), right, false, 'No curve is labeled D2.'],
    [
      'an upright curve',
      bare.line('S1', [0.3, 0], [0.3, 0.9]).line('S2', [0.5, 0], [0.5, 0.9]),
      { ...right, from: 'S1', to: 'S2' },
      true,
      'S2 is to the right of S1.',
    ],
    [
      'a level curve up',
      bare.line('MR1', [0, 0.3], [0.9, 0.3]).line('MR2', [0, 0.5], [0.9, 0.5]),
      { kind: 'shift', from: 'MR1', to: 'MR2', direction: 'up' },
      true,
      'MR2 is above MR1.',
    ],
    [
      'around one intercept',
      bare.line('PPC1', [0, 0.8], [0.4, 0]).line('PPC2', [0, 0.8], [0.7, 0]),
      { ...right, from: 'PPC1', to: 'PPC2' },
      true,
      'PPC2 is to the right of PPC1.',
    ],
  ]);
});

describe('numbers on axes', () => {
  const reads: Check = { kind: 'reads', axis: 'y', at: 'D = S', value: 20 };
  verify([
    [
      'right',
      market.mark('D = S', { y: 'P1 = $20' }),
      reads,
      true,
      'The vertical axis reads 20 at the intersection of D and S.',
    ],
    [
      'wrong',
      market.mark('D = S', { y: '25' }),
      reads,
      false,
      'The vertical axis reads 25 at the intersection of D and S; it has to read 20.',
    ],
    [
      'elsewhere',
      market.mark([0.1, 0.2], { y: '20' }),
      reads,
      false,
      'The vertical axis has no number at the intersection of D and S.',
    ],
  ]);
});

describe('shading', () => {
  const taxed = market
    .mark('D = S', { x: 'QE', y: 'PE' })
    .mark([0.25, 0.65], { x: 'QT', y: 'PB' })
    .mark([0.25, 0.35], { y: 'PS' });
  const loss: Check = { kind: 'shaded', under: ['D'], over: ['S'], rightOf: 'QT', leftOf: 'QE' };
  const where = 'below D and above S, between QT and QE';
  const surplus: Check = { kind: 'shaded', label: 'CS', under: ['D'], over: ['PE'], leftOf: 'QE' };
  const [upper, lower]: [[number, number], [number, number]] = [
    [0.3, 0.55],
    [0.3, 0.45],
  ];
  verify([
    ['as two triangles', taxed.shade('DWL', upper, lower), loss, true, `The area ${where}, is shaded.`],
    [
      'as two areas of one name',
      taxed.shade('DWL', upper).shade('DWL', lower),
      loss,
      true,
      `The area ${where}, is shaded.`,
    ],
    [
      'one of two triangles',
      taxed.shade('DWL', upper),
      loss,
      false,
      `The shaded area covers only a part; it has to be all of the area ${where}.`,
    ],
    [
      'too much',
      taxed.shade('', upper, lower, [0.2, 0.5]),
      loss,
      false,
      `The shaded area reaches too far; it has to be all of the area ${where}.`,
    ],
    [
      'elsewhere',
      taxed.shade('', [0.1, 0.1]),
      loss,
      false,
      `The shaded area lies elsewhere; it has to be all of the area ${where}.`,
    ],
    ['nothing', taxed, loss, false, 'Nothing is shaded.'],
    [
      'without a name where it is the only one',
      market.mark('D = S', { x: 'QE', y: 'PE' }).shade('', [0.1, 0.6]),
      surplus,
      true,
      'The area below D and above PE, to the left of QE, is shaded.',
    ],
    [
      'without a name beside one with another name',
      market.mark('D = S', { x: 'QE', y: 'PE' }).shade('PS', [0.1, 0.4]).shade('', [0.1, 0.6]),
      surplus,
      true,
      'The area below D and above PE, to the left of QE, is shaded.',
    ],
    [
      'as one of two areas without a name',
      market.mark('D = S', { x: 'QE', y: 'PE' }).shade('', [0.1, 0.4]).shade('', [0.1, 0.6]),
      surplus,
      false,
      'The shaded area reaches too far; it has to be all of the area below D and above PE, to the left of QE.',
    ],
    [
      'with another name',
      market.mark('D = S', { x: 'QE', y: 'PE' }).shade('PS', [0.1, 0.6]),
      surplus,
      false,
      'No area is labeled CS.',
    ],
    [
      'where there is no such area',
      market.mark([0.5, 0.4], { x: 'QT' }).mark('D = S', { x: 'QE' }).shade('', [0.1, 0.5]),
      loss,
      false,
      `There is no area ${where}, on your graph.`,
    ],
    [
      'without a border',
      market.mark('D = S', { x: 'QE' }).shade('', [0.1, 0.5]),
      loss,
      false,
      'Nothing is labeled QT.',
    ],
  ]);
});

describe('shading in two regions', () => {
  const tariff = market
    .line('PW', [0, 0.25], [0.9, 0.25])
    .line('PT', [0, 0.35], [0.9, 0.35])
    .mark('S beside PT', { x: 'Q2' })
    .mark('D beside PT', { x: 'Q3' });
  const left: RegionBorders = { under: ['S'], over: ['PW'], leftOf: 'Q2' };
  const right: RegionBorders = { under: ['D'], over: ['PW'], rightOf: 'Q3' };
  const loss: Check = { kind: 'shaded', label: 'DWL', ...left, and: [right] };
  const where = 'below S and above PW, to the left of Q2, and the area below D and above PW, to the right of Q3';
  const part = `The shaded area covers only a part; it has to be all of the area ${where}.`;
  verify([
    [
      'as two areas of one name',
      tariff.shadeWithin('DWL', left).shadeWithin('DWL', right),
      loss,
      true,
      `The area ${where}, are shaded.`,
    ],
    ['one of the two', tariff.shadeWithin('DWL', left), loss, false, part],
    [
      'with another name for the second',
      tariff.shadeWithin('DWL', left).shadeWithin('Revenue', right),
      loss,
      false,
      part,
    ],
    [
      'where one of them is not there',
      market
        .line('PW', [0, 0.25], [0.9, 0.25])
        .mark('S beside PW', { x: 'Q2' })
        .mark([0.5, 0.4], { x: 'Q3' })
        .shadeWithin('DWL', right),
      loss,
      false,
      `There is no area ${where}, on your graph.`,
    ],
  ]);
});

describe('one of several ways', () => {
  const any: Check = {
    kind: 'any',
    of: [
      [{ kind: 'slopes', curve: 'S+tax', slope: 'up' }],
      [
        { kind: 'slopes', curve: 'D', slope: 'down' },
        { kind: 'label', name: 'QT', axis: 'x' },
      ],
    ],
  };
  verify([
    ['the second', market.mark([0.3, 0.3], { x: 'QT' }), any, true, 'QT is labeled on the horizontal axis.'],
    ['neither, and the closer one is told', market, any, false, 'Nothing is labeled QT on the horizontal axis.'],
    [
      'neither is begun, and what both show is told',
      market,
      { ...any, otherwise: 'QT or a shifted supply curve shows the tax.' },
      false,
      'QT or a shifted supply curve shows the tax.',
    ],
    [
      'what is drawn wrong is told before what is missing',
      market.line('S+tax', [0, 0.9], [0.4, 0.5]),
      {
        kind: 'any',
        of: [[{ kind: 'label', name: 'QT', axis: 'x' }], [{ kind: 'slopes', curve: 'S+tax', slope: 'up' }]],
        otherwise: 'QT or a shifted supply curve shows the tax.',
      },
      false,
      'S+tax slopes downward; it has to slope upward.',
    ],
  ]);
});

test.each<[Place]>([['D ='], ['(D = S'], ['D at'], ['= S'], ['']])('the place “%s” is refused', (place) =>
  expect(() => checkGraph({ kind: 'left', first: place, second: 'QE' }, viewOf(market.document()))).toThrow(RangeError),
);

test('no way is scored after the first that is met', () => {
  const stepsOf = (check: Check): number => {
    const work = new Work();
    checkGraph(check, viewOf(market.document(), [], undefined, work));
    return work.steps;
  };
  const met: Check = { kind: 'slopes', curve: 'D', slope: 'down' };
  const other: Check = { kind: 'above', curve: 'D', over: 'S' };
  expect(stepsOf({ kind: 'any', of: [[met], [other]] })).toBe(stepsOf(met));
  expect(stepsOf({ kind: 'any', of: [[other], [met]] })).toBeGreaterThan(stepsOf(met));
});
