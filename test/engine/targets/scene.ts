import type { INodeParameters } from 'n8n-workflow';

import { locator } from '../../../harness/workflows';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { todayIn } from '../../../platform/base/dates/namedPeriods';
import type { Stage } from '../../support/stage';
import { downloadRaw, valueAt } from '../report/raw';
import type { Scene } from '../../support/scene';

/** The default form. */
const CHECK = {
	resource: 'report',
	operation: 'checkTargets',
	site: locator('shop-eu', 'id'),
} satisfies INodeParameters;

/** Checks targets. */
export function targetsOf(parameters: INodeParameters, more: Scene = {}): Scene {
	return { parameters: { ...CHECK, ...parameters }, ...more };
}

/** Targets in the format of the form. */
export const targets = (...all: INodeParameters[]): INodeParameters => ({
	targets: { target: all },
});

/** A target with a typed metric. */
export const target = (figure: string, amount: number, more: INodeParameters = {}) => ({
	figure: locator(figure, 'id'),
	amount,
	...more,
});

// Earlier, the figures of the previous day are not available.
const READY_HOURS = 6;

/** Days relative to the first one with incomplete figures, which usually is today. */
export const daysFromToday = (from: number, to: number, zone = 'Europe/Paris') => {
	const today = todayIn(zone, Date.now() - READY_HOURS * 3_600_000);
	return { period: 'dates', from: addDays(today, from), to: addDays(today, to) };
};

/** The sums of metrics over days, independently of the pack. */
export async function sumsOf(
	stage: Stage,
	fields: readonly string[],
	[dateFrom, dateTo]: readonly [string, string],
	site = 'shop-eu',
): Promise<number[]> {
	const report = {
		kind: 'rt#insummary',
		dateRanges: [{ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' }],
		dimensions: [{ name: 'Channel', field: 'media_key' }],
		metrics: fields.map((field) => ({ field, name: field })),
	};
	const { data } = await downloadRaw(stage.sandbox, { reports: [report] }, site);
	const total = data.find(({ dimensions }) => dimensions[0] === 'GLOBAL');
	return fields.map((_, index) => (total ? valueAt(total, index) : Number.NaN));
}
