import type { Site } from '../shop/sites';
import { type Clock, type DayNumber, midnight } from '../clock';
import { Refusal, badRequest, notFound } from '../http/refusal';
import { leavesOf } from '../shop/leaves';
import type { Column } from './columns';
import type { RecordGroup } from './groups';
import { History } from './history';
import { type DataRecord, originOf, seedFor } from './record';

/** What happened to a record after the shop made it. */
export type Change = Partial<Pick<DataRecord, 'status' | 'cents' | 'validCents' | 'partial'>>;

/** A record to add, as a test or a replay gives it. */
export type Arrival = Pick<DataRecord, 'reference' | 'at' | 'cents'> &
	Partial<Pick<DataRecord, 'leaf' | 'status' | 'given' | 'subject'>> & { deviceId?: number };

/** The records of all sites: the shop's history, what arrived late, and what was changed. */
export class RecordBook {
	/** The columns that each search asked for, by its job run. */
	readonly searches = new Map<string, readonly Column[]>();
	private readonly added = new Map<string, DataRecord[]>();
	private readonly changes = new Map<string, Change>();
	private readonly history: History;
	private lastNumber = 0;

	constructor(clock: Clock) {
		this.history = new History(clock);
	}

	/** Both days included, in the order in which things happened. */
	between(site: Site, group: RecordGroup, first: DayNumber, last: DayNumber): DataRecord[] {
		const from = midnight(first, site.timeZone).toSeconds();
		const to = midnight(last + 1, site.timeZone).toSeconds();
		const records = this.addedTo(site, group).filter(({ at }) => at >= from && at < to);
		for (let day = first; day <= last; day += 1) {
			for (const record of this.history.ofDay(site, group, day)) records.push(record);
		}
		return records
			.map((record) => this.changed(site, group, record))
			.sort((one, other) => one.at - other.at || (one.reference < other.reference ? -1 : 1));
	}

	/** By reference or by id: the specification does not say which of them `get` takes. */
	find(site: Site, group: RecordGroup, text: string): DataRecord | undefined {
		const late = this.addedTo(site, group).find(
			({ id, reference }) => reference === text || id === text,
		);
		const origin = originOf(group, site, text);
		const record = late ?? (origin && this.history.at(site, group, origin));
		return record && this.changed(site, group, record);
	}

	named(site: Site, group: RecordGroup, text: string): DataRecord {
		const record = this.find(site, group, text);
		if (record) return record;
		throw notFound('RECORD_UNKNOWN', `There is no ${group.noun} "${text}" on ${site.name}.`);
	}

	add(site: Site, group: RecordGroup, arrival: Arrival): DataRecord {
		const { reference, at, cents, status = 'PENDING', deviceId = 1 } = arrival;
		if (this.find(site, group, reference)) {
			throw new Refusal(
				409,
				'RECORD_EXISTS',
				`There is a ${group.noun} "${reference}" already: use another reference.`,
			);
		}
		const seed = seedFor(site, reference);
		const leaves = leavesOf(site);
		const leaf = arrival.leaf ?? leaves[seed % leaves.length];
		if (!leaf) throw badRequest('SITE_EMPTY', `The site "${site.name}" has no traffic.`);
		this.lastNumber += 1;
		const record: DataRecord = {
			reference,
			at,
			cents,
			status,
			leaf,
			seed,
			id: `${group.code}${site.id}99999${String(this.lastNumber).padStart(9, '0')}`,
			conversion: { deviceId, typeId: 1, cents, validated: true, moment: 0, loyalty: 1 },
			validCents: status === 'VALID' ? cents : 0,
			partial: false,
			subject: arrival.subject ?? group.subjects[0] ?? '',
			given: arrival.given ?? {},
		};
		this.addedTo(site, group).push(record);
		return record;
	}

	change(site: Site, group: RecordGroup, reference: string, change: Change): DataRecord {
		const key = `${site.name} ${group.name} ${reference}`;
		this.changes.set(key, { ...this.changes.get(key), ...change });
		return this.named(site, group, reference);
	}

	private addedTo(site: Site, group: RecordGroup): DataRecord[] {
		const key = `${site.name} ${group.name}`;
		const before = this.added.get(key);
		if (before) return before;
		const records: DataRecord[] = [];
		this.added.set(key, records);
		return records;
	}

	private changed(site: Site, group: RecordGroup, record: DataRecord): DataRecord {
		return { ...record, ...this.changes.get(`${site.name} ${group.name} ${record.reference}`) };
	}
}
