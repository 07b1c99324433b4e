import { graphsOf } from '../../../../economics/figure';
import {
  gripsOf,
  heldGraph,
  startOf,
  valuesOfControl,
  type HeldGraph,
  type MovableGraph,
} from '../../../../economics/lesson/movable-graph';
import { reasonOf } from '../read/attempt';
import { chaptersOf, problem, type CourseSource, type SourceLocation } from '../read/course-source';

/** Values of its controls: each of one while the others are at their start, and the least and the largest of all. */
function samplesOf(graph: MovableGraph): number[][] {
  const start = startOf(graph);
  const sweeps = graph.controls.flatMap((control, index) =>
    valuesOfControl(control).map((value) => start.with(index, value)),
  );
  const corners = graph.controls.reduce<number[][]>(
    (all, { from, to }) => all.flatMap((values) => [from, to].map((value) => [...values, value])),
    [[]],
  );
  return [...sweeps, ...corners];
}

const axesOf = ({ frame }: HeldGraph): string =>
  frame.kind === 'figure' ? JSON.stringify(graphsOf(frame.figure).map(({ x, y }) => [x.max, y.max])) : '';

/** What is wrong with a graph, or null. @throws RangeError for a range in which nothing can be moved. */
function flawOf(graph: MovableGraph): readonly [message: string, fix: string] | null {
  const axes = new Set<string>();
  for (const values of samplesOf(graph)) {
    const at = `at ${values.join(', ')}`;
    try {
      axes.add(axesOf(heldGraph(graph, values)));
      if (axes.size > 1) return [`${at}, its axes change`, 'set max in its frame'];
    } catch (error) {
      return [`${at}: ${reasonOf(error)}`, 'fix its frame, or the range of a control'];
    }
  }
  const still = graph.controls.find((_, index) => {
    const places = gripsOf(graph, startOf(graph), index).map((grip) => JSON.stringify(grip));
    return places.some((place, stop) => place === places[stop + 1]);
  });
  return still ? [`"${still.name}" is held where nothing moves`, 'name what moves as its grip'] : null;
}

export function* referenceGraphsMove({ reference }: CourseSource) {
  for (const { id, graph, at } of reference.graphs) {
    try {
      const flaw = flawOf(graph);
      if (flaw) yield problem(at, `the graph ${id}: ${flaw[0]}`, flaw[1]);
    } catch (error) {
      yield problem(at, `the graph ${id}: ${reasonOf(error)}`, 'fix the range of its controls');
    }
  }
}

export function* referenceNamesDiffer({ reference: { terms, graphs } }: CourseSource) {
  const names = terms.flatMap(({ term, also, at }) =>
    [term, ...also].map((name) => ({ name: name.toLowerCase(), at })),
  );
  const addresses = (things: readonly { readonly id: string; readonly at: SourceLocation }[]) =>
    things.map(({ id, at }) => ({ name: `the address of ${id}`, at }));
  for (const list of [names, addresses(terms), addresses(graphs)]) {
    const seen = new Set<string>();
    for (const { name, at } of list) {
      if (seen.has(name)) yield problem(at, `"${name}" is there twice`, 'leave one of them out');
      seen.add(name);
    }
  }
}

export function* referenceTermsNameTheirGraph({ reference: { terms, graphs } }: CourseSource) {
  for (const { term, graph, at } of terms)
    if (graph !== null && !graphs.some(({ id }) => id === graph))
      yield problem(at, `"${term}" names the graph ${graph}, which does not exist`, 'use an id of graphs.yaml');
}

/** So that every question can lead to what it asks about. A course may have no reference. */
export function* topicsHaveATerm(course: CourseSource) {
  if (course.reference.terms.length === 0) return;
  const known = new Set(course.reference.terms.flatMap(({ topicIds }) => topicIds));
  for (const { topics } of chaptersOf(course))
    for (const { id, name, at } of topics)
      if (!known.has(id))
        yield problem(at, `no term of the reference has the topic "${name}"`, 'name it in terms.yaml');
}
