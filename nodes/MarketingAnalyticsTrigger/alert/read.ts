import { InvalidInput } from '../../../platform/base/invalidInput';
import type {
	AlertCalendar,
	AlertFigure,
	AlertRule,
	ExpectationRule,
	Side,
	EvaluationWindow,
} from '../../../platform/alerts/rule/alertRule';
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
import { hasOption } from '../../shared/form/parameters';
import { read, readOption, zoneOf } from '../../shared/form/readSetting';
import { readStyle } from '../../shared/report/form/presentation';
import { readSites } from '../../shared/report/form/site/sites';
import { attributionRules, devices, kind, path } from '../../shared/report/form/requestFields';
import { ownDays } from '../../shared/form/ownDays';
import * as settings from './form';
import { alertRows, readFigure, watchesTracking } from './figure';
import { allFigures, moreFigures } from './moreFigures';
import type { Tellable } from './notifyOn';
import {
	alertOutput,
	findsCauses,
	repeatHours,
	tell,
	testChange as simulatedChange,
} from './notifyOn';
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
	const rule = readRule(form, tells, await readHolidays(form));
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

/** The countries whose holidays count. The list of all countries is loaded only where some were chosen. */
async function readHolidays(form: Parameters): Promise<AlertCalendar['places']> {
	if (!hasOption(form, 'publicHolidays', 0)) return undefined;
	const { publicHolidays } = await import('./calendar');
	return readOption(form, publicHolidays, 0);
}

function readRule(
	form: Parameters,
	tells: readonly Tellable[],
	places: AlertCalendar['places'],
): AlertRule {
	const rule: AlertRule = {
		figure: readFigure(form),
		dimension: read(form, settings.forEach, 0).value || undefined,
		topValues: readOption(form, settings.topValues, 0),
		span: readSpan(form),
		expected: readExpected(form),
		sides: readSides(form),
		weeks: readOption(form, settings.weeks, 0),
		calendar: { places, own: readOption(form, ownDays, 0) },
		minVolume: readOption(form, settings.leastVolume, 0),
		reportsNoData: tells.includes('noData'),
	};
	if (rule.expected.by === 'bound') checkBound(rule);
	return rule;
}

function readSpan(form: Parameters): EvaluationWindow {
	if (watchesTracking(form)) {
		return { is: 'today', delayHours: readOption(form, settings.delayHours, 0) };
	}
	const span = readOption(form, settings.spanSetting, 0);
	if (span === 'today') {
		return { is: 'today', delayHours: readOption(form, settings.delayHours, 0) };
	}
	if (span === 'dayBefore') return { is: 'days', count: 1, delayDays: 1 };
	return { is: 'days', count: span === 'lastDays' ? readOption(form, settings.spanDays, 0) : 1 };
}

function readExpected(form: Parameters): ExpectationRule {
	if (watchesTracking(form)) return { by: 'tracking' };
	const by = read(form, settings.expected, 0);
	if (by === 'bound') return { by, bound: read(form, settings.alertBound, 0) };
	const ignoreRandomVariation = readOption(form, settings.ignoreRandomVariation, 0);
	return { by, percent: readOption(form, settings.percent, 0), ignoreRandomVariation };
}

function readSides(form: Parameters): readonly Side[] {
	if (watchesTracking(form)) return ['lower'];
	const side = read(form, settings.side, 0);
	return side === 'either' ? ['lower', 'higher'] : [side];
}

/** @throws InvalidInput if every figure would be beyond the bound */
function checkBound({ sides, span, figure }: AlertRule): void {
	const { displayName } = settings.side.property;
	if (sides.length > 1) {
		throw new InvalidInput(
			displayName,
			'Alert When is Higher or Lower, but every figure is either higher or lower than a fixed value',
			'Set Alert When to Higher or to Lower, or set Compared With to something other than Fixed Value',
		);
	}
	if (span.is === 'today' && figure.denominator === undefined && sides.includes('lower')) {
		throw new InvalidInput(
			displayName,
			'Early in the day, every figure is lower than a fixed value',
			'Set Days to Check to Yesterday, or set Compared With to Expected Value, which compares the same hours',
		);
	}
}

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
