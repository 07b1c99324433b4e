/** What scoring an answer may take: four times the most that a drawing of the course takes (docs/decisions/free-response.md). */
export const MOST_STEPS = 550_000;

/**
 * What takes about as long as one point of a path: a pair of segments, or a cell that a fill reaches. A name is read and compared by
 * patterns; a row of cells is passed over.
 */
export const STEPS = { name: 100, row: 20 } as const;

/** A drawing that would take more steps than any student's. */
export class TooMuchWork extends Error {
  constructor() {
    super('This drawing is too complicated to score. Remove curves, points, or shaded areas that you do not need.');
  }
}

/** Counts the steps of scoring one answer, so that its cost is bounded the same way on every machine. */
export class Work {
  #steps = 0;

  constructor(private readonly most = MOST_STEPS) {}

  get steps(): number {
    return this.#steps;
  }

  /** Called before the work is done. Throws TooMuchWork. */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.most) throw new TooMuchWork();
  }
}
