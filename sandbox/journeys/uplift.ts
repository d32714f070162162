import type { Site } from '../shop/sites';
import type { DayNumber } from '../clock';
import { chance, seedOf } from '../shop/chance';
import { CHANNELS } from '../shop/channels';
import { type Leaf, leavesOf } from '../shop/leaves';
import { estimatesOf, salesOf } from '../shop/sales';
import { visitsOf } from '../shop/traffic';

/** The parameters of post-impression uplift. */
interface UpliftQuestion {
	site: Site;
	publisher: string;
	goal: string;
	viewId: string;
	first: DayNumber;
	last: DayNumber;
}

/** Conversions that clicks explain, and those that ad views add. */
export interface Uplift {
	id: string;
	name: string;
	clicked: number;
	seen: number;
}

const LEAST_ADDED = 0.06;
const MOST_ADDED = 0.38;
const OTHER_GOALS: Readonly<Record<string, number>> = { scart: 1.9 };
const PROFILE_PER_SALE = 2.4;

/** How often the campaigns of a publisher occur in converting journeys. */
export function upliftPresence(question: UpliftQuestion): Uplift[] {
	const campaigns = new Map<number, Uplift>();
	for (const leaf of leavesOf(question.site)) {
		if (leaf.publisher !== question.publisher) continue;
		const { campaignId, campaign } = leaf;
		const none = { id: String(campaignId), name: campaign, clicked: 0, seen: 0 };
		const uplift = campaigns.get(campaignId) ?? none;
		uplift.clicked += conversionsOf(leaf, question);
		campaigns.set(campaignId, uplift);
	}
	return [...campaigns.values()].map((uplift) => withSeen(uplift, question));
}

/** The most common journeys with the publisher, largest first. */
export function upliftTopPaths(question: UpliftQuestion): Uplift[] {
	const { publisher, site } = question;
	const all = upliftPresence(question).reduce((sum, { clicked }) => sum + clicked, 0);
	const ends = ['', ...CHANNELS.filter(({ paid }) => !paid).map(({ label }) => label)];
	const starts = ['', 'Paid search', 'Emailing'];
	const paths = starts.flatMap((start) =>
		ends.map((end) => [start, publisher, end].filter((step) => step !== '').join(' > ')),
	);
	const weights = paths.map((path) => 0.1 + chance(seedOf(`${site.name}|${path}`), 1) ** 3);
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return paths
		.map((name, index) => {
			const clicked = Math.floor((all * (weights[index] ?? 0)) / total);
			return withSeen({ id: String(index + 1), name, clicked, seen: 0 }, question);
		})
		.sort((one, other) => other.clicked - one.clicked);
}

/** The added share in percent, e.g. `12.4`. */
export function upliftPercent({ clicked, seen }: Uplift): string {
	return clicked === 0 ? '0.0' : ((100 * seen) / clicked).toFixed(1);
}

function withSeen(uplift: Uplift, { site, viewId }: UpliftQuestion): Uplift {
	const luck = chance(seedOf(`${site.name}|${uplift.name}|${viewId}`), 7);
	const part = LEAST_ADDED + (MOST_ADDED - LEAST_ADDED) * luck;
	return { ...uplift, seen: Math.floor(uplift.clicked * part) };
}

// Counts the sales and estimates that reports show under the default attribution rule.
function conversionsOf(leaf: Leaf, { goal, first, last }: UpliftQuestion): number {
	let count = 0;
	for (let day = first; day <= last; day += 1) {
		const visits = visitsOf(leaf, day);
		if (visits === 0) continue;
		count += (goal === 'estimate' ? estimatesOf : salesOf)(leaf, day, visits).length;
	}
	if (goal === 'order' || goal === 'estimate') return count;
	return Math.floor(count * (OTHER_GOALS[goal] ?? PROFILE_PER_SALE));
}
