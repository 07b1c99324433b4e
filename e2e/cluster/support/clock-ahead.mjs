// Loaded into a server whose clock is five minutes ahead of all others.

const AHEAD_MS = 5 * 60_000;
const RealDate = Date;
const now = () => RealDate.now() + AHEAD_MS;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
