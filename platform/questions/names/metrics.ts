import type { FigureTopic } from './languageWords';
import { phrasesOf } from './questionLanguages';

/** A term's label on screens, and its synonyms. */
export interface Synonyms {
	readonly label: string;
	readonly names: readonly string[];
}

const LABELS: Readonly<Record<string, string>> = {
	visit: 'Visits',
	hit: 'Page views',
	dvisitor: 'Daily unique visitors',
	click: 'Clicks',
	duration: 'Time spent',
	visitin: 'Incoming visits',
	visitout: 'Exit visits',
	visitone: 'Single-page visits',
	scart: 'Shopping carts',
	scartvalid: 'Sales',
	scartvalidamount: 'Sales revenue',
	realscartvalid: 'Validated sales',
	realscartvalidamount: 'Validated revenue',
	estimatevalid: 'Leads',
	estimatevalidamount: 'Lead revenue',
};

/** Synonyms of the documented metrics (docs/platform.md, Meaning of metrics). */
export const METRIC_WORDS: Readonly<Record<string, Synonyms>> = Object.fromEntries(
	Object.entries(LABELS).map(([code, label]) => [
		code,
		{ label, names: phrasesOf(({ figures }) => figures[code]) },
	]),
);

/** Figures that a site may lack, with their topic and the metrics to suggest instead. */
export interface OtherFigures {
	readonly topic: FigureTopic;
	readonly phrases: readonly string[];
	/** Matches the names of a site's own metrics on this topic. */
	readonly named: RegExp;
	/** The codes of documented metrics with a similar meaning. */
	readonly near: readonly string[];
}

const topic = (name: FigureTopic, named: RegExp, ...near: readonly string[]): OtherFigures => ({
	topic: name,
	named,
	near,
	phrases: phrasesOf(({ otherFigures }) => otherFigures[name]),
});

/** The topics of figures that are no documented metrics. */
export const OTHER_FIGURES: readonly OtherFigures[] = [
	topic(
		'costs',
		/\b(?:costs?|spend|budget|co[uû]ts?|d[ée]penses?|kosten|ausgaben|costes?|gastos?|roi|roas|cp[acml])\b/i,
		...['scartvalidamount', 'click'],
	),
	topic(
		'profit',
		/\b(?:margins?|profit|marge|gewinn|margen|beneficio|b[ée]n[ée]fice)\b/i,
		...['scartvalidamount', 'realscartvalidamount', 'rate:averageBasket'],
	),
	topic(
		'exposure',
		/\b(?:impressions?|views?|reach|impressionen|impresiones|opens?|ctr)\b/i,
		...['click', 'visit', 'hit'],
	),
	topic(
		'customers',
		/\b(?:customers?|clients?|kunden|clientes?|buyers?)\b/i,
		...['dvisitor', 'scartvalid'],
	),
	topic(
		'goods',
		/\b(?:quantity|units|items|quantit[ée]|menge|cantidad|returns?|refunds?)\b/i,
		...['scartvalid', 'realscartvalid', 'scart'],
	),
];
