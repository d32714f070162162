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

const fixed: Texts['fixed'] = {
	noScript: 'Diese Seite benötigt JavaScript, um Ihre Datei zu prüfen.',
	file: 'Ihre Datei',
	drop: 'Legen Sie hier eine CSV-Datei oder Excel-Arbeitsmappe ab, oder wählen Sie eine aus',
	needs: 'Was die Datei enthalten muss',
	needsFile: 'Eine CSV-, TSV- oder Textdatei oder eine Excel-Arbeitsmappe (.xlsx).',
	needsHeader: 'Eine Kopfzeile mit den Spaltennamen und darunter die Daten.',
	needsColumns:
		'Die Spalten, die eine Zeile kennzeichnen, etwa die Kampagne, und mindestens eine Spalte mit Zahlen.',
	needsDays:
		'Eine Spalte mit Tagen, um Tag für Tag zu importieren. Fehlt sie, wählen Sie die Tage hier, und jede Zahl gilt für den gesamten Zeitraum.',
	samples: 'Beispiele zum Ausfüllen',
	figures: 'Zahlen, die die Datei enthalten kann',
	about: 'Inhalt der Datei',
	kind: 'Art der Daten',
	from: 'Erster Tag',
	to: 'Letzter Tag',
	columns: 'Spalten',
	reading: 'Wie die Datei gelesen wird',
	header: 'Die erste Zeile enthält die Spaltennamen',
	separator: 'Trennzeichen',
	recognize: 'Automatisch',
	comma: 'Komma',
	semicolon: 'Semikolon',
	tab: 'Tabulator',
	bar: 'Senkrechter Strich',
	encoding: 'Zeichenkodierung',
	numbers: 'Zahlenformat',
	linesBefore: 'Zeilen vor der Kopfzeile',
	sheet: 'Tabellenblatt',
	table: 'Tabelle in der Datei',
	comparedPeriod: 'Verglichener Zeitraum',
	choosePeriod: 'Wählen, wenn es zwei sind',
	totals: 'Zeilen mit Summen',
	leaveTotalsOut: 'Auslassen',
	importTotals: 'Importieren',
	dayFormat: 'Datumsformat',
	dayFirst: '31/12/2026',
	monthFirst: '12/31/2026',
	times: 'Verweildauer angegeben als',
	averageTimes: 'Durchschnitt pro Besuch',
	sumsOfTime: 'Summe',
	sharedNames: 'Zeilen mit denselben Namen',
	stopShared: 'Import anhalten',
	addShared: 'Zusammenzählen',
	lastShared: 'Die letzte behalten',
	emptyFigures: 'Fehlende Zahlen als 0 importieren',
	roundFigures: 'Zahlen runden',
	negativeAmounts: 'Negative Beträge importieren',
	verdict: 'Was importiert wird',
	sending: 'Bevor Sie beginnen',
	done: 'Fertig',
	again: 'Weitere Datei importieren',
	cancel: 'Abbrechen',
};

const MARKS = { line: 'Zeile', colon: ': ', semicolon: '; ' };
const HIDDEN = '(ausgeblendet)';
const CHANNELS = shownChannels(({ key }) =>
	[channelName(key, 'de')].filter((name) => name.toUpperCase() !== key),
);

const ENCODINGS: Texts['encodings'] = {
	western: 'Westeuropa',
	central: 'Mitteleuropa',
	cyrillic: 'Kyrillisch',
	ukrainian: 'Ukrainisch',
	greek: 'Griechisch',
	turkish: 'Türkisch',
	hebrew: 'Hebräisch',
	arabic: 'Arabisch',
	baltic: 'Baltikum',
	vietnamese: 'Vietnamesisch',
	thai: 'Thailändisch',
	korean: 'Koreanisch',
	japanese: 'Japanisch',
	chinese: 'Chinesisch',
	traditionalChinese: 'traditionelles Chinesisch',
	macRoman: 'Mac, Westeuropa',
};

const EVERY_LINE = 'Fester Wert …';
const ABSENT = 'Nicht in der Datei';
const READING = `unter „${fixed.reading}“`;
const ASK = 'Wenden Sie sich an die Person, die Ihnen den Link geschickt hat.';

const KINDS: Readonly<Record<KindName, string>> = {
	website: 'Website',
	pagetree: 'Seiten',
	searchengine: 'Suchmaschinen',
	refererdomain: 'Verweisende Domains',
	opedata: 'Kampagnen',
	geoloccountry: 'Länder',
};

// Column names that are recognized, as the sample files are made of them.
const TARGETS: Readonly<Record<ImportTargetName, string>> = {
	website_name: 'Website',
	pageinfo_name: 'Seite',
	pageinfo_url: 'URL der Seite',
	searchengine_name: 'Suchmaschine',
	refererdomain_name: 'Verweisende Domain',
	media_key: 'Kanal',
	publisher_name: 'Publisher',
	ope_name: 'Kampagne',
	geoloccountry_isocode: 'Ländercode',
	visit: 'Besuche',
	dvisitor: 'Eindeutige Besucher pro Tag',
	duration: 'Gesamtverweildauer (Sekunden)',
	scartvalid: 'Verkäufe',
	scartvalidamount: 'Umsatz',
	estimatevalid: 'Leads',
	estimatevalidamount: 'Umsatz der Leads',
	scart: 'Warenkörbe',
	hit: 'Seitenaufrufe',
	visitin: 'Einstiege',
	visitout: 'Ausstiege',
	visitone: 'Absprünge',
	date: 'Tag',
	ope_id: 'Kampagne',
	product_ref: 'Produktreferenz',
	click: 'Klicks',
	impression: 'Impressionen',
	cost: 'Kosten',
};

