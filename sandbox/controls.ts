import { type RecordControl, recordControls } from './datamining/controls';
import { type TrafficControl, type Watch, trafficControls } from './http/controls';
import type { Controls } from './http/orders';
import { type JobControl, jobControls } from './jobs/controls';
import { type TokenControl, tokenControls } from './oauth/controls';
import type { Platform } from './platform';
import { type ShopControl, shopControls } from './shop/controls';

/** What a test can order; the same over HTTP under `/_sandbox/`. */
export interface Control
	extends TrafficControl, JobControl, RecordControl, ShopControl, TokenControl {}

/** The controls of all groups. */
export function newControls(platform: Platform, watch: Watch): Controls<Control> {
	const traffic = trafficControls(watch);
	const jobs = jobControls(platform);
	const records = recordControls(platform);
	const shop = shopControls(platform, platform.clock);
	const tokens = tokenControls(platform);
	return {
		control: {
			...traffic.control,
			...jobs.control,
			...records.control,
			...shop.control,
			...tokens.control,
		},
		orders: {
			...traffic.orders,
			...jobs.orders,
			...records.orders,
			...shop.orders,
			...tokens.orders,
		},
	};
}
