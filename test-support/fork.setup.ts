import { afterAll } from 'vitest';

// A test process whose vitest was killed would run its tests to their end for nobody, keeping its server and its database.
const exit = () => process.exit(1);
process.on('disconnect', exit);
afterAll(() => void process.off('disconnect', exit));
