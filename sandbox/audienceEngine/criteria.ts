import type { Site } from '../shop/sites';
import { badRequest, conflict, notFound } from '../http/refusal';

// Observed practice.
export const CRITICITIES = ['NORMAL', 'WATCH', 'CRITICAL'] as const;

/** A criterion of the audience engine about users. */
export interface Criterion {
	id: string;
	name: string;
	key: string;
	type: string;
	criticity: (typeof CRITICITIES)[number];
	threshold: number;
	listtype: string;
	/** The share of all users who match it; for new criteria it is derived from their number. */
	share?: number;
}

const BEHAVIOURS = [
	{ name: 'Viewed', key: 'viewed', type: 'number', share: 0.34 },
	{ name: 'Added to cart:', key: 'cart', type: 'number', share: 0.12 },
	{ name: 'Bought', key: 'bought', type: 'number', share: 0.05 },
	{ name: 'Searched for', key: 'searched', type: 'flag', share: 0.09 },
	{ name: 'Left in the cart:', key: 'left', type: 'flag', share: 0.07 },
	{ name: 'Clicked a newsletter about', key: 'newsletter', type: 'number', share: 0.06 },
	{ name: 'Asked a quote for', key: 'quote', type: 'flag', share: 0.012 },
];
const CATEGORIES = [
	{ name: "women's shoes", key: 'women', share: 0.9 },
	{ name: "men's shoes", key: 'men', share: 0.7 },
	{ name: "children's shoes", key: 'children', share: 0.4 },
	{ name: 'bags', key: 'bags', share: 0.55 },
	{ name: 'accessories', key: 'accessories', share: 0.35 },
	{ name: 'gift cards', key: 'giftcards', share: 0.1 },
];
const WINDOWS = [
	{ days: 7, share: 0.3 },
	{ days: 30, share: 0.72 },
	{ days: 90, share: 1 },
];

type Draft = Omit<Criterion, 'id'>;

/** The criteria of a site, which fill more than a page. */
export class Criteria {
	readonly all: Criterion[] = [];

	constructor(private readonly site: Site) {
		for (const draft of plannedCriteria()) this.add(draft);
	}

	add(draft: Draft): Criterion {
		this.refuseNamesake(draft);
		const id = String(this.site.id * 100_000 + this.all.length + 1);
		const criterion = { ...draft, id };
		this.all.push(criterion);
		return criterion;
	}

	update(id: string, change: Partial<Draft>): Criterion {
		const criterion = this.withId(id);
		this.refuseNamesake(change, criterion);
		return Object.assign(criterion, change);
	}

	withId(id: string): Criterion {
		const found = this.all.find((criterion) => criterion.id === id);
		if (found) return found;
		throw notFound('EBMDB_UNKNOWN', `There is no criterion "${id}": take one that search lists.`);
	}

	named(name: string): Criterion | undefined {
		return this.all.find((criterion) => criterion.name === name);
	}

	/** The criteria in a comma-separated list of keys or IDs. */
	inList(text: string): Criterion[] {
		return text.split(',').map((part) => {
			const word = part.trim();
			const found = this.all.find(({ id, key }) => id === word || key === word);
			if (found) return found;
			throw badRequest(
				'CRITERION_UNKNOWN',
				`There is no criterion "${word}": name them by ebmdb_key or ebmdb_id, with commas between.`,
			);
		});
	}

	private refuseNamesake({ name, key }: Partial<Draft>, self?: Criterion): void {
		const other = this.all.find(
			(criterion) => criterion !== self && (criterion.name === name || criterion.key === key),
		);
		if (!other) return;
		throw conflict(
			'NAME_EXISTS',
			`Criterion ${other.id} has this name or key already ("${other.name}", ${other.key}): choose another one.`,
		);
	}
}

function plannedCriteria(): Draft[] {
	return BEHAVIOURS.flatMap((behaviour) =>
		CATEGORIES.flatMap((category) =>
			WINDOWS.map(({ days, share }) => ({
				name: `${behaviour.name} ${category.name}, last ${days} days`,
				key: `${behaviour.key}_${category.key}_${days}d`,
				type: behaviour.type,
				criticity: behaviour.key === 'bought' ? 'WATCH' : 'NORMAL',
				threshold: behaviour.type === 'number' ? 1 : 0,
				listtype: 'none',
				share: behaviour.share * category.share * share,
			})),
		),
	);
}
