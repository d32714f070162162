import type { ChartData, ChartPanel } from '../../data';
import type { Area } from '../frame';

/** One small chart, and where it is drawn. */
export interface DrawnPanel {
	readonly data: ChartData;
	readonly panel: ChartPanel;
	/** The smallest and the largest value of its scale. */
	readonly extent: readonly [number, number];
	readonly area: Area;
}
