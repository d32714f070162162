import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import { groupBy } from '../../../platform/base/groupBy';
import type { NamedColumns } from '../../../platform/reports/items/columnChoices';
import { resolveColumns, memberFor } from '../../../platform/reports/items/columnChoices';
import { isItemRow } from '../../../platform/reports/items/itemContext';
import type { ItemReading, ItemReport } from '../../../platform/reports/items/readItems';
import { readItems } from '../../../platform/reports/items/readItems';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import { wordingOf } from '../../shared/report/output/presented/presenting';
import { SharedPage } from '../../shared/report/output/presented/sharedPage';
import type { Hints } from '../../shared/run/executionContext';
import type { FileContext } from '../../shared/run/store';
import type { PresentedReport } from './presentReport';
import { presentReport } from './presentReport';
import type { PresentRequest } from './readPresent';

/** Each section has pictures, and a page is opened by mail programs and on phones. */
const MOST_SECTIONS = 50;
const LABEL = 'Section for Each';

/**
 * Items as one page with a section for each value of a column. Each section is read by itself, so that
 * items of different reports keep their own columns.
 *
 * @throws InvalidInput, Fault
 */
export async function presentSections(
	node: Hints & FileContext,
	items: readonly IDataObject[],
	request: PresentRequest,
): Promise<PresentedReport> {
	const { presentation, field, fileName, sectionFor } = request;
	const { title } = presentation;
	const page = new SharedPage({ presentation, title, field, fileName: fileName || 'items' });
	const keys = keysOf(items.filter((item) => isItemRow(item)));
	const key = memberFor(sectionFor, [...keys], LABEL);
	// A section may lack columns of others, but what no section has is a mistake.
	const named = resolveColumns(request, [...keys]);
	const { empty } = wordingOf(presentation).words;
	const notes = new Set<string>();
	const presented: INodeExecutionData[] = [];
	for (const [section, [value, some]] of [...groupsOf(items, key)].entries()) {
		const reading = { ...request, ...namedIn(named, some, key) };
		const title = value === '' ? empty : value;
		const report = sectionReport(some, title, reading);
		const rowNotes = new ReportNotes();
		const { order } = request.arrangement;
		const isSorted = report.table.columns.some(({ name, field }) =>
			[name, field].includes(order?.column ?? ''),
		);
		const arrangement = isSorted
			? request.arrangement
			: { ...request.arrangement, order: undefined };
		const own = { ...presentation, title: '' };
		const one = { ...request, arrangement, presentation: own, page, section };
		const done = await presentReport(node, report, one, rowNotes);
		for (const item of done.items) presented.push(item);
		for (const note of [...report.notes, ...done.notes, ...rowNotes.sentences()]) {
			notes.add(`${title}: ${note}`);
		}
	}
	const isShort = presented.some(({ json }) => json.complete === false);
	return {
		items: [await page.item(node, isShort ? { complete: false } : {})],
		notes: [...notes],
	};
}

/** The items of each section; those that are errors are in all of them, as nobody knows whose they are. */
function groupsOf(
	items: readonly IDataObject[],
	key: string,
): ReadonlyMap<string, readonly IDataObject[]> {
	const rows = items.filter((item) => isItemRow(item));
	const groups = groupBy(rows, (item) => String(item[key] ?? ''));
	if (groups.size > MOST_SECTIONS) {
		throw new InvalidInput(
			LABEL,
			`${LABEL}: ${key} has more than ${MOST_SECTIONS} different values`,
			`Choose a column with fewer values, or leave ${LABEL} empty to get one report`,
		);
	}
	const failures = items.filter((item) => !isItemRow(item));
	return new Map([...groups].map(([value, some]) => [value, [...some, ...failures]]));
}

function keysOf(items: readonly IDataObject[]): ReadonlySet<string> {
	const keys = new Set<string>();
	for (const item of items) for (const key in item) keys.add(key);
	return keys;
}

/** What the user says of the columns that a section has; the one of sections is not among them. */
function namedIn(
	{ choices, rates }: NamedColumns,
	items: readonly IDataObject[],
	sectionKey: string,
): NamedColumns {
	const keys = keysOf(items.filter((item) => isItemRow(item)));
	const leftOut = { key: sectionKey, as: 'leftOut' } as const;
	return {
		choices: [...choices.filter(({ key, of = key }) => keys.has(key) && keys.has(of)), leftOut],
		rates: rates.filter((rate) => keys.has(rate.numerator) && keys.has(rate.denominator)),
	};
}

/** The report of a section, which stands for the site or whatever else its items share. */
function sectionReport(
	items: readonly IDataObject[],
	value: string,
	reading: ItemReading,
): ItemReport {
	const source = { count: items.length, at: (index: number) => items[index] ?? {} };
	const report = readItems(source, reading);
	return { ...report, context: { ...report.context, site: value } };
}
