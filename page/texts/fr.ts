import type { FigureRules } from '../../platform/imports/rows/cellRules';
import type { KindName, ImportTargetName } from '../../platform/imports/rules/importKinds';
import { mayBeOneText } from '../../platform/imports/rules/importKinds';
import type {
	MessageWithAdvice,
	BrokenCsv,
	Problems,
} from '../../platform/imports/rules/problemKinds';
import { withAdvice } from '../../platform/imports/rules/problemKinds';
import {
	shownName,
	shownColumns,
	shownHeader,
	shownPeriods,
	sheetsWithRows,
	shownSheets,
	shownTables,
} from '../../platform/imports/rules/shownLists';
import type { OtherType, OtherTypeRemedy } from '../../platform/imports/rules/otherTypes';
import { remediesOfTypes } from '../../platform/imports/rules/otherTypes';
import { channelName } from '../../platform/base/names/channels';
import type { Reasons } from '../../platform/imports/rules/reasons';
import { shownChannels } from '../../platform/imports/rules/reasons';
import type { WordsFor } from '../../platform/imports/rules/importWords';
import type { NearReason } from '../../platform/imports/columns/headerWords';
import type { Formats } from './pageFormats';
import type { Texts } from './texts';
import { f } from './typeset';

const fixed: Texts['fixed'] = {
	noScript: 'Cette page a besoin de JavaScript pour vérifier votre fichier.',
	file: 'Votre fichier',
	drop: 'Déposez ici un fichier CSV ou un classeur Excel, ou choisissez-le',
	needs: 'Ce que le fichier doit contenir',
	needsFile: 'Un fichier CSV, TSV ou texte, ou un classeur Excel (.xlsx).',
	needsHeader:
		'Une ligne d’en-tête avec le nom des colonnes, puis les données dans les lignes suivantes.',
	needsColumns:
		'Les colonnes qui identifient une ligne, comme la campagne, et au moins une colonne de chiffres.',
	needsDays: f`Une colonne de jours, pour un import par jour. Sans elle, les jours se choisissent ici, et chaque chiffre vaut pour l’ensemble de ces jours.`,
	samples: 'Exemples à compléter',
	figures: 'Chiffres que le fichier peut contenir',
	about: 'Contenu du fichier',
	kind: 'Type de données',
	from: 'Premier jour',
	to: 'Dernier jour',
	columns: 'Colonnes',
	reading: 'Options de lecture',
	header: 'La première ligne contient le nom des colonnes',
	separator: 'Séparateur',
	recognize: 'Automatique',
	comma: 'Virgule',
	semicolon: 'Point-virgule',
	tab: 'Tabulation',
	bar: 'Barre verticale',
	encoding: 'Encodage',
	numbers: 'Format des nombres',
	linesBefore: 'Lignes avant l’en-tête',
	sheet: 'Feuille',
	table: 'Tableau du fichier',
	comparedPeriod: 'Période comparée',
	choosePeriod: 'À choisir s’il y en a deux',
	totals: 'Lignes de totaux',
	leaveTotalsOut: 'Les écarter',
	importTotals: 'Les importer',
	dayFormat: 'Format des dates',
	dayFirst: '31/12/2026',
	monthFirst: '12/31/2026',
	times: 'Temps passé fourni sous forme de',
	averageTimes: 'Moyennes par visite',
	sumsOfTime: 'Totaux',
	sharedNames: 'Lignes portant les mêmes noms',
	stopShared: 'Interrompre l’import',
	addShared: 'Les additionner',
	lastShared: 'Garder la dernière',
	emptyFigures: 'Un chiffre manquant vaut 0',
	roundFigures: 'Arrondir les chiffres',
	negativeAmounts: 'Accepter les montants négatifs',
	verdict: 'Ce qui sera importé',
	sending: 'Avant de commencer',
	done: 'Terminé',
	again: 'Importer un autre fichier',
	cancel: 'Annuler',
};

const MARKS = { line: 'ligne', colon: f` : `, semicolon: f` ; ` };
const CHANNELS = shownChannels(({ key }) => [channelName(key, 'fr').toLowerCase()]);

const ENCODINGS: Texts['encodings'] = {
	western: 'Europe occidentale',
	central: 'Europe centrale',
	cyrillic: 'cyrillique',
	ukrainian: 'ukrainien',
	greek: 'grec',
	turkish: 'turc',
	hebrew: 'hébreu',
	arabic: 'arabe',
	baltic: 'pays baltes',
	vietnamese: 'vietnamien',
	thai: 'thaï',
	korean: 'coréen',
	japanese: 'japonais',
	chinese: 'chinois',
	traditionalChinese: 'chinois traditionnel',
	macRoman: 'Mac, Europe occidentale',
};

const EVERY_LINE = 'Même valeur partout…';
const ABSENT = 'Pas dans le fichier';
const READING = f`dans « ${fixed.reading} »`;
const ASK = 'Adressez-vous à la personne qui vous a envoyé le lien.';

const KINDS: Readonly<Record<KindName, string>> = {
	website: 'Site',
	pagetree: 'Pages',
	searchengine: 'Moteurs de recherche',
	refererdomain: 'Domaines référents',
	opedata: 'Campagnes',
	geoloccountry: 'Pays',
};

