import { expect, test } from 'vitest';
import { clientAddress } from './client-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%j counts as %j', (ip, address) => {
  expect(clientAddress(ip)).toBe(address);
});

test('an IPv6 client cannot leave its /64 by writing its address otherwise', () => {
  const same = ['2001:db8::1', '2001:db8:0:0::1', '2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:DB8::a:b:c:d'];
  expect(new Set(same.map(clientAddress))).toEqual(new Set(['2001:db8:0:0']));
});
