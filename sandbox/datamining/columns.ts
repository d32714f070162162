import type { Site } from '../shop/sites';
import type { Json } from '../http/json';
import { chance } from '../shop/chance';
import { ESTIMATE_TYPES, ORDER_TYPES } from '../shop/codes';
import type { GroupName, RecordGroup } from './groups';
import type { DataRecord } from './record';
import type { Labelled } from './words';

/** A record as a search sees it: on a site, through an attribution view. */
export interface Sight {
	site: Site;
	group: RecordGroup;
	viewId: number;
	record: DataRecord;
}

/** How many touchpoints a row has, and how much it tells of each. */
export interface Width {
	levels: number;
	infos: number;
}

export interface Column {
	name: string;
	/** Observed practice: changes with the language; only the name is stable. */
	header: string;
	/** Unix seconds, which `ea-enable-datefmt` writes in another form. */
	date?: boolean;
	valueOf(sight: Sight): Json;
}

/** A search parameter that asks for more columns. */
export interface Flag {
	name: `with-${string}`;
	/** The groups that have such columns; all when left out. The others accept it, and have none. */
	groups?: readonly GroupName[];
	columns(width: Widths): readonly Column[];
}

/** How wide the repeated column groups of the site's own and of third-party channels are. */
export interface Widths {
	channel: Width;
	tpchannel: Width;
}

// Observed practice: what a wide row has no value for.
export const NOTHING = '-';

export function column(name: string, header: string, valueOf: Column['valueOf']): Column {
	return { name, header, valueOf };
}

export function dateColumn(name: string, header: string, valueOf: Column['valueOf']): Column {
	return { name, header, valueOf, date: true };
}

/** Flags and the columns that each asks for, by what stands behind `with-`. */
export function flags(
	columns: Readonly<Record<string, Column | readonly Column[]>>,
	groups?: readonly GroupName[],
): Flag[] {
	return Object.entries(columns).map(([name, of]) => ({
		name: `with-${name}`,
		columns: () => [of].flat(),
		...(groups ? { groups } : {}),
	}));
}

/** Observed practice: the id is in the name of the column, the label in the header. */
export function labelled(
	prefix: string,
	header: string,
	labels: readonly Labelled[],
	salt: number,
): Column[] {
	return labels.map(({ id, label, values }) =>
		column(`${prefix}_${id}`, `${header} : ${label}`, picked(values, salt + id)),
	);
}

export function money(cents: number): string {
	return (cents / 100).toFixed(2);
}

/** One of a list, always the same one for the same record. */
export function pick(values: readonly string[], record: DataRecord, salt: number): string {
	return values[Math.floor(chance(record.seed, salt) * values.length)] ?? NOTHING;
}

export function picked(values: readonly string[], salt: number): Column['valueOf'] {
	return ({ record }) => pick(values, record, salt);
}

export function typeOf({ record, group }: Sight): { id: string; key: string } {
	if (record.given.type !== undefined) return { id: NOTHING, key: record.given.type };
	const types = group.name === 'estimate' ? ESTIMATE_TYPES : ORDER_TYPES;
	const found = types.find(({ id }) => id === record.conversion.typeId);
	return found ? { id: String(found.id), key: found.name } : { id: NOTHING, key: NOTHING };
}

const SUBJECTS: Partial<Record<RecordGroup['name'], readonly [name: string, header: string]>> = {
	actionlog: ['action_name', 'Goal'],
	isenginerequest: ['isenginerequest_name', 'Words searched for'],
	tpopedataclick: ['tppublisher_name', 'Site clicked to'],
	tporder: ['tppublisher_name', 'Third party'],
};

/** The columns that every search of a group has. */
export function usualColumns(group: RecordGroup): Column[] {
	const { name, idColumn, money: hasAmount, states } = group;
	const subject = SUBJECTS[name];
	return [
		column(idColumn, 'Identifier', ({ record }) => record.id),
		column(`${name}_ref`, 'Reference', ({ record }) => record.reference),
		dateColumn(`${name}_date`, 'Date', ({ record }) => record.at),
		...(subject ? [column(...subject, ({ record }) => record.subject || NOTHING)] : []),
		...(hasAmount ? amountColumns(name) : []),
		...(states ? [column(`${name}_status`, 'Status', ({ record }) => record.status)] : []),
		...(name === 'scart'
			? [column('order_ref', 'Sale', ({ record }) => record.orderReference ?? NOTHING)]
			: []),
	];
}

function amountColumns(name: string): Column[] {
	return [
		column(`${name}_amount`, 'Amount', ({ record }) => money(record.cents)),
		column(
			`${name}_currency`,
			'Currency',
			({ record, site }) => record.given.currency ?? site.currency,
		),
	];
}

/** Observed practice: headers are translated; English is what is left when a word is missing. */
const FRENCH: Readonly<Record<string, string>> = {
	Identifier: 'Identifiant',
	Reference: 'Référence',
	Date: 'Date',
	Amount: 'Montant',
	Currency: 'Devise',
	Status: 'Statut',
	Goal: 'Objectif',
	Sale: 'Vente',
	'Words searched for': 'Mots recherchés',
	'Site clicked to': 'Site de sortie',
	'Third party': 'Tiers',
	'E-mail': 'Adresse e-mail',
	'IP address': 'Adresse IP',
};

export function headerIn(language: string | undefined, { header }: Column): string {
	return language === 'fr' ? (FRENCH[header] ?? header) : header;
}
