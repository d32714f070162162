import type { Site } from '../account/accounts';
import type { Clock } from '../clock';
import type { JobRuns } from '../jobs/jobRuns';

/** Where a state belongs to, and what it is made from: any call of a site says it. */
export interface Place {
	platform: { clock: Clock; jobs: JobRuns };
	site: Site;
}

/** A state each site has of its own, made when the site is first asked for it. */
export class PerSite<State> {
	private readonly states = new Map<string, State>();

	constructor(private readonly begin: (place: Place) => State) {}

	of({ platform, site }: Place): State {
		const before = this.states.get(site.name);
		if (before !== undefined) return before;
		// Not the call itself, whose body would be kept for ever.
		const state = this.begin({ platform, site });
		this.states.set(site.name, state);
		return state;
	}
}
