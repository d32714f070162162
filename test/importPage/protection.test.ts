import {
	byBasicAuth,
	byPassphrase,
	checkProtection,
	openToAll,
	readProtection,
	testSecret,
} from '../../nodes/MarketingAnalyticsImportTrigger/protection';
import { sign } from '../../platform/http/connection/signature';
import { RequestToPage } from './visit';

const PASSPHRASE = 'open sesame';
const SECRET = { user: 'anna', password: PASSPHRASE };
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 5);

const sent = (fields: { passphrase?: string; ticket?: string }) => ({
	...{ passphrase: '', ticket: '' },
	...fields,
});
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('the chosen protection', () => {
	const read = async (
		protection?: string,
		secret?: Record<string, string | number>,
		authorization = basic('anna:open sesame'),
	) =>
		await readProtection(
			new RequestToPage({
				...(protection === undefined ? {} : { protection }),
				...(secret === undefined ? {} : { secret }),
				...{ authorization, node: 'page' },
			}),
		);

	it('can be none, which needs no credential', async () => {
		expect(await read('none')).toBe(openToAll);
	});

	it('can be one that does not exist, which closes the page', async () => {
		await expect(read('something', SECRET)).rejects.toThrow('Protection cannot be "something"');
	});

	it.each(['passphrase', undefined])('is a passphrase for %j', async (chosen) => {
		const protection = await read(chosen, SECRET);
		expect(protection.kind).toBe('passphrase');
		expect(protection.lets(sent({ passphrase: PASSPHRASE }))).toBe(true);
		expect(protection.lets(sent({}))).toBe(false);
	});

	it('is user name and password, with tickets of the page', async () => {
		const protection = await read('basicAuth', SECRET);
		expect([protection.kind, protection.mayVisit()]).toEqual(['basicAuth', true]);
		const ticket = byBasicAuth(SECRET, 'page', '').ticket();
		expect(protection.lets(sent({ ticket }))).toBe(true);
	});

	it('can be a password of digits', async () => {
		const { lets } = await read('passphrase', { password: 12345678 });
		expect(lets(sent({ passphrase: '12345678' }))).toBe(true);
	});

	const empty: Array<Record<string, string>> = [{}, { user: 'anna' }, { user: '', password: '' }];
	it.each(empty)('admits nobody with the credential %j', async (secret) => {
		const byWord = await read('passphrase', secret);
		expect(byWord.lets(sent({}))).toBe(false);
		const byName = await read('basicAuth', secret, basic(':'));
		expect(byName.mayVisit()).toBe(false);
		expect(byName.lets(sent({ ticket: byName.ticket() }))).toBe(false);
	});

	it('can be a password without a user name', async () => {
		const secret = { password: PASSPHRASE };
		expect((await read('basicAuth', secret, basic(':open sesame'))).mayVisit()).toBe(true);
	});

	it('shows nothing to visitors who have not signed in', async () => {
		const request = new RequestToPage({ protection: 'basicAuth', secret: SECRET });
		expect((await readProtection(request)).mayVisit()).toBe(false);
	});

	it('closes the page where its credential is missing', async () => {
		await expect(read('passphrase')).rejects.toThrow('There is no credential');
		await expect(read('basicAuth')).rejects.toThrow('There is no credential');
	});
});

describe('before the page opens', () => {
	const opens = async (protection: string, password: string, handling = 'import') =>
		await checkProtection(
			new RequestToPage({ protection, handling, secret: { user: 'anna', password } }),
		);

	it.each(['import', 'handOver'])(
		'its credential is checked for a password (%s)',
		async (handling) => {
			await expect(opens('passphrase', PASSPHRASE, handling)).resolves.toBeUndefined();
			await expect(opens('basicAuth', '', handling)).rejects.toMatchObject({
				message: 'The page is protected, but its credential has no password',
				advice: expect.stringContaining('Fill in Page Password or Passphrase') as string,
			});
		},
	);

	it('no credential is read for a page that is open to all', async () => {
		await expect(
			checkProtection(new RequestToPage({ protection: 'none' })),
		).resolves.toBeUndefined();
	});
});

it('a page without protection admits every visitor', () => {
	expect(openToAll.kind).toBe('none');
	expect([openToAll.mayVisit(), openToAll.ticket()]).toEqual([true, '']);
	expect(openToAll.lets(sent({}))).toBe(true);
});

describe('a passphrase', () => {
	const protection = byPassphrase(SECRET);

	it('is requested for an upload and not for a visit', () => {
		const { kind } = protection;
		expect([kind, protection.mayVisit(), protection.ticket()]).toEqual(['passphrase', true, '']);
	});

	it('admits an upload', () => {
		expect(protection.lets(sent({ passphrase: PASSPHRASE }))).toBe(true);
	});

	it.each([
		...['', 'open', 'open sesam', 'open sesame ', 'Open sesame', 'anna', 'anna:open sesame'],
		'x'.repeat(100_000),
	])('of %.20s admits nobody', (passphrase) => {
		expect(protection.lets(sent({ passphrase }))).toBe(false);
		expect(protection.lets(sent({ passphrase, ticket: PASSPHRASE }))).toBe(false);
	});

	it.each(['', 'x', 'undefined'])(
		'that is empty admits nobody, for example with %j',
		(passphrase) => {
			expect(byPassphrase({ user: 'anna', password: '' }).lets(sent({ passphrase }))).toBe(false);
		},
	);
});

