import { InvalidInput } from '../../base/invalidInput';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';

const FIELDS = ['device', 'attributionrule'];
const NAME = 'reports[0].segmentFilterClauses';

/**
 * Checks the filters of a request that was entered as JSON (the specification,
 * segmentFilterClauses). Observed practice: codes may also be texts.
 *
 * @returns the filters with their codes as numbers, as the specification shows them
 * @throws InvalidInput naming the entry
 */
export function checkClauses(clauses: unknown): readonly JsonRecord[] {
	if (!Array.isArray(clauses)) throw wrong('is not a list');
	return listOf(clauses).map((clause, index) => {
		if (!isRecord(clause)) throw wrong(`entry ${index + 1} is not an object`);
		const defect = defectOf(clause);
		if (defect !== undefined) throw wrong(`entry ${index + 1} ${defect}`);
		return { ...clause, value: listOf(clause.value).map(asNumber) };
	});
}

function asNumber(code: unknown): unknown {
	return Number.isSafeInteger(Number(code)) ? Number(code) : code;
}

function defectOf(clause: JsonRecord): string | undefined {
	const field = textOf(clause.field);
	const operator = textOf(clause.operator);
	if (!field) return 'names no field';
	if (!FIELDS.includes(field))
		return `filters by "${field}", which is not one of ${FIELDS.join(', ')}`;
	if (!operator) return 'has no operator';
	if (operator !== 'IN') return `has the operator "${operator}", but only IN is possible`;
	if (!Array.isArray(clause.value)) return 'has a value that is not a list';
	const codes = listOf(clause.value).map(textOf);
	if (codes.includes(undefined)) return 'holds something that is not a whole number';
	const other = codes.find((code) => !/^\d+$/.test(code ?? ''));
	return other === undefined ? undefined : `holds "${other}", which is not a whole number`;
}

function wrong(what: string): InvalidInput {
	const message = what.startsWith('entry') ? `${NAME}: ${what}` : `${NAME} ${what}`;
	return new InvalidInput(NAME, message, EXAMPLE);
}

const EXAMPLE = 'A filter looks like {"field": "device", "operator": "IN", "value": [1, 2]}';
