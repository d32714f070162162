import { type DayNumber, isoDate } from '../clock';
import { chance, partBetween, runningShares, seedOf } from '../shop/chance';
import { type BaseRow, type Properties, noFigures } from './baseRow';
import { CLICKS, PAGE_DISPLAY } from './clicks';
import { deviceTotals } from './visitRows';

const SEED = seedOf('clicks of the older tool');
const SHARES = runningShares(CLICKS.map(({ weight }) => weight));
const CLICKS_PER_LOAD = 0.35;

/**
 * Events of a day. Page displays are counted in the same column as clicks, so that it shows when
 * somebody forgets to ask for clicks only.
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
		const all = [...rows, row(PAGE_DISPLAY, figures.m_page_loads)];
		return all.filter((one) => one.figures.m_clicks > 0);
	});
}
