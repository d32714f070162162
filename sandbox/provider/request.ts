import { type DayNumber, dayWritten } from '../clock';
import {
	type Json,
	type JsonObject,
	arrayAt,
	objectWith,
	oneOf,
	optionalFlag,
	parseJson,
	stringAt,
} from '../http/json';
import { badRequest } from '../http/refusal';
import { checkSite } from './access';
import { type Column, columnNamed, familyOf } from './columns';
import { readFilter } from './filter';

/** A validated request for data. */
export type DataRequest = ReturnType<typeof readRequest>;

const MEMBERS = 'columns space period max-results page-num sort filter options'.split(' ');
const MOST_COLUMNS = 50;
const MOST_ROWS_OF_A_PAGE = 10_000;
const MOST_ROWS_OF_A_REQUEST = 200_000;

export function readRequest(text: string) {
	const body = objectWith(parseJson(text), 'The body', MEMBERS);
	const columns = readColumns(body.columns);
	const filter = readFilter(body.filter);
	return {
		columns,
		filter,
		family: familyOf([...columns, ...filter.columns]),
		sites: readSites(body.space),
		period: readPeriod(body.period),
		sort: readSort(body.sort, columns),
		...readPage(body),
		economyMode: readEconomyMode(body.options),
	};
}

function readColumns(value: Json | undefined): Column[] {
	const names = arrayAt(value, 'columns').map((name) => stringAt(name, 'A column'));
	if (names.length < 1 || names.length > MOST_COLUMNS) {
		throw badRequest('InvalidColumns_Count', `columns takes 1 to ${MOST_COLUMNS} columns.`);
	}
	if (new Set(names).size < names.length) {
		throw badRequest('InvalidColumns_Repeated', 'columns names a column more than once.');
	}
	return names.map(columnNamed);
}

function readSites(value: Json | undefined): number[] {
	const { s } = objectWith(value, 'space', ['s']);
	const ids = arrayAt(s, 'space.s').map((id) => wholeNumber(id, 'A site id', Infinity));
	if (ids.length === 0) throw badRequest('InvalidSpace_Empty', 'space.s has no site.');
	ids.forEach(checkSite);
	return [...new Set(ids)];
}

function readPeriod(value: Json | undefined) {
	const { p1 } = objectWith(value, 'period', ['p1']);
	const [only, ...more] = arrayAt(p1, 'period.p1');
	if (only === undefined || more.length > 0) {
		throw badRequest('InvalidPeriod_Count', 'period.p1 takes exactly one period.');
	}
	const { type, start, end } = objectWith(only, 'period.p1[0]', ['type', 'start', 'end']);
	const first = readDay(start, 'period.p1[0].start');
	const last = readDay(end, 'period.p1[0].end');
	if (first > last) throw badRequest('InvalidPeriod_Order', 'The period starts after it ends.');
	oneOf(type, 'period.p1[0].type', ['D']);
	return { first, last };
}

function readDay(value: Json | undefined, where: string): DayNumber {
	const day = dayWritten(stringAt(value, where), 'yyyy-MM-dd');
	if (day !== undefined) return day;
	throw badRequest('InvalidPeriod_Date', `${where} must be a date like 2023-03-16.`);
}

function readSort(value: Json | undefined, columns: readonly Column[]) {
	const keys = arrayAt(value, 'sort').map((one) => {
		const text = stringAt(one, 'A sort column');
		const name = text.replace(/^-/, '');
		const column = columns.find((candidate) => candidate.name === name);
		if (column) return { column, direction: text.startsWith('-') ? -1 : 1 };
		throw badRequest('InvalidSort_UnknownColumn', `sort names "${name}", which columns does not.`);
	});
	if (keys.length > 0) return keys;
	throw badRequest('InvalidSort_Empty', 'sort needs at least one column.');
}

function readPage(body: JsonObject) {
	const rowsOfAPage = wholeNumber(body['max-results'], 'max-results', MOST_ROWS_OF_A_PAGE);
	const page = wholeNumber(body['page-num'], 'page-num', MOST_ROWS_OF_A_REQUEST);
	if (page * rowsOfAPage <= MOST_ROWS_OF_A_REQUEST) return { page, rowsOfAPage };
	throw badRequest(
		'InvalidPage_TooFar',
		`page-num times max-results may not exceed ${MOST_ROWS_OF_A_REQUEST}.`,
	);
}

function wholeNumber(value: Json | undefined, where: string, most: number): number {
	const isRight = typeof value === 'number' && Number.isInteger(value) && value >= 1;
	if (isRight && value <= most) return value;
	const range = most === Infinity ? '1 or more' : `from 1 to ${most}`;
	throw badRequest('InvalidNumber', `${where} must be a whole number, ${range}.`);
}

// Observed practice: the mode is on unless it is switched off.
function readEconomyMode(value: Json = {}): boolean {
	const options = objectWith(value, 'options', ['eco_mode', 'ignore_null_properties']);
	optionalFlag(options.ignore_null_properties, 'options.ignore_null_properties');
	return optionalFlag(options.eco_mode, 'options.eco_mode') ?? true;
}
