import type { StoreBytes } from '../http/streaming/spool';
import type { OwnNames } from './providerColumns';
import type { ImportableName, SourceWording } from './placement';

/** How to read the provider's data for an import. */
export interface ProviderReading {
	readonly levels: readonly ImportableName[];
	readonly own: OwnNames;
	readonly wording: SourceWording;
	readonly pageSize: number;
	/** Where rows are buffered until a month is complete. */
	readonly keep: StoreBytes;
}
