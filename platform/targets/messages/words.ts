import type { TargetStatus } from '../targetStatus';

/** The text around a target's figures. Figures are passed as formatted texts. */
export interface TargetWords {
	/** Separates the result to date from the forecast. */
	readonly semicolon: string;
	readonly statuses: Readonly<Record<TargetStatus, string>>;
	/** "Visits of Paid search on shop-eu". */
	readonly subject: (figure: string, name: string, site: string) => string;
	/** "8,120 of 12,000". @param isBudget whether the amount must not be exceeded */
	readonly soFarOf: (soFar: string, target: string, isBudget: boolean) => string;
	readonly after: (days: string, isOne: boolean) => string;
	/** States that the platform has no figures for some elapsed days. */
	readonly unknownDays: (days: string, isOne: boolean) => string;
	readonly beforeFirstDay: (target: string, isBudget: boolean) => string;
	readonly pace: (percent: string, isAbove: boolean) => string;
	/** The pace of a budget, for which a figure above the expected one is no lead. */
	readonly budgetPace: (percent: string, isAbove: boolean) => string;
	readonly onPace: string;
	readonly forecast: (about: string, low: string, high: string) => string;
	readonly needed: (perDay: string, expected: string) => string;
	/** What may be spent per day on the remaining days of a budget. */
	readonly allowed: (perDay: string, expected: string) => string;
	/** The rate that the remaining days need. */
	readonly neededRate: (rate: string, expected: string) => string;
	readonly missedBy: (amount: string) => string;
	readonly overBy: (amount: string) => string;
	readonly reached: string;
	readonly kept: string;
	/** The status of a budget whose forecast is far below its limit. */
	readonly belowLimit: string;
	readonly noForecast: string;
	/** The platform has no figures at all; the target is named. */
	readonly noFigures: (target: string, isBudget: boolean) => string;
	readonly quarter: (number: number, year: string) => string;
	/** The title of a message about several targets. */
	readonly title: string;
	/** "2 of 5 targets are off track". */
	readonly late: (late: string, all: string, isOne: boolean) => string;
	readonly noneLate: (all: string) => string;
	readonly columns: TargetColumns;
	/** "at most 12,000". */
	readonly atMost: (amount: string) => string;
}

/** The columns of a table of targets, which also label the lines of a chart. */
interface TargetColumns {
	readonly target: string;
	readonly soFar: string;
	readonly forecast: string;
	readonly pace: string;
	readonly status: string;
}
