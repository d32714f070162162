import type { ArgumentKind } from '../../../platform/questions/arguments/argumentText';
import { resolveModelTarget } from '../../../platform/questions/resolveModelTarget';
import type { Asked } from '../siteLists';
import { TODAY } from '../siteLists';
import { textOfArgument } from './site';

/** Targets as models give them (metric, target, period, name, only), and what they mean. */
export const targets: readonly string[] = [
	'sales | 9000 | this month => scartvalid | 9000 | 2026-11-01 2026-11-30',
	'sales | 9000 | => scartvalid | 9000 | 2026-11-01 2026-11-30',
	'orders | 9,000 | October => scartvalid | 9000 | 2026-10-01 2026-10-31',
	'revenue | 1.2 M | Q4 2026 => scartvalidamount | 1200000 | 2026-10-01 2026-12-31',
	'CA | 150 k€ | ce mois => scartvalidamount | 150000 | 2026-11-01 2026-11-30',
	'CA | 1,2 M€ | trimestre en cours => scartvalidamount | 1200000 | 2026-10-01 2026-12-31',
	`chiffre d'affaires | 100000 | le mois dernier => scartvalidamount | 100000 | 2026-10-01 2026-10-31`,
	'ventes | 500 | octobre => scartvalid | 500 | 2026-10-01 2026-10-31',
	'ventes | au moins 500 | octobre 2026 => scartvalid | atLeast 500 | 2026-10-01 2026-10-31',
	'Umsatz | 8k | letztes Quartal => scartvalidamount | 8000 | 2026-07-01 2026-09-30',
	'Umsatz | 1.200.000 | dieses Jahr => scartvalidamount | 1200000 | 2026-01-01 2026-12-31',
	'Umsatz | mindestens 5000 | Oktober => scartvalidamount | atLeast 5000 | 2026-10-01 2026-10-31',
	'Bestellungen | höchstens 300 | letzte Woche => scartvalid | atMost 300 | 2026-11-09 2026-11-15',
	'ventas | 9000 | octubre => scartvalid | 9000 | 2026-10-01 2026-10-31',
	'ingresos | 1.5M | este mes => scartvalidamount | 1500000 | 2026-11-01 2026-11-30',
	'ingresos | al menos 20000 | mes pasado => scartvalidamount | atLeast 20000 | 2026-10-01 2026-10-31',
	'visits | at most 100,000 | last month => visit | atMost 100000 | 2026-10-01 2026-10-31',
	'visits | <= 100000 | this year => visit | atMost 100000 | 2026-01-01 2026-12-31',
	'visits | >= 1000 | last week => visit | atLeast 1000 | 2026-11-09 2026-11-15',
	'visits | max 100000 | 2026 => visit | atMost 100000 | 2026-01-01 2026-12-31',
	'visits | 100 000 | 2026-10 => visit | 100000 | 2026-10-01 2026-10-31',
	'conversion rate | 2.5 | last quarter => Conversion Rate | 2.5 | 2026-07-01 2026-09-30',
	'conversion rate | 2.5% | this month => Conversion Rate | 2.5 | 2026-11-01 2026-11-30',
	'taux de conversion | 2,5 % | ce mois-ci => Conversion Rate | 2.5 | 2026-11-01 2026-11-30',
	'Konversionsrate | 2,5 | diesen Monat => Conversion Rate | 2.5 | 2026-11-01 2026-11-30',
	'tasa de conversión | 3% | este trimestre => Conversion Rate | 3 | 2026-10-01 2026-12-31',
	'AOV | 80 | this quarter => Average Basket | 80 | 2026-10-01 2026-12-31',
	'panier moyen | 80 € | ce trimestre => Average Basket | 80 | 2026-10-01 2026-12-31',
	'leads | 250 | November => estimatevalid | 250 | 2026-11-01 2026-11-30',
	'leads | 250 | 2026-11-01 to 2026-11-30 => estimatevalid | 250 | 2026-11-01 2026-11-30',
	'sales | 9000 | this month | SEA => scartvalid | 9000 | 2026-11-01 2026-11-30 | SPONSOREDLINK',
	'sales | 9000 | this month | paid search => scartvalid | 9000 | 2026-11-01 2026-11-30 | SPONSOREDLINK',
	'ventes | 9000 | ce mois | référencement naturel => scartvalid | 9000 | 2026-11-01 2026-11-30 | SEARCHENGINE',
	'Umsatz | 9000 | diesen Monat | Soziale Netzwerke => scartvalidamount | 9000 | 2026-11-01 2026-11-30 | SOCIAL',
	'ventas | 9000 | este mes | búsqueda orgánica => scartvalid | 9000 | 2026-11-01 2026-11-30 | SEARCHENGINE',
	'sales | 9000 | this month | all channels => scartvalid | 9000 | 2026-11-01 2026-11-30',
	'sales | 9000 | this month | whole site => scartvalid | 9000 | 2026-11-01 2026-11-30',
	'sales | 9000 | this month | | device is mobile => scartvalid | 9000 | 2026-11-01 2026-11-30 |  | device=2',
	'sales | 9000 | this month | | channel is SEA or SEO => scartvalid | 9000 | 2026-11-01 2026-11-30 |  | media_key=SPONSOREDLINK+SEARCHENGINE',
	'sales | 9000 | this month | SEA | desktop => scartvalid | 9000 | 2026-11-01 2026-11-30 | SPONSOREDLINK | device=1',
	'revenue | 9000 | this month | | everything except direct => scartvalidamount | 9000 | 2026-11-01 2026-11-30 |  | media_key!=NATURAL',
	'sales | 9000 | banana => refused: Period cannot be read: banana',
	'sales | soon | this month => refused: Target is not a number: soon',
	'sales | -3 | this month => refused: Target must be more than 0, but is "-3"',
	'cost | 500 | this month => refused: Metric: there is no figure called "cost"',
	'sales, visits | 500 | this month => refused: Metric contains 2 metrics',
	'sales | 9000 | this month | | country is France => refused: The figures of targets cannot be filtered by Country',
	'sales | 9000 | this month | | campaign contains brand => refused: The figures of targets cannot be filtered by Campaign',
	'sales | 9000 | next month => refused: Period cannot be read: next month',
	'conversions | 500 | this month => refused: Metric: "conversions" may mean Sales, Leads or Conversion Rate',
];

