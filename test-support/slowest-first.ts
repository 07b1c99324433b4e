import { BaseSequencer, type TestProject, type TestSpecification } from 'vitest/node';

/** Their files wait for servers and browsers while those of other projects compute. */
const WAITING = ['faults', 'e2e'];

/** The files that take longest, with the longest first: half a minute to two minutes on two idle cores. */
const SLOWEST = [
  'faults/kill-in-a-storm',
  'faults/database-away',
  'faults/disk-full',
  'faults/simulated-year',
  'e2e/accessible',
  'e2e/slow-network',
  'e2e/transitions',
  'e2e/kill',
  'e2e/bad-input',
  'e2e/lesson',
  'e2e/lesson-player',
  'e2e/playground',
  'research/simulation',
];

/** The place in the list, or after its end. */
function rank(list: readonly string[], isIt: (name: string) => boolean): number {
  const index = list.findIndex(isIt);
  return index < 0 ? list.length : index;
}

const rankOfProject = ({ name }: TestProject) => rank(WAITING, (waiting) => waiting === name);
const rankOfFile = ({ moduleId }: TestSpecification) => rank(SLOWEST, (name) => moduleId.endsWith(`${name}.test.ts`));

/**
 * Starts the projects that wait first, and of each project the slowest files, so that none of them runs alone at the end.
 * Vitest would start the largest files first where it has no times of earlier runs, as in a fresh clone.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects
      .toSorted((a, b) => rankOfProject(a) - rankOfProject(b))
      .flatMap((project) =>
        sorted.filter((file) => file.project === project).toSorted((a, b) => rankOfFile(a) - rankOfFile(b)),
      );
  }
}
