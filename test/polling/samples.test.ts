import { sampleNews } from '../../platform/polling/samples';

const sale = (order_id: string, order_status: string) => ({ order_id, order_status });
const all = () => true;
const changing = { group: 'order', tracksStates: true };

describe('what a manual test shows', () => {
	test('of new records: the last five', () => {
		const records = [1, 2, 3, 4, 5, 6].map((id) => sale(String(id), 'PENDING'));
		const news = sampleNews(records, { group: 'order', tracksStates: false }, () => false);
		expect(news.map(({ record }) => record.order_id)).toEqual(['2', '3', '4', '5', '6']);
	});

	test('of changes: records whose status has changed, with the one they began with', () => {
		const records = [sale('1', 'VALID'), sale('2', 'PENDING'), sale('3', 'INVALID')];
		expect(sampleNews(records, changing, all)).toEqual([
			{ record: records[0], stateBefore: 'PENDING', state: 'VALID' },
			{ record: records[2], stateBefore: 'PENDING', state: 'INVALID' },
		]);
	});

	test('of changes: only those that are waited for', () => {
		const records = [sale('1', 'VALID'), sale('2', 'INVALID')];
		const news = sampleNews(records, changing, ({ state }) => state === 'INVALID');
		expect(news.map(({ record }) => record.order_id)).toEqual(['2']);
	});

	test.each([
		['VALID', 'PENDING', all],
		['INVALID', 'PENDING', ({ state }: { state: string }) => state === 'INVALID'],
		['PENDING', 'VALID', ({ state }: { state: string }) => state === 'PENDING'],
	])(
		'where none has changed: the last record, as if it became %s',
		(state, stateBefore, wanted) => {
			const records = [sale('1', 'PENDING'), sale('2', 'PENDING')];
			const record = sale('2', state);
			expect(sampleNews(records, changing, wanted)).toEqual([{ record, stateBefore, state }]);
		},
	);

	test('nothing where there is no record', () => {
		expect(sampleNews([], changing, all)).toEqual([]);
	});
});
