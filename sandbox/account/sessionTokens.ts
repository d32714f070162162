import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { type Clock, unixSeconds } from '../clock';
import { badRequest, unauthorized } from '../http/refusal';
import { state } from '../store';

const SESSION_SECONDS = 3600;

export interface IssuedToken {
	token: string;
	user: string;
	/** Unix seconds; undefined if it never expires. */
	expires: number | undefined;
}

/** Tokens for the data warehouse, the stream and replays (docs/platform.md, Account). */
class SessionTokens {
	private readonly warehouse = new Map<string, IssuedToken>();

	constructor(private readonly clock: Clock) {}

	/** Observed practice: temporary, and bound to the requested addresses. */
	warehouseSession(user: string, ips: string): IssuedToken {
		checkAddresses(ips);
		const issued = this.temporary('dw-session', user);
		this.warehouse.set(issued.token, issued);
		return issued;
	}

	/** Observed practice: the same token each time for the same addresses. */
	warehouseAccess(user: string, ips: string): IssuedToken {
		const addresses = checkAddresses(ips);
		const token = `dw-access-${Buffer.from(`${user} ${addresses.join()}`).toString('hex')}`;
		const issued = { token, user, expires: undefined };
		this.warehouse.set(token, issued);
		return issued;
	}

	/** The user of a warehouse token; undefined for any other token. */
	warehouseUser(token: string): string | undefined {
		const issued = this.warehouse.get(token);
		if (issued?.expires !== undefined && issued.expires <= unixSeconds(this.clock)) {
			throw unauthorized(
				'TOKEN_EXPIRED',
				'The session token has expired: ask for another one with get_dw_session_token.',
			);
		}
		return issued?.user;
	}

	temporary(kind: string, user: string): IssuedToken {
		const expires = unixSeconds(this.clock) + SESSION_SECONDS;
		return { token: `${kind}-${randomBytes(16).toString('hex')}`, user, expires };
	}
}

export const sessionsOf = state(({ clock }) => new SessionTokens(clock));

export function checkAddresses(ips: string): string[] {
	const addresses = ips.split(',').map((address) => address.trim());
	const wrong = addresses.find((address) => isIP(address) === 0);
	if (wrong === undefined) return addresses;
	throw badRequest(
		'PARAMETER_INVALID',
		`"ip" must be IP addresses separated by commas; "${wrong}" is none.`,
	);
}
