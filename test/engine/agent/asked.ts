import { firstDays } from './days';
import type { Figure, Truth } from './truth';
import { CAMPAIGNS } from './truth';

/** A call as a model makes it. */
export interface Call {
	readonly figures: string;
	readonly by?: string;
	readonly when?: string;
	readonly compareWith?: string;
	readonly only?: string;
	readonly first?: number;
}

/** What was asked, and what it must be answered with. */
export type Answered = readonly [Call, Truth];

export const CONVERSION: Figure = ['scartvalid', 'visit', 100];
export const BASKET: Figure = ['scartvalidamount', 'scartvalid', 1];
export const BY_CHANNEL = ['media_key'];
export const SALES = ['scartvalid'];
export const REVENUE = ['scartvalidamount'];
export const VISITS = ['visit'];

export const isOneOf =
	(...values: string[]) =>
	(value: string) =>
		values.includes(value);
export const isNot =
	(...values: string[]) =>
	(value: string) =>
		!values.includes(value);
export const campaigns = { by: ['ope_name'], path: CAMPAIGNS };
export const paidSearch = { only: ['media_key', isOneOf('SPONSOREDLINK')] } as const;
export const [from, to] = firstDays(15);