// Column names that are recognized, as the sample files are made of them.
const TARGETS: Readonly<Record<ImportTargetName, string>> = {
	website_name: 'Site',
	pageinfo_name: 'Page',
	pageinfo_url: 'URL de la page',
	searchengine_name: 'Moteur de recherche',
	refererdomain_name: 'Domaine référent',
	media_key: 'Canal',
	publisher_name: 'Éditeur',
	ope_name: 'Campagne',
	geoloccountry_isocode: 'Code pays',
	visit: 'Visites',
	dvisitor: 'Visiteurs uniques par jour',
	duration: 'Temps passé (secondes)',
	scartvalid: 'Ventes',
	scartvalidamount: 'Chiffre d’affaires',
	estimatevalid: 'Leads',
	estimatevalidamount: 'Chiffre d’affaires des leads',
	scart: 'Paniers',
	hit: 'Pages vues',
	visitin: 'Entrées',
	visitout: 'Sorties',
	visitone: 'Rebonds',
	date: 'Jour',
	ope_id: 'Campagne',
	product_ref: 'Référence produit',
	click: 'Clics',
	impression: 'Impressions',
	cost: 'Coût',
};

const samples: Texts['samples']['rows'] = {
	website: [['Boutique Europe'], ['Boutique Canada'], ['Blog']],
	pagetree: [
		['Accueil', 'https://www.example.com/'],
		['Soldes d’été', 'https://www.example.com/soldes'],
		['Panier', 'https://www.example.com/panier'],
	],
	searchengine: [['Google'], ['Bing'], ['Qwant']],
	refererdomain: [['actu.example.org'], ['blog.example.net'], ['forum.example.com']],
	opedata: [
		['MAILING', 'Newsletter', 'Soldes d’été'],
		['SPONSOREDLINK', 'Google Ads', 'Marque'],
		['AFFILIATION', 'Boutique partenaire', 'Page d’accueil'],
	],
	geoloccountry: [['FR'], ['BE'], ['CH']],
};

/** The texts of the page in French. */
export const fr = (formats: Formats): Texts => ({
	fixed,
	defaults: {
		title: 'Importer des chiffres',
		text: 'Déposez ici le fichier CSV ou le classeur Excel de votre outil d’analyse. Avant de lancer l’import, vous verrez ce qui sera importé.',
	},
	samples: { rows: samples, name: 'exemple', separator: ';', decimals: ',' },
	kind: (name) => KINDS[name],
	target: (name) => TARGETS[name],
	subject: (label) => f`« ${label} »`,
	wholeLine: 'La ligne',
	reasons: reasonsIn(formats),
	problems: problemsIn(formats),
	encodings: ENCODINGS,
	choosing: choosingIn(formats),
	checking: checkingIn(formats),
	layout: layoutIn(formats),
	rows: rowsIn(formats),
	before: beforeIn(formats),
	sent: sentIn(formats),
	server: serverIn(formats),
});

const reasonsIn = ({ count, counted }: Formats): WordsFor<Reasons> => ({
	empty: () => 'est vide',
	noChannel: ({ isFree }) =>
		isFree
			? f`est du trafic gratuit, qui ne s’importe pas comme campagne ; valeurs acceptées : ${CHANNELS}`
			: f`n’accepte que ces valeurs : ${CHANNELS}`,
	noCountry: ({ suggestion }) =>
		f`doit être le code ou le nom d’un pays${suggestion === undefined ? ', comme FR ou France' : f` : écrivez ${suggestion}`}`,
	noWhole: () => 'doit être un nombre entier positif ou nul',
	noSeconds: () => 'doit être un nombre entier de secondes, positif ou nul',
	noAmount: () => 'doit être un montant positif ou nul, à deux décimales au maximum, comme 1234,56',
	twoMeanings: () =>
		f`peut se lire avec un séparateur de milliers ou avec des décimales : choisissez « ${fixed.numbers} » ${READING}`,
	twoTimes: () =>
		f`peut se lire en minutes et secondes ou en heures et minutes : écrivez heures, minutes et secondes, comme 00:02:31`,
	threeDecimals: () =>
		f`aurait trois décimales, alors qu’un nombre entier est attendu : écrivez-le sans séparateur, ou choisissez l’autre format sous « ${fixed.numbers} » ${READING}`,
	share: () => 'est un pourcentage, qui ne peut pas être importé',
	otherCurrency: ({ currency }) =>
		`n’est pas dans la même devise que les autres montants de la colonne, qui sont en ${currency}`,
	brokenLetter: () =>
		f`contient un caractère illisible : corrigez-le, ou choisissez « ${fixed.encoding} » ${READING}`,
	unprintable: () => 'contient un saut de ligne ou un autre caractère qui ne s’affiche pas',
	formulaError: () => f`est une erreur de formule : corrigez la formule dans la feuille de calcul`,
	placeholder: () =>
		f`est ce qu’un programme écrit quand une valeur manque : saisissez la valeur ou supprimez la ligne`,
	ditto: () => f`répète seulement la valeur du dessus : écrivez la valeur à chaque ligne`,
	tooLong: ({ length, most }) =>
		`compte ${count(length)} caractères, alors que ${count(most)} au plus peuvent être importés`,
	shortenedId: () =>
		f`a perdu des chiffres, car Excel abrège les longs nombres : exportez de nouveau le fichier et importez-le sans l’ouvrir dans Excel, ou mettez cette colonne au format texte avant d’y saisir les nombres`,
	noFigures: () => 'ne contient aucun chiffre',
	broken: ({ why }) => f`ne peut pas être lue : ${BREAKS[why]('')}`,
	width: ({ columns, expected }) =>
		`compte ${counted(columns, 'colonne', 'colonnes')}, alors que le tableau en compte ${count(expected)}`,
	noDate: () => f`n’est pas une date (exemple : 2026-11-02)`,
	otherZone: () =>
		f`est une heure UTC, qui peut être minuit le lendemain dans votre fuseau horaire : indiquez les jours sans heure (exemple : 2026-11-02)`,
	twoDays: () =>
		f`contient une date qui peut se lire de deux façons : choisissez « ${fixed.dayFormat} » ${READING}`,
	replaces: (of) => f`remplace la ligne ${count(of.line)}, ${sameNames(of)}`,
	shares: (of) => f`ne se distingue pas de la ligne ${count(of.line)}, ${sameNames(of)}`,
	addedTo: (of) => f`s’ajoute à la ligne ${count(of.line)}, ${sameNames(of)}`,
	platform: ({ upstreamMessage: own }) => own ?? 'est refusée par la plateforme',
});

