import type { AccountStore } from '../account/store';
import type { Clock } from '../clock';
import { Grants } from './grants';

export interface GrantStore {
	grants: Grants;
}

/** What OAuth2 works with: it is the owner who grants access. */
export type GrantNeeds = GrantStore & AccountStore;

export function newGrantStore(clock: Clock): GrantStore {
	return { grants: new Grants(clock) };
}
