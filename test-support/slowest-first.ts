import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, with the longest first: half a minute to two minutes on two idle cores. */
const SLOWEST = [
  'faults/kill-in-a-storm',
  'faults/database-away',
  'faults/disk-full',
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

/**
 * Starts the slowest files of each project first, so that none of them runs alone at the end. Vitest would start the largest
 * first where it has no times of earlier runs, as in a fresh clone.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = SLOWEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return index < 0 ? SLOWEST.length : index;
    };
    const sorted = await super.sort(files);
    // Projects stay in the order that Vitest gives them.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}
