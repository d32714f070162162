import { readDay } from '../../platform/client/values/dates';
import { kindNamed } from '../../platform/imports/kinds';
import { prepareImport } from '../../platform/imports/prepare';
import { previewImport } from '../../platform/imports/preview';
import { totalImport } from '../../platform/imports/totals';
import { sourceOf } from '../../harness/fileContent';

const day = readDay('Day', '2026-01-05');
const plan = { kind: kindNamed('pagetree'), days: { from: day, to: day } };
const FILE = 'page,url,views\nHome,/a,15\nCart,/c,1\nHôme,/b,17\n';

const replaced = {
	...{ line: 4, column: null, target: null, value: 'Home, /b' },
	why: { code: 'replaces', of: { line: 2, hasUrl: true } },
};

// docs/platform.md, Generic file import: `pageinfo_url` is an extra beside the name.
describe('two lines with one page name and two URLs', () => {
	it('are one row, of which the later line counts', async () => {
		const { rows, repeated, repetitions } = await prepareImport(await sourceOf(FILE), plan);
		expect([rows, repeated, repetitions]).toEqual([3, 1, [replaced]]);
	});

	it('are one row of a preview', async () => {
		const { days, total } = await previewImport(await sourceOf(FILE), plan, undefined);
		expect(total).toBe(2);
		expect(days).toEqual([
			{ date: '2026-01-05', pageinfo_name: 'Home', pageinfo_url: '/b', hit: 17 },
			{ date: '2026-01-05', pageinfo_name: 'Cart', pageinfo_url: '/c', hit: 1 },
		]);
	});

	it('are one row of what the page adds up', async () => {
		const { checked, metrics } = await totalImport(await sourceOf(FILE), plan, 8);
		expect(checked.repetitions).toEqual([replaced]);
		expect(metrics).toMatchObject([{ firstDay: 18 }]);
	});
});
