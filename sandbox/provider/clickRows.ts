import { type DayNumber, isoDate } from '../clock';
import { chance, partBetween, runningShares, seedOf } from '../shop/chance';
import { type BaseRow, type Properties, noFigures } from './baseRow';
import { CLICKS, PAGE_DISPLAY } from './clicks';
import { deviceTotals } from './visitRows';

const SEED = seedOf('clicks of the older tool');
const SHARES = runningShares(CLICKS.map(({ weight }) => weight));
const CLICKS_PER_LOAD = 0.35;

/**
 * Events of a day. Page displays are among them, with no click: it shows when somebody takes every event
 * for one.
 */
export function clickRows(day: DayNumber): BaseRow[] {
	const date = isoDate(day);
	return deviceTotals(day).flatMap(({ properties, figures }, device) => {
		const row = (event: Properties, count: number): BaseRow => ({
			date,
			properties: { ...properties, ...event },
			figures: { ...noFigures(), m_clicks: count },
		});
		const clicks = Math.floor(figures.m_page_loads * CLICKS_PER_LOAD);
		const offset = chance(SEED, day, device);
		const rows = CLICKS.map((click, index) =>
			row(
				click.properties,
				partBetween(clicks, SHARES[index] ?? 0, SHARES[index + 1] ?? 1, offset),
			),
		);
		return [...rows.filter((one) => one.figures.m_clicks > 0), row(PAGE_DISPLAY, 0)];
	});
}
