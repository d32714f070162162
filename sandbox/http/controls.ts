import type { Fault, FaultQueue } from './faults';
import type { LoggedRequest, RequestLog } from './log';
import { type Controls, ordered, plainOrder } from './orders';
import { type Rate, type RateLimit, readRate } from './rateLimit';
import { readFaults } from './readFaults';

/** What a test can order about requests, whatever they ask for. */
export interface TrafficControl {
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
}

/** What goes wrong on purpose, and what is remembered of requests. */
export interface Watch {
	faults: FaultQueue;
	rate: RateLimit;
	log: RequestLog;
	/** In which of the shapes replies come; 0 is the usual one. */
	replies: { shape: number };
}

export function trafficControls({ faults, rate, log, replies }: Watch): Controls<TrafficControl> {
	const control: TrafficControl = {
		fault: (fault) => [fault].flat().forEach((one) => faults.add(one)),
		clearFaults: () => faults.clear(),
		limitRate: (most) => rate.set(most),
		clearRate: () => rate.set(undefined),
		shape: (number) => {
			replies.shape = number;
		},
		log: () => log.all(),
		clearLog: () => log.clear(),
	};
	return {
		control,
		orders: {
			'GET /_sandbox/log': () => ({ log: log.all().map((request) => ({ ...request })) }),
			'DELETE /_sandbox/log': plainOrder(control.clearLog),
			'POST /_sandbox/faults': ordered(readFaults, control.fault),
			'DELETE /_sandbox/faults': plainOrder(control.clearFaults),
			'POST /_sandbox/rate': ordered(readRate, control.limitRate),
			'DELETE /_sandbox/rate': plainOrder(control.clearRate),
		},
	};
}
