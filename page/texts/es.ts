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
	noScript: 'Esta página necesita JavaScript para comprobar su archivo.',
	file: 'Su archivo',
	drop: 'Suelte aquí un archivo CSV o un libro de Excel, o elija uno',
	needs: 'Qué debe contener el archivo',
	needsFile: 'Un archivo CSV, TSV o de texto, o un libro de Excel (.xlsx).',
	needsHeader:
		'Una línea de encabezado con los nombres de las columnas, y los datos en las líneas siguientes.',
	needsColumns:
		'Las columnas que identifican una línea, como la campaña, y al menos una columna de cifras.',
	needsDays:
		'Una columna de días, para importar día por día. Sin ella, los días se eligen aquí, y cada cifra corresponde a todo el período.',
	samples: 'Ejemplos para rellenar',
	figures: 'Cifras que el archivo puede contener',
	about: 'Contenido del archivo',
	kind: 'Tipo de datos',
	from: 'Primer día',
	to: 'Último día',
	columns: 'Columnas',
	reading: 'Cómo se lee el archivo',
	header: 'La primera línea contiene los nombres de las columnas',
	separator: 'Separador',
	recognize: 'Automático',
	comma: 'Coma',
	semicolon: 'Punto y coma',
	tab: 'Tabulador',
	bar: 'Barra vertical',
	encoding: 'Codificación',
	numbers: 'Formato de los números',
	linesBefore: 'Líneas antes del encabezado',
	sheet: 'Hoja',
	table: 'Tabla del archivo',
	comparedPeriod: 'Período comparado',
	choosePeriod: 'Elija uno si el archivo compara dos',
	totals: 'Líneas de totales',
	leaveTotalsOut: 'Omitirlas',
	importTotals: 'Importarlas',
	dayFormat: 'Formato de las fechas',
	dayFirst: '31/12/2026',
	monthFirst: '12/31/2026',
	times: 'Tiempo indicado como',
	averageTimes: 'Promedio por visita',
	sumsOfTime: 'Suma',
	sharedNames: 'Líneas con los mismos nombres',
	stopShared: 'Detener la importación',
	addShared: 'Sumarlas',
	lastShared: 'Conservar la última',
	emptyFigures: 'Contar como 0 las cifras que faltan',
	roundFigures: 'Redondear las cifras',
	negativeAmounts: 'Admitir importes negativos',
	verdict: 'Qué se importará',
	sending: 'Antes de empezar',
	done: 'Listo',
	again: 'Importar otro archivo',
	cancel: 'Cancelar',
};

const MARKS = { line: 'línea', colon: ': ', semicolon: '; ' };
const HIDDEN = '(oculta)';
const CHANNELS = shownChannels(({ key }) => [channelName(key, 'es').toLowerCase()]);

const ENCODINGS: Texts['encodings'] = {
	western: 'Europa occidental',
	central: 'Europa central',
	cyrillic: 'cirílico',
	ukrainian: 'ucraniano',
	greek: 'griego',
	turkish: 'turco',
	hebrew: 'hebreo',
	arabic: 'árabe',
	baltic: 'países bálticos',
	vietnamese: 'vietnamita',
	thai: 'tailandés',
	korean: 'coreano',
	japanese: 'japonés',
	chinese: 'chino',
	traditionalChinese: 'chino tradicional',
	macRoman: 'Mac, Europa occidental',
};

const EVERY_LINE = 'Igual en cada línea…';
const ABSENT = 'Sin columna';
const READING = `en «${fixed.reading}»`;
const ASK = 'Consulte a la persona que le envió el enlace.';

const KINDS: Readonly<Record<KindName, string>> = {
	website: 'Sitio web',
	pagetree: 'Páginas',
	searchengine: 'Buscadores',
	refererdomain: 'Dominios de referencia',
	opedata: 'Campañas',
	geoloccountry: 'Países',
};

// Column names that are recognized, as the sample files are made of them.
const TARGETS: Readonly<Record<ImportTargetName, string>> = {
	website_name: 'Sitio web',
	pageinfo_name: 'Página',
	pageinfo_url: 'URL de la página',
	searchengine_name: 'Buscador',
	refererdomain_name: 'Dominio de referencia',
	media_key: 'Canal',
	publisher_name: 'Publisher',
	ope_name: 'Campaña',
	geoloccountry_isocode: 'Código de país',
	visit: 'Visitas',
	dvisitor: 'Visitantes únicos diarios',
	duration: 'Tiempo total (segundos)',
	scartvalid: 'Ventas',
	scartvalidamount: 'Ingresos',
	estimatevalid: 'Leads',
	estimatevalidamount: 'Ingresos de los leads',
	scart: 'Carritos',
	hit: 'Páginas vistas',
	visitin: 'Entradas',
	visitout: 'Salidas',
	visitone: 'Rebotes',
	date: 'Día',
	ope_id: 'Campaña',
	product_ref: 'Referencia del producto',
	click: 'Clics',
	impression: 'Impresiones',
	cost: 'Coste',
};

