import { type Json, arrayAt, isObject, objectWith, stringAt } from '../http/json';
import { badRequest } from '../http/refusal';
import { type BaseRow, propertyOf } from './baseRow';
import { type Column, columnNamed } from './columns';

/** Which base rows match, and the columns that the filter needs. */
export interface Filter {
	columns: readonly Column[];
	passes(row: BaseRow): boolean;
}

const EVERYTHING: Filter = { columns: [], passes: () => true };

const TESTS = new Map<string, (value: string, requested: string) => boolean>([
	['$eq', (value, requested) => value === requested],
	['$neq', (value, requested) => value !== requested],
	['$in', (value, requested) => value === requested],
	['$lk', (value, requested) => value.includes(requested)],
	['$start', (value, requested) => value.startsWith(requested)],
	['$end', (value, requested) => value.endsWith(requested)],
]);

/** Reads `filter`; its columns need not be requested. */
export function readFilter(value: Json | undefined): Filter {
	if (value === undefined) return EVERYTHING;
	const { property } = objectWith(value, 'filter', ['property']);
	return readCondition(property, 'filter.property');
}

function readCondition(value: Json | undefined, where: string): Filter {
	const [name, inner] = onlyMember(value, where);
	const place = `${where}.${name}`;
	if (name !== '$AND' && name !== '$OR') return readComparison(name, inner, place);
	const parts = arrayAt(inner, place).map((part, index) =>
		readCondition(part, `${place}[${index}]`),
	);
	if (parts.length === 0) throw badRequest('InvalidFilter_Empty', `${place} has no conditions.`);
	const columns = parts.flatMap((part) => part.columns);
	return name === '$AND'
		? { columns, passes: (row) => parts.every((part) => part.passes(row)) }
		: { columns, passes: (row) => parts.some((part) => part.passes(row)) };
}

function readComparison(name: string, value: Json, where: string): Filter {
	const column = columnNamed(name);
	if (column.category === 'Metric') {
		throw badRequest('InvalidFilter_NotAProperty', `${where}: "${name}" is not a property.`);
	}
	const [operator, operand] = onlyMember(value, where);
	const test = TESTS.get(operator);
	if (!test) {
		const known = [...TESTS.keys()].join(', ');
		throw badRequest('InvalidFilter_Operator', `${where} must use one of ${known}.`);
	}
	const place = `${where}.${operator}`;
	const requested =
		operator === '$in'
			? arrayAt(operand, place).map((one) => stringAt(one, place))
			: [stringAt(operand, place)];
	return {
		columns: [column],
		passes: (row) => requested.some((one) => test(propertyOf(row, name), one)),
	};
}

function onlyMember(value: Json | undefined, where: string): [name: string, inner: Json] {
	const [first, ...more] = isObject(value) ? Object.entries(value) : [];
	if (first && more.length === 0) return first;
	throw badRequest('InvalidFilter_Shape', `${where} must be an object with one member.`);
}
