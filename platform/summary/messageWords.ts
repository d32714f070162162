import type { FigureFormats } from './figureFormats';

/** The language and formats of a message. */
export interface Wording {
	readonly formats: FigureFormats;
	readonly words: Words;
}

/** The words around figures. */
export interface Words {
	/** The separator between a label and its value (": "). */
	readonly colon: string;
	readonly total: string;
	readonly others: string;
	readonly change: string;
	readonly before: string;
	readonly now: string;
	readonly date: string;
	/** The label of a column of sites. */
	readonly site: string;
	/** The number of sites in a message: "3 sites", or "3 of 5 sites" if some are missing. */
	readonly sites: (count: string, of: string | undefined) => string;
	/** The title of a page of several reports. */
	readonly reports: (count: string) => string;
	/** The list of the reports of a page. */
	readonly contents: string;
	readonly notIncluded: string;
	/** A sentence on amounts that have no sum. */
	readonly severalCurrencies: string;
	readonly by: string;
	readonly gain: string;
	readonly loss: string;
	readonly largest: string;
	/** Percentage points. */
	readonly points: string;
	/** A change from 0. */
	readonly fromNothing: string;
	readonly noRows: string;
	/** The label of an empty name. */
	readonly empty: string;
	/** The label of a metric's change. */
	readonly changeOf: (figure: string) => string;
	readonly comparedWith: (days: string) => string;
	/** The word before filters: "only Channel = ...". */
	readonly only: string;
	readonly or: string;
	readonly contains: string;
	readonly containsNot: string;
	readonly begins: string;
	readonly beginsNot: string;
	readonly moreRows: (count: string, isOne: boolean) => string;
	readonly shown: (rows: string, of: string) => string;
	/** The note of a chart of shares, which losses have none of. */
	readonly withoutNegative: string;
	readonly moreColumns: (names: string) => string;
	/** Small charts next to each other do not share a scale. */
	readonly ownScales: string;
	/** The platform has more rows than it sent; it does not always report how many. */
	readonly incomplete: (rows: string, of: string | undefined) => string;
	/** The platform has more sites than it listed. */
	readonly incompleteSites: string;
}

const en: Words = {
	colon: ': ',
	total: 'Total',
	others: 'Others',
	change: 'Change',
	before: 'Before',
	now: 'Now',
	date: 'Date',
	site: 'Site',
	sites: (count, of) => (of === undefined ? `${count} sites` : `${count} of ${of} sites`),
	reports: (count) => `${count} ${count === '1' ? 'report' : 'reports'}`,
	contents: 'Contents',
	notIncluded: 'Not included',
	severalCurrencies: 'Amounts are in several currencies, so they are not added up.',
	by: 'by',
	gain: 'Largest gain',
	loss: 'Largest loss',
	largest: 'Largest',
	points: 'points',
	fromNothing: 'new',
	noRows: 'There are no rows.',
	empty: '(empty)',
	changeOf: (figure) => `${figure} Change`,
	comparedWith: (days) => `compared with ${days}`,
	only: 'only',
	or: 'or',
	contains: 'contains',
	containsNot: 'does not contain',
	begins: 'begins with',
	beginsNot: 'does not begin with',
	withoutNegative: 'without negative values',
	moreRows: (count, isOne) => `and ${count} more ${isOne ? 'row' : 'rows'}`,
	shown: (rows, of) => `${rows} of ${of}`,
	moreColumns: (names) => `Not shown: ${names}.`,
	ownScales: 'each has its own scale',
	incomplete: (rows, of) =>
		of === undefined
			? `Incomplete (rows received: ${rows}, there are more)`
			: `Incomplete (rows received: ${rows} of ${of})`,
	incompleteSites: 'The list of sites is not complete: the platform has more sites than it sent',
};

const fr: Words = {
	colon: '\u00A0: ',
	total: 'Total',
	others: 'Autres',
	change: 'Évolution',
	before: 'Avant',
	now: 'Maintenant',
	date: 'Date',
	site: 'Site',
	sites: (count, of) =>
		of === undefined ? `${count} ${count === '1' ? 'site' : 'sites'}` : `${count} des ${of} sites`,
	reports: (count) => `${count} ${count === '1' ? 'rapport' : 'rapports'}`,
	contents: 'Sommaire',
	notIncluded: 'Non inclus',
	severalCurrencies: 'Les montants sont dans plusieurs devises et ne sont donc pas additionnés.',
	by: 'par',
	gain: 'Plus forte hausse',
	loss: 'Plus forte baisse',
	largest: 'En tête',
	points: 'pt',
	fromNothing: 'nouveau',
	noRows: 'Il n’y a aucune ligne.',
	empty: '(vide)',
	changeOf: (figure) => `${figure} (évolution)`,
	comparedWith: (days) => `par rapport au ${days}`,
	only: 'uniquement',
	or: 'ou',
	contains: 'contient',
	containsNot: 'ne contient pas',
	begins: 'commence par',
	beginsNot: 'ne commence pas par',
	withoutNegative: 'sans les valeurs négatives',
	moreRows: (count, isOne) => `et ${count} ${isOne ? 'autre ligne' : 'autres lignes'}`,
	shown: (rows, of) => `${rows} sur ${of}`,
	moreColumns: (names) => `Non affiché\u00A0: ${names}.`,
	ownScales: 'échelle propre à chaque graphique',
	incomplete: (rows, of) =>
		of === undefined
			? `Rapport incomplet (lignes reçues\u00A0: ${rows}, il en manque)`
			: `Rapport incomplet (lignes reçues\u00A0: ${rows} sur ${of})`,
	incompleteSites:
		'La liste des sites est incomplète\u00A0: la plateforme a plus de sites qu’elle n’en a envoyé',
};

