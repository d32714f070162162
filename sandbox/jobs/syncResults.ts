import type { Site } from '../shop/sites';
import { csvFile } from '../request/files';
import type { Json } from '../http/json';
import type { Produce } from './jobRuns';
import { chance, seedOf } from '../shop/chance';
import { leavesOf } from '../shop/leaves';
import { AUDIENCES } from './plannedJobs';
import type { Job, Purpose, RunHistory } from './runHistory';

export const MAPPING_COLUMNS =
	'partner_item_id partner_item_name object_type object_id object_name sync_epoch'.split(' ');

/** The data that runs have imported, until a reset; raw and testing runs import nothing. */
export class SyncResults {
	/** The runs of a job that a reset has undone. */
	private readonly undone = new Map<string, number>();

	constructor(
		private readonly site: Site,
		private readonly runs: RunHistory,
	) {}

	mapping(job: Job): Json[][] {
		const epoch = this.lastEnd(job);
		if (epoch === undefined) return [];
		return itemsOf(this.site, job).map(({ partnerId, partnerName, object, id, name }) => {
			return [partnerId, partnerName, object, id, name, epoch];
		});
	}

	hasAudience(job: Job, audienceId: string): boolean {
		if (this.lastEnd(job) === undefined) return false;
		return itemsOf(this.site, job).some(
			({ object, id }) => object === 'cluster' && id === audienceId,
		);
	}

	/** Deletes the synchronised data and returns their amount. */
	reset(job: Job): number {
		const removed = this.mapping(job).length;
		this.undone.set(job.id, this.runs.ofJob(job.id).length);
		return removed;
	}

	/** When a run last imported data that still exist. */
	private lastEnd(job: Job): number | null | undefined {
		const since = this.undone.get(job.id) ?? 0;
		const all = this.runs.ofJob(job.id);
		const last = all
			.slice(0, all.length - since)
			.find((run) => run.purpose === 'regular' && this.runs.wordOf(run) === 'COMPLETED');
		return last && this.runs.endOf(last);
	}
}

function itemsOf(site: Site, { publisher, name }: Job) {
	const campaigns = new Map(
		leavesOf(site)
			.filter((leaf) => leaf.publisher === publisher)
			.map((leaf) => [leaf.campaign, String(leaf.campaignId)]),
	);
	const audiences = AUDIENCES.map((audience, index) => [audience, String(index + 1)] as const);
	const isOfCampaigns = campaigns.size > 0;
	return [...(isOfCampaigns ? campaigns : audiences)].map(([item, id]) => ({
		partnerId: String(6_000_000_000 + seedOf(`${name}|${item}`)),
		partnerName: item.toUpperCase(),
		object: isOfCampaigns ? 'ope' : 'cluster',
		id,
		name: item,
	}));
}

/** The file of a run: the partner's own format for raw runs, otherwise the platform's. */
export function syncFile(site: Site, job: Job, purpose: Purpose): Produce {
	return () => {
		const header =
			purpose === 'raw'
				? ['item_id', 'item_label', 'impr', 'clicks', 'spend']
				: ['object_id', 'object_name', 'view', 'click', 'cost'];
		const lines = itemsOf(site, job).map((item) => {
			const seed = seedOf(`${site.name}|${item.partnerId}`);
			const view = 2_000 + Math.floor(90_000 * chance(seed, 1));
			const click = Math.floor(view * 0.03 * chance(seed, 2));
			const cost = (click * (0.2 + chance(seed, 3))).toFixed(2);
			const named = purpose === 'raw' ? [item.partnerId, item.partnerName] : [item.id, item.name];
			return [...named, view, click, cost];
		});
		return csvFile(`syncpartner-${job.id}-${purpose}.csv`, [header, ...lines]);
	};
}