const samples: Texts['samples']['rows'] = {
	website: [['Tienda Europa'], ['Tienda América'], ['Blog']],
	pagetree: [
		['Inicio', 'https://www.example.com/'],
		['Rebajas de verano', 'https://www.example.com/rebajas'],
		['Carrito', 'https://www.example.com/carrito'],
	],
	searchengine: [['Google'], ['Bing'], ['Ecosia']],
	refererdomain: [['noticias.example.org'], ['blog.example.net'], ['foro.example.com']],
	opedata: [
		['MAILING', 'Boletín', 'Rebajas de verano'],
		['SPONSOREDLINK', 'Google Ads', 'Marca'],
		['AFFILIATION', 'Tienda asociada', 'Página de inicio'],
	],
	geoloccountry: [['ES'], ['MX'], ['AR']],
};

/** The texts of the page in Spanish. */
export const es = (formats: Formats): Texts => ({
	fixed,
	defaults: {
		title: 'Importar cifras',
		text: 'Suelte aquí el archivo CSV o el libro de Excel de su herramienta de analítica. Verá qué se importará antes de que empiece la importación.',
	},
	samples: { rows: samples, name: 'ejemplo', separator: ';', decimals: ',' },
	kind: (name) => KINDS[name],
	target: (name) => TARGETS[name],
	subject: (label) => `«${label}»`,
	wholeLine: 'La línea',
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
	empty: () => 'está vacío',
	noChannel: ({ isFree }) =>
		isFree
			? `es tráfico gratuito, que no se puede importar como campaña; valores admitidos: ${CHANNELS}`
			: `solo admite estos valores: ${CHANNELS}`,
	noCountry: ({ suggestion }) =>
		`debe ser el código o el nombre de un país${suggestion === undefined ? ', como ES o España' : `: escriba ${suggestion}`}`,
	noWhole: () => 'debe ser un número entero no negativo',
	noSeconds: () => 'debe ser un número de segundos entero y no negativo',
	noAmount: () => 'debe ser un importe no negativo con dos decimales como máximo, como 1234,56',
	twoMeanings: () =>
		`puede leerse con separador de millares o con decimales: elija «${fixed.numbers}» ${READING}`,
	twoTimes: () =>
		'puede leerse como minutos y segundos o como horas y minutos: escriba horas, minutos y segundos, como 00:02:31',
	threeDecimals: () =>
		`tendría tres decimales, pero debe ser un número entero: escriba el número sin separador, o elija el otro formato en «${fixed.numbers}», ${READING}`,
	share: () => 'es un porcentaje, que no se puede importar',
	otherCurrency: ({ currency }) =>
		`está en una moneda distinta de la de los demás importes de la columna, que están en ${currency}`,
	brokenLetter: () =>
		`contiene un carácter ilegible: corríjalo, o elija «${fixed.encoding}» ${READING}`,
	unprintable: () => 'contiene un salto de línea u otro carácter que no se puede mostrar',
	formulaError: () => 'es un error de fórmula: corrija la fórmula en la hoja de cálculo',
	placeholder: () =>
		'es lo que un programa escribe cuando falta un valor: escriba el valor o elimine la línea',
	ditto: () => 'solo repite el valor de arriba: escriba el valor en cada línea',
	tooLong: ({ length, most }) =>
		`tiene ${count(length)} caracteres, pero se pueden importar ${count(most)} como máximo`,
	shortenedId: () =>
		'ha perdido dígitos, porque Excel acorta los números largos: exporte de nuevo el archivo e impórtelo sin abrirlo en Excel, o dé formato de texto a la columna antes de introducir los números',
	noFigures: () => 'no contiene ninguna cifra',
	broken: ({ why }) => `no se puede leer: ${BREAKS[why]('')}`,
	width: ({ columns, expected }) =>
		`tiene ${counted(columns, 'columna', 'columnas')}, pero la tabla tiene ${count(expected)}`,
	noDate: () => 'debe ser una fecha, como 2026-11-02',
	otherZone: () =>
		'es una hora UTC, que puede ser la medianoche del día siguiente en su zona horaria: escriba los días sin hora, como 2026-11-02',
	twoDays: () =>
		`contiene una fecha que puede leerse de dos maneras: elija el «${fixed.dayFormat}» ${READING}`,
	replaces: (of) => `sustituye a la línea ${count(of.line)}, ${sameNames(of)}`,
	shares: (of) => `no se distingue de la línea ${count(of.line)}, ${sameNames(of)}`,
	addedTo: (of) => `se suma a la línea ${count(of.line)}, ${sameNames(of)}`,
	platform: ({ upstreamMessage: own }) => own ?? 'fue rechazada por la plataforma',
});