function sameNames({ hasUrl, hasAccents }: Reasons['replaces']): string {
	const why = hasAccents ? ', car la plateforme supprime les accents' : '';
	return hasUrl
		? f`qui porte le même nom${why} ; l’URL ne distingue pas les pages`
		: f`qui porte les mêmes noms${why}`;
}

const TYPES: Readonly<Record<OtherType, string>> = {
	oldWorkbook: 'un ancien classeur Excel (.xls)',
	binaryWorkbook: 'un classeur Excel binaire (.xlsb)',
	protectedWorkbook: 'un classeur Excel protégé par un mot de passe',
	openDocument: 'un classeur OpenDocument (.ods)',
	numbersDocument: 'un document Apple Numbers',
	document: 'un document de traitement de texte ou une présentation',
	webPage: 'une page web ou un fichier XML',
	json: 'un fichier JSON',
	pdf: 'un PDF',
	zip: 'une archive ZIP',
	packed: 'un fichier compressé',
	picture: 'une image',
	binary: 'un fichier binaire',
};

const TYPE_REMEDIES: Readonly<Record<OtherTypeRemedy, string>> = {
	saveAs:
		'Ouvrez-le dans le logiciel d’origine, enregistrez-le ou exportez-le comme classeur Excel (.xlsx) ou au format CSV UTF-8, puis réessayez.',
	removePassword:
		'Ouvrez-le dans Excel, retirez le mot de passe (Fichier > Informations > Protéger le classeur), enregistrez-le, puis réessayez.',
	unpack: 'Décompressez-le, puis choisissez le fichier qu’il contient.',
	export: 'Exportez les chiffres au format CSV ou comme classeur Excel (.xlsx), puis réessayez.',
};

const BREAKS: Readonly<Record<BrokenCsv, (most: string) => string>> = {
	tooLong: (most) => `un enregistrement dépasse ${most} caractères`,
	notClosed: () => 'un guillemet ouvert n’est jamais fermé',
	quoteInside: () => 'un guillemet figure dans une valeur qui ne commence pas par un guillemet',
	behindQuote: () => 'un guillemet fermant n’est pas suivi d’un séparateur',
	unknown: () => 'ce n’est pas du CSV',
};

