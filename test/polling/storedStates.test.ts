import {
	readIdState,
	readRecordState,
	readReportState,
	readRunState,
} from '../../platform/polling/state';
import { damagesOf } from './damages';

const report = { id: 'a', site: 's', slot: 5, submittedAt: 6 };
const reports = {
	...{ schedule: '{}', slot: 5 },
	pending: [{ ...report, askedAt: 8, notBefore: 9, lastDay: '2026-11-01' }, report],
	unsent: { slot: 5, since: 6, notBefore: 8, tries: 9, unanswered: 2 },
};
const search = { id: 'a', site: 's', startedAt: 5, days: { from: '2026-11-01', to: '2026-11-20' } };
const records = {
	...{ since: '2026-11-01', next: '2026-11-02', mostDays: 3, known: ['k', 'l'], search },
	failing: { since: 1, count: 2, until: 3 },
	shortened: { days: 5, at: 4 },
	last: { from: '2026-11-01', count: 3, isChanging: true },
};
const ids = { known: ['k', 'l'], turn: 3 };
const lists = { jobs: ['j'], unread: ['u'], running: ['r'], unfinished: ['f', 'g'] };
const runs = { ...ids, ...lists, tooManyJobsReported: true };

it('the stored state of reports loses what is damaged', () => {
	expect(damagesOf(reports, readReportState)).toEqual([
		'schedule: discarded, kept if a text',
		'slot: discarded, kept if a moment',
		'pending: discarded, kept if a list',
		'pending.0: lost, kept if missing',
		'pending.0.id site: pending.0 lost, kept if a text',
		'pending.0.slot submittedAt: pending.0 lost, kept if a moment',
		'pending.0.askedAt notBefore: lost, kept if missing or a number',
		'pending.0.lastDay: lost, kept if missing or a day',
		'unsent: lost, kept if missing',
		'unsent.slot: unsent lost, kept if a moment',
		'unsent.since notBefore tries unanswered: unsent lost, kept if a number',
	]);
	const slot = 8_640_000_000_000_000;
	expect(readReportState({ ...reports, slot })).toEqual({ ...reports, slot });
	expect(readReportState({ ...reports, slot: slot + 1 })).toBeUndefined();
});

describe('the stored state of records', () => {
	it('loses what is damaged', () => {
		expect(damagesOf(records, readRecordState)).toEqual([
			'since: discarded, kept if a day',
			'next: lost, kept if missing or a day',
			'mostDays: lost, kept if missing or a count',
			'known: lost, kept if missing or a list',
			'known.0: known lost, kept if missing or a text',
			'search failing shortened last: lost, kept if missing',
			'search.id site: search lost, kept if a text',
			'search.startedAt: search lost, kept if a number',
			'search.days: search lost',
			'search.days.from to: search lost, kept if a day',
			'failing.since until: failing lost, kept if a number',
			'failing.count: failing lost, kept if a count',
			'shortened.days: shortened lost, kept if 7 0 1e+300',
			'shortened.at: shortened lost, kept if a number',
			'last.from: last lost, kept if a day',
			'last.count: last lost, kept if a count',
			'last.isChanging: lost, kept if missing',
		]);
	});

	it.each([
		...['', '2026-11-1', '2026-1-02', '26-11-02', '2026-11-011', 'x2026-11-01'],
		...['2026-13-01', '2026-02-30', '0026-11-01', 20261101, null],
	])('has no day for %j', (since) => {
		expect(readRecordState({ ...records, since })).toBeUndefined();
	});

	it('has no search that ends before it begins', () => {
		const searched = (from: string, to: string) =>
			readRecordState({ ...records, search: { ...search, days: { from, to } } })?.search;
		expect(searched('2026-11-03', '2026-11-02')).toBeUndefined();
		expect(searched('2026-11-02', '2026-11-02')).toBeDefined();
	});
});

it('the stored state of runs is discarded without all that was seen', () => {
	expect(damagesOf(ids, readIdState)).toEqual([
		'known: discarded, kept if a list',
		'known.0: discarded, kept if missing or a text',
		'turn: read as 0, kept if a number',
	]);
	expect(damagesOf(runs, readRunState)).toEqual([
		'known: discarded, kept if a list',
		'known.0: discarded, kept if missing or a text',
		'turn: read as 0, kept if a number',
		'jobs unread running: read as [], kept if a list',
		'jobs.0: lost, kept if missing or a text',
		'unread.0: lost, kept if missing or a text',
		'running.0: lost, kept if missing or a text',
		'unfinished: lost, kept if missing or a list',
		'unfinished.0: unfinished lost, kept if missing or a text',
		'tooManyJobsReported: read as false',
	]);
});

it('members that nobody reads are not kept', () => {
	expect(readReportState({ ...reports, more: 1 })).toEqual(reports);
	expect(readRecordState({ ...records, more: 1 })).toEqual(records);
	expect(readRunState({ ...runs, more: 1 })).toEqual(runs);
	expect(readIdState({ ...ids, more: 1 })).toEqual(ids);
});
