import { InvalidInput } from '../../../platform/base/invalidInput';
import type { AlertFigure, AlertRule } from '../../../platform/alerts/rule/alertRule';
import { fieldsOf } from '../../../platform/alerts/rule/alertRule';
import type { WatchedSpec } from '../../../platform/alerts/causes/causeReports';
import type { SiteChoice } from '../../../platform/lists/chosenSites';
import type { Days } from '../../../platform/base/dates/namedPeriods';
import { buildBody } from '../../../platform/reports/request/buildRequest';
import type { ParameterNames } from '../../../platform/reports/request/checkRequest';
import { checkAnyBody, checkBody } from '../../../platform/reports/request/checkRequest';
import type { RowFilter } from '../../../platform/reports/transform/rowFilter';
import { withDimensionsOf } from '../../../platform/reports/transform/rowFilter';
import type { BatchBody, ReportItem } from '../../../platform/reports/types';
import { isJourney } from '../../../platform/reports/types';
import type { Parameters } from '../../shared/form/parameters';
import { readOption, zoneOf } from '../../shared/form/readSetting';
import { readStyle } from '../../shared/report/form/presentation';
import { readSites } from '../../shared/report/form/site/sites';
import { attributionRules, devices, kind, path } from '../../shared/report/form/requestFields';
import { alertRows } from './figure';
import { allFigures, moreFigures } from './moreFigures';
import type { Tellable } from './notifyOn';
import {
	alertOutput,
	findsCauses,
	repeatHours,
	tell,
	testChange as simulatedChange,
} from './notifyOn';
import { readRule } from './readRule';
import { HOUR_MS } from '../../../platform/base/dates/durations';

/** The settings of an alert. */
export interface AlertForm {
	readonly site: string;
	/** Several sites in place of a single one. */
	readonly sites?: SiteChoice | undefined;
	/** Whether alerts of the same time are combined in one item. */
	readonly isDigest: boolean;
	/** One for each figure; they do not differ in anything else. */
	readonly rules: readonly [AlertRule, ...AlertRule[]];
	readonly tells: readonly Tellable[];
	readonly repeatMs: number;
	/** The simulated change of the figures in percent; 0 for none. */
	readonly testChange: number;
	/** The language of texts. */
	readonly language: string;
	/** The time zone of the workflow. */
	readonly zone: string;
	/** Which rows the figures are of. */
	readonly filters: readonly RowFilter[];
	/** The requested report, without its days. */
	readonly report: ReportItem;
	/** Creates the request for a period. */
	readonly bodyFor: (days: Days) => BatchBody;
	/** The report whose parts may be causes of an alert; undefined if alerts are not explained. */
	readonly explained: WatchedSpec | undefined;
}

const NAMES: ParameterNames = {
	request: 'Report',
	kind: 'Report Kind',
	path: 'Data Level',
	period: 'Days to Check',
	dimensions: 'For Each',
	metrics: 'Watch',
};

/** Reads and checks all settings of an alert. @throws InvalidInput */
export async function readAlert(form: Parameters): Promise<AlertForm> {
	const { site, sites } = readSites(form, 0);
	const tells = readOption(form, tell, 0);
	const rule = await readRule(form, tells);
	const entered = readOption(form, alertRows, 0);
	const figures = allFigures(
		rule.figure,
		readOption(form, moreFigures, 0),
		rule.expected.by === 'bound',
	);
	const [, ...others] = figures;
	const more = others.map((figure) => ({ ...rule, figure }));
	const rules: AlertForm['rules'] = [rule, ...more];
	const isDigest = readOption(form, alertOutput, 0) === 'digest';
	const spec = specOf(form, rule);
	const requestFor = requestOf(spec, rule, figures);
	const { filters } = withDimensionsOf(entered, requestFor(SOME_DAY));
	const bodyFor = (days: Days) => withDimensionsOf(entered, requestFor(days)).body;
	const [report] = (await checkAnyBody(bodyFor(SOME_DAY), NAMES)).reports;
	if (isJourney(report.kind)) throw noJourneys();
	const repeatMs = readOption(form, repeatHours, 0) * HOUR_MS;
	const testChange = readOption(form, simulatedChange, 0) ?? 0;
	const zone = zoneOf(form);
	return {
		site,
		sites,
		isDigest,
		rules,
		tells,
		repeatMs,
		testChange,
		zone,
		filters,
		report,
		bodyFor,
		language: readStyle(form, 0).language,
		explained: isExplained(form, rule) && filters.length === 0 ? spec : undefined,
	};
}

function noJourneys(): InvalidInput {
	return new InvalidInput(
		NAMES.kind,
		'Alerts cannot be based on customer-journey analyses',
		'Choose another report kind',
	);
}

/** Whether the alerts of a figure can have causes: those of a whole site, which is the sum of its parts. */
function isExplained(form: Parameters, { dimension, expected }: AlertRule): boolean {
	const isOn = readOption(form, findsCauses, 0);
	return isOn && dimension === undefined && expected.by !== 'tracking';
}

// Any period will do here: the report gets its days when it is submitted, and everything else can
// be checked before.
const SOME_DAY: Days = { from: '2026-01-01', to: '2026-01-01' };

function specOf(form: Parameters, { span }: AlertRule): WatchedSpec {
	return {
		kind: readOption(form, kind, 0).value,
		path: readOption(form, path, 0).value,
		splitBy: span.is === 'today' ? 'H' : 'D',
		devices: readOption(form, devices, 0),
		attributionRules: readOption(form, attributionRules, 0),
	};
}

function requestOf(
	spec: WatchedSpec,
	{ dimension }: AlertRule,
	figures: readonly AlertFigure[],
): (days: Days) => BatchBody {
	const columns = {
		dimensions: dimension === undefined ? [] : [{ field: dimension, name: dimension }],
		metrics: fieldsOf(figures).map((field) => ({ field, name: field })),
	};
	return (days) => checkBody(buildBody({ ...spec, ...columns, period: days }), NAMES);
}
