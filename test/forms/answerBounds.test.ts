import { inBounds, LONGEST_ANSWER } from '../../nodes/MarketingAnalytics/report/askAnswer';

const rows = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ Channel: `Channel ${index}`, Sales: index }));
const answer = (count: number, more = {}) => ({
	...{ understood: 'Sales by Channel', answer: 'Sales: 12', shown: `${count} of ${count} rows` },
	...{ rows: rows(count), site: 'shop-eu', jobId: '1', ...more },
});

describe('an answer for a model', () => {
	it('comes whole where it is short', () => {
		expect(inBounds(answer(20)).rows).toHaveLength(20);
		expect(inBounds(answer(20))).not.toHaveProperty('notes');
	});

	it('that is long has the first rows, as many as fit, and says how to ask for less', () => {
		const cut = inBounds(answer(2_000, { notes: ['A note.'] }));
		const length = JSON.stringify(cut).length;
		expect(length).toBeLessThanOrEqual(LONGEST_ANSWER);
		expect(length).toBeGreaterThan(LONGEST_ANSWER - 100);
		expect(cut.rows).toEqual(rows(2_000).slice(0, Array.isArray(cut.rows) ? cut.rows.length : 0));
		expect(cut.notes).toEqual([
			'A note.',
			expect.stringMatching(/^Only the first \d+ of these 2000 rows fit .* Ask for fewer figures/),
		]);
	});

	it('of one row that is too long has none', () => {
		const [row] = rows(1);
		const long = inBounds(answer(0, { rows: [{ ...row, Channel: 'x'.repeat(20_000) }] }));
		expect(long.rows).toEqual([]);
	});
});
