import { type Json, objectWith, optionalNumber } from '../http/json';
import { type Controls, ordered, plainOrder } from '../http/orders';
import type { GrantStore } from './store';

export interface TokenControl {
	/** How long OAuth2 access tokens live from now on. */
	tokenSeconds(seconds: number): void;
	/** Ends the OAuth2 access tokens that were given out; they can still be refreshed. */
	expireTokens(): void;
}

export function tokenControls({ grants }: GrantStore): Controls<TokenControl> {
	const control: TokenControl = {
		tokenSeconds: (seconds) => grants.liveFor(seconds),
		expireTokens: () => grants.expireAccessTokens(),
	};
	return {
		control,
		orders: {
			'POST /_sandbox/oauth': ordered(readTokenSeconds, control.tokenSeconds),
			'DELETE /_sandbox/oauth': plainOrder(control.expireTokens),
		},
	};
}

function readTokenSeconds(value: Json): number {
	const { seconds } = objectWith(value, 'The order', ['seconds']);
	return optionalNumber(seconds, 'seconds') ?? 0;
}