const samples: Texts['samples']['rows'] = {
	website: [['Shop Europa'], ['Shop Amerika'], ['Blog']],
	pagetree: [
		['Startseite', 'https://www.example.com/'],
		['Sommerschlussverkauf', 'https://www.example.com/sale'],
		['Warenkorb', 'https://www.example.com/warenkorb'],
	],
	searchengine: [['Google'], ['Bing'], ['Ecosia']],
	refererdomain: [['news.example.org'], ['blog.example.net'], ['forum.example.com']],
	opedata: [
		['MAILING', 'Newsletter', 'Sommerschlussverkauf'],
		['SPONSOREDLINK', 'Google Ads', 'Marke'],
		['AFFILIATION', 'Partnershop', 'Startseite'],
	],
	geoloccountry: [['DE'], ['AT'], ['CH']],
};

/** The texts of the page in German. */
export const de = (formats: Formats): Texts => ({
	fixed,
	defaults: {
		title: 'Zahlen importieren',
		text: 'Legen Sie hier die CSV-Datei oder die Excel-Arbeitsmappe Ihres Analyse-Tools ab. Sie sehen, was importiert wird, bevor der Import beginnt.',
	},
	samples: { rows: samples, name: 'beispiel', separator: ';', decimals: ',' },
	kind: (name) => KINDS[name],
	target: (name) => TARGETS[name],
	subject: (label) => `„${label}“`,
	wholeLine: 'Die Zeile',
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
	empty: () => 'ist leer',
	noChannel: ({ isFree }) =>
		isFree
			? `ist unbezahlter Traffic, der sich nicht als Kampagne importieren lässt; möglich sind ${CHANNELS}`
			: `muss einer dieser Werte sein: ${CHANNELS}`,
	noCountry: ({ suggestion }) =>
		`muss der Code oder der Name eines Landes sein${suggestion === undefined ? ', etwa DE oder Deutschland' : `: Schreiben Sie ${suggestion}`}`,
	noWhole: () => 'muss eine ganze Zahl sein, die nicht negativ ist',
	noSeconds: () => 'muss eine ganze Zahl von Sekunden sein, die nicht negativ ist',
	noAmount: () =>
		'muss ein Betrag mit höchstens zwei Nachkommastellen sein, der nicht negativ ist, etwa 1234,56',
	twoMeanings: () =>
		`kann ein Tausendertrennzeichen oder Nachkommastellen enthalten: Wählen Sie „${fixed.numbers}“ ${READING}`,
	twoTimes: () =>
		'kann Minuten und Sekunden oder Stunden und Minuten bedeuten: Schreiben Sie Stunden, Minuten und Sekunden, etwa 00:02:31',
	threeDecimals: () =>
		`hätte drei Nachkommastellen, muss aber eine ganze Zahl sein: Schreiben Sie die Zahl ohne Trennzeichen, oder wählen Sie das andere Format unter „${fixed.numbers}“, ${READING}`,
	share: () => 'ist ein Prozentwert, der nicht importiert werden kann',
	otherCurrency: ({ currency }) =>
		`hat eine andere Währung als die übrigen Beträge der Spalte, die in ${currency} angegeben sind`,
	brokenLetter: () =>
		`enthält ein unlesbares Zeichen: Korrigieren Sie es, oder wählen Sie „${fixed.encoding}“ ${READING}`,
	unprintable: () => 'enthält einen Zeilenumbruch oder ein anderes nicht darstellbares Zeichen',
	formulaError: () => 'ist ein Formelfehler: Korrigieren Sie die Formel in der Tabellenkalkulation',
	placeholder: () =>
		'ist das Zeichen eines Programms für einen fehlenden Wert: Tragen Sie den Wert ein, oder entfernen Sie die Zeile',
	ditto: () => 'wiederholt nur den Wert darüber: Schreiben Sie den Wert in jede Zeile',
	tooLong: ({ length, most }) =>
		`hat ${count(length)} Zeichen; höchstens ${count(most)} können importiert werden`,
	shortenedId: () =>
		'hat Ziffern verloren, weil Excel lange Zahlen kürzt: Exportieren Sie die Datei noch einmal und importieren Sie sie, ohne sie in Excel zu öffnen, oder formatieren Sie die Spalte als Text, bevor die Zahlen eingegeben werden',
	noFigures: () => 'enthält keine Zahl',
	broken: ({ why }) => `kann nicht gelesen werden: ${BREAKS[why]('')}`,
	width: ({ columns, expected }) =>
		`hat ${counted(columns, 'Spalte', 'Spalten')}, die Tabelle aber ${count(expected)}`,
	noDate: () => 'muss ein Datum sein, etwa 2026-11-02',
	otherZone: () =>
		'ist eine Uhrzeit in UTC, die in Ihrer Zeitzone Mitternacht des nächsten Tages sein kann: Geben Sie Tage ohne Uhrzeit an, etwa 2026-11-02',
	twoDays: () =>
		`enthält ein Datum, das sich auf zwei Arten lesen lässt: Wählen Sie das „${fixed.dayFormat}“ ${READING}`,
	replaces: (of) => `ersetzt Zeile ${count(of.line)}, ${sameNames(of)}`,
	shares: (of) => `lässt sich nicht von Zeile ${count(of.line)} unterscheiden, ${sameNames(of)}`,
	addedTo: (of) => `wird zu Zeile ${count(of.line)} hinzugezählt, ${sameNames(of)}`,
	platform: ({ upstreamMessage: own }) => own ?? 'wurde von der Plattform abgelehnt',
});

