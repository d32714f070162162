import type {
	AlertCalendar,
	AlertRule,
	EvaluationWindow,
	ExpectationRule,
	Side,
} from '../../../platform/alerts/rule/alertRule';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { ownDays } from '../../shared/form/ownDays';
import type { Parameters } from '../../shared/form/parameters';
import { hasOption } from '../../shared/form/parameters';
import { read, readOption } from '../../shared/form/readSetting';
import { readFigure, watchesTracking } from './figure';
import * as settings from './form';
import type { Tellable } from './notifyOn';

/** Reads what is compared with what, and when that is an alert. @throws InvalidInput */
export async function readRule(form: Parameters, tells: readonly Tellable[]): Promise<AlertRule> {
	const rule: AlertRule = {
		figure: readFigure(form),
		dimension: read(form, settings.forEach, 0).value || undefined,
		topValues: readOption(form, settings.topValues, 0),
		span: readSpan(form),
		expected: readExpected(form),
		sides: readSides(form),
		weeks: readOption(form, settings.weeks, 0),
		calendar: { places: await readHolidays(form), own: readOption(form, ownDays, 0) },
		minVolume: readOption(form, settings.leastVolume, 0),
		reportsNoData: tells.includes('noData'),
	};
	if (rule.expected.by === 'bound') checkBound(rule);
	return rule;
}

/** The countries whose holidays count. The list of all countries is loaded only where some were chosen. */
async function readHolidays(form: Parameters): Promise<AlertCalendar['places']> {
	if (!hasOption(form, 'publicHolidays', 0)) return undefined;
	const { publicHolidays } = await import('./calendar');
	return readOption(form, publicHolidays, 0);
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
			'Alert When is set to Higher or Lower, so every figure would be reported: it is always higher or lower than a fixed value',
			'Set Alert When to Higher or to Lower, or set Compared With to something other than Fixed Value',
		);
	}
	if (span.is === 'today' && figure.denominator === undefined && sides.includes('lower')) {
		throw new InvalidInput(
			displayName,
			'Alert When is set to Lower and Days to Check to Today So Far, but early in the day every figure is lower than a fixed value',
			'Set Days to Check to Yesterday, or set Compared With to Expected Value, which compares the same hours',
		);
	}
}