const problemsIn = ({ count, date, counted }: Formats): WordsFor<Problems, MessageWithAdvice> => ({
	emptyFile: () => withAdvice('Le fichier est vide.', 'Choisissez un fichier avec des données.'),
	blankFile: () =>
		withAdvice(
			'Le fichier ne contient que des lignes vides.',
			'Choisissez un fichier avec des données.',
		),
	onlyHeader: () =>
		withAdvice(
			'Le fichier n’a aucune ligne sous l’en-tête.',
			'Choisissez un fichier avec des données.',
		),
	otherType: ({ type }) =>
		withAdvice(
			`Le fichier est ${TYPES[type]}, et non un fichier CSV ou un classeur Excel (.xlsx).`,
			TYPE_REMEDIES[remediesOfTypes[type]],
		),
	brokenCsv: ({ line, why, most }) =>
		withAdvice(
			f`À partir de la ligne ${count(line)}, le fichier ne peut pas être lu comme du CSV : ${BREAKS[why](count(most))}.`,
			'Vérifiez les guillemets à cet endroit.',
		),
	severalTables: ({ tables }) =>
		withAdvice(
			f`Le fichier contient ${count(tables.length)} tableaux : ${shownTables(tables, MARKS)}.`,
			f`Choisissez-en un sous « ${fixed.table} », ${READING}.`,
		),
	severalSheets: ({ sheets }) =>
		withAdvice(
			f`Plusieurs feuilles du classeur contiennent des lignes : ${shownSheets(sheetsWithRows(sheets), '(masquée)')}.`,
			f`Choisissez-en une sous « ${fixed.sheet} ».`,
		),
	noSheet: ({ sheet, sheets }) =>
		withAdvice(
			f`Le classeur n’a pas de feuille « ${shownName(sheet)} ». Ses feuilles : ${shownSheets(sheets, '(masquée)')}.`,
			f`Choisissez-en une sous « ${fixed.sheet} ».`,
		),
	damagedWorkbook: ({ part }) =>
		withAdvice(
			part === null
				? f`Le classeur est endommagé : sa fin manque.`
				: f`Le classeur est endommagé : ${shownName(part)} manque ou ne peut pas être lu.`,
			'Ouvrez-le dans Excel, enregistrez-le de nouveau comme classeur Excel (.xlsx), puis réessayez.',
		),
	largeWorkbook: ({ megabytes }) =>
		withAdvice(
			`Une partie du classeur dépasse ${count(megabytes)} Mo.`,
			'Enregistrez la feuille au format CSV UTF-8, ou répartissez-la entre plusieurs classeurs.',
		),
	formulaWithoutResult: ({ cell, sheet }) =>
		withAdvice(
			`La cellule ${cell} de la feuille ${shownName(sheet)} contient une formule dont le classeur ne contient pas le résultat.`,
			'Ouvrez le classeur dans Excel, enregistrez-le, puis réessayez.',
		),
	noTable: ({ table, tables }) =>
		withAdvice(
			f`Le fichier n’a pas de tableau ${count(table)}. Il contient : ${shownTables(tables, MARKS)}.`,
			f`Choisissez-en un sous « ${fixed.table} », ${READING}.`,
		),
	twoPeriods: ({ periods }) =>
		withAdvice(
			f`Le fichier compare des périodes${periods.length > 0 ? f` : ${shownPeriods(periods)}` : ''}.`,
			f`Choisissez-en une sous « ${fixed.comparedPeriod} », ${READING}, ou exportez le fichier sans comparaison.`,
		),
	perhapsTotal: ({ line, name }) =>
		withAdvice(
			`La ligne ${count(line)} (${shownName(name) || 'sans nom'}) est peut-être le total ou la moyenne d’autres lignes, ou une ligne à part entière.`,
			f`Indiquez sous « ${fixed.totals} », ${READING}, si les lignes de ce type doivent être importées.`,
		),
	manyColumns: ({ most }) =>
		withAdvice(
			`Le fichier a plus de ${count(most)} colonnes.`,
			'Supprimez du fichier les colonnes inutiles.',
		),
	longHeader: ({ column, most }) =>
		withAdvice(
			`Le nom de la colonne ${count(column)} dépasse ${count(most)} caractères.`,
			'Raccourcissez-le, ou vérifiez les guillemets de la ligne d’en-tête.',
		),
	noColumn: ({ target, header, fits }) =>
		withAdvice(
			target === null
				? 'Aucune colonne de chiffres n’a été trouvée.'
				: f`Aucune colonne n’a été trouvée pour « ${TARGETS[target]} ».`,
			f`${fits === undefined ? f`Choisissez une colonne sous « ${fixed.columns} »${target !== null && mayBeOneText(target) ? f`, ou choisissez-y « ${EVERY_LINE} » si le fichier n’a pas cette colonne` : ''}` : f`Les colonnes correspondent à « ${KINDS[fits]} » : choisissez ce type sous « ${fixed.kind} »`}.${header ? f` Colonnes du fichier : ${shownHeader(header)}` : ''}`,
		),
	sameColumn: ({ column, target }) =>
		withAdvice(
			f`La colonne ${count(column)} est choisie deux fois, dont une pour « ${TARGETS[target]} ».`,
			'Choisissez une autre colonne pour l’un des deux champs.',
		),
	unknownColumn: ({ typed: name, target, header }) =>
		withAdvice(
			f`Le fichier n’a pas de colonne « ${name} » pour « ${TARGETS[target]} ».`,
			header ? f`Ses colonnes : ${shownHeader(header)}` : 'Choisissez-en une autre.',
		),
	severalColumns: ({ target, columns }) =>
		withAdvice(
			f`Plusieurs colonnes peuvent correspondre à « ${TARGETS[target]} » : ${shownColumns(columns)}.`,
			f`Choisissez la bonne sous « ${fixed.columns} ».`,
		),
	severalNamed: ({ typed: name, columns }) =>
		withAdvice(
			f`Plusieurs colonnes se nomment « ${name} » : ${shownColumns(columns)}.`,
			f`Choisissez la bonne sous « ${fixed.columns} ».`,
		),
	nameOrNumber: ({ typed: name, target }) =>
		withAdvice(
			f`« ${name} », pour « ${TARGETS[target]} », est le numéro d’une colonne et le nom d’une autre.`,
			f`Choisissez la bonne sous « ${fixed.columns} ».`,
		),
	sharedNames: ({ lines, shared, line, names, other, hasAccents, unused }) =>
		withAdvice(
			f`${counted(shared, 'ligne', 'lignes')} sur ${count(lines)} ${shared < 2 ? 'porte' : 'portent'} les mêmes noms qu’une ligne précédente, comme les lignes ${count(other)} et ${count(line)} : ${names}${hasAccents ? ' (la plateforme supprime les accents)' : ''}.${unused.length === 0 ? '' : f` Colonnes non utilisées : ${shownHeader(unused)}.`}`,
			f`Choisissez ce qu’elles deviennent sous « ${fixed.sharedNames} », ${READING}.`,
		),
	daysHandedOver: () =>
		withAdvice(
			'Le fichier a une colonne de jours, alors que cette page n’accepte que les fichiers d’une seule période.',
			f`Choisissez « ${ABSENT} » pour « ${TARGETS.date} » sous « ${fixed.columns} », ou importez un fichier d’une seule période.`,
		),
	notAddable: ({ target }) =>
		withAdvice(
			f`« ${TARGETS[target]} » ne s’additionne pas : une personne venue deux fois compterait deux fois.`,
			f`Choisissez « ${ABSENT} » pour ce chiffre sous « ${fixed.columns} », ou importez un fichier qui a une seule ligne par nom.`,
		),
	averageTimes: ({ name }) =>
		withAdvice(
			f`« ${shownName(name)} » contient des moyennes, alors que le temps passé est un total.`,
			f`Choisissez « ${fixed.averageTimes} » pour « ${fixed.times} » ${READING} afin de les multiplier par les visites. Sinon, choisissez « ${ABSENT} » pour le temps passé sous « ${fixed.columns} ».`,
		),
	averagesNeedVisits: () =>
		withAdvice(
			'Les temps moyens sont multipliés par les visites, mais aucune colonne n’est choisie pour les visites.',
			f`Sous « ${fixed.columns} », choisissez la colonne des visites, ou bien « ${ABSENT} » pour le temps passé.`,
		),
	periodsAsDays: ({ name }) =>
		withAdvice(
			f`« ${shownName(name)} » contient des périodes de plusieurs jours : tous les chiffres d’une période seraient attribués à son premier jour.`,
			f`Exportez les chiffres par jour, ou choisissez « ${ABSENT} » pour le jour sous « ${fixed.columns} » et importez chaque période séparément.`,
		),
	otherDays: ({ lines, others, from, to }) =>
		withAdvice(
			f`${counted(others, 'ligne', 'lignes')} sur ${count(lines)} ${others < 2 ? 'porte' : 'portent'} sur des jours hors de la période du ${date(from)} au ${date(to)}.`,
			'Choisissez un premier et un dernier jour qui couvrent tous les jours du fichier.',
		),
	fewColumns: ({ column, columns }) =>
		withAdvice(
			f`La colonne ${count(column)} n’existe pas : le tableau n’en compte que ${count(columns)}.`,
			`Choisissez une autre colonne, ou le bon séparateur ${READING}.`,
		),
	changed: () =>
		withAdvice(
			f`Le fichier a changé après sa vérification, ou ne peut plus être lu : rien n’a donc été importé.`,
			'Envoyez-le de nouveau.',
		),
	changedAfterSending: () =>
		withAdvice(
			f`Le fichier a changé après son envoi, et n’a pas pu être envoyé de nouveau : la plateforme l’a peut-être importé tel qu’il a été vérifié.`,
			ASK,
		),
	kindNotTaken: () =>
		withAdvice('Ce type de données n’est pas accepté ici.', 'Choisissez un type dans la liste.'),
	noDay: ({ which }) =>
		withAdvice(
			which === 'first'
				? 'Le premier jour n’est pas une date.'
				: 'Le dernier jour n’est pas une date.',
			'Choisissez un jour.',
		),
	daysReversed: ({ from, to }) =>
		withAdvice(
			`Le dernier jour (${date(to)}) précède le premier (${date(from)}).`,
			'Inversez les deux jours.',
		),
});