function sameNames({ hasUrl, hasAccents }: Reasons['replaces']): string {
	const why = hasAccents ? ', weil die Plattform Akzente und Umlautpunkte entfernt' : '';
	return hasUrl
		? `die denselben Namen hat${why}; die URL unterscheidet Seiten nicht`
		: `die dieselben Namen hat${why}`;
}

const TYPES: Readonly<Record<OtherType, string>> = {
	oldWorkbook: 'eine alte Excel-Arbeitsmappe (.xls)',
	binaryWorkbook: 'eine binäre Excel-Arbeitsmappe (.xlsb)',
	protectedWorkbook: 'eine Excel-Arbeitsmappe mit Kennwort',
	openDocument: 'eine OpenDocument-Tabelle (.ods)',
	numbersDocument: 'ein Dokument von Apple Numbers',
	document: 'ein Dokument einer Textverarbeitung oder eine Präsentation',
	webPage: 'eine Webseite oder eine XML-Datei',
	json: 'eine JSON-Datei',
	pdf: 'ein PDF',
	zip: 'ein ZIP-Archiv',
	packed: 'eine komprimierte Datei',
	picture: 'ein Bild',
	binary: 'eine Binärdatei',
};

const TYPE_REMEDIES: Readonly<Record<OtherTypeRemedy, string>> = {
	saveAs:
		'Öffnen Sie die Datei im zugehörigen Programm, speichern oder exportieren Sie sie als Excel-Arbeitsmappe (.xlsx) oder als CSV UTF-8, und versuchen Sie es noch einmal.',
	removePassword:
		'Öffnen Sie die Arbeitsmappe in Excel, entfernen Sie das Kennwort unter Datei > Informationen > Arbeitsmappe schützen, speichern Sie sie, und versuchen Sie es noch einmal.',
	unpack: 'Entpacken Sie das Archiv, und wählen Sie die Datei darin.',
	export:
		'Exportieren Sie die Zahlen als CSV oder als Excel-Arbeitsmappe (.xlsx), und versuchen Sie es noch einmal.',
};

const BREAKS: Readonly<Record<BrokenCsv, (most: string) => string>> = {
	tooLong: (most) => `Ein Datensatz ist länger als ${most} Zeichen`,
	notClosed: () => 'Ein öffnendes Anführungszeichen wird nicht geschlossen',
	quoteInside: () =>
		'Ein Wert enthält ein Anführungszeichen, beginnt aber nicht mit einem Anführungszeichen',
	behindQuote: () => 'Auf ein schließendes Anführungszeichen folgt kein Trennzeichen',
	unknown: () => 'Das Format ist nicht CSV',
};