function sameNames({ hasUrl, hasAccents }: Reasons['replaces']): string {
	const why = hasAccents ? ', porque la plataforma elimina los acentos y la tilde de la ñ' : '';
	return hasUrl
		? `que tiene el mismo nombre${why}; la URL no distingue las páginas`
		: `que tiene los mismos nombres${why}`;
}

const TYPES: Readonly<Record<OtherType, string>> = {
	oldWorkbook: 'un libro de Excel antiguo (.xls)',
	binaryWorkbook: 'un libro de Excel binario (.xlsb)',
	protectedWorkbook: 'un libro de Excel con contraseña',
	openDocument: 'una hoja de cálculo OpenDocument (.ods)',
	numbersDocument: 'un documento de Apple Numbers',
	document: 'un documento de un procesador de textos o una presentación',
	webPage: 'una página web o un archivo XML',
	json: 'un archivo JSON',
	pdf: 'un PDF',
	zip: 'un archivo ZIP',
	packed: 'un archivo comprimido',
	picture: 'una imagen',
	binary: 'un archivo binario',
};

const TYPE_REMEDIES: Readonly<Record<OtherTypeRemedy, string>> = {
	saveAs:
		'Abra el archivo en su programa, guárdelo o expórtelo como libro de Excel (.xlsx) o como CSV UTF-8, e inténtelo de nuevo.',
	removePassword:
		'Abra el libro en Excel, quite la contraseña en Archivo > Información > Proteger libro, guárdelo e inténtelo de nuevo.',
	unpack: 'Descomprima el archivo y elija el que contiene.',
	export: 'Exporte las cifras como CSV o como libro de Excel (.xlsx), e inténtelo de nuevo.',
};

const BREAKS: Readonly<Record<BrokenCsv, (most: string) => string>> = {
	tooLong: (most) => `un registro tiene más de ${most} caracteres`,
	notClosed: () => 'unas comillas que se abren no se cierran',
	quoteInside: () => 'un valor contiene comillas, pero no empieza por comillas',
	behindQuote: () => 'a unas comillas de cierre no les sigue un separador',
	unknown: () => 'no es un archivo CSV',
};