const choosingIn = ({ count, size }: Formats): Texts['choosing'] => ({
	upTo: (bytes) => `${size(bytes)} au maximum`,
	chosen: (name, bytes) => `${name} (${size(bytes)})`,
	another: 'Déposez ou choisissez un autre fichier pour le remplacer',
	oneAtATime: (all) =>
		`Sur ${count(all)} fichiers, seul celui-ci a été pris en compte. Importez-les un par un.`,
	tooLarge: (bytes) => f`Le fichier est trop volumineux : ${size(bytes)} au maximum.`,
	unreadable: (why) => f`Le fichier ne peut pas être lu : ${why}`,
	recognized: (word) => f`Détecté : ${word}`,
	site: 'Site',
	siteHint: f`Site : le nom affiché dans la barre supérieure de la plateforme, par exemple shop-eu. Si vous ne le connaissez pas, demandez-le à la personne qui vous a envoyé le lien.`,
	passphrase: 'Phrase secrète',
	needed: (label) => `${label} (obligatoire)`,
	column: (number) => `Colonne ${count(number)}`,
	unnamed: '(vide)',
	choose: 'Choisir une colonne',
	chooseKind: 'Choisir le type',
	chooseSheet: 'Choisir une feuille',
	hiddenSheet: (name) => `${name} (masquée)`,
	noKnown: (header) =>
		f`Aucune colonne n’a été reconnue. Colonnes du fichier : ${shownHeader(header)}. Nommez les colonnes comme dans un exemple, ou choisissez vous-même le type de données et les colonnes.`,
	none: ABSENT,
	everyLine: EVERY_LINE,
	textOf: (label) => f`${label}, pour toutes les lignes`,
	download: (kind) => f`Télécharger un exemple : ${kind}`,
	sample: 'Exemple',
	allKinds: 'Tous les types',
});

function boxesOf({ list }: Formats, remedies: ReadonlySet<keyof FigureRules>): string {
	const boxes = [...remedies].map((remedy) => f`« ${fixed[remedy]} »`).sort();
	return boxes.length === 0 ? '' : `${list(boxes)} ${READING}`;
}

