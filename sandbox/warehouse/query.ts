import { type Account, siteNamed } from '../request/endpoint';
import { areBalanced } from '../request/values';
import type { Site } from '../shop/sites';
import { badRequest } from '../http/refusal';

/** A parsed warehouse query. */
export interface WarehouseQuery {
	/** Unix seconds. */
	from: number;
	to: number;
	reader: string;
	site: Site;
	columns: readonly string[];
}

// Observed practice: the names of the two readers.
const READERS = ['pageview', 'clickview'];

/**
 * Reads `GET { TIMERANGE {..} READERS {..} OUTPUTS_ROW (..) {..} };` as far as examples show the
 * language; text between these parts is ignored.
 */
export function readQuery(text: string, account: Account): WarehouseQuery {
	const query = text.replace(/#.*$/gm, '').trim();
	if (!/^GET\s*\{[\s\S]*\}\s*;?$/.test(query) || !areBalanced(query, '{', '}')) {
		throw malformed('Its form is "GET { TIMERANGE { .. } READERS { .. } .. };".');
	}
	const range = /TIMERANGE\s*\{\s*(\d+)\s+(\d+)\s*;?\s*\}/.exec(query);
	const [from, to] = [Number(range?.[1]), Number(range?.[2])];
	if (!(from < to)) throw malformed('TIMERANGE needs two Unix times, the earlier one first.');
	const source = /READERS\s*\{\s*ea:(\w+)@([\w.-]+)\s+AS\s+\$?(\w+)/.exec(query);
	if (!source) throw malformed('READERS needs a line like ea:pageview@site AS x;');
	const [, reader = '', siteName = '', alias = ''] = source;
	if (!READERS.includes(reader)) {
		throw malformed(`There is no reader "${reader}"; there are ${READERS.join(', ')}.`);
	}
	const columns = outputsOf(query, alias);
	return { from, to, reader, site: siteNamed(siteName, account), columns };
}

function outputsOf(query: string, alias: string): string[] {
	const outputs = /OUTPUTS_ROW[^{]*\{([\s\S]*)$/.exec(query)?.[1] ?? '';
	const named = [...outputs.matchAll(/\$?(\w+)\.(\w+)/g)];
	const stranger = named.find((match) => match[1] !== alias);
	if (stranger) throw malformed(`OUTPUTS_ROW uses "${stranger[1]}", which no reader is called.`);
	const columns = named.flatMap((match) => match[2] ?? []);
	if (columns.length === 0) throw malformed(`OUTPUTS_ROW needs columns like ${alias}.timestamp;`);
	return columns;
}

function malformed(hint: string) {
	return badRequest('QUERY_INVALID', `The query cannot be read. ${hint}`);
}
