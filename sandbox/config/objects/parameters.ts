import { isIP } from 'node:net';
import { hashOf } from './cookies';
import {
	address,
	flag,
	idOf,
	named,
	number,
	object,
	readOnly,
	required,
	text,
	word,
} from './shape';

/** Observed practice: the codes of types and depths are 0 to 3. */
const LAST_CODE = 3;

const contextflagcategory = object('contextflagcategory', {
	attributes: [flag('active', 'Y')],
	operations: ['exists', 'lookup', 'search', 'update'],
	seeds: () => named('Weather', 'Stock', 'Customer status'),
});

const contextflag = object('contextflag', {
	attributes: [flag('active', 'Y'), idOf(contextflagcategory)],
	operations: ['exists', 'lookup', 'search', 'update'],
	seeds: () =>
		['Rain', 'Heat', 'Out of stock', 'Low stock', 'Logged in', 'Loyalty card'].map(
			(name, index) => ({ name, contextflagcategory_id: String(1 + Math.floor(index / 2)) }),
		),
});

/**
 * The attributes that describe how an incoming value is validated and stored; CRM and provider
 * parameters share them.
 */
const KEPT = [
	number('expiredays', '365'),
	text('hashalgo'),
	number('hashdelay'),
	text('pattern'),
	flag('wmtime'),
];

export const iduserparam = object('iduserparam', {
	attributes: [text('desc'), flag('active', 'Y'), number('dtype', '0', LAST_CODE), ...KEPT],
	operations: ['create', 'exists', 'lookup', 'search', 'update'],
	seeds: () => [
		{ name: 'customer_type', desc: 'Kind of customer', pattern: '^(new|known|vip)$' },
		{ name: 'postcode', desc: 'Postcode of the first address', pattern: '^[0-9]{5}$' },
		...named('loyalty_points', 'preferred_store', 'birth_year', 'newsletter_optin'),
	],
});

/** Parameters of products. Observed practice. */
const productparam = object('productparam', {
	operations: ['create', 'exists', 'lookup', 'search', 'update'],
	seeds: () => named('color', 'size', 'brand', 'season'),
});

const cgiparam = object('cgiparam', {
	attributes: [text('desc'), word('type', ['none', 'user']), flag('visible', 'Y')],
	operations: ['create', 'exists', 'lookup', 'search', 'update'],
	seeds: () => [
		{ name: 'promo_code', desc: 'Promotion code of the link' },
		{ name: 'member_id', desc: 'Member of the loyalty programme', type: 'user' },
		...named('page_variant', 'store_id'),
	],
});

const PROMOTIONS = ['WINTER', 'SPRING', 'SUMMER', 'AUTUMN', 'XMAS'];

const cgiparamvalue = object('cgiparamvalue', {
	title: 'value',
	identity: ['cgiparam_id', 'value'],
	attributes: [idOf(cgiparam), readOnly(text('hash'))],
	operations: ['exists', 'search'],
	seeds: () =>
		PROMOTIONS.flatMap((word) =>
			Array.from({ length: 30 }, (_, index) => `${word}-${String(index + 1).padStart(3, '0')}`),
		).map((value) => ({ value, hash: hashOf(value), cgiparam_id: '1' })),
});

export const partner = object('partner', {
	attributes: [text('desc'), flag('active', 'Y'), flag('archive')],
	seeds: () => named('CRM', 'Panel institute', 'Weather service', 'Loyalty programme'),
});

const partneruserparam = object('partneruserparam', {
	attributes: [
		required(idOf(partner)),
		text('desc'),
		flag('active', 'Y'),
		flag('archive'),
		number('depth', '1', LAST_CODE),
		number('dtype'),
		flag('collector'),
		...KEPT,
	],
	operations: ['create', 'exists', 'lookup', 'search', 'update'],
	seeds: () => [
		{ name: 'lifetime_value', partner_id: '1', depth: '1' },
		{ name: 'churn_risk', partner_id: '1', depth: '1' },
		{ name: 'household_size', partner_id: '2', depth: '3' },
		{ name: 'card_level', partner_id: '4', depth: '1' },
	],
});

const dedimension = object('dedimension', {
	attributes: [text('desc'), flag('active', 'Y')],
	operations: ['exists', 'search'],
	seeds: () => named('Margin class', 'Season', 'Brand family', 'Delivery mode'),
});

const BLOCKED_FROM = ['all', 'click', 'view', 'tag', 'scart', 'action', 'bpromo', 'nc', 'tporder'];

const deny = object('deny', {
	attributes: [required(address('pat')), flag('isip'), word('ergmask', BLOCKED_FROM), text('rule')],
	operations: ['create', 'exists', 'remove', 'search', 'update'],
	seeds: () => [
		{ name: 'Office Paris', pat: '192.0.2.10', isip: 'Y', ergmask: 'all' },
		{ name: 'Office Montréal', pat: '198.51.100.7', isip: 'Y', ergmask: 'all' },
		{ name: 'Load tests', pat: 'loadtest.example', isip: 'N', ergmask: 'tag' },
	],
	objection: ({ deny_isip: isip, deny_pat: pat }) =>
		isip === 'Y' && !isIP(pat ?? '')
			? `deny-pat must be an IP address while deny-isip is Y, not "${pat}".`
			: undefined,
});

export const parameterObjects = [
	contextflagcategory,
	contextflag,
	iduserparam,
	cgiparam,
	cgiparamvalue,
	partner,
	partneruserparam,
	productparam,
	dedimension,
	deny,
];
