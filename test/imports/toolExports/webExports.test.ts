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
