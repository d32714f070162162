import type { TimeScale } from '../../../../platform/reports/types';
import { isPeriodName } from '../../../../platform/base/dates/namedPeriods';
import type {
	Comparison,
	PeriodRequest,
	PeriodChoice,
} from '../../../../platform/reports/request/periodRequest';
import type { Parameters } from '../../form/parameters';
import { NUMBER_OF_DAYS, TWO_DATES } from '../../form/period/periodNames';
import { read, readOption } from '../../form/readSetting';
import { lookBack } from '../form/database';
import * as form from '../form/reportFields';

/** Reads the period of an item, and the one that it is compared with. @throws InvalidInput */
export function readPeriodRequest(
	context: Parameters,
	item: number,
	scale: TimeScale | undefined,
): PeriodRequest {
	return { period: readPeriod(context, item, scale), compareWith: readComparison(context, item) };
}

function readPeriod(context: Parameters, item: number, scale: TimeScale | undefined): PeriodChoice {
	const period = read(context, form.period, item);
	if (isPeriodName(period)) return { name: period };
	if (period === NUMBER_OF_DAYS) return { lastDays: read(context, form.lastDays, item) };
	if (period === 'window') {
		return {
			window: {
				firstDay: readOption(context, form.since, item)?.iso,
				lookBack: readOption(context, lookBack, item),
				includesToday: readOption(context, form.includesToday, item),
				scale,
			},
		};
	}
	if (period !== TWO_DATES) return { preset: period };
	const from = read(context, form.firstDay, item).iso;
	return { from, to: read(context, form.lastDay, item).iso };
}

function readComparison(context: Parameters, item: number): Comparison | undefined {
	const compareWith = read(context, form.compareWith, item);
	if (compareWith === 'nothing') return undefined;
	return compareWith === 'dates' ? read(context, form.comparedDays, item) : compareWith;
}
