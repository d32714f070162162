import { isNonAdditiveName, wordsInName } from '../../base/names/additivity';
import { currencyOf } from '../../base/text/figureText';
import { isMoney } from '../table/metricKinds';
import type { ColumnEvidence } from './columnEvidence';
import { figuresIn, styleOf, valuesIn } from './columnEvidence';
import { isCalendarName, isTimeName } from './itemMoments';
import type { ItemColumn, ItemRole, ItemUnit } from './itemColumn';
import { pairPeriods } from './periodPairs';

/** Members of the platform's rows that are no figures, and are left out of messages. */
const FACTS = new Set(['row_key', 'report', 'is_final', 'fetched_at', 'complete', 'reportJob']);
/** Words of members that hold codes, IDs or parts of a calendar. */
const CODES =
	/(^|[ _-])(ids?|codes?|key|zip|postcode|plz|phone|version)$|[a-z](Id|Key|Code)$|^(nr|no)$/;
const PERCENT = /%|(^|[ _])(pct|percent|percentage)$/i;

/**
 * Recognizes the roles of members from their values and their names. What all rows share, such as their
 * site, is named once around a message; rows and files keep it in each row.
 *
 * @param rows the number of rows, if members that all of them share stay columns
 */
export function recognizeColumns(
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
	const column = (role: ItemRole, unit?: ItemUnit): ItemColumn => ({
		...{ key, name: key.trim() === '' ? NO_NAME : key, role, unit },
		style: styleOf(seen),
		hasHours: seen.midnights < seen.moments,
	});
	const values = valuesIn(seen);
	if (FACTS.has(key) || values === 0) return column('leftOut');
	if (areDays(seen)) return column(seen.varies || isKept ? 'day' : 'leftOut');
	const isShared = isConstantSite(seen) || (isCurrency(seen) && !seen.varies);
	if (isShared) return { ...column(isKept ? 'name' : 'leftOut'), isShared };
	const figures = figuresIn(seen);
	if (figures <= values - figures || areCodes(seen)) return column('name');
	return column('figure', unitOf(seen));
}

const NO_NAME = '(no name)';

/** Whether all values of a member are days or hours. */
export function areDays(seen: ColumnEvidence): boolean {
	const { key, moments, compactDays } = seen;
	const values = valuesIn(seen);
	if (values === 0) return false;
	return moments === values || (compactDays === values && isCalendarName(key));
}

/** Whether the numbers of a column are codes, or parts of a calendar. */
function areCodes({ key, codes, numbers, timestamps }: ColumnEvidence): boolean {
	if (CODES.test(key) || CODES.test(key.toLowerCase()) || isCalendarName(key)) return true;
	if (numbers === 0) return false;
	return codes * 2 >= numbers || (timestamps === numbers && isTimeName(key));
}

/** Whether all items are of one site, which is then named once. */
export function isConstantSite({ key, varies }: Pick<ColumnEvidence, 'key' | 'varies'>): boolean {
	return /^site$/i.test(key) && !varies;
}

/** Whether a member of the items names the currency of their amounts. */
export function isCurrency({ key, texts, numbers, only, varies }: ColumnEvidence): boolean {
	if (!CURRENCY_NAME.test(wordsInName(key)) || texts <= numbers) return false;
	return varies || currencyOf(only ?? '') !== undefined || ANY_CODE.test(only ?? '');
}

const CURRENCY_NAME = /(^| )(currency|devise|wahrung|moneda|valuta)( code| iso)?$/;
const ANY_CODE = /^[a-z]{3}$/i;

function unitOf({ key, percents, numbers, hasSigns }: ColumnEvidence): ItemUnit {
	if (percents > numbers || PERCENT.test(key)) return 'percent';
	if (isNonAdditiveName(key)) return 'average';
	if (isInMicros(key)) return 'number';
	return hasSigns || isMoney(key) ? 'money' : 'number';
}

/** Whether a member holds millionths of a currency, as those of Google Ads do. */
export function isInMicros(key: string): boolean {
	return /micros$/i.test(key);
}
