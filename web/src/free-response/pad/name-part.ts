import {
  GRAPH_LIMITS,
  type DrawnArea,
  type GraphDocument,
  type Panel,
} from '../../../../economics/free-response/graph-document';
import { keepShading } from '../../../../economics/free-response/regions';
import { inPanel, replaced, without, type Selection } from './find-part';
import { labelOf, type LabelField } from './pad-names';

/** Names an area. Areas with one name are one area. */
function namedAreas(areas: readonly DrawnArea[], id: string, label: string): readonly DrawnArea[] {
  const same = areas.find((area) => area.id !== id && area.label !== '' && area.label === label);
  const merged = same?.seeds ?? [];
  const named = replaced(areas, id, (area) => ({ ...area, label, seeds: [...merged, ...area.seeds] }));
  if (named.some(({ seeds }) => seeds.length > GRAPH_LIMITS.seeds))
    return replaced(areas, id, (area) => ({ ...area, label }));
  return same ? without(named, same.id) : named;
}

/** Names a part. For a point, null takes its guide to the axis away. */
export function setLabel(
  document: GraphDocument,
  { panel: panelId, kind, id }: Selection,
  field: LabelField,
  text: string | null,
): GraphDocument {
  const label = labelOf(text ?? '');
  const guide = text === null ? null : label;
  return inPanel(document, panelId, (panel): Panel => {
    switch (kind) {
      case 'curve':
        return { ...panel, curves: replaced(panel.curves, id, (curve) => ({ ...curve, label })) };
      case 'area':
        return { ...panel, areas: namedAreas(panel.areas, id, label) };
      case 'mark': {
        const after = {
          ...panel,
          marks: replaced(panel.marks, id, (mark) => ({ ...mark, [field]: field === 'label' ? label : guide })),
        };
        const hadGuide = field === 'label' || panel.marks.some((mark) => mark.id === id && mark[field] !== null);
        return hadGuide ? after : keepShading(panel, after);
      }
      case 'axis':
        return { ...panel, ...(id === 'x' ? { xLabel: label } : { yLabel: label }) };
      case 'arrow':
        return panel;
    }
  });
}
