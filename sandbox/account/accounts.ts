import { randomBytes } from 'node:crypto';
import { type Clock, unixSeconds } from '../clock';
import { forbidden, notFound, unauthorized } from '../http/refusal';
import type { Account } from '../request/endpoint';
import { SHOP_CA, SITES } from '../shop/sites';
import { state } from '../store';

type User = { -readonly [Member in keyof Account]: Account[Member] };

// Fixed on purpose: a local sandbox protects nothing, and tests need to know the tokens in advance.
export const TOKEN = 'sandbox-token-all-sites-0001';
export const ONE_SITE_TOKEN = 'sandbox-token-shop-ca-only-0002';
export const CONNECTOR_TOKEN = 'sandbox-connector-0003';
/**
 * The format of connector tokens is not documented, so any characters that can be encoded in a URL
 * may occur.
 */
export const SPECIAL_CONNECTOR_TOKEN = 'sandbox/connector é%2F?#+(0005)';
export const MARKETING_TOKEN = 'sandbox-token-marketing-0004';

function user(name: string, token: string, administrator: boolean, sites = SITES): User {
	const email = `${name}@shop.example`;
	return { user: email, token, administrator, sites, active: true, lastSeen: undefined };
}

/** The users of the platform. Resetting or disabling one takes effect at once. */
class Accounts {
	private readonly users: readonly User[] = [
		user('owner', TOKEN, true),
		user('analyst', ONE_SITE_TOKEN, false, [SHOP_CA]),
		user('marketing', MARKETING_TOKEN, true),
	];

	constructor(private readonly clock: Clock) {}

	/** The account behind an API token (docs/platform.md, Authentication 1). */
	forToken(token: string): Account {
		const found = this.users.find((candidate) => candidate.token === token);
		if (!found) throw unauthorized('TOKEN_INVALID', 'The API token is not valid.');
		return this.enter(found);
	}

	/** The account behind a connector token in the path (docs/platform.md, Authentication 4). */
	forConnector(connectorToken: string): Account {
		if (![CONNECTOR_TOKEN, SPECIAL_CONNECTOR_TOKEN].includes(connectorToken)) {
			throw unauthorized('CONNECTOR_TOKEN_INVALID', 'The connector token is not valid.');
		}
		return this.owner();
	}

	/** The account of a user who authenticated with another token, such as one of OAuth2. */
	forUser(email: string): Account {
		return this.enter(this.named(email));
	}

	owner(): Account {
		return this.named('owner@shop.example');
	}

	resetToken(email: string): string {
		const found = this.named(email);
		found.token = `sandbox-token-${randomBytes(12).toString('hex')}`;
		return found.token;
	}

	setActive(email: string, active: boolean): void {
		this.named(email).active = active;
	}

	named(email: string): User {
		const found = this.users.find((candidate) => candidate.user === email.toLowerCase());
		if (!found) throw notFound('USER_UNKNOWN', `There is no user "${email}".`);
		return found;
	}

	private enter(found: User): Account {
		if (!found.active) {
			throw forbidden(
				'USER_DISABLED',
				`The user "${found.user}" is disabled: ask an administrator to enable it again.`,
			);
		}
		found.lastSeen = unixSeconds(this.clock);
		return found;
	}
}

export const accountsOf = state(({ clock }) => new Accounts(clock));

/** The token of `Authorization: Bearer <API_TOKEN>`. */
export function bearerToken(authorization: string | undefined): string {
	const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
	if (token !== undefined) return token;
	throw unauthorized('TOKEN_MISSING', 'The header "Authorization: Bearer <API_TOKEN>" is missing.');
}
