import type { CsvReading } from '../../../platform/base/csv/csvText';
import type { ItemReading } from '../../../platform/reports/items/readItems';
import type { TransformPlan } from '../../../platform/reports/transform/transformSteps';
import type { Parameters } from '../../shared/form/parameters';
import { read, readOption } from '../../shared/form/readSetting';
import type { Presentation } from '../../shared/report/form/presentation';
import { readPresentation } from '../../shared/report/form/presentation';
import * as rows from '../../shared/report/form/rowFormat';
import type { SharedPage } from '../../shared/report/output/presented/sharedPage';
import type { IfNoRows } from '../../shared/run/noRows';
import { ifNoRows } from '../../shared/run/noRows';
import { fileField, readCsvReading } from '../../shared/run/outputFile';
import { itemColumns, itemRates } from './itemColumnsForm';
import { convertTo, exchangeRates } from '../../shared/report/form/site/moneyOptions';
import {
	itemCurrency,
	itemOrder,
	mergesRows,
	presentedAs,
	rateColumn,
	sectionFor,
	sheetFor,
} from './presentForm';

/** The output format of the items. */
export type PresentedFormat = ReturnType<typeof presentedAs.parse>;

/** How items are to be presented. */
export interface PresentRequest extends ItemReading, CsvReading {
	readonly format: PresentedFormat;
	readonly presentation: Presentation;
	readonly arrangement: Pick<TransformPlan, 'order' | 'top' | 'totals'>;
	readonly mergesRows: boolean;
	readonly fileName: string;
	/** The column whose values have a sheet each; empty for one sheet. */
	readonly sheetFor: string;
	/** The column whose values have a section of a page each; empty for a page of one report. */
	readonly sectionFor: string;
	/** The page that the report becomes a section of. */
	readonly page?: SharedPage | undefined;
	/** Which of its sections it becomes. */
	readonly section?: number;
	/** The field of the item that a file is put in. */
	readonly field: string;
	readonly ifNoRows: IfNoRows;
}

/** Reads the form of Present Items; all items together are one report. @throws InvalidInput */
export function readPresent(form: Parameters, item: number): PresentRequest {
	return {
		format: read(form, presentedAs, item),
		choices: read(form, itemColumns, item),
		rates: read(form, itemRates, item),
		conversion: {
			currency: readOption(form, itemCurrency, item),
			convertTo: readOption(form, convertTo, item),
			rates: readOption(form, exchangeRates, item),
			rateColumn: readOption(form, rateColumn, item),
		},
		mergesRows: read(form, mergesRows, item),
		arrangement: {
			...read(form, itemOrder, item),
			totals: readOption(form, rows.totalsAs, item),
		},
		presentation: readPresentation(form, item, read(form, presentedAs, item) === 'html'),
		...readCsvReading(form, item),
		sheetFor: readOption(form, sheetFor, item),
		sectionFor: readOption(form, sectionFor, item),
		fileName: readOption(form, rows.fileName, item),
		field: read(form, fileField, item),
		ifNoRows: readOption(form, ifNoRows, item),
	};
}
