import {
	type LateRecord,
	type OrderedStatus,
	addLateRecord,
	orderStatus,
	readLateRecord,
	readOrderedStatus,
} from '../datamining/lateRecords';
import { type OrderedSales, changeSales, readOrderedSales } from '../reports/orderedSales';
import { type JobSettings, readJobSettings } from '../jobs/settings';
import { SITES, siteByName } from '../account/sites';
import type { Platform } from '../platform';
import { type Surge, readSurge } from '../shop/surges';
import type { Fault, FaultQueue } from './faults';
import { type Json, type JsonObject, objectWith, optionalNumber, parseJson } from './json';
import type { LoggedRequest, RequestLog } from './log';
import { type Rate, type RateLimit, readRate } from './rateLimit';
import { readFaults } from './readFaults';
import { Refusal } from './refusal';
import { type Answer, jsonAnswer } from './reply';

/** What a test can order; the same over HTTP under `/_sandbox/`. */
export interface Control {
	/** Adds one fault or several. */
	fault(fault: Fault | Fault[]): void;
	clearFaults(): void;
	/** Takes no more requests than this, and answers the others with 429 and Retry-After. */
	limitRate(rate: Rate): void;
	clearRate(): void;
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
	log(): LoggedRequest[];
	clearLog(): void;
}

export function newControl(
	platform: Platform,
	{ faults, rate, log }: { faults: FaultQueue; rate: RateLimit; log: RequestLog },
): Control {
	return {
		fault: (fault) => [fault].flat().forEach((one) => faults.add(one)),
		clearFaults: () => faults.clear(),
		limitRate: (most) => rate.set(most),
		clearRate: () => rate.set(undefined),
		nextJobs: (settings) => platform.jobs.orderNext(settings),
		clearJobs: () => platform.jobs.forgetOrders(),
		addRecord: (record) => addLateRecord(platform, record),
		setStatus: (order) => orderStatus(platform, order),
		changeSales: (order) => changeSales(platform, order),
		addSurge: (surge) => surgesOf(platform, surge.site).add(surge),
		clearSurges: () => SITES.forEach(({ name }) => surgesOf(platform, name).clear()),
		tokenSeconds: (seconds) => {
			platform.grants.accessSeconds = seconds;
		},
		expireTokens: () => platform.grants.expireAccessTokens(),
		log: () => log.all(),
		clearLog: () => log.clear(),
	};
}

function surgesOf(platform: Platform, name: string) {
	return platform.surges.of({ platform, site: siteByName(name) });
}

/** Answers `/_sandbox/...`; needs no token. */
export function controlAnswer(
	control: Control,
	method: string,
	path: string,
	body: string,
): Answer {
	const routes: Record<string, () => Json> = {
		'GET /_sandbox/log': () => ({ log: control.log().map(asJson) }),
		'DELETE /_sandbox/log': () => done(control.clearLog()),
		'POST /_sandbox/faults': () => done(control.fault(readFaults(parseJson(body)))),
		'DELETE /_sandbox/faults': () => done(control.clearFaults()),
		'POST /_sandbox/rate': () => done(control.limitRate(readRate(parseJson(body)))),
		'DELETE /_sandbox/rate': () => done(control.clearRate()),
		'POST /_sandbox/jobs': () => done(control.nextJobs(readJobSettings(parseJson(body)))),
		'POST /_sandbox/records': () => done(control.addRecord(readLateRecord(parseJson(body)))),
		'POST /_sandbox/statuses': () => done(control.setStatus(readOrderedStatus(parseJson(body)))),
		'POST /_sandbox/sales': () => done(control.changeSales(readOrderedSales(parseJson(body)))),
		'POST /_sandbox/surges': () => done(control.addSurge(readSurge(parseJson(body)))),
		'DELETE /_sandbox/surges': () => done(control.clearSurges()),
		'POST /_sandbox/oauth': () => done(control.tokenSeconds(readTokenSeconds(parseJson(body)))),
		'DELETE /_sandbox/oauth': () => done(control.expireTokens()),
		'DELETE /_sandbox/jobs': () => done(control.clearJobs()),
	};
	const route = routes[`${method} ${path}`];
	if (!route) {
		const known = Object.keys(routes).join(', ');
		throw new Refusal(404, 'CONTROL_UNKNOWN', `Unknown control; there are ${known}.`);
	}
	return jsonAnswer(200, route());
}

function readTokenSeconds(value: Json): number {
	const { seconds } = objectWith(value, 'The order', ['seconds']);
	return optionalNumber(seconds, 'seconds') ?? 0;
}

function done(_nothing: void): Json {
	return { ok: true };
}

function asJson(request: LoggedRequest): JsonObject {
	return { ...request };
}
