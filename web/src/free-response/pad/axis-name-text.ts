import type { Panel } from '../../../../economics/free-response/graph-document';

/** "Price by Quantity": a graph's short name. */
export const axisNameOf = ({ xLabel, yLabel }: Panel): string =>
  xLabel === '' && yLabel === '' ? 'its axes have no labels' : `${yLabel || 'no label'} by ${xLabel || 'no label'}`;
