import type { IHttpRequestHelper } from 'n8n-workflow';

import type { Connection } from '../../../platform/http/connection/connection';
import { openWarehouse } from '../../../platform/warehouse/session';

/** The data warehouse, opened when it is needed, once for each address that it is called from. */
export interface Sessions {
	readonly sessionFor: (ip: string) => Promise<Connection>;
}

/** Makes the data warehouse of a platform ready to be opened. */
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
