import { readDay } from '../../../platform/client/values/dates';
import { readEnteredJson } from '../../../platform/client/values/enteredJson';
import { InvalidInput } from '../../../platform/client/faults';
import { isRecord, listOf, textOf } from '../../../platform/client/values/json';
import { buildBody } from '../../../platform/reports/build';
import type { PartNames } from '../../../platform/reports/check';
import { checkBody, JSON_NAMES } from '../../../platform/reports/check';
import type {
	Column,
	Period,
	ReportRequest,
	ReportSpec,
	Scale,
	SegmentField,
} from '../../../platform/reports/types';
import type { Parameters } from '../form/parameters';
import { readChoice, readLocator, readOptions, readSite, readText } from '../form/parameters';

/** What the user asked for in one item, and whether the kind was typed rather than picked. */
export interface WantedReport extends ReportRequest {
	readonly isKindTyped: boolean;
}

const FORM_NAMES: PartNames = {
	request: 'Report',
	kind: 'Report Kind',
	path: 'Data Level',
	period: 'Period',
	dimensions: 'Dimensions',
	metrics: 'Metrics',
};

/** Reads and checks the form of one item. @throws InvalidInput */
export function readReport(context: Parameters, item: number): WantedReport {
	const site = readSite(context, item);
	if (readText(context, 'definedBy', item) === 'json') {
		const entered = readEnteredJson(JSON_NAMES.request, context.getNodeParameter('request', item));
		return { site, body: checkBody(entered, JSON_NAMES), isKindTyped: true };
	}
	const locator: unknown = context.getNodeParameter('kind', item);
	return {
		site,
		body: checkBody(buildBody(readSpec(context, item)), FORM_NAMES),
		isKindTyped: !(isRecord(locator) && locator.mode === 'list'),
	};
}

function readSpec(context: Parameters, item: number): ReportSpec {
	const options = readOptions(context, item);
	const splitBy = readChoice('Split By', SCALES, options.splitBy);
	const segmentBy = readChoice('Segment By', SEGMENTS, options.segmentBy);
	return {
		kind: readLocator(context, 'kind', item),
		path: readLocator(context, 'path', item),
		period: readPeriod(context, item),
		dimensions: readColumns(context, 'dimensions', item),
		metrics: readColumns(context, 'metrics', item),
		devices: readCodes('Devices', options.devices),
		attributionRules: readCodes('Attribution Rules', options.attributionRules),
		...(splitBy ? { splitBy } : {}),
		...(segmentBy ? { segmentBy } : {}),
	};
}

const SCALES: readonly Scale[] = ['H', 'D', 'W', 'M'];
const SEGMENTS: readonly SegmentField[] = ['device', 'attributionrule'];

function readPeriod(context: Parameters, item: number): Period {
	const period = readText(context, 'period', item);
	if (period === 'dates') {
		return {
			from: readDay('First Day', readMoment(context, 'from', item)).iso,
			to: readDay('Last Day', readMoment(context, 'to', item)).iso,
		};
	}
	if (period !== 'preset') return { range: period };
	const range = readText(context, 'preset', item);
	if (range !== '') return { range };
	throw new InvalidInput(
		'Preset',
		'Preset is empty',
		'Enter the name of a period, such as LAST_7_DAYS',
	);
}

/** An expression may give a date as an object, of luxon or of JavaScript, instead of as a text. */
function readMoment(context: Parameters, name: string, item: number): string {
	const entered: unknown = context.getNodeParameter(name, item, '');
	const written: unknown = isRecord(entered) ? JSON.parse(JSON.stringify(entered)) : entered;
	return textOf(written)?.trim() ?? '';
}

function readColumns(context: Parameters, name: string, item: number): Column[] {
	const collection: unknown = context.getNodeParameter(name, item, {});
	return listOf(isRecord(collection) ? collection.column : []).map((column) => {
		const { field, label } = isRecord(column) ? column : {};
		const value = textOf(isRecord(field) ? field.value : field)?.trim() ?? '';
		return { field: value, name: textOf(label)?.trim() || value };
	});
}

function readCodes(name: string, entered: unknown): number[] {
	if (entered === undefined || entered === null) return [];
	const values = Array.isArray(entered)
		? listOf(entered)
		: (textOf(entered)?.split(',') ?? [entered]);
	return values.map((value) => {
		const text = textOf(value)?.trim();
		const code = Number(text);
		if (text && Number.isInteger(code)) return code;
		throw new InvalidInput(
			name,
			`${name} holds "${text ?? 'something else'}", which is no ID`,
			'Choose from the list, or give whole numbers such as 1, 2',
		);
	});
}
