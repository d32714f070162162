import { lists } from '../catalogue/platformLists';
import type { Choice } from '../http/choices';
import { dedupeChoices, listChoices, listOtherwise } from '../http/choices';
import { InvalidInput } from '../base/invalidInput';
import { firstNames } from '../base/text/truncate';
import type { Connection } from '../http/connection/connection';
import type { Call } from '../http/call';
import { checkPathValue } from '../http/url';
import { settle } from '../base/async/settle';

/**
 * The sites that the token may access, each with its time zone (docs/platform.md, Account;
 * observed: `website_tzone`).
 */
export async function listSites(platform: Connection): Promise<Choice[]> {
	const values = ['website_name', 'name', 'site'];
	const columns = { values, labels: LABEL_FIELDS, notes: ['website_tzone'] };
	const sites = await listChoices(platform, columns, {
		path: '/er/account/getallowedwebsite.json',
		what: 'the list of sites',
	});
	// A site that is listed twice would be added up twice.
	return dedupeChoices(sites);
}

/**
 * The site of a token that may access a single one. @throws InvalidInput if there are several or
 * none
 */
export async function onlySite(platform: Connection): Promise<string> {
	const [first, ...others] = (await listSites(platform)).map(({ value }) => value);
	if (first !== undefined && others.length === 0) return checkPathValue('site', first);
	const advice =
		first === undefined
			? 'The token has no access to any site. Ask the person who gave you the token to give it access to a site'
			: `Choose one of ${firstNames([first, ...others])}`;
	throw new InvalidInput('Site', 'Site is empty', advice);
}

/** The report kinds of a site (docs/platform.md, Batch reporting). */
export async function listReportKinds(platform: Connection, site: string): Promise<Choice[]> {
	return await list(platform, ['kind', 'report_kind', 'name'], {
		...batch(site, 'kinds'),
		what: 'the list of report kinds',
	});
}

/**
 * The report kinds of a site, or undefined if its list is not reliable: the reply is not shown in
 * the specification, and a token may be allowed to run reports but not to list their kinds.
 */
export async function knownKinds(
	platform: Connection,
	site: string,
): Promise<string[] | undefined> {
	const choices = await settle(listReportKinds(platform, site));
	if ('error' in choices) return undefined;
	const kinds = choices.value.map(({ value }) => value);
	return kinds.some((kind) => kind.startsWith(REAL_TIME)) ? kinds : undefined;
}

const REAL_TIME = 'rt#';

/** The data levels of a report kind: drilldown paths. */
export async function listDataLevels(
	platform: Connection,
	site: string,
	kind: string,
): Promise<Choice[]> {
	const choices = await list(platform, ['path', 'name'], {
		...batch(site, 'segmentations'),
		query: { kind },
		what: 'the list of data levels',
	});
	return choices;
}

/** The dimensions of a report kind at a data level. */
export async function listDimensions(
	platform: Connection,
	site: string,
	kind: string,
	path: string,
): Promise<Choice[]> {
	return await list(platform, ['field', 'name'], {
		...batch(site, 'dimensions'),
		query: { kind, path: path === '' ? undefined : path },
		what: 'the list of dimensions',
	});
}

/** The metrics of a report kind. */
export async function listMetrics(
	platform: Connection,
	site: string,
	kind: string,
): Promise<Choice[]> {
	return await list(platform, ['field', 'name'], {
		...batch(site, 'metrics'),
		query: { kind },
		what: 'the list of metrics',
	});
}

const SEGMENTS: Readonly<Record<string, string>> = {
	ordertype: 'Sale Type',
	estimatetype: 'Estimate Type',
};

/**
 * The segments by which metrics of a report kind can be split, without duplicates: the list has a
 * row for each value. The names of the types are observed practice.
 */
export async function listMetricSegments(
	platform: Connection,
	site: string,
	kind: string,
): Promise<Choice[]> {
	const choices = await list(platform, ['segment', 'by', 'type', 'name'], {
		...batch(site, 'metrics_segments'),
		query: { kind },
		what: 'the list of metric segments',
	});
	const byValue = new Map(choices.map((choice) => [choice.value, choice]));
	return [...byValue.values()].map(({ value, label }) => ({
		value,
		label: SEGMENTS[value] ?? label,
	}));
}

/** The device types of a site, whose codes filter reports (docs/platform.md, Device Type). */
export async function listDevices(platform: Connection, site: string): Promise<Choice[]> {
	return await list(platform, ['mdevicetype_id', 'id'], {
		path: '/ea/{site}/db/mdevicetype/getall.json',
		pathValues: { site },
		what: 'the list of devices',
	});
}

/** The attribution rules ("views") of a site. */
export async function listAttributionRules(platform: Connection, site: string): Promise<Choice[]> {
	const { path, what, otherwise } = lists.attributionRule;
	const call = { path, what, pathValues: { site } };
	return await listOtherwise(platform, lists.attributionRule, call, otherwise);
}

function batch(site: string, name: string) {
	return { path: `/ea/{site}/report/batch/${name}.json`, pathValues: { site } };
}

async function list(
	platform: Connection,
	values: readonly string[],
	call: Omit<Call, 'method'>,
): Promise<Choice[]> {
	return await listChoices(platform, { values, labels: LABEL_FIELDS }, call);
}

const LABEL_FIELDS = ['label', 'header', 'title', 'mdevicetype_name'];
