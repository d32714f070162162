import { isNonAdditive } from '../../base/names/additivity';
import { codeOf } from '../table/columnNames';
import { isMoney } from '../table/metricKinds';
import type { ColumnEvidence } from './columnEvidence';
import { valuesIn } from './columnEvidence';

/** The role of a member of the items. */
export type ItemRole = 'name' | 'day' | 'figure' | 'leftOut';

/** The unit of a figure; an average is a number that cannot be added up. */
export type ItemUnit = 'number' | 'average' | 'money' | 'percent' | 'fraction';

/** A member of the items as a column. */
export interface ItemColumn {
	/** The name of the member. */
	readonly key: string;
	/** The label of the column. */
	readonly name: string;
	readonly role: ItemRole;
	/** Whether all rows share its value. */
	readonly isShared?: boolean | undefined;
	/** Set for figures only. */
	readonly unit?: ItemUnit | undefined;
	/**
	 * The member with the same figure of the current period, if this one is of the period before.
	 */
	readonly beforeOf?: string | undefined;
	/** Set for a member that holds the change of a figure: it is not a figure of its own. */
	readonly change?: string | undefined;
	readonly percent?: string | undefined;
}

/** Members of the platform's rows that are no figures, and are left out of messages. */
const FACTS = new Set(['row_key', 'report', 'is_final', 'fetched_at', 'complete', 'reportJob']);
/** Words of members that hold codes, IDs or parts of a calendar. */
const CODES =
	/(^|[ _-])(ids?|codes?|key|zip|postcode|plz|phone)$|^(year|quarter|month|week|weekday|hour|nr|no)$/i;
const PERCENT = /%|(^|[ _])(pct|percent|percentage)$/i;
const BEFORE = /[ _]\(?(before|previous|prev|prior|last (?:year|month|week|period)|ly|py)\)?$/i;
const BEFORE_IN_FRONT = /^(?:previous|prior|last (?:year|month|week|period))[ _]/i;

/**
 * Recognises the roles of members from their values and their names. What all rows share, such as their
 * site, is named once around a message; rows and files keep it in each row.
 *
 * @param rows the number of rows, if members that all of them share stay columns
 */
export function recogniseColumns(
	evidence: readonly ColumnEvidence[],
	rows = Infinity,
): ItemColumn[] {
	const start = evidence.map((seen) => startOf(seen, valuesIn(seen) === rows));
	const day = start.find(({ role }) => role === 'day')?.key;
	const oneDay = start.map((column) =>
		column.role === 'day' && column.key !== day ? { ...column, role: 'name' as const } : column,
	);
	return pairPeriods(oneDay);
}

function startOf(seen: ColumnEvidence, isKept: boolean): ItemColumn {
	const { key } = seen;
	const column = (role: ItemRole, unit?: ItemUnit): ItemColumn => ({ key, name: key, role, unit });
	const numbers = seen.numbers + seen.percents;
	const others = seen.texts + seen.moments + seen.flags;
	if (FACTS.has(key) || numbers + others === 0) return column('leftOut');
	if (seen.moments > 0 && seen.moments === numbers + others) {
		return column(seen.varies || isKept ? 'day' : 'leftOut');
	}
	const isShared = isConstantSite(seen) || (isCurrency(seen) && !seen.varies);
	if (isShared) return { ...column(isKept ? 'name' : 'leftOut'), isShared };
	const isCode = CODES.test(key) || (seen.codes > 0 && seen.codes * 2 >= numbers);
	if (numbers <= others || isCode) return column('name');
	return column('figure', unitOf(seen));
}

/** Whether all items are of one site, which is then named once. */
export function isConstantSite({ key, varies }: Pick<ColumnEvidence, 'key' | 'varies'>): boolean {
	return /^site$/i.test(key) && !varies;
}

/** Whether a member of the items names the currency of their amounts. */
export function isCurrency({ key, texts, numbers, only, varies }: ColumnEvidence): boolean {
	if (!CURRENCY_NAME.test(key) || texts <= numbers) return false;
	return varies || CURRENCY.test(only ?? '');
}

const CURRENCY_NAME = /^(currency|currency[ _]?code|devise|w[äa]hrung|moneda)$/i;
const CURRENCY = /^[a-z]{3}$/i;

function unitOf({ key, percents, numbers }: ColumnEvidence): ItemUnit {
	if (percents > numbers || PERCENT.test(key)) return 'percent';
	if (isNonAdditive(key)) return 'average';
	return isMoney(key) ? 'money' : 'number';
}

/** Puts the figures of two periods next to each other, with the change between them. */
function pairPeriods(columns: readonly ItemColumn[]): ItemColumn[] {
	const byName = new Map(
		columns.filter(({ role }) => role === 'figure').map(({ key }) => [key.toLowerCase(), key]),
	);
	const befores = new Map<string, string>();
	const compared = new Set<string>();
	for (const key of byName.values()) {
		const base = baseOf(key, byName);
		if (base === undefined || base === key || compared.has(base)) continue;
		befores.set(key, base);
		compared.add(base);
	}
	const changes = new Map([...compared].map((key) => [key, changesOf(key, byName)]));
	const taken = new Set([...changes.values()].flatMap((one) => Object.values(one)));
	return columns
		.filter(({ key }) => !taken.has(key))
		.map((column) => ({
			...column,
			beforeOf: befores.get(column.key),
			...changes.get(column.key),
		}));
}

function baseOf(key: string, byName: ReadonlyMap<string, string>): string | undefined {
	const names = [key.replace(BEFORE, ''), key.replace(BEFORE_IN_FRONT, '')];
	const found = names.find((name) => name !== key && byName.has(name.toLowerCase()));
	return found === undefined ? undefined : byName.get(found.toLowerCase());
}

/** The members that hold the change of a figure, as Report > Run names them. */
function changesOf(key: string, byName: ReadonlyMap<string, string>) {
	const bare = key.replace(' (%)', '');
	const find = (...words: readonly string[]) => {
		const names = words.flatMap((word) => [`${bare} ${word}`, `${key}_${codeOf(word)}`]);
		const found = names.find((name) => byName.has(name.toLowerCase()));
		return found === undefined ? undefined : byName.get(found.toLowerCase());
	};
	const [change, percent] = [find('Change', 'Change (Points)'), find('Change (%)')];
	return { ...(change ? { change } : {}), ...(percent ? { percent } : {}) };
}
