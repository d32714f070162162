import { type Store, remembered, state } from '../store';
import type { Site } from './sites';

/** Something that is remembered of each site by itself, made when it is first asked for. */
export function siteState<State>(
	begin: (site: Site, store: Store) => State,
): (of: { store: Store; site: Site }) => State {
	const statesOf = state(() => new Map<Site, State>());
	return ({ store, site }) => remembered(statesOf({ store }), site, () => begin(site, store));
}