const cannot = ({ counted }: Formats, rejected: number) =>
	counted(rejected, 'ligne ne peut pas l’être', 'lignes ne peuvent pas l’être');

function correct(lines: number): string {
	return lines < 2 ? 'Corrigez-la' : 'Corrigez-les';
}

function ownerMay(lines: number): string {
	const left = lines < 2 ? 'qu’elle soit écartée' : 'qu’elles soient écartées';
	return ` Seul le propriétaire de cette page peut autoriser ${left}.`;
}

const NEAR: Readonly<Record<NearReason, string>> = {
	people: f`Des visiteurs uniques sur une période ne sont pas des visiteurs uniques par jour : ne choisissez cette colonne que si chaque ligne porte sur un seul jour.`,
	average: 'Une moyenne n’est pas un total.',
	clicks: 'Les clics ne sont pas des visites.',
	conversions: 'Cette colonne peut compter autre chose que des ventes ou des leads.',
	revenue: 'Cette colonne peut contenir autre chose que le chiffre d’affaires des ventes.',
	otherCount: 'Cette colonne compte autre chose.',
	mixedSources: 'Cette colonne contient des sources de plusieurs sortes.',
	address: 'C’est peut-être une adresse postale.',
};

const checkingIn = (formats: Formats): Texts['checking'] => ({
	now: 'Vérification du fichier…',
	good: (rows) =>
		formats.counted(rows, 'ligne peut être importée', 'lignes peuvent être importées'),
	goodAlone: (good) => `${good}.`,
	noneLeft: (rejected) =>
		`${formats.counted(rejected, 'ligne ne peut pas être importée', 'lignes ne peuvent pas être importées')}, et il n’en reste aucune autre.`,
	leftOut: (good, rejected) =>
		f`${good} ; ${cannot(formats, rejected)} et ${rejected < 2 ? 'sera écartée' : 'seront écartées'}.`,
	toFix: (good, rejected) =>
		f`${good} ; ${cannot(formats, rejected)}. ${correct(rejected)}, puis choisissez de nouveau le fichier.`,
	tick: (remedies, rejected) => {
		const what = rejected < 2 ? 'l’importer' : 'en importer davantage';
		return remedies.size === 0 ? '' : ` Cochez ${boxesOf(formats, remedies)} pour ${what}.`;
	},
	owner: ownerMay,
	noDays: 'Choisissez le premier et le dernier jour.',
	noSite: 'Indiquez le site, tel que la plateforme le nomme.',
	wrong: 'Lignes qui ne peuvent pas être importées',
	replaced: 'Lignes qui portent les mêmes noms',
	noteColumns: ['Ligne', 'Colonne', 'Valeur', 'Motif'],
	firstShown: (most) => `Les ${formats.count(most)} premières sont affichées.`,
	download: 'Télécharger cette liste',
	downloadFirst: (most) => `Télécharger les ${formats.count(most)} premières`,
	firstNames: (most) => `Les ${formats.count(most)} premiers noms sont affichés.`,
	fileOfNotes: 'lignes.csv',
	firstRows: 'Premières lignes, telles qu’elles seront importées',
	unused: 'Colonnes non utilisées',
	unusedColumns: ['Colonne', 'Première valeur', 'À savoir'],
	near: (target, reason) =>
		[target === '' ? '' : f`Ce n’est pas « ${target} ».`, NEAR[reason]].filter(Boolean).join(' '),
	otherDays: (lines) =>
		` ${formats.counted(lines, 'ligne d’un autre jour sera écartée', 'lignes d’autres jours seront écartées')}.`,
	accents: 'Noms qui perdent leurs accents',
	accentColumns: ['Dans le fichier', 'Sur la plateforme'],
	kept: 'Lettres spéciales envoyées telles quelles',
	keptColumns: ['Nom', 'Lettres'],
});

const layoutIn = ({ count, date, counted }: Formats): Texts['layout'] => ({
	notRead: f`Ce qui n’est pas importé du fichier :`,
	above: (lines, above) =>
		`${lines === 1 ? 'la ligne' : `les ${count(lines)} lignes`} au-dessus de l’en-tête${above.length > 0 ? ` (${above.join(' · ')})` : ''}`,
	leftOut: {
		total: (line, _lines, text) =>
			`la ligne ${count(line)}, total d’autres lignes${text === '' ? '' : ` (${text})`}`,
		subtotal: (line, _lines, text) => `la ligne ${count(line)}, somme d’autres lignes (${text})`,
		note: (line, _lines, text) => `tout à partir de la ligne ${count(line)} (${text})`,
		otherTable: (line, lines, text) =>
			`un autre tableau, lignes ${count(line)} à ${count(line + lines - 1)} (${text})`,
	},
	more: (number) => (number < 2 ? '1 autre ligne' : `${count(number)} autres lignes`),
	costs: (names) =>
		f`les coûts (${names.join(', ')}), qui s’envoient depuis n8n avec « Campaign > Upload Costs »`,
	emptyRows: (number) => (number < 2 ? 'une ligne vide' : `${count(number)} lignes vides`),
	otherSheets: (sheets) =>
		`${sheets.length === 1 ? 'une autre feuille' : `${count(sheets.length)} autres feuilles`} (${shownSheets(sheets, '(masquée)')})`,
	hidden: (rows, columns) => {
		const all = [
			...(rows > 0 ? [counted(rows, 'ligne masquée', 'lignes masquées')] : []),
			...(columns > 0 ? [counted(columns, 'colonne masquée', 'colonnes masquées')] : []),
		];
		return `La feuille contient ${all.join(' et ')}. Les éléments masqués sont lus aussi.`;
	},
	days: (from, to) =>
		from === to
			? f`Le fichier indique un jour : ${date(from)}.`
			: f`Le fichier indique une période : du ${date(from)} au ${date(to)}.`,
	useDays: 'L’utiliser',
});

