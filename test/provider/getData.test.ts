import { readDay } from '../../platform/client/values/dates';
import { bodyOf } from '../../platform/provider/getData';

const from = readDay('First Day', '2021-01-01');
const to = readDay('Last Day', '2023-03-16');

it('the body of the verification is the one of the specification', () => {
	const question = { columns: ['m_visits'], from, to, sort: ['-m_visits'] };
	expect(bodyOf(614_694, question, { size: 1, number: 1 })).toEqual({
		columns: ['m_visits'],
		'max-results': 1,
		period: { p1: [{ start: '2021-01-01', end: '2023-03-16', type: 'D' }] },
		space: { s: [614_694] },
		'page-num': 1,
		sort: ['-m_visits'],
	});
});

it('the body of a later page holds its number and size, and all columns in their order', () => {
	const columns = ['date', 'page', 'm_visits'];
	const filter = { page: { $eq: 'Home' } };
	const question = { columns, from, to: from, sort: ['date', '-m_visits'], filter };
	expect(bodyOf(7, question, { size: 10_000, number: 3 })).toEqual({
		columns,
		'max-results': 10_000,
		period: { p1: [{ start: '2021-01-01', end: '2021-01-01', type: 'D' }] },
		space: { s: [7] },
		'page-num': 3,
		sort: ['date', '-m_visits'],
	});
});
