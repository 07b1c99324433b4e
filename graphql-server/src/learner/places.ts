/** The sums of some of these sizes, each used once: bit n stands for n. */
const sumsOf = (sizes: readonly number[]): bigint => sizes.reduce((sums, size) => sums | (sums << BigInt(size)), 1n);

const hasSum = (sums: bigint, sum: number): boolean => ((sums >> BigInt(sum)) & 1n) === 1n;

/** Whether some of these blocks have so many questions together. */
export const canFill = (sizes: readonly number[], wanted: number): boolean =>
  sizes.length >= wanted && sizes.every((size) => size === 1) ? true : hasSum(sumsOf(sizes), wanted);

/** The places of a quiz, which blocks of one to three questions fill without a rest. */
export class Places {
  left: number;
  private readonly sizes: number[];

  /** `sizes` of all blocks there are; of too few, as many places as they fill. */
  constructor(sizes: readonly number[], wanted: number) {
    this.sizes = [...sizes];
    this.left = wanted;
    while (!canFill(this.sizes, this.left)) this.left -= 1;
  }

  /** Decides about the next block: whether it is asked, because the others can still fill the rest. It is not offered again. */
  take(size: number): boolean {
    this.sizes.splice(this.sizes.indexOf(size), 1);
    if (size > this.left || !canFill(this.sizes, this.left - size)) return false;
    this.left -= size;
    return true;
  }
}
