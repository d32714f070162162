import type { IExecuteFunctions } from 'n8n-workflow';

import type { Platform } from '../../../platform/client/platform';
import { openWarehouse } from '../../../platform/warehouse/session';
import { openChosen } from '../../shared/run/openPlatform';

/** The data warehouse, opened when it is needed, once for each address that it is called from. */
export interface Sessions {
	readonly sessionFor: (ip: string) => Promise<Platform>;
}

/** Makes the data warehouse ready to be opened. @throws Fault */
export async function openSessions(context: IExecuteFunctions): Promise<Sessions> {
	const platform = await openChosen(context);
	const opened = new Map<string, Promise<Platform>>();
	return {
		sessionFor: async (ip) => {
			const session = opened.get(ip) ?? openWarehouse(context, platform, ip);
			opened.set(ip, session);
			return await session;
		},
	};
}
