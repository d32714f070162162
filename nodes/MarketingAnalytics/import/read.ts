import type { CsvReading } from '../../../platform/base/csv/csvText';
import { takeTurns } from '../../../platform/base/async/eventLoop';
import type { Mapping } from '../../../platform/imports/columns/chosenColumn';
import type { TablePlan } from '../../../platform/imports/importPlan';
import type { FileReading, ImportSource } from '../../../platform/imports/source';
import type { TotalsChoice } from '../../../platform/imports/table/tableLayout';
import { withDaysAsText } from '../../../platform/imports/itemDays';
import { fileSource, itemSource } from '../../../platform/imports/source';
import { readFieldMapping } from '../../shared/form/columnMapping';
import { enteredFor } from '../../shared/form/endpoint/endpointRequest';
import { readDay } from '../../../platform/base/dates/readDay';
import { todayIn } from '../../../platform/base/dates/namedPeriods';
import { readImportDays } from '../../shared/form/period/periodSetting';
import type { Parameters } from '../../shared/form/parameters';
import type { Setting } from '../../shared/form/settings';
import { read, readOption } from '../../shared/form/readSetting';
import { INPUT_FILE, openInputFile, SHEET } from '../../shared/run/inputFile';
import { readCsvReading } from '../../shared/run/outputFile';
import type { Hints, InputData } from '../../shared/run/executionContext';
import type { UndatedPlan } from './dataDays';
import * as fileSettings from './fileSettings';
import * as settings from './settings';
import { hintAtHidden } from './workbookItem';

/** A table to read and check, and how its errors are reported. */
export interface TableRequest<Plan = TablePlan> {
	readonly plan: Plan;
	/** What becomes of totals among the data. */
	readonly totals: TotalsChoice;
	/** Undefined when all items together are the data. */
	readonly file: FileRequest | undefined;
	/** How to write rejected lines into a file; undefined when they become items. */
	readonly rejectedInFile: CsvReading | undefined;
}

/** The request of an item. */
type ImportRequest = TableRequest<UndatedPlan>;

interface FileRequest {
	/** The binary field with the file. */
	readonly field: string;
	readonly mostBytes: number;
	readonly reading: FileReading;
}

/** The import of an item. */
export interface SendRequest extends ImportRequest {
	readonly site: string;
	readonly leavesOut: boolean;
}

/** Whether the data come from a file or from the items. */
export type InputFrom = 'file' | 'items';

/** Reads the request of an item. @throws InvalidInput */
export function readImportRequest(
	context: Parameters,
	item: number,
	from: InputFrom,
): ImportRequest {
	const { plan, ...table } = readTable(context, item, from, settings.COLUMN_MAPPING);
	const entered = enteredFor(context, item);
	return {
		...table,
		plan: {
			...plan,
			kind: read(context, settings.KIND, item),
			days: readImportDays(entered),
			today: readDay('Period', todayIn(entered.zone, Date.now())),
			times: readOption(context, settings.TIME_SPENT_HOLDS, item),
			leavesOutOtherDays: readOption(context, settings.LEAVES_OUT_OTHER_DAYS, item),
		},
	};
}

/** Reads how the table of an item is read and checked. @throws InvalidInput */
export function readTable(
	context: Parameters,
	item: number,
	from: InputFrom,
	columns: Setting<Mapping | undefined>,
): TableRequest<Omit<TablePlan, 'kind' | 'days'>> {
	const rejectedAs = readOption(context, settings.REJECTED_AS, item);
	const csv = readCsvReading(context, item);
	return {
		plan: {
			mapping:
				from === 'items' ? readFieldMapping(context, columns, item) : read(context, columns, item),
			numberFormat: readOption(context, settings.NUMBER_FORMAT, item),
			dayFormat: readOption(context, settings.DAY_FORMAT, item),
			sharedNames: readOption(context, settings.SHARED_NAMES_RULE, item),
			figures: {
				emptyFigures: readOption(context, settings.EMPTY_FIGURES, item),
				roundFigures: readOption(context, settings.ROUND_FIGURES, item),
				negativeAmounts: readOption(context, settings.NEGATIVE_AMOUNTS, item),
			},
		},
		totals: readOption(context, fileSettings.TOTALS, item),
		file: from === 'file' ? readFileRequest(context, item) : undefined,
		rejectedInFile: rejectedAs === 'csv' ? csv : undefined,
	};
}

function readFileRequest(context: Parameters, item: number): FileRequest {
	return {
		field: read(context, INPUT_FILE, item),
		mostBytes: readOption(context, fileSettings.MAX_FILE_SIZE, item),
		reading: {
			style: {
				encoding: readOption(context, fileSettings.ENCODING, item),
				quote: readOption(context, fileSettings.QUOTE, item),
				separator: readOption(context, fileSettings.SEPARATOR, item),
			},
			hasHeader: readOption(context, fileSettings.HEADER, item),
			sheet: readOption(context, SHEET, item),
			table: {
				linesBefore: readOption(context, fileSettings.LINES_BEFORE, item),
				table: readOption(context, fileSettings.TABLE_NUMBER, item),
				period: readOption(context, fileSettings.COMPARED_PERIOD, item),
				totals: readOption(context, fileSettings.TOTALS, item),
			},
		},
	};
}

/** Reads the import of an item. @throws InvalidInput */
export function readSendRequest(context: Parameters, item: number, from: InputFrom): SendRequest {
	return {
		...readImportRequest(context, item, from),
		site: read(context, settings.IMPORT_SITE, item),
		leavesOut: readOption(context, settings.SKIP_ROWS_WITH_ERRORS, item),
	};
}

/** The lines of an item's file, or of all items together. @throws InvalidInput when there are none */
export async function openSource(
	context: InputData & Hints,
	{ file, totals }: Pick<TableRequest, 'file' | 'totals'>,
	item: number,
): Promise<ImportSource> {
	if (!file) {
		const records = context.getInputData().map(({ json }) => json);
		return await itemSource(withDaysAsText(records), takeTurns(), { totals });
	}
	const content = await openInputFile(context, item, file.field, file.mostBytes);
	const source = await fileSource(content, file.reading, takeTurns());
	hintAtHidden(context, source);
	return source;
}
