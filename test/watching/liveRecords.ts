import type { INodeParameters } from 'n8n-workflow';
import { PlatformCaller } from './platformCaller';
import type { RecordHistory } from './recordHistory';
import { LOOK_BACK } from './recordHistory';
import type { Poll } from './simulatedN8n';
import { SimulatedN8n } from './simulatedN8n';
import type { World } from './world';
import { DAY, HOUR, MINUTE } from './world';

const SITE = 'shop-ca';

/** What was seen of a history, and what the platform held. */
export interface LivedRecords {
	/** Until what is there already is known. */
	readonly firsts: readonly Poll[];
	readonly newSales: readonly Poll[];
	readonly changes: readonly Poll[];
	/** The sales at the first polls, by reference. */
	readonly baseline: ReadonlyMap<string, string>;
	/** At the end, from the first day that was searched on. */
	readonly all: ReadonlyMap<string, string>;
	/** At the end, of the days that are searched then. */
	readonly watched: ReadonlyMap<string, string>;
	/** From days before those that were searched first. */
	readonly before: ReadonlyMap<string, string>;
}

let lastReference = 0;

/** Lives through a history with both events, and then through three calm cycles. */
export async function live(world: World, history: RecordHistory): Promise<LivedRecords> {
	const { sandbox } = world;
	const { control } = sandbox;
	world.begin(history.start);
	const caller = new PlatformCaller(sandbox, SITE);
	const since = world.firstDaySearched(LOOK_BACK);
	const cursor = history.cursor;
	const news = new SimulatedN8n({ sandbox, cursor, parameters: formOf('newRecord') });
	const states = new SimulatedN8n({ sandbox, cursor, parameters: formOf('statusChanged') });
	const baseline = await salesOf(caller, since, world.tomorrow);
	const known = [...baseline.keys()];
	const firsts: Poll[] = [];
	if (history.first.length > 0) {
		for (const n8n of [news, states]) firsts.push(await n8n.poll({ faults: history.first }));
	}
	// At once, as each waits a second before it looks.
	firsts.push(...(await Promise.all([news.poll(), states.poll()])));
	const newSales: Poll[] = [];
	const changes: Poll[] = [];
	for (const n8n of [news, states]) if (history.restartsSoon) n8n.restart();
	for (const { minutes, incidents, seconds, skew, restarts, ...happening } of history.steps) {
		world.pass(minutes * MINUTE);
		if (skew !== undefined) world.skew = skew * MINUTE;
		for (const { late, which, status } of incidents) {
			const reference = late === undefined ? known[which % known.length] : addSale(world, late);
			if (reference === undefined) continue;
			control.setStatus({ site: SITE, group: 'order', reference, status });
			if (late !== undefined) known.push(reference);
		}
		for (const n8n of [news, states]) if (restarts) n8n.restart();
		control.clearJobs();
		control.nextJobs({ seconds, times: 2 });
		newSales.push(await news.poll(happening));
		changes.push(await states.poll(happening));
	}
	control.clearJobs();
	world.skew = 0;
	world.pass(HOUR);
	for (let poll = 0; poll < 6; poll += 1) {
		newSales.push(await news.poll());
		changes.push(await states.poll());
	}
	return {
		...{ firsts, newSales, changes, baseline },
		all: await salesOf(caller, since, world.tomorrow),
		watched: await salesOf(caller, world.firstDaySearched(LOOK_BACK), world.tomorrow),
		before: await salesOf(caller, world.firstDaySearched(LOOK_BACK + 3), dayBefore(since)),
	};
}

function addSale({ sandbox, now }: World, late: number): string {
	lastReference += 1;
	const reference = `LATE-${lastReference}`;
	const at = Math.floor((now - late) / 1_000);
	sandbox.control.addRecord({ site: SITE, group: 'order', reference, at, amount: 10 });
	return reference;
}

async function salesOf(caller: PlatformCaller, from: string, to: string) {
	const sales = await caller.sales(from, to);
	return new Map(sales.map(({ order_ref: ref = '', order_status: state = '' }) => [ref, state]));
}

function dayBefore(iso: string): string {
	return new Date(Date.parse(iso) - DAY).toISOString().slice(0, 10);
}

function formOf(event: 'newRecord' | 'statusChanged'): INodeParameters {
	return {
		...{ authentication: 'apiToken', event, site: SITE, recordType: 'sale' },
		...{ options: { lookBack: LOOK_BACK }, additionalParameters: {} },
	};
}
