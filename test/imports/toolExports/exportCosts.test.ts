import { COSTS } from './exportedCosts';
import { checkCosts, openExport, recognizedIn } from './exportPlans';

it.each(Object.entries(COSTS))(
	'%s.csv is checked and converted to the costs that it contains',
	async (name, expected) => {
		const { leftOut = [], refused = [], choices, asks = '', unused, rows, period } = expected;
		const source = await openExport(name);
		expect(recognizedIn(source)).toMatchObject({ period, leftOut });
		const { question = '' } = await checkCosts(source);
		expect(question).toContain(asks);
		if (asks === '') expect(question).toBe('');
		const result = await checkCosts(source, choices);
		expect(result).toMatchObject({ question: undefined, refused, unused, rows });
	},
);

it('costs of a month without a column of days need a chosen day', async () => {
	const source = await openExport('google-ads-campaigns');
	expect(recognizedIn(source)).toMatchObject({
		period: '2026-09-01 2026-09-30',
		leftOut: ['7 +1 total', '8 +1 total', '9 +1 total'],
	});
	await expect(checkCosts(source)).rejects.toThrow('No column was found for Day');
	const { rows } = await checkCosts(source, {
		mapping: { date: '"2026-09-30"', ope_id: 2, click: 8, cost: 11 },
	});
	expect(rows).toEqual([
		'2026-09-30,Spring-Shopping,603,798.88',
		'2026-09-30,"Brand, exact",1264,1365.22',
		'2026-09-30,Old display,0,0.00',
	]);
});
