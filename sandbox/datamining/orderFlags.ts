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
import { MOST_PRODUCTS, groupMargin, type Product, productsOf } from './products';
import { GOALS, PAYMENTS, PRODUCT_PARAMS, SHOPS } from './words';

const SALES: readonly GroupName[] = ['order', 'scart', 'tporder'];
const PAGE_NAMES = PAGES.map(({ name }) => name);
const PAGE_URLS = PAGES.map(({ url }) => url);

/** The products that were bought or requested. */
export const orderFlags: readonly Flag[] = [
	...flags(
		{
			orderproduct: [
				column('a_orderproduct_sz', 'Products', (sight) => productsOf(sight).length),
				...perProduct('orderproduct_ref', 'Product reference', ({ ref }) => ref),
				...perProduct('orderproduct_name', 'Product name', ({ name }) => name),
				...perProduct('orderproduct_quantity', 'Product quantity', ({ quantity }) => quantity),
				...perProduct('orderproduct_sellprice', 'Product price', ({ cents }) => money(cents)),
			],
			// Observed practice: the ID is in the name, the label and the number in the header.
			productparam: PRODUCT_PARAMS.flatMap(({ id, label, values }) =>
				perProduct(`productparam_${id}`, `Product parameter : ${label}`, (_product, sight, index) =>
					pick(values, sight.record, 300 + id + index),
				),
			),
			productgroup: [
				...perProduct('productgroup_name', 'Product group', ({ group }) => group),
				...perProduct('productgroup_margin', 'Product group margin', groupMargin),
			],
		},
		['order', 'estimate', 'scart', 'tporder'],
	),
	...flags({ ordertype: typeColumns('ordertype') }, SALES),
	...flags({ estimatetype: typeColumns('estimatetype') }, ['estimate']),
	...flags(
		{
			ordertypecustom: column(
				'ordertypecustom_name',
				'Custom sale type',
				picked(['web', 'shop tablet', NOTHING], 310),
			),
			orderpayment: column(
				'orderpayment_key',
				'Payment',
				({ record }) => record.given.payment ?? pick(PAYMENTS, record, 311),
			),
		},
		SALES,
	),
	...(['order', 'estimate'] as const).flatMap((name) =>
		flags(
			{
				[`${name}page`]: column(`${name}page_name`, 'Pages seen', picked(PAGE_NAMES, 312)),
				[`${name}pageurl`]: column(`${name}page_url`, 'Addresses seen', addressOf),
				[`${name}event`]: column(`${name}event_name`, 'Events of the session', picked(GOALS, 313)),
			},
			[name],
		),
	),
	...flags({ scartdate: dateColumn('scart_date', 'Cart date', ({ record }) => record.at - 90) }, [
		'order',
		'tporder',
	]),
	...flags(
		{
			scartvalidmargin: column('scartvalidmargin', 'Margin', marginOf),
			realscartvalidmargin: column('realscartvalidmargin', 'Validated margin', validMarginOf),
			scartvalidamount: column('scartvalidamount', 'Sale amount', ({ record }) =>
				money(record.cents),
			),
			realscartvalidamount: column('realscartvalidamount', 'Validated amount', ({ record }) =>
				money(record.validCents),
			),
		},
		SALES,
	),
	...flags(
		{
			estimateref: column(
				'estimate_ref',
				'Estimate',
				({ record }) => record.given.estimateRef ?? NOTHING,
			),
		},
		['order'],
	),
	...flags({ shop: column('shop_name', 'Shop', picked(SHOPS, 314)) }, SALES),
];

function typeColumns(name: 'ordertype' | 'estimatetype'): Column[] {
	return [
		column(`${name}_id`, 'Type id', (sight) => typeOf(sight).id),
		column(`${name}_key`, 'Type', (sight) => typeOf(sight).key),
	];
}

function perProduct(
	name: string,
	header: string,
	valueOf: (product: Product, sight: Sight, index: number) => string | number,
): Column[] {
	return Array.from({ length: MOST_PRODUCTS }, (_, index) =>
		column(`${name}_${index + 1}`, `${header} # ${index + 1}`, (sight) => {
			const product = productsOf(sight)[index];
			return product ? valueOf(product, sight, index) : NOTHING;
		}),
	);
}

function addressOf({ record, site }: Sight): string {
	return `https://${site.domain}${pick(PAGE_URLS, record, 312)}`;
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