const problemsIn = ({ count, date }: Formats): WordsFor<Problems, MessageWithAdvice> => ({
	emptyFile: () => withAdvice('Die Datei ist leer.', 'Wählen Sie eine Datei mit Daten.'),
	blankFile: () =>
		withAdvice('Die Datei enthält nur leere Zeilen.', 'Wählen Sie eine Datei mit Daten.'),
	onlyHeader: () =>
		withAdvice(
			'Die Datei hat keine Zeile unter der Kopfzeile.',
			'Wählen Sie eine Datei mit Daten.',
		),
	otherType: ({ type }) =>
		withAdvice(
			`Die Datei ist ${TYPES[type]}, keine CSV-Datei oder Excel-Arbeitsmappe (.xlsx).`,
			TYPE_REMEDIES[remediesOfTypes[type]],
		),
	brokenCsv: ({ line, why, most }) =>
		withAdvice(
			`Ab Zeile ${count(line)} kann die Datei nicht als CSV gelesen werden: ${BREAKS[why](count(most))}.`,
			'Prüfen Sie die Anführungszeichen in dieser Zeile.',
		),
	severalTables: ({ tables }) =>
		withAdvice(
			`Die Datei enthält ${count(tables.length)} Tabellen: ${shownTables(tables, MARKS)}.`,
			`Wählen Sie eine davon unter „${fixed.table}“, ${READING}.`,
		),
	severalSheets: ({ sheets }) =>
		withAdvice(
			`Mehrere Tabellenblätter der Arbeitsmappe enthalten Zeilen: ${shownSheets(sheetsWithRows(sheets), HIDDEN)}.`,
			`Wählen Sie eines davon unter „${fixed.sheet}“.`,
		),
	noSheet: ({ sheet, sheets }) =>
		withAdvice(
			`Die Arbeitsmappe hat kein Tabellenblatt „${shownName(sheet)}“. Ihre Tabellenblätter: ${shownSheets(sheets, HIDDEN)}.`,
			`Wählen Sie eines davon unter „${fixed.sheet}“.`,
		),
	damagedWorkbook: ({ part }) =>
		withAdvice(
			part === null
				? 'Die Arbeitsmappe ist beschädigt: Das Ende der Datei fehlt.'
				: `Die Arbeitsmappe ist beschädigt: ${shownName(part)} fehlt oder kann nicht gelesen werden.`,
			'Öffnen Sie die Arbeitsmappe in Excel, speichern Sie sie noch einmal als Excel-Arbeitsmappe (.xlsx), und versuchen Sie es noch einmal.',
		),
	largeWorkbook: ({ megabytes }) =>
		withAdvice(
			`Ein Teil der Arbeitsmappe ist größer als ${count(megabytes)} MB.`,
			'Speichern Sie das Tabellenblatt als CSV UTF-8, oder verteilen Sie es auf mehrere Arbeitsmappen.',
		),
	formulaWithoutResult: ({ cell, sheet }) =>
		withAdvice(
			`Die Zelle ${cell} im Tabellenblatt ${shownName(sheet)} enthält eine Formel, deren Ergebnis in der Arbeitsmappe fehlt.`,
			'Öffnen Sie die Arbeitsmappe in Excel, speichern Sie sie, und versuchen Sie es noch einmal.',
		),
	noTable: ({ table, tables }) =>
		withAdvice(
			`Die Datei hat keine Tabelle ${count(table)}. Sie enthält: ${shownTables(tables, MARKS)}.`,
			`Wählen Sie eine davon unter „${fixed.table}“, ${READING}.`,
		),
	twoPeriods: ({ periods }) =>
		withAdvice(
			`Die Datei vergleicht Zeiträume${periods.length > 0 ? `: ${shownPeriods(periods)}` : ''}.`,
			`Wählen Sie einen davon unter „${fixed.comparedPeriod}“, ${READING}, oder exportieren Sie die Datei ohne Vergleich.`,
		),
	perhapsTotal: ({ line, name }) =>
		withAdvice(
			`Zeile ${count(line)} (${shownName(name) || 'ohne Namen'}) ist vielleicht die Summe oder der Durchschnitt anderer Zeilen, vielleicht aber eine eigene Zeile.`,
			`Legen Sie unter „${fixed.totals}“, ${READING}, fest, ob solche Zeilen importiert werden.`,
		),
	manyColumns: ({ most }) =>
		withAdvice(
			`Die Datei hat mehr als ${count(most)} Spalten.`,
			'Entfernen Sie aus der Datei die Spalten, die Sie nicht brauchen.',
		),
	longHeader: ({ column, most }) =>
		withAdvice(
			`Der Name der Spalte ${count(column)} hat mehr als ${count(most)} Zeichen.`,
			'Kürzen Sie den Namen, oder prüfen Sie die Anführungszeichen in der Kopfzeile.',
		),
	noColumn: ({ target, header, fits }) =>
		withAdvice(
			target === null
				? 'Es wurde keine Spalte mit Zahlen gefunden.'
				: `Für „${TARGETS[target]}“ wurde keine Spalte gefunden.`,
			`${fits === undefined ? `Wählen Sie die Spalte unter „${fixed.columns}“${target !== null && mayBeOneText(target) ? ` oder dort „${EVERY_LINE}“, wenn die Datei keine solche Spalte hat` : ''}` : `Die Spalten passen zu „${KINDS[fits]}“: Wählen Sie diese Art unter „${fixed.kind}“`}.${header ? ` Die Spalten sind: ${shownHeader(header)}` : ''}`,
		),
	sameColumn: ({ column, target }) =>
		withAdvice(
			`Spalte ${count(column)} ist zweimal gewählt, einmal davon für „${TARGETS[target]}“.`,
			'Wählen Sie für eines der beiden Felder eine andere Spalte.',
		),
	unknownColumn: ({ typed: name, target, header }) =>
		withAdvice(
			`Die Datei hat keine Spalte „${name}“ für „${TARGETS[target]}“.`,
			header
				? `Wählen Sie eine ihrer Spalten: ${shownHeader(header)}`
				: 'Wählen Sie eine andere Spalte.',
		),
	severalColumns: ({ target, columns }) =>
		withAdvice(
			`Mehrere Spalten können „${TARGETS[target]}“ enthalten: ${shownColumns(columns)}.`,
			`Wählen Sie die richtige unter „${fixed.columns}“.`,
		),
	severalNamed: ({ typed: name, columns }) =>
		withAdvice(
			`Mehrere Spalten heißen „${name}“: ${shownColumns(columns)}.`,
			`Wählen Sie die richtige unter „${fixed.columns}“.`,
		),
	nameOrNumber: ({ typed: name, target }) =>
		withAdvice(
			`„${name}“ für „${TARGETS[target]}“ ist die Nummer einer Spalte und der Name einer anderen.`,
			`Wählen Sie die richtige unter „${fixed.columns}“.`,
		),
	sharedNames: ({ lines, shared, line, names, other, hasAccents, unused }) =>
		withAdvice(
			`${count(shared)} von ${count(lines)} Zeilen ${shared === 1 ? 'hat' : 'haben'} dieselben Namen wie eine frühere Zeile, etwa die Zeilen ${count(other)} und ${count(line)}: ${names}${hasAccents ? ' (die Plattform entfernt Akzente und Umlautpunkte)' : ''}.${unused.length === 0 ? '' : ` Nicht verwendete Spalten: ${shownHeader(unused)}.`}`,
			`Legen Sie unter „${fixed.sharedNames}“, ${READING}, fest, was mit ihnen geschieht.`,
		),
	daysHandedOver: () =>
		withAdvice(
			'Die Datei hat eine Spalte mit Tagen, diese Seite nimmt aber nur Dateien für einen einzigen Zeitraum an.',
			`Wählen Sie „${ABSENT}“ für „${TARGETS.date}“ unter „${fixed.columns}“, oder wählen Sie eine Datei für einen einzigen Zeitraum.`,
		),
	notAddable: ({ target }) =>
		withAdvice(
			`„${TARGETS[target]}“ lässt sich nicht zusammenzählen: Wer zweimal kam, würde doppelt gezählt.`,
			`Wählen Sie „${ABSENT}“ für diese Zahl unter „${fixed.columns}“, oder wählen Sie eine Datei mit einer Zeile pro Name.`,
		),
	averageTimes: ({ name }) =>
		withAdvice(
			`„${shownName(name)}“ enthält Durchschnitte, die Gesamtverweildauer ist aber eine Summe.`,
			`Um die Durchschnitte mit den Besuchen zu multiplizieren, wählen Sie „${fixed.averageTimes}“ für „${fixed.times}“ ${READING}. Wählen Sie sonst „${ABSENT}“ für die Gesamtverweildauer unter „${fixed.columns}“.`,
		),
	averagesNeedVisits: () =>
		withAdvice(
			'Durchschnittszeiten werden mit den Besuchen multipliziert, für die Besuche ist aber keine Spalte gewählt.',
			`Wählen Sie unter „${fixed.columns}“ die Spalte mit den Besuchen, oder wählen Sie dort „${ABSENT}“ für die Gesamtverweildauer.`,
		),
	periodsAsDays: ({ name }) =>
		withAdvice(
			`„${shownName(name)}“ enthält Zeiträume von mehr als einem Tag: Alle Zahlen eines Zeitraums würden für seinen ersten Tag zählen.`,
			`Exportieren Sie die Zahlen pro Tag, oder wählen Sie „${ABSENT}“ für den Tag unter „${fixed.columns}“ und importieren Sie jeden Zeitraum einzeln.`,
		),
	otherDays: ({ lines, others, from, to }) =>
		withAdvice(
			`${count(others)} von ${count(lines)} Zeilen ${others === 1 ? 'gehört' : 'gehören'} zu Tagen außerhalb des Zeitraums vom ${date(from)} bis zum ${date(to)}.`,
			'Wählen Sie einen ersten und einen letzten Tag, zwischen denen alle Tage der Datei liegen.',
		),
	fewColumns: ({ column, columns }) =>
		withAdvice(
			`Es gibt keine Spalte ${count(column)}: Die Tabelle hat nur ${count(columns)}.`,
			`Wählen Sie eine andere Spalte oder das richtige Trennzeichen ${READING}.`,
		),
	changed: () =>
		withAdvice(
			'Die Datei hat sich nach der Prüfung geändert oder konnte nicht mehr gelesen werden. Es wurde nichts importiert.',
			'Senden Sie sie noch einmal.',
		),
	changedAfterSending: () =>
		withAdvice(
			'Die Datei hat sich nach dem Senden geändert und konnte deshalb nicht noch einmal gesendet werden. Vielleicht hat die Plattform die geprüfte Fassung importiert.',
			ASK,
		),
	kindNotTaken: () =>
		withAdvice(
			'Diese Seite importiert keine Daten dieser Art.',
			'Wählen Sie eine andere Art aus der Liste.',
		),
	noDay: ({ which }) =>
		withAdvice(
			which === 'first' ? 'Der erste Tag ist kein Datum.' : 'Der letzte Tag ist kein Datum.',
			'Wählen Sie einen Tag.',
		),
	daysReversed: ({ from, to }) =>
		withAdvice(
			`Der letzte Tag (${date(to)}) liegt vor dem ersten (${date(from)}).`,
			'Vertauschen Sie die beiden Tage.',
		),
});