const de: Words = {
	colon: ': ',
	total: 'Gesamt',
	others: 'Übrige',
	change: 'Änderung',
	before: 'Vorher',
	now: 'Jetzt',
	date: 'Datum',
	site: 'Website',
	sites: (count, of) => (of === undefined ? `${count} Websites` : `${count} von ${of} Websites`),
	reports: (count) => `${count} ${count === '1' ? 'Bericht' : 'Berichte'}`,
	contents: 'Inhalt',
	notIncluded: 'Nicht enthalten',
	severalCurrencies:
		'Die Beträge sind in mehreren Währungen angegeben und werden daher nicht addiert.',
	by: 'nach',
	gain: 'Größter Zuwachs',
	loss: 'Größter Rückgang',
	largest: 'Höchster Wert',
	points: '%-Pkt.',
	fromNothing: 'neu',
	noRows: 'Es gibt keine Zeilen.',
	empty: '(leer)',
	changeOf: (figure) => `${figure} (Änderung)`,
	comparedWith: (days) => `im Vergleich zum ${days}`,
	only: 'nur',
	or: 'oder',
	contains: 'enthält',
	containsNot: 'enthält nicht',
	begins: 'beginnt mit',
	beginsNot: 'beginnt nicht mit',
	withoutNegative: 'ohne negative Werte',
	moreRows: (count, isOne) => `und ${count} weitere ${isOne ? 'Zeile' : 'Zeilen'}`,
	shown: (rows, of) => `${rows} von ${of}`,
	moreColumns: (names) => `Nicht angezeigt: ${names}.`,
	ownScales: 'jedes Diagramm mit eigener Skala',
	incomplete: (rows, of) =>
		of === undefined
			? `Bericht unvollständig (erhaltene Zeilen: ${rows}, weitere fehlen)`
			: `Bericht unvollständig (erhaltene Zeilen: ${rows} von ${of})`,
	incompleteSites:
		'Die Liste der Websites ist unvollständig: Die Plattform hat mehr Websites, als sie gesendet hat',
};

const es: Words = {
	colon: ': ',
	total: 'Total',
	others: 'Otros',
	change: 'Variación',
	before: 'Antes',
	now: 'Ahora',
	date: 'Fecha',
	site: 'Sitio',
	sites: (count, of) => (of === undefined ? `${count} sitios` : `${count} de ${of} sitios`),
	reports: (count) => `${count} ${count === '1' ? 'informe' : 'informes'}`,
	contents: 'Contenido',
	notIncluded: 'No incluidos',
	severalCurrencies: 'Los importes están en varias monedas, por lo que no se suman.',
	by: 'por',
	gain: 'Mayor subida',
	loss: 'Mayor bajada',
	largest: 'Mayor valor',
	points: 'p.\u00A0p.',
	fromNothing: 'nuevo',
	noRows: 'No hay filas.',
	empty: '(vacío)',
	changeOf: (figure) => `${figure} (variación)`,
	comparedWith: (days) => `en comparación con el ${days}`,
	only: 'solo',
	or: 'o',
	contains: 'contiene',
	containsNot: 'no contiene',
	begins: 'empieza por',
	beginsNot: 'no empieza por',
	withoutNegative: 'sin valores negativos',
	moreRows: (count, isOne) => `y ${count} ${isOne ? 'fila' : 'filas'} más`,
	shown: (rows, of) => `${rows} de ${of}`,
	moreColumns: (names) => `Columnas no mostradas: ${names}.`,
	ownScales: 'cada gráfico con su propia escala',
	incomplete: (rows, of) =>
		of === undefined
			? `Informe incompleto (filas recibidas: ${rows}, hay más)`
			: `Informe incompleto (filas recibidas: ${rows} de ${of})`,
	incompleteSites:
		'La lista de sitios está incompleta: la plataforma tiene más sitios de los que ha enviado',
};

const ALL: Readonly<Record<string, Words>> = { en, fr, de, es };

/** The words of a language; English where there are none. @param language a BCP 47 tag */
export function wordsFor(language: string): Words {
	return ALL[new Intl.Locale(language).language] ?? en;
}
