import type { IHttpRequestHelper } from 'n8n-workflow';

import type { Connection } from '../../../platform/http/connection/connection';
import { openWarehouse } from '../../../platform/warehouse/session';

/** Sessions of the data warehouse, opened when needed, one per IP address. */
interface Sessions {
	readonly sessionFor: (ip: string) => Promise<Connection>;
}

/** Prepares the sessions of a platform. */
export function sessionsOf(context: IHttpRequestHelper, platform: Connection): Sessions {
	const opened = new Map<string, Promise<Connection>>();
	return {
		sessionFor: async (ip) => {
			const session = opened.get(ip) ?? openWarehouse(context, platform, ip);
			opened.set(ip, session);
			return await session;
		},
	};
}
