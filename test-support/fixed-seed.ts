// Property tests, and the random choices of started servers, use a fixed seed, so that repeated runs give the same
// result. FUZZ_SEED=news uses a new seed each time. A failure prints its seed, and FUZZ_SEED=<seed> repeats it.
const wanted = process.env['FUZZ_SEED'] ?? '20261120';

/** Null: a new seed each time. */
export const fixedSeed: number | null = wanted === 'news' ? null : Number(wanted);
