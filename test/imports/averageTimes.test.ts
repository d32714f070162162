import { sourceOf, alone } from '../../harness/fileContent';
import { itemSource } from '../../platform/imports/source';
import type { Mapping } from '../../platform/imports/columns/chosenColumn';
import type { TimesHeld } from '../../platform/imports/rows/averageTimes';
import { checkImport } from './toolExports/exportPlans';

const MAPPING: Mapping = { searchengine_name: 1, visit: 2, duration: 3 };

async function check(header: string, rows: readonly string[], times?: TimesHeld) {
	const file = [`Search engine;Visits;${header}`, ...rows].join('\n');
	return await checkImport(await sourceOf(file), {
		...{ kind: 'searchengine', mapping: MAPPING, times },
	});
}

describe('a column of average times that is chosen for Time Spent', () => {
	it.each([
		...['Avg. Session Duration', 'Average engagement time per session', 'avg_time_on_site'],
		...['Durée moyenne des sessions', 'Durchschnittliche Sitzungsdauer', 'Gem. sessieduur'],
		...['visit_duration', 'Session length', 'Duración media de la sesión', 'Temps moyen passé'],
	])('stops the import until the user says what it holds: %s', async (header) => {
		expect(await check(header, ['Google;10;95'])).toEqual({
			question: `"${header}" contains averages, but Time Spent is a sum`,
		});
	});

	it.each([
		['whole seconds', ['Google;10;95', 'Bing;3;80'], ['Google,10,950', 'Bing,3,240']],
		['decimals', ['Google;5120;53.155339', 'Bing;3;0.1'], ['Google,5120,272155', 'Bing,3,0']],
		['decimal commas', ['Google;10;95,25', 'Bing;2;80,5'], ['Google,10,953', 'Bing,2,161']],
		['durations', ['Google;10;00:01:35', 'Bing;2;2m 31s'], ['Google,10,950', 'Bing,2,302']],
		['no visit', ['Google;0;95', 'Bing;1;0'], ['Google,0,0', 'Bing,1,0']],
	])('is multiplied by the visits of its line if the user says so: %s', async (_, rows, sent) => {
		const { files, question } = await check('Avg. Session Duration', rows, 'averages');
		expect([question, files?.[0]?.slice(1)]).toEqual([undefined, sent]);
	});

	it('is imported unchanged if the user says that it holds sums', async () => {
		const { files } = await check('Temps passé par jour, moyen', ['Google;10;95'], 'sums');
		expect(files?.[0]?.slice(1)).toEqual(['Google,10,95']);
	});

	it('is asked about again where it can be read in two ways', async () => {
		const { refused } = await check('Avg. time', ['Google;10;1,234'], 'averages');
		expect(refused).toEqual([
			expect.stringContaining('can be read with a thousands separator or with decimals'),
		]);
	});

	it('needs visits to be multiplied by', async () => {
		const source = await sourceOf('Search engine;Avg. time;Sales\nGoogle;95;1\n');
		const mapping = { searchengine_name: 1, duration: 2, scartvalid: 3 };
		expect(await checkImport(source, { kind: 'searchengine', mapping, times: 'averages' })).toEqual(
			{ question: 'Average times are multiplied by the visits, but no column is mapped to Visits' },
		);
	});

	it('of items is treated like that of a file', async () => {
		const items = [{ engine: 'Google', visits: 4, 'avg time': 12.5 }];
		const mapping = { ...MAPPING, duration: 'avg time' };
		const choices = { kind: 'searchengine', mapping };
		const asked = await checkImport(await itemSource(items, alone), choices);
		expect(asked.question).toBe('"avg time" contains averages, but Time Spent is a sum');
		const source = await itemSource(items, alone);
		const { files } = await checkImport(source, { ...choices, times: 'averages' });
		expect(files?.[0]?.slice(1)).toEqual(['Google,4,50']);
	});

	it('is added up after it is multiplied where lines share their names', async () => {
		const source = await sourceOf('Search engine;Visits;Avg. time\nGoogle;10;95\nGoogle;2;5\n');
		const choices = { kind: 'searchengine', mapping: MAPPING, sharedNames: 'add' } as const;
		const { files } = await checkImport(source, { ...choices, times: 'averages' });
		expect(files?.[0]?.slice(1)).toEqual(['Google,12,960']);
	});
});

it('a total of seconds is imported without any question', async () => {
	const { files, question } = await check('Total session duration', ['Google;10;950']);
	expect([question, files?.[0]?.slice(1)]).toEqual([undefined, ['Google,10,950']]);
});
