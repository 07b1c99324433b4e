// Loaded into the started server: when the test process is gone, however it went, its end of our input closes and we go too.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume();
if ('unref' in process.stdin) process.stdin.unref();