const rowsIn = ({ count, date, counted }: Formats): Texts['rows'] => ({
	title: 'Totaux des chiffres',
	metric: 'Indicateur',
	by: 'Par',
	byRow: 'Ligne',
	byDay: 'Jour',
	chart: (metric, shown, all) =>
		shown < all
			? f`${metric} par ligne : les ${count(shown)} plus élevées sur ${count(all)}`
			: `${metric} par ligne`,
	chartOfDays: (metric) => f`Détail par jour : ${metric}`,
	others: (number) => counted(number, 'autre ligne', 'autres lignes'),
	hiddenDays: (number) =>
		`${counted(number, 'autre jour n’est pas affiché', 'autres jours ne sont pas affichés')}.`,
	noSum: (metric) =>
		f`Impossible d’additionner « ${metric} » : une personne venue deux fois serait comptée deux fois.`,
	table: 'Chiffres par jour',
	day: 'Jour',
	total: 'Total de la période',
	each: (from, to) => `Chaque jour du ${date(from)} au ${date(to)}`,
	about: f`Les montants par jour sont indicatifs : la plateforme ne précise pas si elle répartit des centimes ou des unités entières.`,
});

const beforeIn = (formats: Formats): Texts['before'] => ({
	handsOver: f`Le fichier vérifié est transmis à un workflow, qui l’importera tout de suite, plus tard ou pas du tout. Une fois importé :`,
	replaced: 'Les chiffres sont remplacés.',
	whichReplaced: (names, from, to) => {
		const days = from === to ? `le ${formats.date(from)}` : 'ces jours';
		return `Si la plateforme a déjà, pour ${days}, une ligne avec les mêmes valeurs (${formats.list(names)}), ses chiffres sont remplacés par ceux du fichier. Toutes les autres lignes restent inchangées.`;
	},
	final: 'Cette opération est irréversible.',
	whyFinal: 'Les chiffres précédents sont perdus, sauf si vous les conservez dans un fichier.',
	spread: 'Les chiffres sont répartis à parts égales sur les jours.',
	howSpread: (days, from, to) =>
		f`Chaque chiffre vaut pour l’ensemble des ${formats.count(days)} jours du ${formats.date(from)} au ${formats.date(to)} : chaque jour reçoit la même part, et le premier jour reçoit aussi le reste.`,
	byDay: 'Chaque ligne compte pour son jour.',
	eachDay: (days) =>
		`${formats.counted(days, 'jour est importé', 'jours sont importés, l’un après l’autre')}.`,
	oneDay: 'Tous les chiffres comptent pour un seul jour.',
	whichDay: (day) => `Il s’agit du ${formats.date(day)}.`,
	import: 'Importer',
	send: 'Envoyer',
	start: (verb, rows) => `${verb} ${formats.counted(rows, 'ligne', 'lignes')}`,
});

const sentIn = ({ count, percent, date, counted }: Formats): Texts['sent'] => ({
	sending: 'Envoi du fichier',
	share: (part) => f`Envoi du fichier : ${percent(part)}`,
	importing: 'Import en cours…',
	daysDone: (done, of) => `${counted(done, 'jour importé', 'jours importés')} sur ${count(of)}`,
	stopping: 'Annulation de l’import…',
	cancelled: withAdvice('L’envoi a été annulé.', 'Rien n’a été importé.'),
	stalled: (seconds) =>
		f`Le serveur ne donne plus signe de vie depuis ${count(seconds)} secondes. Vérifiez votre connexion internet. Attendez qu’elle soit rétablie, ou annulez.`,
	changedOnDisk: withAdvice(
		'Le fichier a été enregistré de nouveau, déplacé ou supprimé depuis que vous l’avez choisi.',
		'Choisissez-le de nouveau, afin d’importer exactement ce que vous voyez ici.',
	),
	busy: (name) =>
		`${name} n’a pas été pris en compte, car un autre fichier est en cours d’envoi. Attendez la fin de l’envoi, ou annulez-le.`,
	notTaken: (name) =>
		`${name} a été choisi pendant l’envoi de ce fichier, et n’est pas importé. Choisissez-le de nouveau pour l’importer à part.`,
	lost: withAdvice(
		'La réponse du serveur n’est pas arrivée.',
		f`Appuyez de nouveau sur le bouton : ce qui est déjà arrivé ne sera pas importé deux fois.`,
	),
	strange: withAdvice(
		'La réponse du serveur est incompréhensible pour cette page.',
		`La page est peut-être désactivée, ou le fichier trop volumineux pour le serveur. ${ASK}`,
	),
	file: 'Fichier',
	site: 'Site',
	days: 'Jours',
	fromTo: (from, to) => (from === to ? date(from) : `du ${date(from)} au ${date(to)}`),
	accepted: 'Lignes acceptées',
	notAccepted: 'Lignes refusées',
	reference: 'Référence',
	wrong: 'Lignes refusées',
});

