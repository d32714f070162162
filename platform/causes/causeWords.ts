import type { NamedFactor } from './measures';

/** On which side of the reference a figure is. */
export type ChangeSide = 'higher' | 'lower';

/** The words around the causes of a change. Figures are passed as formatted texts. */
export interface CauseWords {
	/** Before the names of the causes. */
	readonly mainly: string;
	/** Between a name and what is said of it. */
	readonly colon: string;
	/** Between two causes. */
	readonly separator: string;
	/** "90 of the 110 missing", or of a difference to another period. */
	readonly ofDifference: (
		amount: string,
		total: string,
		side: ChangeSide,
		isExpected: boolean,
	) => string;
	/** A cause that is larger than the difference, as others moved the other way. */
	readonly alone: (amount: string, side: ChangeSide) => string;
	readonly changed: (factor: string, percent: string, side: ChangeSide) => string;
	readonly unchanged: (factor: string, isExpected: boolean) => string;
	/** A part's share of what a rate is divided by. */
	readonly share: (factor: string, after: string, before: string) => string;
	/** Percentage points. */
	readonly points: (amount: string) => string;
	/** A figure that has no name here. */
	readonly volume: string;
	readonly rate: string;
	readonly factors: Readonly<Record<NamedFactor, string>>;
}

const english: CauseWords = {
	mainly: 'Mainly because of',
	colon: ': ',
	separator: '; ',
	ofDifference: (amount, total, side, isExpected) => {
		if (!isExpected)
			return `${amount} of the ${side === 'lower' ? 'decrease' : 'increase'} of ${total}`;
		return side === 'lower'
			? `${amount} of the ${total} missing`
			: `${amount} of the excess of ${total}`;
	},
	alone: (amount, side) => `${side === 'lower' ? '-' : '+'}${amount}`,
	changed: (factor, percent, side) => `${factor} ${percent} ${side}`.trim(),
	unchanged: (factor, isExpected) => `${factor} ${isExpected ? 'as expected' : 'little changed'}`,
	share: (factor, after, before) => `${after} of ${factor} instead of ${before}`,
	points: (amount) => `${amount} percentage ${amount === '1' ? 'point' : 'points'}`,
	volume: 'volume',
	rate: 'rate',
	factors: {
		averageBasket: 'average basket',
		averageLead: 'average lead value',
		conversionRate: 'conversion rate',
		leadRate: 'lead rate',
		leads: 'leads',
		sales: 'sales',
		visits: 'visits',
	},
};

const german: CauseWords = {
	mainly: 'Vor allem',
	colon: ': ',
	separator: '; ',
	ofDifference: (amount, total, side, isExpected) => {
		if (!isExpected)
			return `${side === 'lower' ? 'Rückgang' : 'Anstieg'} um ${amount} (insgesamt ${total})`;
		return side === 'lower'
			? `${amount} der fehlenden ${total}`
			: `${amount} der zusätzlichen ${total}`;
	},
	alone: (amount, side) => `${amount} ${side === 'lower' ? 'weniger' : 'mehr'}`,
	changed: (factor, percent, side) =>
		`${factor} ${percent} ${side === 'lower' ? 'niedriger' : 'höher'}`.trim(),
	unchanged: (factor, isExpected) => `${factor} ${isExpected ? 'wie erwartet' : 'kaum verändert'}`,
	share: (factor, after, before) => `${after} der ${factor} statt ${before}`,
	points: (amount) => `${amount}\u00a0${amount === '1' ? 'Prozentpunkt' : 'Prozentpunkte'}`,
	volume: 'Menge',
	rate: 'Rate',
	factors: {
		averageBasket: 'durchschnittlicher Warenkorb',
		averageLead: 'durchschnittlicher Lead-Wert',
		conversionRate: 'Conversion-Rate',
		leadRate: 'Lead-Rate',
		leads: 'Leads',
		sales: 'Verkäufe',
		visits: 'Besuche',
	},
};

const french: CauseWords = {
	mainly: 'Surtout',
	colon: '\u00a0: ',
	separator: '\u00a0; ',
	ofDifference: (amount, total, side, isExpected) => {
		if (!isExpected)
			return `${amount} sur une ${side === 'lower' ? 'baisse' : 'hausse'} de ${total}`;
		return side === 'lower'
			? `${amount} sur un manque de ${total}`
			: `${amount} sur un excédent de ${total}`;
	},
	alone: (amount, side) => `${amount} de ${side === 'lower' ? 'moins' : 'plus'}`,
	changed: (factor, percent, side) => `${factor} ${side === 'lower' ? '-' : '+'}${percent}`.trim(),
	unchanged: (factor, isExpected) =>
		`${factor} ${isExpected ? 'comme prévu' : 'sans grand changement'}`,
	share: (factor, after, before) =>
		`part ${factor === 'volume' ? 'du' : 'des'} ${factor}\u00a0: ${after} au lieu de ${before}`,
	// In French, the plural begins at 2.
	points: (amount) =>
		`${amount}\u00a0${/^[01](?!\d)/.test(amount) ? 'point' : 'points'} de pourcentage`,
	volume: 'volume',
	rate: 'taux',
	factors: {
		averageBasket: 'panier moyen',
		averageLead: 'valeur moyenne des leads',
		conversionRate: 'taux de conversion',
		leadRate: 'taux de leads',
		leads: 'leads',
		sales: 'ventes',
		visits: 'visites',
	},
};

const spanish: CauseWords = {
	mainly: 'Sobre todo por',
	colon: ': ',
	separator: '; ',
	ofDifference: (amount, total, side, isExpected) => {
		if (!isExpected)
			return `${amount} de una ${side === 'lower' ? 'bajada' : 'subida'} total de ${total}`;
		return side === 'lower'
			? `${amount} de un déficit de ${total}`
			: `${amount} de un exceso de ${total}`;
	},
	alone: (amount, side) => `${amount} ${side === 'lower' ? 'menos' : 'más'}`,
	changed: (factor, percent, side) =>
		`${factor} un ${percent} ${side === 'lower' ? 'por debajo' : 'por encima'}`.trim(),
	unchanged: (factor, isExpected) =>
		`${factor} ${isExpected ? 'según lo esperado' : 'sin grandes cambios'}`,
	share: (factor, after, before) => `cuota de ${factor} del ${after} en lugar del ${before}`,
	points: (amount) =>
		`${amount}\u00a0${amount === '1' ? 'punto porcentual' : 'puntos porcentuales'}`,
	volume: 'volumen',
	rate: 'tasa',
	factors: {
		averageBasket: 'cesta media',
		averageLead: 'valor medio por lead',
		conversionRate: 'tasa de conversión',
		leadRate: 'tasa de leads',
		leads: 'leads',
		sales: 'ventas',
		visits: 'visitas',
	},
};

const ALL: Readonly<Record<string, CauseWords>> = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
};

/** The words of a language, such as fr or de-CH; English if it is not supported. */
export function causeWords(language: string): CauseWords {
	return ALL[new Intl.Locale(language).language] ?? english;
}
