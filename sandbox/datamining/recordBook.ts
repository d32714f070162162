import { type Clock, type DayNumber, midnight } from '../clock';
import { badRequest, conflict, notFound } from '../http/refusal';
import { leavesOf } from '../shop/leaves';
import { type Place, type Site, siteState } from '../shop/sites';
import { remembered, state } from '../store';
import type { Column } from './columns';
import type { RecordGroup } from './groups';
import { History } from './history';
import { type DataRecord, originOf, seedFor } from './record';

/** A change of a record after its creation. */
export type Change = Partial<Pick<DataRecord, 'status' | 'cents' | 'validCents' | 'partial'>>;

/** A record to add, from a test or a replay. */
export type Arrival = Pick<DataRecord, 'reference' | 'at' | 'cents'> &
	Partial<Pick<DataRecord, 'leaf' | 'status' | 'given' | 'subject'>> & { deviceId?: number };

/** The records of a group on a site: the shop's history, late records, and changes. */
class RecordBook {
	private readonly added: DataRecord[] = [];
	private readonly changes = new Map<string, Change>();
	private readonly history: History;

	constructor(
		private readonly site: Site,
		private readonly group: RecordGroup,
		private readonly nextNumber: () => number,
		clock: Clock,
	) {
		this.history = new History(site, group, clock);
	}

	/** The records of a range of days (inclusive), in order of time. */
	between(first: DayNumber, last: DayNumber): DataRecord[] {
		const from = midnight(first, this.site.timeZone).toSeconds();
		const to = midnight(last + 1, this.site.timeZone).toSeconds();
		const records = this.added.filter(({ at }) => at >= from && at < to);
		for (let day = first; day <= last; day += 1) {
			for (const record of this.history.ofDay(day)) records.push(record);
		}
		return records
			.map((record) => this.changed(record))
			.sort((one, other) => one.at - other.at || (one.reference < other.reference ? -1 : 1));
	}

	/** A record by reference or ID: the specification does not say which one `get` takes. */
	named(text: string): DataRecord {
		const record = this.find(text);
		if (record) return record;
		throw notFound(
			'RECORD_UNKNOWN',
			`There is no ${this.group.noun} "${text}" on ${this.site.name}.`,
		);
	}

	add(arrival: Arrival): DataRecord {
		const { site, group } = this;
		const { reference, at, cents, status = 'PENDING', deviceId = 1 } = arrival;
		if (this.find(reference)) {
			throw conflict(
				'RECORD_EXISTS',
				`There is a ${group.noun} "${reference}" already: use another reference.`,
			);
		}
		const seed = seedFor(site, reference);
		const leaves = leavesOf(site);
		const leaf = arrival.leaf ?? leaves[seed % leaves.length];
		if (!leaf) throw badRequest('SITE_EMPTY', `The site "${site.name}" has no traffic.`);
		const record: DataRecord = {
			reference,
			at,
			cents,
			status,
			leaf,
			seed,
			id: `${group.code}${site.id}99999${String(this.nextNumber()).padStart(9, '0')}`,
			conversion: { deviceId, typeId: 1, cents, validated: true, moment: 0, loyalty: 1 },
			validCents: status === 'VALID' ? cents : 0,
			partial: false,
			subject: arrival.subject ?? group.subjects[0] ?? '',
			given: arrival.given ?? {},
		};
		this.added.push(record);
		return record;
	}

	change(reference: string, change: Change): void {
		this.changes.set(reference, { ...this.changes.get(reference), ...change });
	}

	private find(text: string): DataRecord | undefined {
		const late = this.added.find(({ id, reference }) => reference === text || id === text);
		const origin = originOf(this.group, this.site, text);
		const record = late ?? (origin && this.history.at(origin));
		return record && this.changed(record);
	}

	private changed(record: DataRecord): DataRecord {
		return { ...record, ...this.changes.get(record.reference) };
	}
}

const lateNumbers = state(() => ({ last: 0 }));
const booksOf = siteState(() => new Map<RecordGroup, RecordBook>());

export function recordsOf(of: Place, group: RecordGroup): RecordBook {
	const numbers = lateNumbers(of);
	const nextNumber = () => (numbers.last += 1);
	const { clock } = of.store;
	return remembered(booksOf(of), group, () => new RecordBook(of.site, group, nextNumber, clock));
}

/** The columns that each search requested, by its job run. */
export const searchedColumns = state(() => new Map<string, readonly Column[]>());
