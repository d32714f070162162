import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { FoundName } from '../../../platform/questions/searchNames';
import { searchNames as search } from '../../../platform/questions/searchNames';
import { SiteSchema } from '../../../platform/questions/siteSchema';
import { isRecord, listOf, textOf } from '../../../platform/base/json/json';
import type { Parameters } from '../../shared/form/parameters';
import { read, zoneOf } from '../../shared/form/readSetting';
import { site as siteSetting } from '../../shared/report/form/site/sites';
import { fitList, whatFits } from '../../shared/run/toolAnswer/answerBounds';
import { eachItem, toItems } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { answerOne } from './ask';
import type { SearchedNames } from './askForm';
import { readSearched } from './askForm';
import type { RunLimits } from './fetchAll';
import { readAgentLimits } from './fetchAll';
import { formatCount } from '../../../platform/base/text/formatCount';

/** Report > Find Names: searches the names that reports can use. */
export const findNames: NodeRun = async (context) =>
	await readThenRun(context, { readCommon: readAgentLimits, readItem: readSearch, run: searchAll });

interface Search {
	readonly site: string;
	readonly searched: SearchedNames;
	readonly zone: string;
}

function readSearch(context: Parameters, item: number): Search {
	const searched = readSearched(context, item);
	return { site: read(context, siteSetting, item), searched, zone: zoneOf(context) };
}

async function searchAll(work: Work<RunLimits, Search>): Promise<INodeExecutionData[][]> {
	const { node, platform, common } = work;
	const found = await eachItem(node, work.requests, common, async (one, item) => {
		const { site, searched } = one;
		const json =
			searched.valuesOf === ''
				? toNameItem(await search(searched.words, new SiteSchema(platform, site), platform))
				: await valuesFor(work, one, item);
		return [{ json: fitNames(json), pairedItem: { item } }];
	});
	return [toItems(node, found)];
}

const MOST_NAMES = 60;

function toNameItem(names: readonly FoundName[]): IDataObject {
	const left = names.length - MOST_NAMES;
	return {
		names: names.slice(0, MOST_NAMES).map(toItem),
		...(left > 0 ? { more: `${formatCount(left)} more: search with a word` } : {}),
	};
}

function fitNames(json: IDataObject): IDataObject {
	const list = 'values' in json ? 'values' : 'names';
	return fitList(json, list, namesLeftOut);
}

function namesLeftOut(kept: number, all: number): string {
	return `${whatFits(kept, all, 'names')} Enter a word to search for.`;
}

const MOST_VALUES = 50;

/** The values of a dimension in the last 30 days. */
async function valuesFor(
	work: Work<RunLimits, Search>,
	{ site, searched, zone }: Search,
	item: number,
): Promise<IDataObject> {
	const { words, valuesOf } = searched;
	const question = {
		figures: 'visits',
		by: valuesOf,
		when: 'last 30 days',
		compareWith: '',
		only: words === '' ? '' : `${valuesOf} contains "${words.replaceAll('"', ' ')}"`,
		limit: MOST_VALUES,
	};
	const answered = await answerOne(work, { site, question, zone }, item);
	const { json = {} } = answered.items[0] ?? {};
	const rows = listOf(json.rows).filter(isRecord);
	const [column = ''] = Object.keys(rows[0] ?? {});
	return {
		valuesOf: column,
		values: rows.map((row) => textOf(row[column]) ?? ''),
		shown: json.shown,
		days: `${textOf(json.from)} to ${textOf(json.to)}`,
	};
}
