// One line for each long step: "Building the web app … 3.1 s".

/**
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const began = Date.now();
  process.stdout.write(`${label} … `);
  try {
    const result = await work();
    process.stdout.write(`${((Date.now() - began) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
