import type { Keep } from '../client/spool';
import type { OwnNames } from './providerColumns';
import type { ImportableName, Wording } from './placement';

/** How to read the provider's data for imports. */
export interface ProviderReading {
	readonly levels: readonly ImportableName[];
	readonly own: OwnNames;
	readonly wording: Wording;
	readonly pageSize: number;
	/** Where rows wait until all of a month are there. */
	readonly keep: Keep;
}
