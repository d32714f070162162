import type { INodeExecutionData } from 'n8n-workflow';

import type { Day, Slice } from '../../platform/base/dates/readDay';
import { dayAfter } from '../../platform/base/dates/readDay';
import type { ImportConnection } from '../../platform/http/connection/importConnection';
import { BY_PROVIDER, openImportConnection } from '../../platform/http/connection/importConnection';
import { settle } from '../../platform/base/async/settle';
import { readMonth } from '../../platform/provider/month';
import type { Provider } from '../../platform/provider/provider';
import { openProvider } from '../../platform/provider/provider';
import type { ProviderReading } from '../../platform/provider/reading';
import { monthsOf } from '../../platform/provider/readSlices';
import { readFirstAndLastDay } from '../shared/form/period/firstAndLastDay';
import { read, readOption } from '../shared/form/readSetting';
import type { ItemForm, NodeRun, Work } from '../shared/run/readThenRun';
import { readOpenRun } from '../shared/run/readThenRun';
import type { Hints, Items, Log } from '../shared/run/executionContext';
import type { FileContext } from '../shared/run/store';
import { Store } from '../shared/run/store';
import { continues } from '../shared/run/agents';
import type { Pace } from '../shared/run/eachItem';
import { eachItem, resultValues } from '../shared/run/eachItem';
import { failedItem, toNodeFailure } from '../shared/run/errors';
import { toItem } from '../shared/run/toItem';
import { COLUMN_NAMES } from './levelColumns';
import { importDay } from './importDay';
import { NAME_WHEN_MISSING, PAGE_SIZE, WEBSITE_NAME } from './providerOptions';
import type { Reached } from './resume';
import { adviceFor, readResumeAfter } from './resume';
import { IMPORT_LEVELS, PROVIDER_SITE } from './settings';
import { SOURCE_NAMES } from './sourceNames';

/** A history to import. */
interface Task {
	readonly site: string;
	/** Undefined when all days were imported before. */
	readonly period: Slice | undefined;
	/** The last day that an interrupted run imported, YYYY-MM-DD. */
	readonly importedBefore: string | undefined;
	readonly reading: Omit<ProviderReading, 'keep'>;
}

/** What one re-import has done so far: its output items, and the error that stopped it. */
interface Outcome {
	readonly days: INodeExecutionData[];
	readonly notImported: INodeExecutionData[];
	/** Called with each day, YYYY-MM-DD, up to which all levels are imported. */
	readonly arrivedAt: (day: string) => void;
	/** The error that stopped it. */
	readonly error?: unknown;
}

/** Re-Import: imports the days of one period per input item, month by month, day by day. */
export const reImport: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: () => ({ concurrency: 1, stopAtFirst: true }),
		readItem: readTask,
		open: async () => ({
			provider: await openProvider(context),
			importer: await openImportConnection(context, BY_PROVIDER),
		}),
		run: importAll,
	});

/** The source and the destination of the histories. */
interface Ends {
	readonly provider: Provider;
	readonly importer: ImportConnection;
}

async function importAll({
	node,
	requests: tasks,
	common: pace,
	...ends
}: Work<Pace<Outcome>, Task, Ends>): Promise<INodeExecutionData[][]> {
	const reached: Reached = tasks.map((task) =>
		'value' in task ? task.value.importedBefore : undefined,
	);
	const outcomes = await eachItem(node, tasks, pace, async (task, item): Promise<Outcome> => {
		const arrivedAt = (day: string) => void (reached[item] = day);
		const outcome: Outcome = { days: [], notImported: [], arrivedAt };
		const done = await settle(importHistory(node, ends, task, item, outcome));
		if ('value' in done) return outcome;
		if (!continues(node)) throw failureOf(node, done.error, item, reached);
		return { ...outcome, error: done.error };
	});
	const days = outcomes.flatMap((one, item) => {
		if ('error' in one) return [failedItem(node, one.error, item)];
		const { days: imported, error } = one.value;
		if (error === undefined) return imported;
		return [...imported, failedItem(node, failureOf(node, error, item, reached), item)];
	});
	return [days, resultValues(outcomes).flatMap(({ notImported }) => notImported)];
}

/**
 * Reports how far the import came. Imported days stay, and are returned if the node continues on
 * errors.
 */
function failureOf(
	context: Pick<Items, 'getNode'>,
	error: unknown,
	item: number,
	reached: Readonly<Reached>,
) {
	const failure = toNodeFailure(context.getNode(), error, item);
	failure.description = [failure.description, adviceFor(item, reached)].filter(Boolean).join('. ');
	return failure;
}

async function importHistory(
	context: FileContext & Hints & Log,
	{ provider, importer }: Ends,
	{ site, period, reading }: Task,
	item: number,
	outcome: Outcome,
): Promise<void> {
	const pairedItem = { item };
	if (!period) hintAtNothing(context);
	const { keep } = new Store(context);
	for (const month of period ? monthsOf(period) : []) {
		const { days, levelsOn, strays } = await readMonth(provider, month, { ...reading, keep });
		for (const note of strays) outcome.notImported.push({ json: toItem(note), pairedItem });
		for (const day of days) {
			for await (const level of levelsOn(day)) {
				const { verdict, notes } = await importDay(importer, site, day, level);
				outcome.days.push({ json: verdict, pairedItem });
				for (const json of notes) outcome.notImported.push({ json, pairedItem });
			}
			outcome.arrivedAt(day);
		}
		context.logger.info(`Re-Import of ${site}: imported up to and including ${month.to.iso}`);
		outcome.arrivedAt(month.to.iso);
	}
}

function hintAtNothing(context: Hints): void {
	context.addExecutionHints({
		message:
			'Nothing was imported: according to Resume After, all days up to Last Day have already been imported.',
		location: 'outputPane',
	});
}

/** Reads and checks the form of one item. @throws InvalidInput */
export function readTask(context: ItemForm, item: number): Task {
	const site = read(context, PROVIDER_SITE, item);
	const levels = read(context, IMPORT_LEVELS, item);
	const wording = {
		sources: readOption(context, SOURCE_NAMES, item),
		website: readOption(context, WEBSITE_NAME, item) || site,
		missing: readOption(context, NAME_WHEN_MISSING, item) || undefined,
		hasPaidSources: levels.includes('paidSources'),
	};
	const reading = {
		levels,
		own: read(context, COLUMN_NAMES, item),
		pageSize: readOption(context, PAGE_SIZE, item),
		wording,
	};
	const all = readFirstAndLastDay(context, item);
	const last = readResumeAfter(context, item);
	if (!last) return { site, period: all, importedBefore: undefined, reading };
	return { site, period: daysAfter(last, all), importedBefore: last.iso, reading };
}

/** The days of a period after a day; undefined if there are none. */
function daysAfter(day: Day, { from, to }: Slice): Slice | undefined {
	if (day.iso < from.iso) return { from, to };
	return day.iso < to.iso ? { from: dayAfter(day), to } : undefined;
}
