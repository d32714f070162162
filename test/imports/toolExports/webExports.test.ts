import { sourceOf } from '../../../harness/fileContent';
import { checkImport } from './exportPlans';
import { OTHER_EXPORTS } from './otherExports';
import { WEB_EXPORTS } from './webExports';

it.each(Object.entries({ ...WEB_EXPORTS, ...OTHER_EXPORTS }))(
	'%s: every figure is imported as it is, or asked about, and the others are listed',
	async (_, { file, asks, choices, refused = [], unused, rows }) => {
		const source = await sourceOf(file);
		if (asks !== undefined) expect((await checkImport(source)).question).toBe(asks);
		const { files = [], ...result } = await checkImport(source, choices);
		expect(result).toMatchObject({ question: undefined, refused, ...(unused && { unused }) });
		expect(files[0]?.slice(1)).toEqual(rows);
	},
);

it('the days that are offered are those above the table that is read', async () => {
	const file = [
		...[
			'# Start date: 20240101',
			'# End date: 20240131',
			'Landing page,Sessions',
			'/,10',
			'/a,5',
			'',
		],
		...[
			'# Start date: 20240201',
			'# End date: 20240229',
			'Landing page,Sessions',
			'/,12',
			'/a,6',
			'',
		],
	].join('\n');
	const periodOf = async (table: number) =>
		(await sourceOf(file, {}, true, 1_000, { table })).layout.period;
	expect(await periodOf(1)).toEqual({ from: '2024-01-01', to: '2024-01-31' });
	expect(await periodOf(2)).toEqual({ from: '2024-02-01', to: '2024-02-29' });
});

it.each([
	['01/09/26 - 30/09/26', { from: '2026-09-01', to: '2026-09-30' }],
	['09/01/26 - 09/30/26', { from: '2026-09-01', to: '2026-09-30' }],
	['01/09/26 - 09/09/26', undefined],
	['12/31/2025 - 01/01/2026', { from: '2025-12-31', to: '2026-01-01' }],
	['Sep 1, 2026 - Sep 30, 2026', { from: '2026-09-01', to: '2026-09-30' }],
	['Aug 30 - Sep 5, 2026', { from: '2026-08-30', to: '2026-09-05' }],
	['Week 36: August 2-8, 2026', { from: '2026-08-02', to: '2026-08-08' }],
	['1. bis 30. September 2026', { from: '2026-09-01', to: '2026-09-30' }],
	['du 1er au 30 septembre 2026', { from: '2026-09-01', to: '2026-09-30' }],
	['1 al 30 de septiembre de 2026', { from: '2026-09-01', to: '2026-09-30' }],
	['28 déc. – 3 janv. 2027', { from: '2026-12-28', to: '2027-01-03' }],
	['1.9. - 30.9.2026', { from: '2026-09-01', to: '2026-09-30' }],
	['So 2. - Sa 8. August 2026', undefined],
	['Week 36, 2026-08-31 - 2026-09-06', { from: '2026-08-31', to: '2026-09-06' }],
	['2026-09-01', { from: '2026-09-01', to: '2026-09-01', isUncertain: true }],
	['Février 2028', { from: '2028-02-01', to: '2028-02-29' }],
	['September 2026 - November 2026', { from: '2026-09-01', to: '2026-11-30' }],
	['September 2026\nOktober 2026', undefined],
	['September 2026\nSeptember 2026', { from: '2026-09-01', to: '2026-09-30' }],
])('the days that "%s" above a table offers are %j', async (above, period) => {
	const { layout } = await sourceOf(`Report;\n${above};\n\nLanding page;Sessions\n/;10\n/a;5\n`);
	expect(layout.period).toEqual(period);
});
