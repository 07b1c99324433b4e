import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros; a `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** What limits are counted by: an IPv4 address, or the /64 of an IPv6 one, because the rest of it is its client's to change. */
export function clientAddress(ip = ''): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}