const serverIn = (formats: Formats): Texts['server'] => ({
	daysArrived: ({ days, of, from, to }) => {
		const span =
			from === to ? `le ${formats.date(from)}` : `du ${formats.date(from)} au ${formats.date(to)}`;
		return f` ${formats.counted(days, 'jour', 'jours')} sur ${formats.count(of)} ${days < 2 ? 'a été importé' : 'ont été importés'} auparavant : ${span}.`;
	},
	goOn: (next) =>
		`Pour continuer avec le même fichier, relancez l’import à partir du ${formats.date(next)}.`,
	stopped: withAdvice('L’import a été annulé.', 'Rien n’a été importé.'),
	taken: 'La plateforme a accepté le fichier.',
	unconfirmed: (answer) =>
		withAdvice(
			answer === ''
				? f`Le fichier a été envoyé, mais la plateforme ne l’a pas confirmé : sa réponse est vide.`
				: f`Le fichier a été envoyé, mais la plateforme ne l’a pas confirmé. Sa réponse : « ${answer} ».`,
			'Demandez à la personne qui vous a envoyé le lien si le fichier est arrivé, avant de l’envoyer de nouveau.',
		),
	handedOn: 'Le fichier a été vérifié et transmis au workflow.',
	noneLeft: (remedies) =>
		withAdvice(
			'Aucune ligne ne peut être importée.',
			`${fixOf(formats, 'Corrigez le fichier', remedies)}, puis envoyez-le de nouveau.`,
		),
	someWrong: (rejected, all, remedies) =>
		withAdvice(
			`${formats.counted(rejected, 'ligne', 'lignes')} sur ${formats.count(all)} ne ${rejected < 2 ? 'peut' : 'peuvent'} pas être ${rejected < 2 ? 'importée' : 'importées'}, si bien que rien n’a été importé.`,
			`${fixOf(formats, correct(rejected), remedies)}, puis envoyez de nouveau le fichier.${ownerMay(rejected)}`,
		),
	failed: withAdvice('Le fichier n’a pas pu être importé.', ASK),
	notTaken: withAdvice('Le fichier n’a pas pu être reçu.', ASK),
	wrongSite: () =>
		withAdvice(
			'Ce site n’est pas accepté ici.',
			'Choisissez un site dans la liste, ou saisissez son nom tel que la plateforme l’affiche.',
		),
	notSetUp: () =>
		withAdvice(
			'Cette page ne peut pas importer de fichiers pour le moment.',
			`Rien n’a été importé. ${ASK}`,
		),
	fault: (_own, fault) => {
		const answer =
			fault.upstreamMessage === undefined ? '' : f` Réponse : « ${fault.upstreamMessage} ».`;
		if (fault.kind === 'outcomeUnknown') {
			return withAdvice(
				`La plateforme a peut-être reçu le fichier, mais ne l’a pas confirmé.${answer}`,
				'Rien n’a été envoyé deux fois. Demandez à la personne qui vous a envoyé le lien si le fichier est arrivé.',
			);
		}
		if (fault.transient) {
			return withAdvice(
				`La plateforme n’est pas disponible pour le moment.${answer}`,
				'Réessayez plus tard.',
			);
		}
		const why = answer === '' ? 'n’a pas pu être envoyé, ou a été refusé' : 'a été refusé';
		return withAdvice(`Le fichier ${why}.${answer}`, `Rien n’a été importé. ${ASK}`);
	},
	noForm: withAdvice(
		'Seul ce que la page envoie est accepté ici.',
		'Ouvrez la page, et envoyez le fichier à partir de celle-ci.',
	),
	noFile: withAdvice('Aucun fichier n’est arrivé.', 'Choisissez de nouveau le fichier.'),
	notOurs: withAdvice('Cette requête ne provient pas de la page.', 'Rechargez la page.'),
	tooLarge: (bytes) =>
		withAdvice(
			f`Le fichier est trop volumineux : ${formats.size(bytes)} au maximum.`,
			'Découpez-le en plusieurs parties.',
		),
	wrongPassphrase: withAdvice(
		'La phrase secrète n’est pas la bonne.',
		'Saisissez-la telle que vous l’avez reçue. Rien n’a été envoyé.',
	),
	signedOut: withAdvice('Votre session a expiré.', 'Rechargez la page.'),
	tooMany: (seconds) =>
		withAdvice(
			'Trop de tentatives ont échoué.',
			`Attendez ${formats.counted(seconds, 'seconde', 'secondes')}, puis réessayez.`,
		),
	signIn: 'Un nom d’utilisateur et un mot de passe sont nécessaires.',
	notShown: `La page ne peut pas être affichée. ${ASK}`,
	before: 'Ce fichier avait déjà été importé, et ne l’a pas été une seconde fois.',
	perhaps: withAdvice(
		'La plateforme a peut-être déjà ce fichier, qui n’a donc pas été envoyé une seconde fois.',
		'Demandez à la personne qui vous a envoyé le lien s’il est arrivé.',
	),
});

function fixOf(formats: Formats, fix: string, remedies: ReadonlySet<keyof FigureRules>): string {
	return remedies.size === 0 ? fix : `${fix}, ou cochez ${boxesOf(formats, remedies)}`;
}