const choosingIn = ({ count, size }: Formats): Texts['choosing'] => ({
	upTo: (bytes) => `Bis zu ${size(bytes)}`,
	chosen: (name, bytes) => `${name} (${size(bytes)})`,
	another: 'Legen Sie eine andere Datei ab, oder wählen Sie eine, um diese zu ersetzen',
	oneAtATime: (all) =>
		`Nur diese eine von ${count(all)} Dateien wurde angenommen. Importieren Sie Dateien einzeln.`,
	tooLarge: (bytes) => `Die Datei ist zu groß: Erlaubt sind höchstens ${size(bytes)}.`,
	unreadable: (why) => `Die Datei kann nicht gelesen werden: ${why}`,
	recognized: (word) => `Erkannt: ${word}`,
	site: 'Website',
	siteHint:
		'Website: der Name in der oberen Leiste der Plattform, zum Beispiel shop-eu. Wenn Sie ihn nicht kennen, fragen Sie die Person, die Ihnen den Link geschickt hat.',
	passphrase: 'Passphrase',
	needed: (label) => `${label} (erforderlich)`,
	column: (number) => `Spalte ${count(number)}`,
	unnamed: '(leer)',
	choose: 'Spalte wählen',
	chooseKind: 'Art wählen',
	chooseSheet: 'Tabellenblatt wählen',
	hiddenSheet: (name) => `${name} ${HIDDEN}`,
	noKnown: (header) =>
		`Keine der Spalten wurde erkannt. Die Spalten sind: ${shownHeader(header)}. Benennen Sie die Spalten wie in einem Beispiel, oder wählen Sie die Art der Daten und die Spalten selbst.`,
	none: ABSENT,
	everyLine: EVERY_LINE,
	textOf: (label) => `${label} für alle Zeilen`,
	download: (kind) => `Beispiel herunterladen: ${kind}`,
	sample: 'Beispiel',
	allKinds: 'Alle Arten',
});

function boxesOf({ list }: Formats, remedies: ReadonlySet<keyof FigureRules>): string {
	const boxes = [...remedies].map((remedy) => `„${fixed[remedy]}“`).sort();
	return boxes.length === 0 ? '' : `${list(boxes)} ${READING}`;
}

function correct(lines: number): string {
	return `Korrigieren Sie ${lines === 1 ? 'diese Zeile' : 'diese Zeilen'}`;
}

function ownerMay(lines: number): string {
	const left = lines === 1 ? 'diese Zeile ausgelassen wird' : 'diese Zeilen ausgelassen werden';
	return ` Nur der Besitzer dieser Seite kann erlauben, dass ${left}.`;
}

