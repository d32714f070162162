import { buildBody } from '../../../platform/reports/build';
import type { PartNames } from '../../../platform/reports/check';
import { checkBody, JSON_NAMES } from '../../../platform/reports/check';
import type { Period, ReportRequest, ReportSpec } from '../../../platform/reports/types';
import type { Parameters } from '../form/parameters';
import { read, readOption } from '../form/settings';
import * as form from './form';
import * as options from './options';

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
	const site = read(context, form.site, item);
	const isJson = read(context, form.definedBy, item) === 'json';
	const { body, names, isKindTyped } = isJson ? readJson(context, item) : readFields(context, item);
	return { site, body: checkBody(body, names), isKindTyped };
}

/** What was entered, which is yet to be checked. */
interface Entered extends Pick<WantedReport, 'isKindTyped'> {
	readonly body: unknown;
	readonly names: PartNames;
}

function readJson(context: Parameters, item: number): Entered {
	return { body: read(context, form.request, item), names: JSON_NAMES, isKindTyped: true };
}

function readFields(context: Parameters, item: number): Entered {
	const kind = read(context, form.kind, item);
	const spec: ReportSpec = {
		kind: kind.value,
		path: read(context, form.path, item).value,
		period: readPeriod(context, item),
		dimensions: readOption(context, options.oneRow, item)
			? []
			: read(context, form.dimensions, item),
		metrics: read(context, form.metrics, item),
		devices: readOption(context, options.devices, item),
		attributionRules: readOption(context, options.attributionRules, item),
		splitBy: readOption(context, options.splitBy, item),
		segmentBy: readOption(context, options.segmentBy, item),
	};
	return { body: buildBody(spec), names: FORM_NAMES, isKindTyped: kind.isTyped };
}

function readPeriod(context: Parameters, item: number): Period {
	const range = read(context, form.period, item);
	if (range === 'preset') return { range: read(context, form.preset, item) };
	if (range !== 'dates') return { range };
	const from = read(context, form.firstDay, item).iso;
	return { from, to: read(context, form.lastDay, item).iso };
}
