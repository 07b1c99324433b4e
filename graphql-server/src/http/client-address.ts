import ipaddr from 'ipaddr.js';

/** The key of rate limits: an IPv4 address, or the /64 of an IPv6 one, because a client may choose the other half freely. */
export function clientAddress(ip = ''): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip); // an IPv4 address in IPv6 form counts as IPv4
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':', 4).join(':');
}