const problemsIn = ({ count, date }: Formats): WordsFor<Problems, MessageWithAdvice> => ({
	emptyFile: () => withAdvice('El archivo está vacío.', 'Elija un archivo con datos.'),
	blankFile: () =>
		withAdvice('El archivo solo contiene líneas en blanco.', 'Elija un archivo con datos.'),
	onlyHeader: () =>
		withAdvice(
			'El archivo no tiene ninguna línea debajo del encabezado.',
			'Elija un archivo con datos.',
		),
	otherType: ({ type }) =>
		withAdvice(
			`El archivo es ${TYPES[type]}, no un archivo CSV ni un libro de Excel (.xlsx).`,
			TYPE_REMEDIES[remediesOfTypes[type]],
		),
	brokenCsv: ({ line, why, most }) =>
		withAdvice(
			`A partir de la línea ${count(line)}, el archivo no se puede leer como CSV: ${BREAKS[why](count(most))}.`,
			'Revise las comillas de esa línea.',
		),
	severalTables: ({ tables }) =>
		withAdvice(
			`El archivo contiene ${count(tables.length)} tablas: ${shownTables(tables, MARKS)}.`,
			`Elija una en «${fixed.table}», ${READING}.`,
		),
	severalSheets: ({ sheets }) =>
		withAdvice(
			`Varias hojas del libro contienen filas: ${shownSheets(sheetsWithRows(sheets), HIDDEN)}.`,
			`Elija una en «${fixed.sheet}».`,
		),
	noSheet: ({ sheet, sheets }) =>
		withAdvice(
			`El libro no tiene ninguna hoja «${shownName(sheet)}». Sus hojas: ${shownSheets(sheets, HIDDEN)}.`,
			`Elija una en «${fixed.sheet}».`,
		),
	damagedWorkbook: ({ part }) =>
		withAdvice(
			part === null
				? 'El libro está dañado: le falta el final.'
				: `El libro está dañado: ${shownName(part)} falta o no se puede leer.`,
			'Abra el libro en Excel, guárdelo de nuevo como libro de Excel (.xlsx) e inténtelo de nuevo.',
		),
	largeWorkbook: ({ megabytes }) =>
		withAdvice(
			`Una parte del libro supera los ${count(megabytes)} MB.`,
			'Guarde la hoja como CSV UTF-8, o divídala en varios libros.',
		),
	formulaWithoutResult: ({ cell, sheet }) =>
		withAdvice(
			`La celda ${cell} de la hoja ${shownName(sheet)} contiene una fórmula cuyo resultado no está en el libro.`,
			'Abra el libro en Excel, guárdelo e inténtelo de nuevo.',
		),
	noTable: ({ table, tables }) =>
		withAdvice(
			`El archivo no tiene ninguna tabla ${count(table)}. Contiene: ${shownTables(tables, MARKS)}.`,
			`Elija una en «${fixed.table}», ${READING}.`,
		),
	twoPeriods: ({ periods }) =>
		withAdvice(
			`El archivo compara períodos${periods.length > 0 ? `: ${shownPeriods(periods)}` : ''}.`,
			`Elija uno en «${fixed.comparedPeriod}», ${READING}, o exporte el archivo sin comparación.`,
		),
	perhapsTotal: ({ line, name }) =>
		withAdvice(
			`La línea ${count(line)} (${shownName(name) || 'sin nombre'}) puede ser el total o el promedio de otras líneas, o una línea independiente.`,
			`Indique en «${fixed.totals}», ${READING}, si se importan las líneas de este tipo.`,
		),
	manyColumns: ({ most }) =>
		withAdvice(
			`El archivo tiene más de ${count(most)} columnas.`,
			'Elimine del archivo las columnas que no necesite.',
		),
	longHeader: ({ column, most }) =>
		withAdvice(
			`El nombre de la columna ${count(column)} tiene más de ${count(most)} caracteres.`,
			'Acorte el nombre, o revise las comillas de la línea de encabezado.',
		),
	noColumn: ({ target, header, fits }) =>
		withAdvice(
			target === null
				? 'No se encontró ninguna columna de cifras.'
				: `No se encontró ninguna columna para «${TARGETS[target]}».`,
			`${fits === undefined ? `Elija la columna en «${fixed.columns}»${target !== null && mayBeOneText(target) ? `, o elija ahí «${EVERY_LINE}» si el archivo no tiene esa columna` : ''}` : `Las columnas corresponden a «${KINDS[fits]}»: elija ese tipo en «${fixed.kind}»`}.${header ? ` Las columnas son: ${shownHeader(header)}` : ''}`,
		),
	sameColumn: ({ column, target }) =>
		withAdvice(
			`La columna ${count(column)} está elegida dos veces, una de ellas para «${TARGETS[target]}».`,
			'Elija otra columna para uno de los dos campos.',
		),
	unknownColumn: ({ typed: name, target, header }) =>
		withAdvice(
			`El archivo no tiene ninguna columna «${name}» para «${TARGETS[target]}».`,
			header ? `Elija una de sus columnas: ${shownHeader(header)}` : 'Elija otra columna.',
		),
	severalColumns: ({ target, columns }) =>
		withAdvice(
			`Varias columnas pueden contener «${TARGETS[target]}»: ${shownColumns(columns)}.`,
			`Elija la correcta en «${fixed.columns}».`,
		),
	severalNamed: ({ typed: name, columns }) =>
		withAdvice(
			`Varias columnas se llaman «${name}»: ${shownColumns(columns)}.`,
			`Elija la correcta en «${fixed.columns}».`,
		),
	nameOrNumber: ({ typed: name, target }) =>
		withAdvice(
			`«${name}», para «${TARGETS[target]}», es el número de una columna y el nombre de otra.`,
			`Elija la correcta en «${fixed.columns}».`,
		),
	sharedNames: ({ lines, shared, line, names, other, hasAccents, unused }) =>
		withAdvice(
			`${count(shared)} de ${count(lines)} líneas ${shared === 1 ? 'tiene' : 'tienen'} los mismos nombres que una línea anterior, como las líneas ${count(other)} y ${count(line)}: ${names}${hasAccents ? ' (la plataforma elimina los acentos y la tilde de la ñ)' : ''}.${unused.length === 0 ? '' : ` Columnas no utilizadas: ${shownHeader(unused)}.`}`,
			`Elija qué hacer con ellas en «${fixed.sharedNames}», ${READING}.`,
		),
	daysHandedOver: () =>
		withAdvice(
			'El archivo tiene una columna de días, pero esta página solo admite archivos de un único período.',
			`Elija «${ABSENT}» para «${TARGETS.date}» en «${fixed.columns}», o elija un archivo de un único período.`,
		),
	notAddable: ({ target }) =>
		withAdvice(
			`«${TARGETS[target]}» no se puede sumar: quien vino dos veces se contaría dos veces.`,
			`Elija «${ABSENT}» para esta cifra en «${fixed.columns}», o elija un archivo con una sola línea por nombre.`,
		),
	averageTimes: ({ name }) =>
		withAdvice(
			`«${shownName(name)}» contiene promedios, pero el tiempo total es una suma.`,
			`Para multiplicar los promedios por las visitas, elija «${fixed.averageTimes}» en «${fixed.times}», ${READING}. Si no, elija «${ABSENT}» para el tiempo total en «${fixed.columns}».`,
		),
	averagesNeedVisits: () =>
		withAdvice(
			'Los tiempos medios se multiplican por las visitas, pero no hay ninguna columna elegida para las visitas.',
			`En «${fixed.columns}», elija la columna de las visitas, o bien «${ABSENT}» para el tiempo total.`,
		),
	periodsAsDays: ({ name }) =>
		withAdvice(
			`«${shownName(name)}» contiene períodos de más de un día: todas las cifras de un período contarían para su primer día.`,
			`Exporte las cifras por día, o elija «${ABSENT}» para el día en «${fixed.columns}» e importe cada período por separado.`,
		),
	otherDays: ({ lines, others, from, to }) =>
		withAdvice(
			`${count(others)} de ${count(lines)} líneas ${others === 1 ? 'corresponde' : 'corresponden'} a días fuera del período del ${date(from)} al ${date(to)}.`,
			'Elija un primer y un último día que abarquen todos los días del archivo.',
		),
	fewColumns: ({ column, columns }) =>
		withAdvice(
			`No hay ninguna columna ${count(column)}: la tabla solo tiene ${count(columns)}.`,
			`Elija otra columna, o el separador correcto ${READING}.`,
		),
	changed: () =>
		withAdvice(
			'El archivo cambió después de comprobarse, o ya no se pudo leer, así que no se importó nada.',
			'Envíelo de nuevo.',
		),
	changedAfterSending: () =>
		withAdvice(
			'El archivo cambió después de enviarse, así que no se pudo enviar de nuevo. Es posible que la plataforma haya importado la versión comprobada.',
			ASK,
		),
	kindNotTaken: () =>
		withAdvice('Esta página no importa datos de este tipo.', 'Elija otro tipo de la lista.'),
	noDay: ({ which }) =>
		withAdvice(
			which === 'first' ? 'El primer día no es una fecha.' : 'El último día no es una fecha.',
			'Elija un día.',
		),
	daysReversed: ({ from, to }) =>
		withAdvice(
			`El último día (${date(to)}) es anterior al primero (${date(from)}).`,
			'Intercambie los dos días.',
		),
});

