import type { FigureTopic } from './languageWords';
import { phrasesOf } from './questionLanguages';

/** A thing by what it is called on screens, and other names. */
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

/** What people call the figures that are known (docs/platform.md, Meaning of metrics). */
export const METRIC_WORDS: Readonly<Record<string, Synonyms>> = Object.fromEntries(
	Object.entries(LABELS).map(([code, label]) => [
		code,
		{ label, names: phrasesOf(({ figures }) => figures[code]) },
	]),
);

/** Figures that people ask for, what they are about, and what a site may have instead. */
export interface OtherFigures {
	readonly topic: FigureTopic;
	readonly phrases: readonly string[];
	/** A figure of a site that is about the same, by its own names. */
	readonly named: RegExp;
	/** The codes of known figures that come near in meaning. */
	readonly near: readonly string[];
}

const topic = (name: FigureTopic, named: RegExp, ...near: readonly string[]): OtherFigures => ({
	...{ topic: name, named, near },
	phrases: phrasesOf(({ otherFigures }) => otherFigures[name]),
});

/** Figures that are none of the known ones, by what they are about. */
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
