import type { Site } from './sites';

/** A state each site has of its own, made when the site is first asked for it. */
export class PerSite<State> {
	private readonly states = new Map<Site, State>();

	constructor(private readonly begin: (site: Site) => State) {}

	of(site: Site): State {
		const state = this.states.get(site) ?? this.begin(site);
		this.states.set(site, state);
		return state;
	}
}
