import type { Figure } from './figure';
import { itemsTime } from './reports/items';

/** A measurement, which runs in a separate process, so that none depends on an earlier one. */
export type Measure = () => Promise<Figure | readonly Figure[]>;

/**
 * Runs for every change: a slower conversion to items would go unnoticed elsewhere. The limit is
 * exceeded by what takes half as long again; two copies of each item do.
 */
export const quickMeasures: Readonly<Record<string, Measure>> = {
	quickItems: async () => ({ ...(await itemsTime(3, 100_000)), goal: 1.15 }),
};
