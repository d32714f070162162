import { SiteSchema } from '../../../platform/questions/siteSchema';
import { watchedReport } from '../../../nodes/MarketingAnalytics/report/watchedReport';
import type { Asked } from '../siteLists';
import { TODAY } from '../siteLists';
import { textOfArgument } from './site';

/** What models want to be watched (figures, by), and what is. */
export const alerts: readonly string[] = [
	'visits | => visit',
	'visits, sales | channel => visit+scartvalid | media_key',
	'sales, conversion rate | channel => scartvalid+scartvalid/visit | media_key',
	'revenue | marketing channel => scartvalidamount | media_key',
	'sessions | channel grouping => visit | media_key',
	'AOV | nothing => scartvalidamount/scartvalid',
	'traffic | whole site => visit',
	'orders, revenue | total => scartvalid+scartvalidamount',
	'leads | country => estimatevalid | geoloccountry_isocode',
	'revenue | campaign => scartvalidamount | ope_name',
	'sales | top campaigns => scartvalid | ope_name',
	'bounce rate | all => visitone/visit',
	'page views | page => hit | pageinfo_name',
	'website visits | by channel => visit | media_key',
	'revenue per order | per channel => scartvalidamount/scartvalid | media_key',
	'CA | canal => scartvalidamount | media_key',
	'ventes, taux de conversion | levier => scartvalid+scartvalid/visit | media_key',
	'visites | => visit',
	'chiffre d’affaires | par campagne => scartvalidamount | ope_name',
	'commandes | pays => scartvalid | geoloccountry_isocode',
	'Umsatz | Kanal => scartvalidamount | media_key',
	'Besuche, Bestellungen | => visit+scartvalid',
	'Konversionsrate | nach Kanal => scartvalid/visit | media_key',
	'Verkäufe | Kampagne => scartvalid | ope_name',
	'ventas | canal => scartvalid | media_key',
	'ingresos, pedidos | ninguno => scartvalidamount+scartvalid',
	'tasa de conversión | por país => scartvalid/visit | geoloccountry_isocode',
	'visits | day => refused: By can contain only one dimension',
	'visits | device => refused: By can contain only one dimension',
	'visits | campaign, publisher => refused: By can contain only one dimension',
	'cost | => refused: Figures: there is no figure called "cost"',
	'conversions | channel => refused: Figures: "conversions" may mean',
	'banana | channel => refused: Figures: there is no figure called "banana"',
	'visits | product => refused: By: there is no dimension called "product"',
	'visits, sales, revenue, leads, clicks, page views | => refused: Figures contains 6 figures',
];

/** The arguments of Get Open Alerts, as texts. */
export function alertArguments(line: string) {
	const [figures = '', by = ''] = line.split('|').map((part) => part.trim());
	return { figures, by };
}

/** Arguments of any kind, as a model gives them; what it leaves out is missing. */
interface AlertArguments {
	readonly figures?: unknown;
	readonly by?: unknown;
}

/** What is watched, in codes; what is refused begins with "refused". */
export async function understoodAlert(given: AlertArguments, site: Asked): Promise<string> {
	const { platform } = site.lists;
	try {
		const words = {
			figures: textOfArgument(given.figures, 'list'),
			by: textOfArgument(given.by, 'list'),
		};
		const now = Date.parse(`${TODAY}T12:00:00Z`);
		const at = { zone: 'UTC', now };
		const { rules } = await watchedReport(words, new SiteSchema(platform, 'shop-eu'), platform, at);
		const figures = rules.map(({ figure: { numerator, denominator } }) =>
			[numerator, denominator]
				.flat()
				.filter((one) => one !== undefined)
				.join('/'),
		);
		return [figures.join('+'), rules[0]?.dimension ?? ''].join(' | ').replace(/[ |]+$/, '');
	} catch (error) {
		return `refused: ${error instanceof Error ? error.message : String(error)}`;
	}
}
