import type { INodeParameters } from 'n8n-workflow';
import { PlatformCaller } from '../platformCaller';
import type { Incident, RecordHistory } from './recordHistory';
import { LOOK_BACK } from './recordHistory';
import type { Poll } from '../simulatedN8n';
import { SimulatedN8n } from '../simulatedN8n';
import type { World } from '../world';
import { DAY, HOUR, MINUTE } from '../world';

const SITE = 'shop-ca';

/** The outcome of a history: the polls, and the records of the platform. */
export interface LivedRecords {
	/** The polls until the baseline is known. */
	readonly firsts: readonly Poll[];
	readonly newSales: readonly Poll[];
	readonly changes: readonly Poll[];
	/** The sales at the first polls, by reference. */
	readonly baseline: ReadonlyMap<string, string>;
	/** The sales at the end, from the first searched day on. */
	readonly all: ReadonlyMap<string, string>;
	/** The sales at the end, within the days that are then searched. */
	readonly watched: ReadonlyMap<string, string>;
	/** The state of each sale whose last change the trigger has to notice. */
	readonly promised: ReadonlyMap<string, string>;
	/** The sales of days before the first searched day. */
	readonly before: ReadonlyMap<string, string>;
}

let lastReference = 0;

/** Runs a history with both events, and then enough quiet cycles to catch up. */
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
	const sales = new Sales(world, [...baseline.keys()]);
	const firsts: Poll[] = [];
	if (history.first.length > 0) {
		for (const n8n of [news, states]) firsts.push(await n8n.poll({ faults: history.first }));
	}
	// Concurrently, as each waits a second before its first check.
	firsts.push(...(await Promise.all([news.poll(), states.poll()])));
	const newSales: Poll[] = [];
	const changes: Poll[] = [];
	for (const n8n of [news, states]) if (history.restartsSoon) n8n.restart();
	for (const { minutes, incidents, seconds, skew, restarts, ...happening } of history.steps) {
		const share = Math.floor((minutes * MINUTE) / (incidents.length + 1));
		if (skew !== undefined) world.skew = skew * MINUTE;
		for (const incident of incidents) {
			world.pass(share);
			sales.happens(incident);
		}
		world.pass(minutes * MINUTE - share * incidents.length);
		for (const n8n of [news, states]) if (restarts) n8n.restart();
		control.clearJobs();
		control.nextJobs({ seconds, times: 2 });
		newSales.push(await news.poll(happening));
		changes.push(await states.poll(happening));
	}
	control.clearJobs();
	world.skew = 0;
	world.pass(HOUR);
	const days = history.steps.reduce((sum, { minutes }) => sum + minutes, 0) / (DAY / MINUTE);
	// It catches up with fewer days per search after one that took too long.
	const pollsFor = (searches: number) => 2 * (3 + Math.ceil(searches));
	const [least, most] = [pollsFor(days / LONGEST_SEARCH), pollsFor(days)];
	for (let poll = 0, quiet = 0; poll < least || (quiet < 4 && poll < most); poll += 1) {
		const calm = [await news.poll(), await states.poll()] as const;
		newSales.push(calm[0]);
		changes.push(calm[1]);
		quiet = calm.some(({ items }) => items.length > 0) ? 0 : quiet + 1;
	}
	return {
		firsts,
		newSales,
		changes,
		baseline,
		promised: sales.promised,
		all: await allSales(caller, since, world.tomorrow),
		watched: await salesOf(caller, world.firstDaySearched(LOOK_BACK), world.tomorrow),
		before: await salesOf(caller, daysLater(since, -3), daysLater(since, -1)),
	};
}

/** Makes the sales of a history arrive and change. */
class Sales {
	readonly promised = new Map<string, string>();
	private readonly madeAt = new Map<string, number>();

	constructor(
		private readonly world: World,
		private readonly known: string[],
	) {}

	happens({ late, which, status }: Incident): void {
		const reference = late === undefined ? this.known[which % this.known.length] : this.add(late);
		if (reference === undefined) return;
		const { control } = this.world.sandbox;
		control.setStatus({ site: SITE, group: 'order', reference, status });
		const isNoticed = (this.madeAt.get(reference) ?? 0) >= this.world.now - LOOK_BACK * DAY;
		if (isNoticed) this.promised.set(reference, status);
		else this.promised.delete(reference);
	}

	private add(late: number): string {
		lastReference += 1;
		const reference = `LATE-${lastReference}`;
		const madeAt = this.world.now - late;
		const at = Math.floor(madeAt / 1_000);
		const { control } = this.world.sandbox;
		control.addRecord({ site: SITE, group: 'order', reference, at, amount: 10 });
		this.known.push(reference);
		this.madeAt.set(reference, madeAt);
		return reference;
	}
}

async function salesOf(caller: PlatformCaller, from: string, to: string) {
	const sales = await caller.sales(from, to);
	return new Map(sales.map(({ order_ref: ref = '', order_status: state = '' }) => [ref, state]));
}

/** Uses several searches, as the platform limits their length. */
async function allSales(caller: PlatformCaller, from: string, to: string) {
	const sales = new Map<string, string>();
	for (let day = from; day <= to; day = daysLater(day, LONGEST_SEARCH)) {
		const last = daysLater(day, LONGEST_SEARCH - 1);
		for (const one of await salesOf(caller, day, last < to ? last : to)) sales.set(...one);
	}
	return sales;
}

/** In days; the platform refuses longer searches. */
const LONGEST_SEARCH = 31;

function daysLater(iso: string, days: number): string {
	return new Date(Date.parse(iso) + days * DAY).toISOString().slice(0, 10);
}

function formOf(event: 'newRecord' | 'statusChanged'): INodeParameters {
	return {
		authentication: 'apiToken',
		event,
		site: SITE,
		recordType: 'sale',
		options: { lookBack: LOOK_BACK },
	};
}
