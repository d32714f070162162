import {
	byBasicAuth,
	byPassphrase,
	openToAll,
} from '../../nodes/MarketingAnalyticsImportTrigger/protection';
import { judgeUpload, judgeVisit } from '../../nodes/MarketingAnalyticsImportTrigger/visitors';
import { RequestToPage } from './visit';

const SECRET = { user: 'anna', password: 'open sesame' };
const RIGHT = { passphrase: SECRET.password, ticket: '' };
const WRONG = { passphrase: 'open barley', ticket: '' };
const SIGNED_IN = `Basic ${btoa('anna:open sesame')}`;
const IN = { isIn: true, waitMs: 0 };
const OUT = { isIn: false, waitMs: 0 };
const LATER = { isIn: false, waitMs: expect.any(Number) as number };
/** Without having to wait, for somebody who is wrong each time. */
const AT_ONCE = 6;

const passphrase = byPassphrase(SECRET);
const basicAuth = (authorization = '') => byBasicAuth(SECRET, 'node', authorization);

let page = 0;
beforeEach(() => {
	page += 1;
});

/** A request to a page that nobody has been at before this test. */
function request(said: { ip?: string; authorization?: string; node?: string } = {}): RequestToPage {
	return new RequestToPage({ workflow: `workflow-${page}`, ...said });
}

function repeat(times: number, act: () => void): void {
	for (let done = 0; done < times; done += 1) act();
}

/** Is wrong until it has to wait. */
function wearOut(judge: () => { isIn: boolean; waitMs: number }): void {
	repeat(AT_ONCE, () => expect(judge()).toEqual(OUT));
	const verdict = judge();
	expect(verdict).toEqual(LATER);
	expect(verdict.waitMs).toBeGreaterThan(0);
	expect(verdict.waitMs).toBeLessThanOrEqual(1_000);
}

describe('what is sent', () => {
	it('is let in with the passphrase, and not without', () => {
		expect(judgeUpload(request(), passphrase, RIGHT)).toEqual(IN);
		expect(judgeUpload(request(), passphrase, WRONG)).toEqual(OUT);
	});

	it('waits after wrong passphrases, even with the right one', () => {
		wearOut(() => judgeUpload(request(), passphrase, WRONG));
		expect(judgeUpload(request(), passphrase, RIGHT)).toEqual(LATER);
		expect(judgeUpload(request({ ip: '192.0.2.2' }), passphrase, RIGHT)).toEqual(IN);
		expect(judgeUpload(request({ node: 'other' }), passphrase, RIGHT)).toEqual(IN);
	});

	it('waits for nothing once it was right', () => {
		repeat(AT_ONCE - 1, () => judgeUpload(request(), passphrase, WRONG));
		expect(judgeUpload(request(), passphrase, RIGHT)).toEqual(IN);
		wearOut(() => judgeUpload(request(), passphrase, WRONG));
	});

	it('waits after wrong tickets, too', () => {
		wearOut(() => judgeUpload(request(), basicAuth(), { ...RIGHT, ticket: 'x' }));
		const ticket = basicAuth().ticket();
		expect(judgeUpload(request(), basicAuth(), { ...WRONG, ticket })).toEqual(LATER);
	});

	it('is let in as often as it likes where all are', () => {
		repeat(2 * AT_ONCE, () => expect(judgeUpload(request(), openToAll, WRONG)).toEqual(IN));
	});
});

describe('a visit', () => {
	it('waits after wrong passwords', () => {
		const wrong = request({ authorization: 'Basic x' });
		wearOut(() => judgeVisit(wrong, basicAuth('Basic x')));
		const right = request({ authorization: SIGNED_IN });
		expect(judgeVisit(right, basicAuth(SIGNED_IN))).toEqual(LATER);
		const elsewhere = request({ authorization: SIGNED_IN, ip: '192.0.2.2' });
		expect(judgeVisit(elsewhere, basicAuth(SIGNED_IN))).toEqual(IN);
	});

	it('is no guess before the browser has asked for the password', () => {
		const visit = request();
		repeat(2 * AT_ONCE, () => expect(judgeVisit(visit, basicAuth())).toEqual(OUT));
		expect(visit.logged).toEqual([]);
	});

	it.each([openToAll, passphrase])('sees a page that all may see', (protection) => {
		const visit = request({ authorization: 'Basic x' });
		repeat(2 * AT_ONCE, () => expect(judgeVisit(visit, protection)).toEqual(IN));
	});
});

it('a wrong guess is logged without what was guessed, and one that waits is not', () => {
	const visit = request({ ip: '::ffff:192.0.2.7' });
	repeat(2 * AT_ONCE, () => judgeUpload(visit, passphrase, WRONG));
	const says = `Import Page (workflow workflow-${page}) did not let in 192.0.2.7, which was wrong`;
	expect(visit.logged).toEqual([
		`${says} once`,
		...[2, 3, 4, 5, 6].map((times) => `${says} ${times} times in a row`),
	]);
	const right = request({ ip: '192.0.2.8' });
	judgeUpload(right, passphrase, RIGHT);
	expect(right.logged).toEqual([]);
});
