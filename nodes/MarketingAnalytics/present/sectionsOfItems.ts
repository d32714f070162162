import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import { groupBy } from '../../../platform/base/groupBy';
import { memberFor } from '../../../platform/reports/items/columnChoices';
import { isItemRow } from '../../../platform/reports/items/itemContext';
import type { ItemReport } from '../../../platform/reports/items/readItems';
import { readItems } from '../../../platform/reports/items/readItems';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import { wordingOf } from '../../shared/report/output/presented';
import { SharedPage } from '../../shared/report/output/sharedPage';
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
	checkColumns(items, request);
	const { empty } = wordingOf(presentation).words;
	const notes = new Set<string>();
	const presented: INodeExecutionData[] = [];
	for (const [section, [value, some]] of [...groupsOf(items, sectionFor)].entries()) {
		const report = sectionReport(some, value === '' ? empty : value, request);
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
			notes.add(`${value}: ${note}`);
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
	column: string,
): ReadonlyMap<string, readonly IDataObject[]> {
	const rows = items.filter((item) => isItemRow(item));
	const key = memberFor(column, [...keysOf(rows)], LABEL);
	const groups = groupBy(rows, (item) => String(item[key] ?? ''));
	if (groups.size > MOST_SECTIONS) {
		throw new InvalidInput(
			LABEL,
			`${LABEL}: ${column} has more than ${MOST_SECTIONS} different values`,
			'Choose a column with fewer, or leave it empty for one report',
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

/** A section may lack columns of others, but what no section has is a mistake. @throws InvalidInput */
function checkColumns(items: readonly IDataObject[], { choices, rates }: PresentRequest): void {
	const keys = [...keysOf(items.filter((item) => isItemRow(item)))];
	for (const { key, of } of choices) for (const one of [key, of ?? key]) memberFor(one, keys);
	for (const { numerator, denominator } of rates) {
		for (const one of [numerator, denominator]) memberFor(one, keys, 'Rates');
	}
}

/** The report of a section, which stands for the site or whatever else its items share. */
function sectionReport(
	items: readonly IDataObject[],
	value: string,
	request: PresentRequest,
): ItemReport {
	const source = { count: items.length, at: (index: number) => items[index] ?? {} };
	const used = new Set(
		items.filter((item) => isItemRow(item)).flatMap((item) => Object.keys(item)),
	);
	const isUsed = (...keys: ReadonlyArray<string | undefined>) =>
		keys.every((key) => key === undefined || used.has(key.trim()));
	const choices = request.choices.filter(({ key, of }) => isUsed(key, of));
	const rates = request.rates.filter((rate) => isUsed(rate.numerator, rate.denominator));
	const leftOut = { key: request.sectionFor, as: 'leftOut' } as const;
	const report = readItems(source, { ...request, choices: [...choices, leftOut], rates });
	return { ...report, context: { ...report.context, site: value } };
}
