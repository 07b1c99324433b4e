import { BaseSequencer, type TestProject, type TestSpecification } from 'vitest/node';
import { durationOf, pathOf } from './durations.ts';

/** Their files wait for servers and browsers while those of other projects compute. */
const WAITING = ['faults', 'e2e'];

function rankOf({ name }: TestProject): number {
  const index = WAITING.indexOf(name);
  return index < 0 ? WAITING.length : index;
}

/**
 * Starts the projects that wait first, and of each project the slowest files, so that none of them runs alone at the end.
 * Vitest would start the largest files first where it has no times of earlier runs, as in a fresh clone.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .flatMap((project) =>
        sorted
          .filter((file) => file.project === project)
          .toSorted((a, b) => durationOf(pathOf(b)) - durationOf(pathOf(a))),
      );
  }
}
