import { SiteSchema } from '../../platform/questions/siteSchema';
import type { QuestionText, Question } from '../../platform/questions/questionFields';
import { parseQuestion } from '../../platform/questions/parseQuestion';
import type { Lists, ListServer } from './platform';
import { startLists } from './platform';

/** A Friday. */
export const TODAY = '2026-11-20';

/** A site with a summary, a data level and two more reports, of which a token may see all but one. */
export const LISTS: Lists = {
	metrics: {
		...{
			visit: 'Visits',
			scartvalid: 'Sales',
			scartvalidamount: 'Sales revenue',
			scart: 'Shopping carts',
		},
		...{ hit: 'Page views', estimatevalid: 'Leads' },
	},
	dimensions: {
		'rt#insummary': { media_key: 'Channel', date_day: 'Day' },
		'rt#insummary mcMEDIAINCOMING.mcOPERATION': { media_key: 'Channel', ope_name: 'Campaign' },
		'rt#inpage': { pageinfo_name: 'Page' },
		'rt#ingeoloccountry': { geoloccountry_isocode: 'Country', media_key: 'Channel' },
	},
	segmentations: {
		mcMEDIAINCOMING: 'Channels',
		'mcMEDIAINCOMING.mcOPERATION': 'Campaigns',
		'mcMEDIAINCOMING[media_key=SOCIAL].mcOPERATION': 'Social campaigns',
		'mcMEDIAINCOMING.*': 'Everything below',
	},
	kinds: {
		'rt#insummary': 'Summary',
		'rt#ingeoloccountry': 'Countries',
		'rt#inpage': 'Pages',
		'rt#inclosed': 'Closed',
		'cj#path': 'Paths',
	},
	devices: { 1: 'Desktop', 2: 'Phone', 3: 'Tablet' },
	rules: { 7: 'Last contact', 8: 'First contact' },
	sites: { 'shop-eu': 'Shop' },
};

const NOTHING: QuestionText = {
	figures: 'sales',
	by: '',
	when: 'last week',
	compareWith: '',
	only: '',
};

/** A site that questions are about. */
export class Asked {
	private constructor(
		readonly lists: ListServer,
		readonly offer: SiteSchema,
	) {}

	static async start(own: Lists = LISTS): Promise<Asked> {
		const lists = await startLists(own);
		return new Asked(lists, new SiteSchema(lists.platform, 'shop-eu'));
	}

	/** What is understood. */
	async read(asked: Partial<QuestionText>): Promise<Question> {
		return await parseQuestion({ ...NOTHING, ...asked }, this.offer, this.lists.platform, TODAY);
	}

	/** Why it is refused: parameter, message and advice. */
	async refusal(asked: Partial<QuestionText>): Promise<string> {
		return await this.read(asked).then(
			() => 'answered',
			(error: { parameter: string; message: string; advice: string }) =>
				`${error.parameter}| ${error.message}| ${error.advice}`,
		);
	}
}

/** The values of choices. */
export const valuesOf = (choices: ReadonlyArray<{ readonly value: string }>) =>
	choices.map(({ value }) => value);
