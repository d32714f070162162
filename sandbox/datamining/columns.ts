import type { Site } from '../shop/sites';
import type { Json } from '../http/json';
import { chance } from '../shop/chance';
import { ESTIMATE_TYPES, ORDER_TYPES } from '../shop/codes';
import type { GroupName, RecordGroup } from './groups';
import type { DataRecord } from './record';
import type { Labeled } from './words';

/** The context of a record in a search: its site, and the attribution view. */
export interface Sight {
	site: Site;
	group: RecordGroup;
	viewId: number;
	record: DataRecord;
}

/** The number of touchpoints in a row, and the number of columns for each. */
export interface Width {
	levels: number;
	infos: number;
}

export interface Column {
	name: string;
	/** Observed practice: it depends on the language; only the name is stable. */
	header: string;
	/** Unix seconds, which `ea-enable-datefmt` formats differently. */
	date?: boolean;
	valueOf(sight: Sight): Json;
}

/** A search parameter that adds columns. */
export interface Flag {
	name: `with-${string}`;
	/** The groups that have such columns; all by default. Others accept the flag, but add nothing. */
	groups?: readonly GroupName[];
	columns(width: Widths): readonly Column[];
}

/** The number of repeated column groups for the site's own and for third-party channels. */
export interface Widths {
	channel: Width;
	tpchannel: Width;
}

// Observed practice: the placeholder for a missing value in a wide row.
export const NOTHING = '-';

export function column(name: string, header: string, valueOf: Column['valueOf']): Column {
	return { name, header, valueOf };
}

export function dateColumn(name: string, header: string, valueOf: Column['valueOf']): Column {
	return { name, header, valueOf, date: true };
}

/** Flags with their columns, by the name after `with-`. */
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

/** Observed practice: the ID is in the column's name, the label in the header. */
export function labeled(
	prefix: string,
	header: string,
	labels: readonly Labeled[],
	salt: number,
): Column[] {
	return labels.map(({ id, label, values }) =>
		column(`${prefix}_${id}`, `${header} : ${label}`, picked(values, salt + id)),
	);
}

export function money(cents: number): string {
	return (cents / 100).toFixed(2);
}

/** A value of a list, always the same one for a record. */
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

const subjectOf: Column['valueOf'] = ({ record }) => record.subject || NOTHING;

/** The columns of every search of a group. */
export function defaultColumns(group: RecordGroup): Column[] {
	const { name, idColumn, money: hasAmount, states } = group;
	const subject = SUBJECTS[name];
	return [
		column(idColumn, 'Identifier', ({ record }) => record.id),
		column(`${name}_ref`, 'Reference', ({ record }) => record.reference),
		dateColumn(`${name}_date`, 'Date', ({ record }) => record.at),
		...(subject ? [column(subject[0], subject[1], subjectOf)] : []),
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

/** Observed practice: headers are translated; a word without a translation stays English. */
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
