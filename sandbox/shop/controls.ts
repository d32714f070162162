import type { Clock } from '../clock';
import { type Controls, ordered, plainOrder } from '../http/orders';
import { type OrderedSales, newsOf, readOrderedSales } from './orderedSales';
import { SITES, siteByName } from './sites';
import type { ShopStore } from './store';
import { type Surge, readSurge } from './surges';

export interface ShopControl {
	/** Validates and cancels sales of the last days, and lets others arrive late. */
	changeSales(order: OrderedSales): void;
	/** Lets the traffic of a site drop or surge; reports show it, single records do not. */
	addSurge(surge: Surge): void;
	clearSurges(): void;
}

export function shopControls({ sales, surges }: ShopStore, clock: Clock): Controls<ShopControl> {
	const control: ShopControl = {
		changeSales: (order) => {
			const site = siteByName(order.site);
			sales.add(site, newsOf(order, clock.today(site.timeZone)));
		},
		addSurge: (surge) => surges.of(siteByName(surge.site)).add(surge),
		clearSurges: () => SITES.forEach((site) => surges.of(site).clear()),
	};
	return {
		control,
		orders: {
			'POST /_sandbox/sales': ordered(readOrderedSales, control.changeSales),
			'POST /_sandbox/surges': ordered(readSurge, control.addSurge),
			'DELETE /_sandbox/surges': plainOrder(control.clearSurges),
		},
	};
}
