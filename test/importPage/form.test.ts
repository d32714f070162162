import { readForm, readImport } from '../../nodes/MarketingAnalyticsImportTrigger/form';
import type { Settings } from '../../nodes/MarketingAnalyticsImportTrigger/settings';
import type { PostedForm } from '../../page/protocol';
import { requireKind } from '../../platform/imports/rules/importKinds';

const SETTINGS: Settings = {
	...{ title: '', text: '', importsAtOnce: true, largestBytes: 1_000_000, leavesOut: false },
	...{ sites: ['shop-eu'], kinds: ['searchengine', 'opedata'].map(requireKind) },
};

const FIELDS = {
	...{ kind: 'searchengine', site: 'shop-eu', from: '2026-01-05', to: '2026-01-07' },
};

function sent(fields: Record<string, string> = {}): PostedForm {
	return readForm({ fields: { ...FIELDS, ...fields }, file: undefined }).form;
}

function fileNamed(originalFilename: unknown) {
	return readForm({ fields: {}, file: { filepath: '/tmp/x', originalFilename, size: 3 } }).file;
}

describe('a form', () => {
	it('can be empty', () => {
		const { form, file } = readForm({ fields: {}, file: undefined });
		expect(file).toBeUndefined();
		const { header, emptyFigures, roundFigures, negativeAmounts, ...texts } = form;
		const boxes = [header, emptyFigures, roundFigures, negativeAmounts];
		expect(boxes).toEqual(['yes', 'no', 'no', 'no']);
		expect(Object.keys(texts)).toHaveLength(20);
		expect(new Set(Object.values(texts))).toEqual(new Set(['']));
	});

	it('contains the step, the submission and the ticket', () => {
		const fields = { step: 'enter', submission: 'a', passphrase: 'b', ticket: 'c' };
		expect(readForm({ fields, file: undefined }).form).toMatchObject(fields);
	});

	it('contains no other step than the two that exist', () => {
		expect(readForm({ fields: { step: 'leave' }, file: undefined }).form.step).toBe('');
	});

	it('contains only texts of limited length', () => {
		const fields = { kind: ['a', 'b'], site: { a: 1 }, to: 'x'.repeat(200_000) };
		const { form } = readForm({ fields, file: undefined });
		expect([form.kind, form.site]).toEqual(['', '']);
		expect(form.to).toHaveLength(100_000);
	});

	it('contains the file that n8n has stored temporarily', () => {
		const file = { filepath: '/tmp/x', originalFilename: 'a.csv', size: 3 };
		const read = { path: '/tmp/x', name: 'a.csv', bytes: 3 };
		expect(readForm({ fields: {}, file }).file).toEqual(read);
		expect(readForm({ fields: file, file: undefined }).file).toBeUndefined();
		expect(readForm({ fields: {}, file: { ...file, filepath: 7 } }).file).toBeUndefined();
	});
});

it.each([
	['ventes été.csv', 'ventes été.csv'],
	['../../etc/passwd', 'passwd'],
	['C:\\Users\\anna\\data.csv', 'data.csv'],
	['..', 'upload.csv'],
	['', 'upload.csv'],
	[null, 'upload.csv'],
	[['a.csv'], 'upload.csv'],
	['a/', 'upload.csv'],
	['.htaccess', 'htaccess'],
	['<img src=x onerror=alert(1)>.csv', 'img src=x onerror=alert(1).csv'],
	['a\r\nb\u0000c\u202e.csv', 'abc.csv'],
	['"a":|?*.csv', 'a.csv'],
	[`${'a'.repeat(300)}.csv`, `${'a'.repeat(116)}.csv`],
])('a file named %j is shown as %j', (given, name) => {
	expect(fileNamed(given)?.name).toBe(name);
});

describe('the plan of an import', () => {
	it('consists of a kind, a site and a period', () => {
		const { site, plan } = readImport(sent(), SETTINGS);
		expect(site).toBe('shop-eu');
		expect(plan).toMatchObject({
			kind: { name: 'searchengine' },
			days: { from: { iso: '2026-01-05' }, to: { iso: '2026-01-07' } },
		});
		expect([plan.mapping, plan.numberFormat]).toEqual([undefined, undefined]);
	});

	it('can include columns and a number format', () => {
		const mapping = JSON.stringify({ searchengine_name: '2', visit: 1, scart: null, duration: {} });
		const { plan } = readImport(sent({ mapping, numberFormat: 'comma' }), SETTINGS);
		expect(plan.numberFormat).toBe('comma');
		expect(plan.mapping).toMatchObject({ searchengine_name: '2', visit: 1 });
	});

	it.each(['emptyFigures', 'roundFigures', 'negativeAmounts'])(
		'can include a choice for %s',
		(box) => {
			const figures = (says: string) => readImport(sent({ [box]: says }), SETTINGS).plan.figures;
			expect(figures('maybe')).toEqual(figures('no'));
			expect(figures('yes')).toEqual({ ...figures('no'), [box]: true });
		},
	);

	it.each(['', '{}', '[]', 'null', '{"a":', '"text"'])('has no columns in %j', (mapping) => {
		expect(readImport(sent({ mapping }), SETTINGS).plan.mapping).toBeUndefined();
	});

	it.each([
		[{ kind: 'website' }, 'This page does not import figures of this kind'],
		[{ kind: '' }, 'This page does not import figures of this kind'],
		[{ kind: 'toString' }, 'This page does not import figures of this kind'],
		[{ site: 'shop-us' }, 'This page does not import into this site'],
		[{ site: ' ' }, 'This page does not import into this site'],
	])('is refused with %j', (fields, message) => {
		expect(() => readImport(sent(fields), SETTINGS)).toThrow(message);
	});

	it('may be for any site when none is set, but not for a path to another endpoint', () => {
		const open = { ...SETTINGS, sites: [] };
		expect(readImport(sent({ site: ' shop-ca ' }), open).site).toBe('shop-ca');
		expect(() => readImport(sent({ site: '' }), open)).toThrow(
			'This page does not import into this site',
		);
		expect(() => readImport(sent({ site: '..' }), open)).toThrow();
	});
});

describe('the reading of a file', () => {
	const readingOf = (fields: Record<string, string>) => readImport(sent(fields), SETTINGS).reading;

	it('is detected when it is not chosen', () => {
		expect(readingOf({})).toMatchObject({ style: {}, hasHeader: true });
	});

	it('follows the choices of the page', () => {
		const style = { encoding: 'windows-1252', separator: '\t' };
		expect(readingOf({ ...style, header: 'no' })).toMatchObject({ style, hasHeader: false });
	});
});