const choosingIn = ({ count, size }: Formats): Texts['choosing'] => ({
	upTo: (bytes) => `Hasta ${size(bytes)}`,
	chosen: (name, bytes) => `${name} (${size(bytes)})`,
	another: 'Suelte o elija otro archivo para sustituirlo',
	oneAtATime: (all) => `De ${count(all)} archivos, solo se aceptó este. Impórtelos de uno en uno.`,
	tooLarge: (bytes) => `El archivo es demasiado grande: el máximo es ${size(bytes)}.`,
	unreadable: (why) => `El archivo no se puede leer: ${why}`,
	recognized: (word) => `Detectado: ${word}`,
	site: 'Sitio web',
	siteHint:
		'Sitio web: el nombre que aparece en la barra superior de la plataforma, por ejemplo shop-eu. Si no lo conoce, pregunte a la persona que le envió el enlace.',
	passphrase: 'Frase de contraseña',
	needed: (label) => `${label} (obligatorio)`,
	column: (number) => `Columna ${count(number)}`,
	unnamed: '(vacía)',
	choose: 'Elegir una columna',
	chooseKind: 'Elegir el tipo',
	chooseSheet: 'Elegir una hoja',
	hiddenSheet: (name) => `${name} ${HIDDEN}`,
	noKnown: (header) =>
		`No se reconoció ninguna columna. Las columnas son: ${shownHeader(header)}. Ponga a las columnas los nombres de un ejemplo, o elija usted el tipo de datos y las columnas.`,
	none: ABSENT,
	everyLine: EVERY_LINE,
	textOf: (label) => `${label}, para todas las líneas`,
	download: (kind) => `Descargar un ejemplo: ${kind}`,
	sample: 'Ejemplo',
	allKinds: 'Todos los tipos',
});

function boxesOf({ list }: Formats, remedies: ReadonlySet<keyof FigureRules>): string {
	const boxes = [...remedies].map((remedy) => `«${fixed[remedy]}»`).sort();
	return boxes.length === 0 ? '' : `${list(boxes)}, ${READING},`;
}

function correct(lines: number): string {
	return lines === 1 ? 'Corríjala' : 'Corríjalas';
}

function ownerMay(lines: number): string {
	return ` Solo el propietario de esta página puede permitir que se ${lines === 1 ? 'omita' : 'omitan'}.`;
}

