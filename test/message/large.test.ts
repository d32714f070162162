import { CHANNEL, figure, tableOf } from '../reports/answer/tables';
import { told } from './telling';

it('writes all digits of what no double holds, in rows and in their sum', async () => {
	const table = tableOf(
		[CHANNEL, figure('Visits', 'visit')],
		[
			['SOCIAL', '9007199254740993'],
			['MAILING', 3],
		],
	);
	const { text } = await told(table, 'plain', { totals: 'sums' });
	expect(text).toContain('9,007,199,254,740,993');
	expect(text).toContain('Visits: 9,007,199,254,740,996');
});

it('shows text that is no number as it came', async () => {
	const table = tableOf([CHANNEL, figure('Visits', 'visit')], [['SOCIAL', 'n/a']]);
	expect((await told(table, 'plain')).text).toContain('n/a');
});
