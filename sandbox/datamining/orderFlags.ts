import { chance } from '../shop/chance';
import { PAGES } from '../shop/plan';
import { type Column, NOTHING, column, dateColumn, money, pick, typeOf } from './columns';
import type { Flag } from './flag';
import type { GroupName } from './groups';
import { MOST_PRODUCTS, groupMargin, productAt, productsOf } from './products';
import { GOALS, PAYMENTS, PRODUCT_PARAMS, SHOPS } from './words';

const SALES: readonly GroupName[] = ['order', 'scart', 'tporder'];
const BOUGHT: readonly GroupName[] = ['order', 'estimate', 'scart', 'tporder'];
const ESTIMATES: readonly GroupName[] = ['estimate'];
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
			Array.from({ length: MOST_PRODUCTS }, (_, index) =>
				column(
					`productparam_${id}_${index + 1}`,
					`Product parameter : ${label} # ${index + 1}`,
					(sight) =>
						productAt(sight, index) ? pick(values, sight.record, 300 + id + index) : NOTHING,
				),
			),
		),
	),
	flag('with-productgroup', BOUGHT, [
		...perProduct('productgroup_name', 'Product group', ({ group }) => group),
		...perProduct('productgroup_margin', 'Product group margin', ({ group }) => groupMargin(group)),
	]),
	...typeFlags('ordertype', SALES),
	...typeFlags('estimatetype', ESTIMATES),
	single('with-ordertypecustom', SALES, 'ordertypecustom_name', 'Custom sale type', ({ record }) =>
		pick(['web', 'shop tablet', NOTHING], record, 310),
	),
	single(
		'with-orderpayment',
		SALES,
		'orderpayment_key',
		'Payment',
		({ record }) => record.given.payment ?? pick(PAYMENTS, record, 311),
	),
	...(['order', 'estimate'] as const).flatMap((name) => [
		single(`with-${name}page`, [name], `${name}page_name`, 'Pages seen', ({ record }) =>
			pick(PAGE_NAMES, record, 312),
		),
		single(
			`with-${name}pageurl`,
			[name],
			`${name}page_url`,
			'Addresses seen',
			(sight) => `https://${sight.site.domain}${pick(PAGE_URLS, sight.record, 312)}`,
		),
		single(`with-${name}event`, [name], `${name}event_name`, 'Events of the session', (sight) =>
			pick(GOALS, sight.record, 313),
		),
	]),
	flag(
		'with-scartdate',
		['order', 'tporder'],
		[dateColumn('scart_date', 'Cart date', ({ record }) => record.at - 90)],
	),
	single('with-scartvalidmargin', SALES, 'scartvalidmargin', 'Margin', ({ record }) =>
		money(record.given.marginCents ?? Math.round(record.cents * margin(record.seed))),
	),
	single('with-realscartvalidmargin', SALES, 'realscartvalidmargin', 'Validated margin', (sight) =>
		money(Math.round(sight.record.validCents * margin(sight.record.seed))),
	),
	single('with-scartvalidamount', SALES, 'scartvalidamount', 'Sale amount', ({ record }) =>
		money(record.cents),
	),
	single('with-realscartvalidamount', SALES, 'realscartvalidamount', 'Validated amount', (sight) =>
		money(sight.record.validCents),
	),
	single(
		'with-estimateref',
		['order'],
		'estimate_ref',
		'Estimate',
		({ record }) => record.given.estimateRef ?? NOTHING,
	),
	single('with-shop', SALES, 'shop_name', 'Shop', ({ record }) => pick(SHOPS, record, 314)),
];

function flag(name: Flag['name'], groups: readonly GroupName[], columns: Column[]): Flag {
	return { name, groups, columns: () => columns };
}

function single(
	name: Flag['name'],
	groups: readonly GroupName[],
	...[columnName, header, valueOf]: [string, string, Column['valueOf']]
): Flag {
	return flag(name, groups, [column(columnName, header, valueOf)]);
}

function typeFlags(name: 'ordertype' | 'estimatetype', groups: readonly GroupName[]): Flag[] {
	return [
		flag(`with-${name}`, groups, [
			column(`${name}_id`, 'Type id', (sight) => typeOf(sight).id),
			column(`${name}_key`, 'Type', (sight) => typeOf(sight).key),
		]),
	];
}

function perProduct(
	name: string,
	header: string,
	valueOf: (product: NonNullable<ReturnType<typeof productAt>>) => string | number,
): Column[] {
	return Array.from({ length: MOST_PRODUCTS }, (_, index) =>
		column(`${name}_${index + 1}`, `${header} # ${index + 1}`, (sight) => {
			const product = productAt(sight, index);
			return product ? valueOf(product) : NOTHING;
		}),
	);
}

function margin(seed: number): number {
	return 0.25 + 0.2 * chance(seed, 315);
}
