import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The key of rate limits: an IPv4 address, or the /64 of an IPv6 one, because a client may choose the other half freely. */
export function clientAddress(ip = ''): string {
  // How a socket writes an IPv4 address; parsing it would take longer than anything else before a request is answered.
  const written = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (isIPv4(written)) return written;
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip); // an IPv4 address in IPv6 form counts as IPv4
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':', 4).join(':');
}
