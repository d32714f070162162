import { badRequest, notFound } from '../http/refusal';
import { areBalanced } from '../request/values';
import { type Site, siteState } from '../shop/sites';
import { countOfRequest, type Uniq } from './counts';
import { Criteria } from './criteria';
import { Exports } from './exports';

/** Saved requests. Observed practice: they are called ebmdbreq, and no list shows them. */
const SAVED = [
	['Bag lovers who never bought', 'viewed_bags_90d AND NOT bought_bags_90d'],
	['Warm prospects for women’s shoes', 'viewed_women_7d AND cart_women_30d'],
	['Newsletter readers, gift cards', 'newsletter_giftcards_90d'],
	['Quotes to call back', 'quote_men_30d OR quote_women_30d'],
] as const;

/** The criteria, saved requests and exports of a site. */
class AudienceEngine {
	readonly criteria: Criteria;
	readonly exports: Exports;
	private readonly saved;

	constructor(private readonly site: Site) {
		this.criteria = new Criteria(site);
		this.exports = new Exports(site);
		this.saved = SAVED.map(([name, ergmacro], index) => ({
			id: String(site.id * 100 + index + 1),
			name,
			ergmacro,
		}));
	}

	savedRequest(id: string) {
		const found = this.saved.find((request) => request.id === id);
		if (found) return found;
		const known = this.saved.map((request) => request.id).join(', ');
		throw notFound('EBMDBREQ_UNKNOWN', `There is no request "${id}"; there are ${known}.`);
	}

	/** The number of users that a request matches; unbalanced brackets are refused. */
	count(request: string, uniq: Uniq): number {
		if (!areBalanced(request, '(', ')')) {
			throw badRequest('REQUEST_INVALID', 'The request has a bracket without its counterpart.');
		}
		return countOfRequest(this.site, this.criteria.all, request, uniq);
	}
}

export const engineOf = siteState((site) => new AudienceEngine(site));
