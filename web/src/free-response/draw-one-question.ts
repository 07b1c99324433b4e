import type { FreeResponse } from '../../../economics/free-response/free-response';
import type { GraphDocument, Panel } from '../../../economics/free-response/graph-document';
import { DRAW_ONE } from '../copy/draw-one';

const given: Panel = {
  id: 'market',
  xLabel: 'Quantity',
  yLabel: 'Price',
  curves: [
    {
      id: 'demand',
      label: 'D',
      shape: 'straight',
      handles: [
        [0.06, 0.92],
        [0.94, 0.1],
      ],
    },
    {
      id: 'supply',
      label: 'S1',
      shape: 'straight',
      handles: [
        [0.06, 0.1],
        [0.94, 0.92],
      ],
    },
  ],
  marks: [{ id: 'before', at: [0.5, 0.51], label: '', x: 'Q1', y: 'P1' }],
  areas: [],
  arrows: [],
};

/** The graph that the visitor goes on with. */
export const START: GraphDocument = { panels: [given] };

const MODEL: GraphDocument = {
  panels: [
    {
      ...given,
      curves: [
        ...given.curves,
        {
          id: 'after',
          label: 'S2',
          shape: 'straight',
          handles: [
            [0, 0.249],
            [0.72, 0.92],
          ],
        },
      ],
      marks: [...given.marks, { id: 'new', at: [0.39, 0.6125], label: '', x: 'Q2', y: 'P2' }],
    },
  ],
};

export const NAMES = ['D', 'P1', 'P2', 'Q1', 'Q2', 'S1', 'S2'];

/** Scored in the browser: it is a sample, whose key is no secret. */
export const QUESTION: FreeResponse = {
  id: 'draw-one',
  family: 'draw-one',
  title: DRAW_ONE.title,
  length: 'short',
  stem: DRAW_ONE.question,
  panels: [{ id: 'market', title: DRAW_ONE.title }],
  parts: [
    {
      id: 'a',
      kind: 'draw',
      text: DRAW_ONE.steps.join(' '),
      topic: 0,
      solution: '',
      points: [
        {
          id: 'supply',
          text: 'The supply curve shifts to the left.',
          needs: [{ kind: 'shift', from: 'S1', to: 'S2', direction: 'left' }],
          contingentOn: [],
          misconception: null,
        },
        {
          id: 'price',
          text: 'P<sub>2</sub> is on the vertical axis, at the height of the new equilibrium.',
          needs: [{ kind: 'label', name: 'P2', axis: 'y', at: 'D = S2' }],
          contingentOn: [],
          misconception: null,
        },
        {
          id: 'quantity',
          text: 'Q<sub>2</sub> is on the horizontal axis, below the new equilibrium.',
          needs: [{ kind: 'label', name: 'Q2', axis: 'x', at: 'D = S2' }],
          contingentOn: [],
          misconception: null,
        },
      ],
    },
  ],
  model: MODEL,
};
