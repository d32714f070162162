import { isPersonal, withoutPersonalData } from '../../../platform/client/values/personalData';

// Columns as the platform names them: the person, the address, the devices.
it.each([
	'email',
	'mail',
	'EMAIL',
	'buyer_email',
	'order_mail',
	'buyer-email',
	'ip',
	'IP',
	'order_ip',
	'ereplay-ip',
	'client_ip',
	'uid',
	'userid',
	'user_id',
	'user-id',
	'buyerid',
	'buyer_id',
	'euid',
	'altuid',
	'alt_uid',
	'stickyuid',
	'sticky_uid',
	'adid',
	'idfa',
	'gps_adid',
	'device_idfa',
	'iduserparam',
	'iduserparam_12',
	'email (customer)',
	'ip address',
])('%s is personal', (column) => {
	expect(isPersonal(column)).toBe(true);
});

it.each([
	'emailing',
	'mailing_name',
	'newsletter_mailing',
	'demail',
	'order_email_count',
	'ipad',
	'ip_count',
	'trip',
	'recipip',
	'order_ips',
	'zip',
	'ship',
	'uids',
	'guid',
	'order_uid',
	'user',
	'userids',
	'user__id',
	'site_userid',
	'buyer',
	'euids',
	'altuids',
	'salt_uid',
	'idfas',
	'adid_count',
	'iduser',
	'my_iduserparam',
	'order_ref',
	'customer email',
	'',
])('"%s" is not personal', (column) => {
	expect(isPersonal(column)).toBe(false);
});

it('takes personal columns out of records, however deep, and leaves the rest', () => {
	const record = {
		order_ref: 'A',
		order_ip: '203.0.113.7',
		ip: null,
		lines: [{ product: 'p', email: 'a@b.example' }, 'ip'],
		buyer: { buyer_id: 7, name: null },
	};
	expect(withoutPersonalData([record, 'email', null, 7])).toEqual([
		{ order_ref: 'A', lines: [{ product: 'p' }, 'ip'], buyer: { name: null } },
		'email',
		null,
		7,
	]);
});