describe('basic auth', () => {
	const page = (authorization: string, now = NOW, secret = SECRET) =>
		byBasicAuth(secret, 'page', authorization, () => now);
	const ticket = page('').ticket();

	it('shows the page to visitors who sign in', () => {
		expect(page('').kind).toBe('basicAuth');
		expect(page(basic('anna:open sesame')).mayVisit()).toBe(true);
		const abroad = { user: 'änna', password: 'öpen sésame' };
		expect(page(basic('änna:öpen sésame'), NOW, abroad).mayVisit()).toBe(true);
	});

	it.each([
		...['', 'Basic', basic(''), basic(':'), basic('anna:'), basic(':open sesame')],
		...[basic('anna'), basic('anna:open'), basic('Anna:open sesame'), basic('anna:open sesame ')],
		...['anna:open sesame', basic('anna:open sesame').replace('Basic', 'Bearer')],
	])('shows nothing for %j', (authorization) => {
		expect(page(authorization).mayVisit()).toBe(false);
	});

	it('accepts uploads from a page for twelve hours', () => {
		const times = [0, 1, 12 * HOUR - 1, 12 * HOUR, 12 * HOUR + 1, 24 * HOUR];
		const verdicts = times.map((time) => page('', NOW + time).lets(sent({ ticket })));
		expect(verdicts).toEqual([true, true, true, false, false, false]);
	});

	it('issues a ticket that contains its expiry and nothing of the password', () => {
		expect(ticket).toMatch(new RegExp(`^${NOW + 12 * HOUR}\\.[0-9a-f]{64}$`));
	});

	it('uses the current time', () => {
		const now = byBasicAuth(SECRET, 'page', '');
		expect(now.lets(sent({ ticket: now.ticket() }))).toBe(true);
		expect(now.lets(sent({ ticket: page('', Date.now() - 13 * HOUR).ticket() }))).toBe(false);
	});

	const [until = '', signature = ''] = ticket.split('.');
	it.each([
		['none', ''],
		['a time', until],
		['a time and a dot', `${until}.`],
		['a signature', `.${signature}`],
		['a later time', `${Number(until) + 1}.${signature}`],
		['no time', `x.${signature}`],
		['another signature', `${until}.${'0'.repeat(64)}`],
		['a signature with another key', `${until}.${sign(until, 'page:anna:')}`],
		['a signature in capitals', `${until}.${signature.toUpperCase()}`],
		['the passphrase', PASSPHRASE],
		['something endless', `${until}.${'0'.repeat(100_000)}`],
	])('refuses a ticket that is %s', (_, forged) => {
		expect(page('').lets(sent({ ticket: forged, passphrase: PASSPHRASE }))).toBe(false);
	});

	it('refuses a ticket of another page, user or password', () => {
		const others = [
			byBasicAuth(SECRET, 'other', '', () => NOW),
			page('', NOW, { ...SECRET, user: 'bob' }),
			page('', NOW, { ...SECRET, password: 'open barley' }),
		];
		for (const other of others) {
			expect(page('').lets(sent({ ticket: other.ticket() }))).toBe(false);
			expect(other.lets(sent({ ticket: other.ticket() }))).toBe(true);
		}
	});

	it('without a password admits nobody', () => {
		const secret = { user: 'anna', password: '' };
		expect(page(basic('anna:'), NOW, secret).mayVisit()).toBe(false);
		const empty = page('', NOW, secret);
		expect(empty.lets(sent({ ticket: empty.ticket() }))).toBe(false);
	});
});

describe('the test of a credential', () => {
	it.each(['12345678', 'open sesame', 12345678])('accepts %j', (password) => {
		expect(testSecret({ pagePassword: password })).toEqual({
			status: 'OK',
			message: 'The password is long enough',
		});
	});

	it.each([
		...['', '1234567', {}].map((pagePassword) => ({ pagePassword })),
		// No password at all.
		{},
	])('refuses %j', (secret) => {
		expect(testSecret(secret)).toEqual({
			...{ status: 'Error', message: 'Choose a password of at least 8 characters' },
		});
	});
});

describe('a page without protection at an address that can be read in this repository', () => {
	const FIXED = '7d2f6b1a-3c58-4e90-a6d4-0b9e8c7f5a21';
	const message: unknown = expect.stringMatching(/^The address of this page is printed/);
	const refused = { message };

	it.each([
		{ webhookId: FIXED },
		{ webhookId: FIXED.toUpperCase(), path: '' },
		{ path: 'import-history', webhookId: 'a-new-one' },
		{ path: '/Import-History/' },
		{ path: FIXED },
	])('stays closed and accepts no file: %j', async (where) => {
		const page = new RequestToPage({ protection: 'none', ...where });
		await expect(checkProtection(page)).rejects.toMatchObject(refused);
		await expect(readProtection(page)).rejects.toMatchObject(refused);
	});

	it.each([{ webhookId: crypto.randomUUID() }, { webhookId: FIXED, path: 'our-own-page' }, {}])(
		'is opened at another address: %j',
		async (where) => {
			const page = new RequestToPage({ protection: 'none', ...where });
			await expect(checkProtection(page)).resolves.toBeUndefined();
			expect(await readProtection(page)).toBe(openToAll);
		},
	);

	it.each(['passphrase', 'basicAuth'])('is opened with %s', async (protection) => {
		const secret = { user: 'anna', password: PASSPHRASE };
		const page = new RequestToPage({ protection, webhookId: FIXED, handling: 'import', secret });
		await expect(checkProtection(page)).resolves.toBeUndefined();
	});
});
