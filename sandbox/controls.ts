import {
	addLateRecord,
	type LateRecord,
	type OrderedStatus,
	orderStatus,
} from './datamining/lateRecords';
import type { Fault } from './http/faults';
import type { Rate } from './http/rateLimit';
import type { LoggedRequest } from './http/requests';
import type { Watch } from './http/server';
import { type JobSettings, jobsOf } from './jobs/jobRuns';
import { grantsOf } from './oauth/grants';
import { changeSales, type OrderedSales } from './shop/salesBook';
import { siteByName, SITES } from './shop/sites';
import { type Surge, surgesOf } from './shop/surges';
import type { Store } from './store';

/** What a test can order. */
export interface Control {
	/** Adds one fault or several. */
	fault(fault: Fault | Fault[]): void;
	clearFaults(): void;
	/** Takes no more requests than this, and answers the others with 429 and Retry-After. */
	limitRate(rate: Rate): void;
	clearRate(): void;
	/** Sends replies in another shape, where the specification shows none; 0 for the usual one. */
	shape(number: number): void;
	log(): LoggedRequest[];
	clearLog(): void;
	/** Decides how the next submitted jobs behave. */
	nextJobs(settings: JobSettings): void;
	clearJobs(): void;
	/** Adds a sale, an estimate, a goal, a cart ... that arrives late. */
	addRecord(record: LateRecord): void;
	/** Puts a sale or an estimate into a state, whatever the rules of the platform say. */
	setStatus(order: OrderedStatus): void;
	/** Validates and cancels sales of the last days, and lets others arrive late. */
	changeSales(order: OrderedSales): void;
	/** Lets the traffic of a site drop or surge; reports show it, single records do not. */
	addSurge(surge: Surge): void;
	clearSurges(): void;
	/** How long OAuth2 access tokens live from now on. */
	tokenSeconds(seconds: number): void;
	/** Ends the OAuth2 access tokens that were given out; they can still be refreshed. */
	expireTokens(): void;
}

export function newControl(
	store: Store,
	{ faults, rate, log }: Watch,
	replies: { shape: number },
): Control {
	const place = (name: string) => ({ store, site: siteByName(name) });
	return {
		fault: (fault) => [fault].flat().forEach((one) => faults.add(one)),
		clearFaults: () => faults.clear(),
		limitRate: (most) => rate.set(most),
		clearRate: () => rate.set(undefined),
		shape: (number) => {
			replies.shape = number;
		},
		log: () => log.all(),
		clearLog: () => log.clear(),
		nextJobs: (settings) => jobsOf({ store }).orderNext(settings),
		clearJobs: () => jobsOf({ store }).forgetOrders(),
		addRecord: (record) => addLateRecord(place(record.site), record),
		setStatus: (order) => orderStatus(place(order.site), order),
		changeSales: (order) => changeSales(place(order.site), order),
		addSurge: (surge) => surgesOf(place(surge.site)).add(surge),
		clearSurges: () => SITES.forEach((site) => surgesOf({ store, site }).clear()),
		tokenSeconds: (seconds) => grantsOf({ store }).liveFor(seconds),
		expireTokens: () => grantsOf({ store }).expireAccessTokens(),
	};
}
