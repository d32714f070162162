import {
	addLateRecord,
	type LateRecord,
	type OrderedStatus,
	orderStatus,
} from './datamining/lateRecords';
import type { Fault } from './http/faults';
import type { Rate } from './http/rateLimit';
import type { Watch } from './http/server';
import { type JobSettings, jobsOf } from './jobs/jobRuns';
import { grantsOf } from './oauth/grants';
import { changeSales, type OrderedSales } from './shop/salesBook';
import { siteByName, SITES } from './shop/sites';
import { type Surge, surgesOf } from './shop/surges';
import type { Store } from './store';

/** The controls that a test has. */
export type Control = ReturnType<typeof newControl>;

/** @param replies the shape of the replies */
export function newControl(store: Store, { faults, rate, log }: Watch, replies: { shape: number }) {
	const place = (name: string) => ({ store, site: siteByName(name) });
	return {
		/** Adds one fault or several. */
		fault: (fault: Fault | Fault[]) => [fault].flat().forEach((one) => faults.add(one)),
		clearFaults: () => faults.clear(),
		/** Accepts at most this rate of requests, and answers the others with 429 and Retry-After. */
		limitRate: (most: Rate) => rate.set(most),
		clearRate: () => rate.set(undefined),
		/** Sends replies in another shape where the specification shows none; 0 for the default one. */
		shape: (number: number) => void (replies.shape = number),
		log: () => log.all(),
		clearLog: () => log.clear(),
		/** Sets the behavior of the next submitted jobs. */
		nextJobs: (settings: JobSettings) => jobsOf({ store }).orderNext(settings),
		clearJobs: () => jobsOf({ store }).forgetOrders(),
		/** Adds a record (a sale, an estimate, a goal, a cart ...) that arrives late. */
		addRecord: (record: LateRecord) => addLateRecord(place(record.site), record),
		/** Sets the state of a sale or an estimate, regardless of the platform's rules. */
		setStatus: (order: OrderedStatus) => orderStatus(place(order.site), order),
		/** Validates and cancels sales of the last days, and lets others arrive late. */
		changeSales: (order: OrderedSales) => changeSales(place(order.site), order),
		/** Makes the traffic of a site drop or surge; reports show it, single records do not. */
		addSurge: (surge: Surge) => surgesOf(place(surge.site)).add(surge),
		clearSurges: () => SITES.forEach((site) => surgesOf({ store, site }).clear()),
		/** Sets the lifetime of OAuth2 access tokens from now on. */
		tokenSeconds: (seconds: number) => grantsOf({ store }).liveFor(seconds),
		/** Invalidates the issued OAuth2 access tokens, which can still be refreshed. */
		expireTokens: () => grantsOf({ store }).expireAccessTokens(),
	};
}