/** The arguments of Check Targets, as texts. */
export function targetArguments(line: string) {
	const [metric = '', amount = '', period = '', name = '', only = ''] = line
		.split('|')
		.map((part) => part.trim());
	return { metric, amount, period, name, only };
}

/** Arguments of any kind, as a model gives them; what it leaves out is missing. */
type TargetArguments = Readonly<Partial<Record<keyof ReturnType<typeof targetArguments>, unknown>>>;

/** What is understood of a target, in codes; what is refused begins with "refused". */
export async function understoodTarget(given: TargetArguments, site: Asked): Promise<string> {
	const text = (name: keyof TargetArguments, kind: ArgumentKind) =>
		textOfArgument(given[name], kind);
	const known = { site: 'shop-eu', kind: 'rt#insummary', dimension: 'media_key', today: TODAY };
	try {
		const asked = {
			metric: text('metric', 'list'),
			amount: text('amount', 'list'),
			period: text('period', 'period'),
			name: text('name', 'list'),
			only: text('only', 'filter'),
		};
		const { platform } = site.lists;
		return inCodes(await resolveModelTarget(asked, { platform, ...known }));
	} catch (error) {
		return `refused: ${error instanceof Error ? error.message : String(error)}`;
	}
}

function inCodes({
	target,
	devices,
	filters,
}: Awaited<ReturnType<typeof resolveModelTarget>>): string {
	const days =
		typeof target.period === 'string' ? target.period : `${target.period.from} ${target.period.to}`;
	const kept = [
		...(devices.length > 0 ? [`device=${devices.join('+')}`] : []),
		...filters.map(({ field, isNot, listedValues = [] }) => {
			const values = listedValues.map(({ value }) => value).join('+');
			return `${field}${isNot ? '!=' : '='}${values}`;
		}),
	];
	const bounded = [target.bound, target.amount].filter((one) => one !== undefined).join(' ');
	return [target.figure, bounded, days, target.name, kept.join(';')]
		.join(' | ')
		.replace(/[ |]+$/, '');
}
