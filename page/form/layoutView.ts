import type { WorkbookFacts } from '../../platform/imports/workbook/openWorkbook';
import { make } from '../dom';
import { texts } from '../pageTexts';
import type { LayoutFacts } from '../protocol';
import { layoutPoints } from './layoutPoints';

/**
 * Shows what surrounds the rows of a file: the lines above the header, the lines that are not rows,
 * and the period that the file names, which the user may apply.
 */
export function layoutView(
	{ period, ...facts }: LayoutFacts,
	workbook: WorkbookFacts | undefined,
	take: (from: string, to: string) => void,
): HTMLElement[] {
	const { layout } = texts;
	const points = [...otherSheets(workbook), ...layoutPoints(facts, layout)];
	const list = make(
		'ul',
		{},
		points.map((point) => make('li', {}, point)),
	);
	return [
		...(points.length > 0 ? [make('p', {}, layout.notRead), list] : []),
		...hiddenPart(workbook),
		...(period ? [offer(period.from, period.to, take)] : []),
	];
}

/** The sheets with rows that are not imported. */
function otherSheets(workbook: WorkbookFacts | undefined): string[] {
	if (!workbook) return [];
	const others = workbook.sheets.filter(({ name, hasRows }) => hasRows && name !== workbook.sheet);
	return others.length > 0 ? [texts.layout.otherSheets(others)] : [];
}

/** The hidden rows and columns of a sheet, which are imported too. */
function hiddenPart(workbook: WorkbookFacts | undefined): HTMLElement[] {
	if (!workbook || workbook.hiddenRows + workbook.hiddenColumns === 0) return [];
	const { hiddenRows, hiddenColumns } = workbook;
	return [make('p', {}, texts.layout.hidden(hiddenRows, hiddenColumns))];
}

function offer(from: string, to: string, take: (from: string, to: string) => void): HTMLElement {
	const button = make('button', { type: 'button' }, texts.layout.useDays);
	button.addEventListener('click', () => take(from, to));
	return make('p', {}, `${texts.layout.days(from, to)} `, button);
}
