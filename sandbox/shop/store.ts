import { PerSite } from './perSite';
import { SalesBook } from './salesBook';
import { Surges } from './surges';

/** What tests made of the traffic. */
export interface ShopStore {
	sales: SalesBook;
	surges: PerSite<Surges>;
}

export function newShopStore(): ShopStore {
	return { sales: new SalesBook(), surges: new PerSite(() => new Surges()) };
}
