import { type LongReport, sleepThroughRestart } from './longReport';
import { versions } from '../../harness/n8n';

const FILES = ['long-report', 'long-report-with-wait'];
const cases = versions().flatMap((version) => FILES.map((file) => [file, version] as const));

const reports = new Map<string, LongReport>();
beforeAll(async () => {
	// All sleep at the same time: 70 seconds are the shortest sleep that n8n keeps in its database.
	const slept = await Promise.all(versions().map((one) => sleepThroughRestart(one, FILES)));
	for (const report of slept.flat()) reports.set(`${report.file} ${report.version}`, report);
});

describe.each(cases)('workflows/%s.json in n8n %s', (file, version) => {
	function report(): LongReport {
		const found = reports.get(`${file} ${version}`);
		if (found === undefined) throw new Error('The workflow did not run');
		return found;
	}

	it('starts on its own when it is active', () => {
		expect(report().asleep.mode).toBe('trigger');
	});

	it('sleeps in the database while the report is not ready', () => {
		const { asleep, restartedAt } = report();
		expect(asleep.waitTill?.getTime()).toBeGreaterThan(restartedAt);
	});

	it('gets the whole report after a restart', () => {
		const { woken } = report();
		expect([woken.status, woken.error]).toEqual(['success', undefined]);
		const rows = woken.items('The Report');
		expect(rows).toHaveLength(70);
		expect(Object.keys(rows[0]?.json ?? {})).toEqual([
			'Site',
			'First Day',
			'Last Day',
			'Channel',
			'date',
			'Visits',
			'Validated sales',
			'Validated revenue',
		]);
	});

	it('gets the report once', () => {
		const { woken, executions, requests } = report();
		expect(executions).toEqual([woken.id]);
		expect(woken.runs('The Report')).toBe(1);
		expect(woken.allItems('Collect', 1)).toHaveLength(70);
		const calls = (ending: string) => requests.filter((path) => path.endsWith(ending)).length;
		expect([calls('/query.json'), calls('/download.json')]).toEqual([1, 1]);
	});

	it('asks only when it is awake', () => {
		const looks = report().requests.filter((path) => path.endsWith('/status.json'));
		expect(looks).toHaveLength(2);
	});
});
