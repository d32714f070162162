import { chance } from '../shop/chance';
import type { Sight } from './columns';
import type { ProductLine } from './record';
import { PRODUCTS } from './words';

/** The number of product column groups per row. */
export const MOST_PRODUCTS = 4;

export interface Product extends ProductLine {
	group: string;
}

/** The products of a sale, an estimate or a cart, whose prices add up to its amount. */
export function productsOf({ record }: Sight): Product[] {
	if (record.given.products) {
		return record.given.products.map((line) => ({ ...line, group: groupOf(line.ref) }));
	}
	const count = 1 + Math.floor(chance(record.seed, 30) ** 2 * MOST_PRODUCTS);
	const each = Math.floor(record.conversion.cents / count);
	return Array.from({ length: count }, (_, index) => {
		const choice = Math.floor(chance(record.seed, 31, index) * PRODUCTS.length);
		const product = PRODUCTS[choice] ?? PRODUCTS[0];
		const rest = index === 0 ? record.conversion.cents - each * count : 0;
		return { ...product, quantity: 1, cents: each + rest };
	});
}

export function groupMargin({ group }: Product): string {
	return group === 'Accessoires' ? '0.48' : '0.36';
}

function groupOf(ref: string): string {
	return PRODUCTS.find((product) => product.ref === ref)?.group ?? 'Autres';
}
