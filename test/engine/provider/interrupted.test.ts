import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { type Stage, pairedItemsOf } from '../../support/stage';
import { begun } from '../../support/sideBySide';
import { withStage } from '../../support/withStage';
import { heldOf } from './held';
import { DAY, historyOf, named, NEXT_DAY, periods, providerOf } from './scene';
import { reImport, uploads } from './scene';
import type { Scene } from '../../support/scene';

const THREE_DAYS = { from: DAY, to: '2022-01-12' };
const RESUME =
	'Imported up to and including 2022-01-10. To continue, run the node again with this day as Resume After under Options';
const ORDER = ['website', 'pagetree', 'searchengine', 'refererdomain', 'opedata', 'geoloccountry'];

/** Affects the campaigns of the second day, which are not sent again. */
const FAULT = {
	kind: 'status',
	status: 500,
	match: 'analyticsimport/opedata',
	after: 1,
	times: 9,
} as const;
const MESSAGE =
	'The platform reported an error for the import: The sandbox was told to answer 500. (HTTP_500)';
const A_DAY_EACH = {
	parameters: historyOf({ levels: ['site'], from: '={{ $json.day }}', to: '={{ $json.day }}' }),
	input: [{ day: DAY }, { day: NEXT_DAY }],
};

describe.each(newestLine())('a Re-Import that is interrupted, on %s', (line) => {
	const whole = withStage(line);
	let stage: Stage;

	beforeEach(async () => {
		stage = await whole.beside();
	});

	async function everything({ sandbox }: Stage) {
		const all: Record<string, unknown> = {};
		for (const kind of ['website', 'opedata'] as const)
			all[kind] = await heldOf({ sandbox }, kind, THREE_DAYS);
		return all;
	}

	/** What the platform holds after a whole import. */
	const uninterrupted = begun(async () => {
		const other = await whole.beside();
		await reImport(other, THREE_DAYS);
		return await everything(other);
	});

	const importing = (more: INodeParameters = {}, onError?: 'continueRegularOutput'): Scene =>
		providerOf(historyOf({ ...THREE_DAYS, ...more }), onError === undefined ? {} : { onError });

	it('reports its progress if an upload is answered with 500', async () => {
		stage.sandbox.control.fault(FAULT);
		const { error } = await stage.play(importing());
		expect(error?.message).toBe(MESSAGE);
		expect(error?.description?.endsWith(`. ${RESUME}`)).toBe(true);
		expect(uploads(stage).map(named)).toEqual([
			...ORDER.map((kind) => `${kind} 10/01/2022`),
			...ORDER.slice(0, 5).map((kind) => `${kind} 11/01/2022`),
		]);
	});

	it('sends a file again whose answer was lost, as it replaces the same data', async () => {
		const lost = { match: 'analyticsimport/opedata', after: 1, times: 2 };
		stage.sandbox.control.fault({ kind: 'drop', ...lost });
		const { error } = await stage.play(importing());
		expect(error).toBeUndefined();
		const again = uploads(stage)
			.map(named)
			.filter((file) => file === 'opedata 11/01/2022');
		expect(again).toHaveLength(3);
		expect(await everything(stage)).toEqual(await uninterrupted());
	});

	it('adds earlier imports to its count if it resumes and is interrupted again', async () => {
		stage.sandbox.control.fault({ kind: 'status', status: 500, match: 'analyticsimport/website' });
		const { error } = await stage.play(importing({ options: { resumeAfter: DAY } }));
		expect(error?.description?.endsWith(`. ${RESUME}`)).toBe(true);
	});

	it('resumes after the day it names', async () => {
		stage.sandbox.control.fault(FAULT);
		await stage.play(importing());
		stage.clear();
		await reImport(stage, { ...THREE_DAYS, options: { resumeAfter: DAY } });
		expect(uploads(stage).map(named)).toEqual(
			['11/01/2022', '12/01/2022'].flatMap((day) => ORDER.map((kind) => `${kind} ${day}`)),
		);
		expect(await everything(stage)).toEqual(await uninterrupted());
	});

	it('keeps the results of earlier levels if set to continue', async () => {
		stage.sandbox.control.fault(FAULT);
		const done = await stage.play(importing({}, 'continueRegularOutput'));
		const items = done.items;
		expect(items.slice(0, -1).map(({ day, level, imported }) => [day, level, imported])).toEqual([
			...['site', 'page', 'freeSources', 'paidSources', 'geography'].map((level) => [
				DAY,
				level,
				true,
			]),
			...['site', 'page', 'freeSources'].map((level) => [NEXT_DAY, level, true]),
		]);
		const { error, message } = items.at(-1) ?? {};
		expect(error).toBe(MESSAGE);
		expect(String(message).endsWith(`. ${RESUME}`)).toBe(true);
		const notImported = done.itemsOf(1);
		expect(notImported.filter(({ day }) => day === DAY)).toHaveLength(8);
	});

	it('goes on with the next input item only if set to continue', async () => {
		const { parameters, input } = A_DAY_EACH;
		const fault = { kind: 'status', status: 500, match: 'analyticsimport/website' } as const;
		const { error } = await stage.play(providerOf(parameters, { input, faults: fault }));
		expect(error?.itemIndex).toBe(0);
		expect(uploads(stage).map(named)).toEqual(['website 10/01/2022']);

		stage.sandbox.control.fault(fault);
		const onError = 'continueRegularOutput';
		const done = await stage.play(providerOf(parameters, { input, onError }));
		const items = done.output();
		expect(pairedItemsOf(items)).toEqual([{ item: 0 }, { item: 1 }]);
		expect(String(items[0]?.json.message)).toMatch(
			/\. No day of item 0 was imported completely\. .+: item 1: 2022-01-11$/,
		);
		expect(items[1]?.json).toMatchObject({ day: NEXT_DAY, imported: true });
	});

	it('sends nothing of a month whose data cannot be read', async () => {
		const wrong = { kind: 'reply' as const, status: 400, match: 'getData', after: 1 };
		stage.sandbox.control.fault({ ...wrong, body: { ErrorMessage: 'No.' } });
		const { error } = await stage.play(
			importing({ from: '2022-01-31', to: '2022-02-01', levels: ['site'] }),
		);
		expect(error?.message).toBe(
			'The provider refused the request for the data of site 614694: No.',
		);
		expect(error?.description).toMatch(/Imported up to and including 2022-01-31\. To continue, /);
		expect(uploads(stage).map(named)).toEqual(['website 31/01/2022']);
	});

	it.each([
		['before the first day', '2022-01-09', ['10/01/2022', '11/01/2022', '12/01/2022']],
		['on a day with a time', '2022-01-11T00:00:00', ['12/01/2022']],
		['on the last day', '2022-01-12', []],
	])('begins after Resume After if that is %s', async (_, resumeAfter, days) => {
		const levels = ['geography'];
		await reImport(stage, { ...THREE_DAYS, levels, options: { resumeAfter } });
		expect(uploads(stage).map(named)).toEqual(days.map((day) => `geoloccountry ${day}`));
		expect(periods(stage)).toHaveLength(days.length > 0 ? 1 : 0);
		if (days.length === 0) expect(stage.requests()).toEqual([]);
	});
});
