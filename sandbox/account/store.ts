import type { Clock } from '../clock';
import { Accounts } from './accounts';
import { SessionTokens } from './sessionTokens';

export interface AccountStore {
	accounts: Accounts;
	sessions: SessionTokens;
}

export function newAccountStore(clock: Clock): AccountStore {
	return { accounts: new Accounts(clock), sessions: new SessionTokens(clock) };
}
