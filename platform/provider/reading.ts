import type { StoreBytes } from '../http/streaming/spool';
import type { OwnNames } from './providerColumns';
import type { ImportableName, SourceWording } from './placement';

/** How to read the provider's data for imports. */
export interface ProviderReading {
	readonly levels: readonly ImportableName[];
	readonly own: OwnNames;
	readonly wording: SourceWording;
	readonly pageSize: number;
	/** Where rows wait until all of a month are there. */
	readonly keep: StoreBytes;
}