const NEAR: Readonly<Record<NearReason, string>> = {
	people:
		'Los visitantes de un período más largo no son visitantes únicos diarios: elija esta columna solo si cada línea abarca un único día.',
	average: 'Un promedio no es un total.',
	clicks: 'Los clics no son visitas.',
	conversions: 'Esta columna puede contar algo distinto de ventas o leads.',
	revenue: 'Esta columna puede contener más o menos que los ingresos de las ventas.',
	otherCount: 'Esta columna cuenta otra cosa.',
	mixedSources: 'Esta columna contiene fuentes de varios tipos.',
	address: 'Esta columna puede contener direcciones postales.',
};

const cannot = (formats: Formats, rejected: number) =>
	formats.counted(rejected, 'línea no se puede importar', 'líneas no se pueden importar');

const checkingIn = (formats: Formats): Texts['checking'] => ({
	now: 'Comprobando el archivo…',
	good: (rows) => formats.counted(rows, 'línea se puede importar', 'líneas se pueden importar'),
	goodAlone: (good) => `${good}.`,
	noneLeft: (rejected) => `${cannot(formats, rejected)}, y no hay ninguna otra.`,
	leftOut: (good, rejected) =>
		`${good}. ${cannot(formats, rejected)} y se ${rejected === 1 ? 'omitirá' : 'omitirán'}.`,
	toFix: (good, rejected) =>
		`${good}. ${cannot(formats, rejected)}. ${correct(rejected)} y elija de nuevo el archivo.`,
	tick: (remedies, rejected) => {
		const what = rejected === 1 ? 'importarla' : 'importar más';
		return remedies.size === 0 ? '' : ` Marque ${boxesOf(formats, remedies)} para ${what}.`;
	},
	owner: ownerMay,
	noDays: 'Elija el primer y el último día.',
	noSite: 'Indique el sitio web con el nombre que tiene en la plataforma.',
	wrong: 'Líneas que no se pueden importar',
	replaced: 'Líneas con los mismos nombres',
	noteColumns: ['Línea', 'Columna', 'Valor', 'Motivo'],
	firstShown: (most) => `Se muestran las ${formats.count(most)} primeras.`,
	download: 'Descargar esta lista',
	downloadFirst: (most) => `Descargar las ${formats.count(most)} primeras`,
	firstNames: (most) => `Se muestran los ${formats.count(most)} primeros nombres.`,
	fileOfNotes: 'lineas.csv',
	firstRows: 'Primeras líneas, tal como se importarán',
	unused: 'Columnas no utilizadas',
	unusedColumns: ['Columna', 'Primer valor', 'Nota'],
	near: (target, reason) =>
		[target === '' ? '' : `No es «${target}».`, NEAR[reason]].filter(Boolean).join(' '),
	otherDays: (lines) =>
		` ${formats.counted(lines, 'línea de otro día se omitirá', 'líneas de otros días se omitirán')}.`,
	accents: 'Nombres que pierden acentos o la tilde de la ñ',
	accentColumns: ['En el archivo', 'En la plataforma'],
	kept: 'Letras especiales que se envían sin cambios',
	keptColumns: ['Nombre', 'Letras'],
});

const layoutIn = ({ count, date, counted }: Formats): Texts['layout'] => ({
	notRead: 'De este archivo no se importa:',
	above: (lines, texts) =>
		`${lines === 1 ? 'la línea' : `las ${count(lines)} líneas`} encima del encabezado${texts.length > 0 ? ` (${texts.join(' · ')})` : ''}`,
	leftOut: {
		total: (line, _lines, text) =>
			`la línea ${count(line)}, total de otras líneas${text === '' ? '' : ` (${text})`}`,
		subtotal: (line, _lines, text) => `la línea ${count(line)}, suma de otras líneas (${text})`,
		note: (line, _lines, text) => `todo a partir de la línea ${count(line)} (${text})`,
		otherTable: (line, lines, text) =>
			`otra tabla, líneas ${count(line)} a ${count(line + lines - 1)} (${text})`,
	},
	more: (number) => (number === 1 ? '1 línea más' : `${count(number)} líneas más`),
	costs: (names) =>
		`los costes (${names.join(', ')}), que se cargan en n8n con «Campaign > Upload Costs»`,
	emptyRows: (number) => (number === 1 ? 'una línea vacía' : `${count(number)} líneas vacías`),
	otherSheets: (sheets) =>
		`${sheets.length === 1 ? 'otra hoja' : `otras ${count(sheets.length)} hojas`} (${shownSheets(sheets, HIDDEN)})`,
	hidden: (rows, columns) => {
		const all = [
			...(rows > 0 ? [counted(rows, 'fila oculta', 'filas ocultas')] : []),
			...(columns > 0 ? [counted(columns, 'columna oculta', 'columnas ocultas')] : []),
		];
		return `La hoja tiene ${all.join(' y ')}. Las celdas ocultas también se leen.`;
	},
	days: (from, to) =>
		from === to
			? `Día encontrado en el archivo: ${date(from)}.`
			: `Período encontrado en el archivo: del ${date(from)} al ${date(to)}.`,
	useDays: 'Usarlo',
});

