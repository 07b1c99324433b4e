import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';

// Loaded into a server of the simulated year. Its clock stands still until the driver, its parent, moves it, and a request
// happens at the time that its header names. Chance follows the seed in this file's address, or the request's own.

const settings = new URL(import.meta.url).searchParams;
const RealDate = Date;
const MINUTE_MS = 60_000;
/** The longest that a timer takes. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * Park and Miller's generator.
 * @param {number} seed
 */
function generator(seed) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const own = { at: Number(settings.get('at')), random: generator(Number(settings.get('seed'))) };
/** The clock and chance of a request, or of one run of a job. */
const ofWork = new AsyncLocalStorage();
const current = () => ofWork.getStore() ?? own;

Math.random = () => current().random();
const now = () => current().at;
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = Date;

Server.prototype.emit = new Proxy(Server.prototype.emit, {
  apply(emit, server, args) {
    const { 'year-at': at, 'year-seed': seed } = (args[0] === 'request' && args[1].headers) || {};
    const handle = () => Reflect.apply(emit, server, args);
    return at === undefined ? handle() : ofWork.run({ at: Number(at), random: generator(Number(seed)) }, handle);
  },
});

/** Background jobs, by their timers: they run whenever the clock was moved past their next look. */
const jobs = new Map();
globalThis.setInterval = new Proxy(globalThis.setInterval, {
  apply(startTimer, self, args) {
    const [look, ms] = args;
    if (ms < MINUTE_MS) return Reflect.apply(startTimer, self, args);
    const timer = startTimer(look, NEVER_MS);
    jobs.set(timer, { look, ms, due: own.at + ms });
    return timer;
  },
});
globalThis.clearInterval = new Proxy(globalThis.clearInterval, {
  apply(stopTimer, self, args) {
    jobs.delete(args[0]);
    return Reflect.apply(stopTimer, self, args);
  },
});

process.on('message', (at) => {
  own.at = Number(at);
  for (const job of jobs.values()) {
    if (job.due > own.at) continue;
    job.due = own.at + job.ms;
    // A job that takes long happens at the time at which it began, too.
    ofWork.run({ ...own }, job.look);
  }
  process.send?.('moved');
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
