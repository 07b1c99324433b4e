import { afterAll } from 'vitest';

// If vitest is killed, its test process would otherwise run all remaining tests and keep its server and database alive.
const exit = () => process.exit(1);
process.on('disconnect', exit);
afterAll(() => void process.off('disconnect', exit));