const rowsIn = ({ count, date }: Formats): Texts['rows'] => ({
	title: 'Totales de las cifras',
	metric: 'Métrica',
	by: 'Por',
	byRow: 'Línea',
	byDay: 'Día',
	chart: (metric, shown, all) =>
		shown < all
			? `${metric} por línea: las ${count(shown)} más altas de ${count(all)}`
			: `${metric} por línea`,
	chartOfDays: (metric) => `${metric} por día`,
	others: (number) => (number === 1 ? '1 línea más' : `${count(number)} líneas más`),
	hiddenDays: (number) =>
		number === 1 ? '1 día más no se muestra.' : `${count(number)} días más no se muestran.`,
	noSum: (metric) => `«${metric}» no se puede sumar: quien vino dos veces se contaría dos veces.`,
	table: 'Cifras de cada día',
	day: 'Día',
	total: 'Todos los días juntos',
	each: (from, to) => `Cada día del ${date(from)} al ${date(to)}`,
	about:
		'Los importes diarios son aproximados: la plataforma no documenta si reparte céntimos o unidades enteras.',
});

const beforeIn = (formats: Formats): Texts['before'] => ({
	handsOver:
		'El archivo comprobado pasa a un flujo de trabajo, que puede importarlo enseguida, más tarde o no importarlo. Cuando se importe:',
	replaced: 'Las cifras se sustituyen.',
	whichReplaced: (names, from, to) => {
		const days = from === to ? `para el ${formats.date(from)}` : 'para estos días';
		return `Si la plataforma ya tiene, ${days}, una línea con los mismos valores (${formats.list(names)}), sus cifras se sustituyen por las del archivo. Todas las demás líneas quedan como están.`;
	},
	final: 'Esta operación no se puede deshacer.',
	whyFinal: 'Las cifras anteriores se pierden, a menos que tenga una copia.',
	spread: 'Las cifras se reparten por igual entre los días.',
	howSpread: (days, from, to) =>
		`Cada cifra corresponde a los ${formats.count(days)} días del ${formats.date(from)} al ${formats.date(to)}: cada día recibe la misma parte, y el primer día recibe también el resto.`,
	byDay: 'Cada línea cuenta para su día.',
	eachDay: (days) =>
		`${formats.counted(days, 'día se importa', 'días se importan, uno tras otro')}.`,
	oneDay: 'Todas las cifras cuentan para un solo día.',
	whichDay: (day) => `Ese día es el ${formats.date(day)}.`,
	import: 'Importar',
	send: 'Enviar',
	start: (verb, rows) => `${verb} ${formats.counted(rows, 'línea', 'líneas')}`,
});

const sentIn = ({ count, percent, date }: Formats): Texts['sent'] => ({
	sending: 'Enviando el archivo',
	share: (part) => `Enviando el archivo: ${percent(part)}`,
	importing: 'Importando…',
	daysDone: (done, of) =>
		`${count(done)} de ${count(of)} días ${done === 1 ? 'importado' : 'importados'}`,
	stopping: 'Cancelando la importación…',
	cancelled: withAdvice('Se canceló el envío.', 'No se importó nada.'),
	stalled: (seconds) =>
		`El servidor no responde desde hace ${count(seconds)} segundos. Compruebe su conexión a internet. Espere a que se restablezca, o cancele.`,
	changedOnDisk: withAdvice(
		'El archivo se guardó de nuevo, se movió o se eliminó después de que lo eligiera.',
		'Elíjalo de nuevo, para que la página importe exactamente lo que muestra.',
	),
	busy: (name) =>
		`${name} no se aceptó, porque se está enviando otro archivo. Espere a que termine el envío, o cancélelo.`,
	notTaken: (name) =>
		`${name} se eligió mientras se enviaba este archivo, y no se importa. Elíjalo de nuevo para importarlo por separado.`,
	lost: withAdvice(
		'No llegó ninguna respuesta del servidor.',
		'Pulse de nuevo el botón. Un archivo que ya ha llegado no se importa dos veces.',
	),
	strange: withAdvice(
		'El servidor envió una respuesta que esta página no entiende.',
		`Es posible que la página esté desactivada, o que el archivo sea demasiado grande para el servidor. ${ASK}`,
	),
	file: 'Archivo',
	site: 'Sitio web',
	days: 'Días',
	fromTo: (from, to) => (from === to ? date(from) : `del ${date(from)} al ${date(to)}`),
	accepted: 'Líneas aceptadas',
	notAccepted: 'Líneas no aceptadas',
	reference: 'Referencia',
	wrong: 'Líneas que no se aceptaron',
});