const NEAR: Readonly<Record<NearReason, string>> = {
	people:
		'Besucher eines längeren Zeitraums sind keine eindeutigen Besucher pro Tag: Wählen Sie diese Spalte nur, wenn jede Zeile einen einzigen Tag umfasst.',
	average: 'Ein Durchschnitt ist keine Summe.',
	clicks: 'Klicks sind keine Besuche.',
	conversions: 'Diese Spalte zählt vielleicht etwas anderes als Verkäufe oder Leads.',
	revenue: 'Diese Spalte enthält vielleicht mehr oder weniger als den Umsatz der Verkäufe.',
	otherCount: 'Diese Spalte zählt etwas anderes.',
	mixedSources: 'Diese Spalte enthält Quellen verschiedener Art.',
	address: 'Diese Spalte enthält vielleicht Postanschriften.',
};

const cannot = (formats: Formats, rejected: number) =>
	formats.counted(rejected, 'Zeile kann nicht', 'Zeilen können nicht');

const checkingIn = (formats: Formats): Texts['checking'] => ({
	now: 'Die Datei wird geprüft …',
	good: (rows) =>
		formats.counted(rows, 'Zeile kann importiert werden', 'Zeilen können importiert werden'),
	goodAlone: (good) => `${good}.`,
	noneLeft: (rejected) =>
		`${cannot(formats, rejected)} importiert werden, und weitere gibt es nicht.`,
	leftOut: (good, rejected) =>
		`${good}. ${cannot(formats, rejected)} importiert werden und ${rejected === 1 ? 'wird' : 'werden'} ausgelassen.`,
	toFix: (good, rejected) =>
		`${good}. ${cannot(formats, rejected)} importiert werden. ${correct(rejected)}, und wählen Sie die Datei noch einmal.`,
	tick: (remedies, rejected) => {
		const what = rejected === 1 ? 'sie' : 'mehr davon';
		return remedies.size === 0
			? ''
			: ` Aktivieren Sie ${boxesOf(formats, remedies)}, um ${what} zu importieren.`;
	},
	owner: ownerMay,
	noDays: 'Wählen Sie den ersten und den letzten Tag.',
	noSite: 'Geben Sie die Website so an, wie die Plattform sie nennt.',
	wrong: 'Zeilen, die nicht importiert werden können',
	replaced: 'Zeilen mit denselben Namen',
	noteColumns: ['Zeile', 'Spalte', 'Wert', 'Grund'],
	firstShown: (most) => `Die ersten ${formats.count(most)} werden angezeigt.`,
	download: 'Diese Liste herunterladen',
	downloadFirst: (most) => `Die ersten ${formats.count(most)} herunterladen`,
	firstNames: (most) => `Die ersten ${formats.count(most)} Namen werden angezeigt.`,
	fileOfNotes: 'zeilen.csv',
	firstRows: 'Erste Zeilen, wie sie importiert werden',
	unused: 'Nicht verwendete Spalten',
	unusedColumns: ['Spalte', 'Erster Wert', 'Hinweis'],
	near: (target, reason) =>
		[target === '' ? '' : `Das ist nicht „${target}“.`, NEAR[reason]].filter(Boolean).join(' '),
	otherDays: (lines) =>
		` ${formats.counted(lines, 'Zeile eines anderen Tages wird', 'Zeilen anderer Tage werden')} ausgelassen.`,
	accents: 'Namen, die Akzente oder Umlautpunkte verlieren',
	accentColumns: ['In der Datei', 'Auf der Plattform'],
	kept: 'Besondere Buchstaben, die unverändert gesendet werden',
	keptColumns: ['Name', 'Buchstaben'],
});

const layoutIn = ({ count, date, counted }: Formats): Texts['layout'] => ({
	notRead: 'Aus dieser Datei nicht importiert:',
	above: (lines, texts) =>
		`${lines === 1 ? 'die Zeile' : `${count(lines)} Zeilen`} über der Kopfzeile${texts.length > 0 ? ` (${texts.join(' · ')})` : ''}`,
	leftOut: {
		total: (line, _lines, text) =>
			`Zeile ${count(line)}, die Summe anderer Zeilen${text === '' ? '' : ` (${text})`}`,
		subtotal: (line, _lines, text) => `Zeile ${count(line)}, die Summe anderer Zeilen (${text})`,
		note: (line, _lines, text) => `alles ab Zeile ${count(line)} (${text})`,
		otherTable: (line, lines, text) =>
			`eine weitere Tabelle, Zeilen ${count(line)} bis ${count(line + lines - 1)} (${text})`,
	},
	more: (number) => (number === 1 ? '1 weitere Zeile' : `${count(number)} weitere Zeilen`),
	costs: (names) =>
		`Kosten (${names.join(', ')}): Sie werden in n8n mit „Campaign > Upload Costs“ hochgeladen`,
	emptyRows: (number) => (number === 1 ? 'eine leere Zeile' : `${count(number)} leere Zeilen`),
	otherSheets: (sheets) =>
		`${sheets.length === 1 ? 'ein weiteres Tabellenblatt' : `${count(sheets.length)} weitere Tabellenblätter`} (${shownSheets(sheets, HIDDEN)})`,
	hidden: (rows, columns) => {
		const all = [
			...(rows > 0 ? [counted(rows, 'ausgeblendete Zeile', 'ausgeblendete Zeilen')] : []),
			...(columns > 0 ? [counted(columns, 'ausgeblendete Spalte', 'ausgeblendete Spalten')] : []),
		];
		return `Das Tabellenblatt hat ${all.join(' und ')}. Ausgeblendete Zellen werden mitgelesen.`;
	},
	days: (from, to) =>
		from === to
			? `In der Datei gefundener Tag: ${date(from)}.`
			: `In der Datei gefundener Zeitraum: ${date(from)} bis ${date(to)}.`,
	useDays: 'Übernehmen',
});

