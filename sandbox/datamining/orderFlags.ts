import { chance } from '../shop/chance';
import { PAGES } from '../shop/plan';
import {
	type Column,
	type Flag,
	NOTHING,
	type Sight,
	column,
	dateColumn,
	flags,
	money,
	pick,
	picked,
	typeOf,
} from './columns';
import type { GroupName } from './groups';
import { MOST_PRODUCTS, groupMargin, productAt, productsOf } from './products';
import { GOALS, PAYMENTS, PRODUCT_PARAMS, SHOPS } from './words';

const SALES: readonly GroupName[] = ['order', 'scart', 'tporder'];
const BOUGHT: readonly GroupName[] = ['order', 'estimate', 'scart', 'tporder'];
const CUSTOM_TYPES = ['web', 'shop tablet', NOTHING];
const PAGE_NAMES = PAGES.map(({ name }) => name);
const PAGE_URLS = PAGES.map(({ url }) => url);

/** What was bought or asked for. */
export const orderFlags: readonly Flag[] = [
	flag('with-orderproduct', BOUGHT, [
		column('a_orderproduct_sz', 'Products', (sight) => productsOf(sight).length),
		...perProduct('orderproduct_ref', 'Product reference', ({ ref }) => ref),
		...perProduct('orderproduct_name', 'Product name', ({ name }) => name),
		...perProduct('orderproduct_quantity', 'Product quantity', ({ quantity }) => quantity),
		...perProduct('orderproduct_sellprice', 'Product price', ({ cents }) => money(cents)),
	]),
	flag(
		'with-productparam',
		BOUGHT,
		// Observed practice: the id is in the name, the label and the number in the header.
		PRODUCT_PARAMS.flatMap(({ id, label, values }) =>
			perProduct(`productparam_${id}`, `Product parameter : ${label}`, (_product, sight, index) =>
				pick(values, sight.record, 300 + id + index),
			),
		),
	),
	flag('with-productgroup', BOUGHT, [
		...perProduct('productgroup_name', 'Product group', ({ group }) => group),
		...perProduct('productgroup_margin', 'Product group margin', ({ group }) => groupMargin(group)),
	]),
	typeFlag('ordertype', SALES),
	typeFlag('estimatetype', ['estimate']),
	...flags(
		{
			ordertypecustom: ['ordertypecustom_name', 'Custom sale type', picked(CUSTOM_TYPES, 310)],
			orderpayment: ['orderpayment_key', 'Payment', paymentOf],
		},
		SALES,
	),
	...(['order', 'estimate'] as const).flatMap((name) =>
		flags(
			{
				[`${name}page`]: [`${name}page_name`, 'Pages seen', picked(PAGE_NAMES, 312)],
				[`${name}pageurl`]: [`${name}page_url`, 'Addresses seen', addressOf],
				[`${name}event`]: [`${name}event_name`, 'Events of the session', picked(GOALS, 313)],
			},
			[name],
		),
	),
	flag(
		'with-scartdate',
		['order', 'tporder'],
		[dateColumn('scart_date', 'Cart date', ({ record }) => record.at - 90)],
	),
	...flags(
		{
			scartvalidmargin: ['scartvalidmargin', 'Margin', marginOf],
			realscartvalidmargin: ['realscartvalidmargin', 'Validated margin', validMarginOf],
			scartvalidamount: ['scartvalidamount', 'Sale amount', amountOf],
			realscartvalidamount: ['realscartvalidamount', 'Validated amount', validAmountOf],
		},
		SALES,
	),
	...flags({ estimateref: ['estimate_ref', 'Estimate', estimateOf] }, ['order']),
	...flags({ shop: ['shop_name', 'Shop', picked(SHOPS, 314)] }, SALES),
];

function flag(name: Flag['name'], groups: readonly GroupName[], columns: Column[]): Flag {
	return { name, groups, columns: () => columns };
}

function typeFlag(name: 'ordertype' | 'estimatetype', groups: readonly GroupName[]): Flag {
	return flag(`with-${name}`, groups, [
		column(`${name}_id`, 'Type id', (sight) => typeOf(sight).id),
		column(`${name}_key`, 'Type', (sight) => typeOf(sight).key),
	]);
}

type Product = ReturnType<typeof productsOf>[number];

function perProduct(
	name: string,
	header: string,
	valueOf: (product: Product, sight: Sight, index: number) => string | number,
): Column[] {
	return Array.from({ length: MOST_PRODUCTS }, (_, index) =>
		column(`${name}_${index + 1}`, `${header} # ${index + 1}`, (sight) => {
			const product = productAt(sight, index);
			return product ? valueOf(product, sight, index) : NOTHING;
		}),
	);
}

function paymentOf({ record }: Sight): string {
	return record.given.payment ?? pick(PAYMENTS, record, 311);
}

function addressOf({ record, site }: Sight): string {
	return `https://${site.domain}${pick(PAGE_URLS, record, 312)}`;
}

function estimateOf({ record }: Sight): string {
	return record.given.estimateRef ?? NOTHING;
}

function amountOf({ record }: Sight): string {
	return money(record.cents);
}

function validAmountOf({ record }: Sight): string {
	return money(record.validCents);
}

function marginOf({ record }: Sight): string {
	return money(record.given.marginCents ?? Math.round(record.cents * marginRate(record.seed)));
}

function validMarginOf({ record }: Sight): string {
	return money(Math.round(record.validCents * marginRate(record.seed)));
}

function marginRate(seed: number): number {
	return 0.25 + 0.2 * chance(seed, 315);
}
