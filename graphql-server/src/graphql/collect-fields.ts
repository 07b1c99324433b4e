import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';

export type Nodes = readonly [FieldNode, ...FieldNode[]];

interface Selected {
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly isIncluded: (selection: SelectionNode) => boolean;
}

/** The fields of selections by their names in the answer, each with all nodes that ask for it. */
export function collectFields(
  selected: Selected,
  selections: readonly SelectionSetNode[],
  found = new Map<string, [FieldNode, ...FieldNode[]]>(),
  /** Fragments add nothing the second time, and those that spread another twice would double the work with each. */
  spread = new Set<string>(),
): Map<string, Nodes> {
  for (const selection of selections.flatMap((set) => set.selections)) {
    if (!selected.isIncluded(selection)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const nodes = found.get(key);
      if (nodes === undefined) found.set(key, [selection]);
      else nodes.push(selection);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collectFields(selected, [selection.selectionSet], found, spread);
    } else {
      const { value: name } = selection.name;
      const fragment = spread.has(name) ? undefined : selected.fragments[name];
      spread.add(name);
      if (fragment) collectFields(selected, [fragment.selectionSet], found, spread);
    }
  }
  return found;
}
