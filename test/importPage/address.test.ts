import { addressOf } from '../../nodes/MarketingAnalyticsImportTrigger/address';

it.each([
	['192.0.2.7', '192.0.2.7'],
	['::ffff:192.0.2.7', '192.0.2.7'],
	['::FFFF:192.0.2.7', '192.0.2.7'],
	['::ffff:192.168.100.200', '192.168.100.200'],
	['1::ffff:192.0.2.7', '1:0:0:0'],
	['::ffff:192.0.2.7:1', '0:0:0:0'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:DB8:1:2:ffff::1', '2001:db8:1:2'],
	['2001:db8::1', '2001:db8:0:0'],
	['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
	['::1', '0:0:0:0'],
	['::', '0:0:0:0'],
	['1::', '1:0:0:0'],
	['1:2:3:4:5:6:7:8:9:a:b', '1:2:3:4'],
])('%s is the address %s', (ip, address) => {
	expect(addressOf({ ip })).toBe(address);
});

it.each([
	...['', 'proxy', '<script>', '192.0.2.7\nwarn', ' 192.0.2.7', '192.0.2.7 ', 'fe80::1%eth0'],
	...['1'.repeat(46), 'x::1', '::1x', undefined, null, {}, ['192.0.2.7']],
])('%j is none', (ip) => {
	expect(addressOf({ ip })).toBe('an unknown address');
});

it('is not known of what is no request', () => {
	expect([undefined, null, 'x'].map(addressOf)).toEqual(Array(3).fill('an unknown address'));
});
