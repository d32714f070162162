import type { ArgumentKind } from '../../../platform/questions/arguments/argumentText';
import { argumentText } from '../../../platform/questions/arguments/argumentText';
import type { Question } from '../../../platform/questions/questionFields';
import type { Asked } from '../siteLists';
import type { Lists } from '../platform';

/** A site with the reports that most sites have. */
export const SITE: Lists = {
	metrics: {
		...{ visit: 'Visits', hit: 'Page views', dvisitor: 'Daily unique visitors', click: 'Clicks' },
		...{ duration: 'Time spent', scart: 'Shopping carts', scartvalid: 'Sales' },
		...{ scartvalidamount: 'Sales revenue', realscartvalid: 'Validated sales' },
		...{ realscartvalidamount: 'Validated revenue', estimatevalid: 'Leads' },
		...{ estimatevalidamount: 'Lead revenue', visitone: 'Single-page visits' },
	},
	dimensions: {
		'rt#insummary': { media_key: 'Channel', date_day: 'Day' },
		'rt#insummary mcWEBSITE[?].mcGLOBALOPE.mcOPE': {
			...{ media_key: 'Channel', ope_name: 'Campaign', publisher_name: 'Publisher' },
			...{ creative_name: 'Creative' },
		},
		'rt#geoloccountry': { geoloccountry_isocode: 'Country', media_key: 'Channel' },
		'rt#searchengine': { searchengine_name: 'Search engine' },
		'rt#refererdomain': { refererdomain_name: 'Referring domain' },
		'rt#pagetree': { pageinfo_name: 'Page', pageinfo_url: 'Page address' },
	},
	segmentations: { 'mcWEBSITE[?].mcGLOBALOPE.mcOPE': 'Campaigns' },
	kinds: {
		...{ 'rt#insummary': 'Summary', 'rt#geoloccountry': 'Countries', 'rt#pagetree': 'Pages' },
		...{ 'rt#searchengine': 'Search engines', 'rt#refererdomain': 'Referring domains' },
	},
	devices: {
		...{ 1: 'Desktop', 2: 'Phone', 3: 'Tablet', 4: 'TV', 5: 'iOSNativeApp' },
		...{ 6: 'AndroidNativeApp' },
	},
	rules: { 7: 'Last contact', 8: 'First contact' },
	sites: { 'shop-eu': 'Shop' },
};

/** The arguments of a question as a model gives them: texts, lists, objects, null or nothing. */
export interface QuestionArguments {
	readonly figures?: unknown;
	readonly by?: unknown;
	readonly when?: unknown;
	readonly compareWith?: unknown;
	readonly only?: unknown;
}

/** The arguments of a line "figures | by | when | compare with | only". */
export function argumentsOf(line: string): Record<keyof QuestionArguments, string> {
	const [figures = '', by = '', when = '', compareWith = '', only = ''] = line
		.split('|')
		.map((part) => part.trim());
	return { figures, by, when, compareWith, only };
}

/** What is understood of arguments, in codes; what is refused begins with "refused". */
export async function understoodOf(
	given: QuestionArguments | string,
	site: Asked,
): Promise<string> {
	const { figures, by, when, compareWith, only } =
		typeof given === 'string' ? argumentsOf(given) : given;
	try {
		return inCodes(
			await site.read({
				figures: textOfArgument(figures, 'list'),
				by: textOfArgument(by, 'list'),
				when: textOfArgument(when, 'period'),
				compareWith: textOfArgument(compareWith, 'period'),
				only: textOfArgument(only, 'filter'),
			}),
		);
	} catch (error) {
		return `refused: ${String(error)}`;
	}
}

/** The node refuses an argument that has no textual form. */
export function textOfArgument(argument: unknown, kind: ArgumentKind): string {
	const text = argumentText(argument, kind);
	if (text === undefined) throw new Error(`${JSON.stringify(argument)} has no textual form`);
	return text;
}

function inCodes(question: Question): string {
	const { first, metrics, rates, dimensions, scale, segmentBy, days, before, devices, filters } =
		question;
	const codes = (choices: ReadonlyArray<{ readonly value: string }>) =>
		choices.map(({ value }) => value).join('+');
	const kept = first === undefined ? '' : `first ${first}`;
	const rows = [codes(dimensions), segmentBy ?? '', scale ?? '', kept].filter((one) => one !== '');
	const only = [
		...(devices.length > 0 ? [`device=${codes(devices)}`] : []),
		...filters.map(
			({ field, isNot, listedValues, values }) =>
				`${field}${isNot ? '!=' : '='}${listedValues ? codes(listedValues) : `${values.match} ${values.each.join('+')}`}`,
		),
	];
	return [
		[codes(metrics), ...rates.map(({ name }) => name)].filter((one) => one !== '').join('+'),
		rows.join('+'),
		`${days.from} ${days.to}`,
		before ? `${before.from} ${before.to}` : '',
		only.join(';'),
	]
		.join(' | ')
		.replace(/[ |]+$/, '');
}