const serverIn = (formats: Formats): Texts['server'] => ({
	taken: 'La plataforma ha aceptado el archivo.',
	daysArrived: ({ days, of, from, to }) => {
		const span =
			from === to ? `el ${formats.date(from)}` : `del ${formats.date(from)} al ${formats.date(to)}`;
		return ` Antes se ${days === 1 ? 'importó' : 'importaron'} ${formats.count(days)} de ${formats.count(of)} días: ${span}.`;
	},
	goOn: (next) =>
		`Para continuar con el mismo archivo, empiece de nuevo con el ${formats.date(next)} como primer día.`,
	stopped: withAdvice('Se canceló la importación.', 'No se importó nada.'),
	unconfirmed: (answer) =>
		withAdvice(
			answer === ''
				? 'El archivo se envió, pero la plataforma no lo ha confirmado: su respuesta está vacía.'
				: `El archivo se envió, pero la plataforma no lo ha confirmado. Su respuesta: «${answer}».`,
			'Pregunte a la persona que le envió el enlace si el archivo ha llegado, antes de enviarlo de nuevo.',
		),
	handedOn: 'El archivo se comprobó y se entregó al flujo de trabajo.',
	noneLeft: (remedies) =>
		withAdvice(
			'No se puede importar ninguna línea.',
			`${fixOf(formats, 'Corrija el archivo', remedies)} y envíelo de nuevo.`,
		),
	someWrong: (rejected, all, remedies) =>
		withAdvice(
			`${formats.count(rejected)} de ${formats.count(all)} líneas no se ${rejected === 1 ? 'puede' : 'pueden'} importar, así que no se importó nada.`,
			`${fixOf(formats, correct(rejected), remedies)} y envíe de nuevo el archivo.${ownerMay(rejected)}`,
		),
	failed: withAdvice('El archivo no se pudo importar.', ASK),
	notTaken: withAdvice('El archivo no se pudo aceptar.', ASK),
	wrongSite: () =>
		withAdvice(
			'Esta página no importa en este sitio web.',
			'Elija un sitio web de la lista, o escríbalo tal como lo muestra la plataforma.',
		),
	notSetUp: () =>
		withAdvice(
			'Esta página no puede importar archivos en este momento.',
			`No se importó nada. ${ASK}`,
		),
	fault: (_own, fault) => {
		const answer =
			fault.upstreamMessage === undefined ? '' : ` La respuesta fue: «${fault.upstreamMessage}».`;
		if (fault.kind === 'outcomeUnknown') {
			return withAdvice(
				`Es posible que la plataforma haya recibido el archivo, pero no lo ha confirmado.${answer}`,
				'No se envió nada dos veces. Pregunte a la persona que le envió el enlace si el archivo ha llegado.',
			);
		}
		if (fault.transient) {
			return withAdvice(
				`La plataforma no está disponible en este momento.${answer}`,
				'Inténtelo de nuevo más tarde.',
			);
		}
		const why = answer === '' ? 'no se pudo enviar, o no se aceptó' : 'no se aceptó';
		return withAdvice(`El archivo ${why}.${answer}`, `No se importó nada. ${ASK}`);
	},
	noForm: withAdvice(
		'En esta dirección solo se aceptan archivos enviados desde la página.',
		'Abra la página y envíe el archivo desde ella.',
	),
	noFile: withAdvice('No ha llegado ningún archivo.', 'Elija de nuevo el archivo.'),
	notOurs: withAdvice('Esta solicitud no procede de la página.', 'Recargue la página.'),
	tooLarge: (bytes) =>
		withAdvice(
			`El archivo es demasiado grande: el máximo es ${formats.size(bytes)}.`,
			'Divídalo en varios archivos.',
		),
	wrongPassphrase: withAdvice(
		'La frase de contraseña es incorrecta.',
		'Escríbala exactamente como la recibió. No se envió nada.',
	),
	signedOut: withAdvice('Su sesión ha caducado.', 'Recargue la página.'),
	tooMany: (seconds) =>
		withAdvice(
			'Ha habido demasiados intentos fallidos.',
			`Espere ${formats.counted(seconds, 'segundo', 'segundos')} e inténtelo de nuevo.`,
		),
	signIn: 'Se necesitan un nombre de usuario y una contraseña.',
	notShown: `La página no se puede mostrar. ${ASK}`,
	before: 'Este archivo ya se había importado, así que no se importó de nuevo.',
	perhaps: withAdvice(
		'Es posible que la plataforma ya tenga este archivo, así que no se envió una segunda vez.',
		'Pregunte a la persona que le envió el enlace si el archivo ha llegado.',
	),
});

function fixOf(formats: Formats, fix: string, remedies: ReadonlySet<keyof FigureRules>): string {
	return remedies.size === 0 ? fix : `${fix}, o marque ${boxesOf(formats, remedies)}`;
}
