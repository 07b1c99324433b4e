// A test process whose vitest was killed would run its tests to their end for nobody, keeping its server and its database.
process.on('disconnect', () => process.exit(1));