const rowsIn = ({ count, date, counted }: Formats): Texts['rows'] => ({
	title: 'Summen der Zahlen',
	metric: 'Kennzahl',
	by: 'Nach',
	byRow: 'Zeile',
	byDay: 'Tag',
	chart: (metric, shown, all) =>
		shown < all
			? `${metric} nach Zeile: die ${count(shown)} höchsten von ${count(all)}`
			: `${metric} nach Zeile`,
	chartOfDays: (metric) => `Tageswerte: ${metric}`,
	others: (number) => counted(number, 'weitere Zeile', 'weitere Zeilen'),
	hiddenDays: (number) =>
		`${counted(number, 'weiterer Tag wird', 'weitere Tage werden')} nicht angezeigt.`,
	noSum: (metric) =>
		`„${metric}“ lässt sich nicht zusammenzählen: Wer zweimal kam, würde doppelt gezählt.`,
	table: 'Zahlen der einzelnen Tage',
	day: 'Tag',
	total: 'Alle Tage zusammen',
	each: (from, to) => `Jeder Tag vom ${date(from)} bis zum ${date(to)}`,
	about:
		'Beträge pro Tag sind ungefähre Werte: Die Plattform dokumentiert nicht, ob sie Cent oder ganze Einheiten verteilt.',
});

const beforeIn = (formats: Formats): Texts['before'] => ({
	handsOver:
		'Die geprüfte Datei geht an einen Workflow, der sie sofort, später oder gar nicht importiert. Sobald sie importiert wird, gilt:',
	replaced: 'Zahlen werden ersetzt.',
	whichReplaced: (names, from, to) => {
		const days = from === to ? `für den ${formats.date(from)}` : 'für diese Tage';
		return `Hat die Plattform ${days} bereits eine Zeile mit denselben Werten (${formats.list(names)}), werden deren Zahlen durch die der Datei ersetzt. Alle anderen Zeilen bleiben, wie sie sind.`;
	},
	final: 'Das lässt sich nicht rückgängig machen.',
	whyFinal: 'Die bisherigen Zahlen gehen verloren, wenn Sie keine Kopie davon haben.',
	spread: 'Zahlen werden gleichmäßig auf die Tage verteilt.',
	howSpread: (days, from, to) =>
		`Jede Zahl gilt für die ${formats.count(days)} Tage vom ${formats.date(from)} bis zum ${formats.date(to)}: Jeder Tag erhält den gleichen Anteil, der erste Tag auch den Rest.`,
	byDay: 'Jede Zeile zählt für ihren Tag.',
	eachDay: (days) =>
		`${formats.counted(days, 'Tag wird importiert', 'Tage werden nacheinander importiert')}.`,
	oneDay: 'Alle Zahlen zählen für einen Tag.',
	whichDay: (day) => `Dieser Tag ist der ${formats.date(day)}.`,
	import: 'importieren',
	send: 'senden',
	start: (verb, rows) => `${formats.counted(rows, 'Zeile', 'Zeilen')} ${verb}`,
});

const sentIn = ({ count, percent, date }: Formats): Texts['sent'] => ({
	sending: 'Die Datei wird gesendet',
	share: (part) => `Die Datei wird gesendet: ${percent(part)}`,
	importing: 'Import läuft …',
	daysDone: (done, of) => `${count(done)} von ${count(of)} Tagen importiert`,
	stopping: 'Der Import wird abgebrochen …',
	cancelled: withAdvice('Das Senden wurde abgebrochen.', 'Es wurde nichts importiert.'),
	stalled: (seconds) =>
		`Seit ${count(seconds)} Sekunden kommt keine Antwort vom Server. Prüfen Sie Ihre Internetverbindung. Warten Sie, bis die Verbindung wieder da ist, oder brechen Sie ab.`,
	changedOnDisk: withAdvice(
		'Die Datei wurde noch einmal gespeichert, verschoben oder gelöscht, nachdem Sie sie gewählt hatten.',
		'Wählen Sie sie noch einmal, damit die Seite genau das importiert, was sie anzeigt.',
	),
	busy: (name) =>
		`${name} wurde nicht angenommen, weil gerade eine andere Datei gesendet wird. Warten Sie, bis sie gesendet ist, oder brechen Sie das Senden ab.`,
	notTaken: (name) =>
		`${name} wurde gewählt, während diese Datei gesendet wurde, und wird nicht importiert. Wählen Sie die Datei noch einmal, um sie einzeln zu importieren.`,
	lost: withAdvice(
		'Vom Server ist keine Antwort angekommen.',
		'Klicken Sie noch einmal auf die Schaltfläche. Eine Datei, die schon angekommen ist, wird nicht zweimal importiert.',
	),
	strange: withAdvice(
		'Der Server hat eine Antwort geschickt, die diese Seite nicht versteht.',
		`Vielleicht ist die Seite abgeschaltet, oder die Datei ist zu groß für den Server. ${ASK}`,
	),
	file: 'Datei',
	site: 'Website',
	days: 'Tage',
	fromTo: (from, to) => (from === to ? date(from) : `${date(from)} bis ${date(to)}`),
	accepted: 'Angenommene Zeilen',
	notAccepted: 'Nicht angenommene Zeilen',
	reference: 'Referenz',
	wrong: 'Zeilen, die nicht angenommen wurden',
});

