// Properties, and the draws of started servers, come from a fixed seed, so that a check before landing says the same twice.
// FUZZ_SEED=news looks for something new; a failure prints its seed, and FUZZ_SEED with that number tries it again.
const wanted = process.env['FUZZ_SEED'] ?? '20261120';

/** Null: something new each time. */
export const fixedSeed: number | null = wanted === 'news' ? null : Number(wanted);
