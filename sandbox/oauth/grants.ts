import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock';
import { badRequest, unauthorized } from '../http/refusal';
import { state } from '../store';

/** The only client of the sandbox; fixed, so that it can be configured in advance. */
export const CLIENT = { id: 'sandbox-client', secret: 'sandbox-secret' } as const;

const CODE_SECONDS = 600;
const DEFAULT_SECONDS = 3600;

/** The values that the authorization step fixes for the token step (RFC 6749 4.1, RFC 7636). */
export interface Consent {
	user: string;
	redirectUri: string;
	challenge?: { value: string; method: 'S256' | 'plain' } | undefined;
}

export interface TokenReply {
	access_token: string;
	token_type: 'Bearer';
	expires_in: number;
	refresh_token?: string;
}

interface Expiring<T> {
	value: T;
	expires: number;
}

/** The issued codes and tokens of OAuth2 (docs/platform.md, Authentication 3). */
class Grants {
	/** The lifetime of new access tokens. */
	private accessSeconds = DEFAULT_SECONDS;
	private readonly codes = new Map<string, Expiring<Consent>>();
	private readonly accessTokens = new Map<string, Expiring<string>>();
	private readonly refreshTokens = new Map<string, string>();

	constructor(private readonly clock: Clock) {}

	liveFor(seconds: number): void {
		this.accessSeconds = seconds;
	}

	newCode(consent: Consent): string {
		const code = `sandbox-code-${randomBytes(12).toString('hex')}`;
		this.codes.set(code, { value: consent, expires: this.clock.now() + CODE_SECONDS * 1000 });
		return code;
	}

	/** Observed practice of OAuth2: no refresh token, because the client can request a new token. */
	forClient(user: string): TokenReply {
		const token = `sandbox-access-${randomBytes(16).toString('hex')}`;
		this.accessTokens.set(token, {
			value: user,
			expires: this.clock.now() + this.accessSeconds * 1000,
		});
		return { access_token: token, token_type: 'Bearer', expires_in: this.accessSeconds };
	}

	forCode(code: string, redirectUri: string, verifier: string | undefined): TokenReply {
		const known = this.codes.get(code);
		this.codes.delete(code);
		if (!known || known.expires <= this.clock.now()) {
			throw badRequest('invalid_grant', 'The code is unknown, used or too old.');
		}
		const { user, redirectUri: agreed, challenge } = known.value;
		if (redirectUri !== agreed) {
			throw badRequest('invalid_grant', `The code was given for redirect_uri ${agreed}.`);
		}
		if (challenge && challenge.value !== hashed(verifier ?? '', challenge.method)) {
			throw badRequest('invalid_grant', 'The code_verifier does not fit the challenge.');
		}
		const refresh = `sandbox-refresh-${randomBytes(16).toString('hex')}`;
		this.refreshTokens.set(refresh, user);
		return { ...this.forClient(user), refresh_token: refresh };
	}

	forRefresh(refresh: string): TokenReply {
		const user = this.refreshTokens.get(refresh);
		if (user === undefined) {
			throw badRequest('invalid_grant', 'The refresh token is not valid.');
		}
		return { ...this.forClient(user), refresh_token: refresh };
	}

	/** The user of an access token; undefined for any other token. */
	userOf(token: string): string | undefined {
		const known = this.accessTokens.get(token);
		if (known && known.expires <= this.clock.now()) {
			throw unauthorized('TOKEN_EXPIRED', 'The access token has expired: refresh it.');
		}
		return known?.value;
	}

	/** Expires all access tokens at once. */
	expireAccessTokens(): void {
		for (const token of this.accessTokens.values()) token.expires = 0;
	}
}

export const grantsOf = state(({ clock }) => new Grants(clock));

function hashed(verifier: string, method: 'S256' | 'plain'): string {
	if (method === 'plain') return verifier;
	return createHash('sha256').update(verifier).digest('base64url');
}