const serverIn = (formats: Formats): Texts['server'] => ({
	taken: 'Die Plattform hat die Datei angenommen.',
	daysArrived: ({ days, of, from, to }) => {
		const span = from === to ? formats.date(from) : `${formats.date(from)} bis ${formats.date(to)}`;
		return ` Zuvor ${days === 1 ? 'wurde' : 'wurden'} ${formats.count(days)} von ${formats.count(of)} Tagen importiert: ${span}.`;
	},
	goOn: (next) =>
		`Um mit derselben Datei fortzufahren, beginnen Sie noch einmal mit dem ${formats.date(next)} als erstem Tag.`,
	stopped: withAdvice('Der Import wurde abgebrochen.', 'Es wurde nichts importiert.'),
	unconfirmed: (answer) =>
		withAdvice(
			answer === ''
				? 'Die Datei wurde gesendet, aber die Plattform hat sie nicht bestätigt: Die Antwort der Plattform ist leer.'
				: `Die Datei wurde gesendet, aber die Plattform hat sie nicht bestätigt. Antwort der Plattform: „${answer}“.`,
			'Fragen Sie die Person, die Ihnen den Link geschickt hat, ob die Datei angekommen ist, bevor Sie sie noch einmal senden.',
		),
	handedOn: 'Die Datei wurde geprüft und an den Workflow übergeben.',
	noneLeft: (remedies) =>
		withAdvice(
			'Keine der Zeilen kann importiert werden.',
			`${fixOf(formats, 'Korrigieren Sie die Datei', remedies)}, und senden Sie sie noch einmal.`,
		),
	someWrong: (rejected, all, remedies) =>
		withAdvice(
			`${formats.count(rejected)} von ${formats.count(all)} Zeilen ${rejected === 1 ? 'kann' : 'können'} nicht importiert werden. Deshalb wurde nichts importiert.`,
			`${fixOf(formats, correct(rejected), remedies)}, und senden Sie die Datei noch einmal.${ownerMay(rejected)}`,
		),
	failed: withAdvice('Die Datei konnte nicht importiert werden.', ASK),
	notTaken: withAdvice('Die Datei konnte nicht angenommen werden.', ASK),
	wrongSite: () =>
		withAdvice(
			'Diese Seite importiert nicht in diese Website.',
			'Wählen Sie eine Website aus der Liste, oder geben Sie sie so ein, wie die Plattform sie anzeigt.',
		),
	notSetUp: () =>
		withAdvice(
			'Diese Seite kann zurzeit keine Dateien importieren.',
			`Es wurde nichts importiert. ${ASK}`,
		),
	fault: (_own, fault) => {
		const answer =
			fault.upstreamMessage === undefined ? '' : ` Die Antwort war: „${fault.upstreamMessage}“.`;
		if (fault.kind === 'outcomeUnknown') {
			return withAdvice(
				`Vielleicht hat die Plattform die Datei erhalten, sie hat sie aber nicht bestätigt.${answer}`,
				'Es wurde nichts doppelt gesendet. Fragen Sie die Person, die Ihnen den Link geschickt hat, ob die Datei angekommen ist.',
			);
		}
		if (fault.transient) {
			return withAdvice(
				`Die Plattform ist zurzeit nicht verfügbar.${answer}`,
				'Versuchen Sie es später noch einmal.',
			);
		}
		const why =
			answer === ''
				? 'konnte nicht gesendet werden oder wurde nicht angenommen'
				: 'wurde nicht angenommen';
		return withAdvice(`Die Datei ${why}.${answer}`, `Es wurde nichts importiert. ${ASK}`);
	},
	noForm: withAdvice(
		'Unter dieser Adresse werden nur Dateien angenommen, die von der Seite gesendet werden.',
		'Öffnen Sie die Seite, und senden Sie die Datei von dort.',
	),
	noFile: withAdvice('Es ist keine Datei angekommen.', 'Wählen Sie die Datei noch einmal.'),
	notOurs: withAdvice('Diese Anfrage kam nicht von der Seite.', 'Laden Sie die Seite neu.'),
	tooLarge: (bytes) =>
		withAdvice(
			`Die Datei ist zu groß: Erlaubt sind höchstens ${formats.size(bytes)}.`,
			'Teilen Sie sie in mehrere Dateien auf.',
		),
	wrongPassphrase: withAdvice(
		'Die Passphrase ist falsch.',
		'Geben Sie sie genau so ein, wie Sie sie erhalten haben. Es wurde nichts gesendet.',
	),
	signedOut: withAdvice('Sie sind nicht mehr angemeldet.', 'Laden Sie die Seite neu.'),
	tooMany: (seconds) =>
		withAdvice(
			'Es gab zu viele fehlgeschlagene Versuche.',
			`Warten Sie ${formats.counted(seconds, 'Sekunde', 'Sekunden')}, und versuchen Sie es noch einmal.`,
		),
	signIn: 'Ein Benutzername und ein Kennwort sind erforderlich.',
	notShown: `Die Seite kann nicht angezeigt werden. ${ASK}`,
	before: 'Diese Datei wurde schon einmal importiert und deshalb nicht noch einmal.',
	perhaps: withAdvice(
		'Die Plattform hat diese Datei vielleicht schon. Sie wurde deshalb nicht noch einmal gesendet.',
		'Fragen Sie die Person, die Ihnen den Link geschickt hat, ob die Datei angekommen ist.',
	),
});

function fixOf(formats: Formats, fix: string, remedies: ReadonlySet<keyof FigureRules>): string {
	return remedies.size === 0 ? fix : `${fix}, oder aktivieren Sie ${boxesOf(formats, remedies)}`;
}
