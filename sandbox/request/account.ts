import { Refusal } from '../http/refusal';
import { type Site, siteByName } from '../shop/sites';

/** A user of the platform, as the endpoints see the one who calls. */
export interface Account {
	readonly user: string;
	readonly token: string;
	readonly active: boolean;
	/** May read and change the tokens and the state of the other users. */
	readonly administrator: boolean;
	/** Unix seconds of the last call; undefined before the first. */
	readonly lastSeen: number | undefined;
	readonly sites: readonly Site[];
}

export function siteNamed(name: string, account: Account): Site {
	const site = siteByName(name);
	if (account.sites.includes(site)) return site;
	throw new Refusal(403, 'SITE_FORBIDDEN', `The token does not give access to the site "${name}".`);
}
