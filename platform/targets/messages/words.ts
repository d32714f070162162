import type { TargetStatus } from '../targetStatus';

/** The words around the figures of a target. Figures come as texts. */
export interface TargetWords {
	/** Between what is and what will be. */
	readonly semicolon: string;
	readonly statuses: Readonly<Record<TargetStatus, string>>;
	/** "Visits of Paid search on shop-eu". */
	readonly subject: (figure: string, name: string, site: string) => string;
	/** "8,120 of 12,000". @param isBudget whether it must not be exceeded */
	readonly soFarOf: (soFar: string, target: string, isBudget: boolean) => string;
	readonly after: (days: string, isOne: boolean) => string;
	/** Of days that are over the platform gives no figures. */
	readonly unknownDays: (days: string, isOne: boolean) => string;
	readonly beforeFirstDay: (target: string, isBudget: boolean) => string;
	readonly pace: (percent: string, isAbove: boolean) => string;
	/** The same of what must not be exceeded, where above is not ahead. */
	readonly budgetPace: (percent: string, isAbove: boolean) => string;
	readonly onPace: string;
	readonly forecast: (about: string, low: string, high: string) => string;
	readonly needed: (perDay: string, expected: string) => string;
	/** What may be spent of a budget. */
	readonly allowed: (perDay: string, expected: string) => string;
	/** What a rate must be on the days that are left. */
	readonly neededRate: (rate: string, expected: string) => string;
	readonly missedBy: (amount: string) => string;
	readonly overBy: (amount: string) => string;
	readonly reached: string;
	readonly kept: string;
	readonly noForecast: string;
	readonly noFigures: string;
	readonly quarter: (number: number, year: string) => string;
	/** The title of several targets. */
	readonly title: string;
	/** "2 of 5 targets are off track". */
	readonly late: (late: string, all: string, isOne: boolean) => string;
	readonly noneLate: (all: string) => string;
	readonly columns: TargetColumns;
	/** "at most 12,000". */
	readonly atMost: (amount: string) => string;
}

/** The columns of a table of targets, and the lines of a chart. */
export interface TargetColumns {
	readonly target: string;
	readonly soFar: string;
	readonly forecast: string;
	readonly pace: string;
	readonly status: string;
}
