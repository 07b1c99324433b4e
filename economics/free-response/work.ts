/**
 * What scoring a drawing may take, in steps: several times what any right or wrong drawing of the course takes, and a small part of
 * a second. See docs/decisions/free-response.md for the figures.
 */
const MOST_STEPS = 1_500_000;

/**
 * What takes about as long as one point of a path: a pair of segments, or a cell that a fill reaches. A name is read and compared by
 * patterns; a row of cells is passed over.
 */
export const STEPS = { name: 100, row: 20 } as const;

/** A drawing that would take more steps than any student's. */
export class TooMuchWork extends Error {
  constructor() {
    super('it has too many names, curves, and areas to be scored');
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
