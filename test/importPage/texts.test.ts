import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repository } from '../../harness/engine/lines';
import { sourceOf } from '../../harness/fileContent';
import { formatsIn } from '../../page/texts/pageFormats';
import { LANGUAGES, likedLanguage, textsIn, withRegion } from '../../page/texts/languages';
import { sampleName, sampleOf } from '../../page/texts/sampleFile';
import { f } from '../../page/texts/typeset';
import { encodingLabelOf } from '../../platform/imports/file/encodingNames';
import { channelName } from '../../platform/base/names/channels';
import { channelOf } from '../../platform/imports/columns/channelWords';
import { importChannels, importKinds } from '../../platform/imports/rules/importKinds';
import { planOf } from '../../platform/imports/plan';
import { totalImport } from '../../platform/imports/countImport';

const fr = textsIn('fr', formatsIn('fr'));
const en = textsIn('en', formatsIn('en-GB'));

describe('the language', () => {
	it.each([
		['fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7', 'fr'],
		['en-GB,en;q=0.9,fr;q=0.8', 'en'],
		['de-DE,de;q=0.9,fr;q=0.8,en;q=0.7', 'de'],
		['es-MX,es;q=0.9', 'es'],
		['it-IT,it;q=0.9,fr;q=0.8,en;q=0.7', 'fr'],
		['en;q=0.2, FR-ca ; q=0.7', 'fr'],
		['fr;q=0, it', 'en'],
		['fr;q=0,en;q=0.1', 'en'],
		['frr', 'en'],
		['it', 'en'],
		['*', 'en'],
		['', 'en'],
	])('of a browser that sends %j is %s', (header, language) => {
		expect(likedLanguage(header)).toBe(language);
	});
});

it.each([
	['en', 'fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7', 'en-US', 'Sep 1, 2026'],
	['en', 'en-gb;q=0.9, en-US', 'en-GB', '1 Sept 2026'],
	['fr', 'fr-CA', 'fr-CA', '1er sept. 2026'],
	['en', 'en-u-ca-islamic, en, x', 'en', 'Sep 1, 2026'],
	['fr', '', 'fr', '1er sept. 2026'],
] as const)(
	'days in %s for a browser that sends %j are those of %s',
	(language, header, tag, day) => {
		expect(withRegion(language, header)).toBe(tag);
		expect(formatsIn(tag).date('2026-09-01')).toBe(day);
	},
);

/** Every piece of text in a file, and whether it is typeset. */
function literals(file: string): Array<readonly [text: string, isTypeset: boolean]> {
	const path = join(repository, 'page', 'texts', file);
	const source = ts.createSourceFile(
		path,
		readFileSync(path, 'utf8'),
		ts.ScriptTarget.ES2022,
		true,
	);
	const found: Array<readonly [string, boolean]> = [];
	const visit = (node: ts.Node) => {
		if (ts.isImportDeclaration(node)) return;
		if (
			ts.isStringLiteralLike(node) ||
			ts.isTemplateHead(node) ||
			ts.isTemplateMiddleOrTemplateTail(node)
		) {
			let above: ts.Node = node.parent;
			while (ts.isTemplateSpan(above) || ts.isTemplateExpression(above)) above = above.parent;
			found.push([node.text, ts.isTaggedTemplateExpression(above)]);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

describe('French', () => {
	it('has non-breaking spaces before its punctuation marks', () => {
		const wrong = literals('fr.ts').filter(
			([text, isTypeset]) => !isTypeset && /[ ][;:?!»]|«[ ]/.test(text),
		);
		expect(wrong).toEqual([]);
		expect(literals('fr.ts').length).toBeGreaterThan(200);
	});

	it('is typeset except for inserted values', () => {
		expect(f`Site : « ${'a : b ;'} » ; non ?`).toBe(
			'Site\u00a0: «\u00a0a : b ;\u00a0»\u202f; non\u202f?',
		);
	});

	it('lists tables and channels with its own words and marks', () => {
		const tables = [{ line: 3, header: ['Page', 'Vues'], rows: 2, title: 'Pages' }];
		expect(fr.problems.severalTables({ tables }).message).toBe(
			'Le fichier contient 1 tableaux\u00a0: 1 (Pages\u00a0: Page, Vues\u202f; ligne 3).',
		);
		expect(fr.reasons.noChannel({ isFree: false })).toBe(
			'n’accepte que ces valeurs\u00a0: MAILING (e-mailing), ADVERTISING (display), AFFILIATION, SPONSOREDLINK (liens sponsorisés), PARTNER (partenaires), TRUSTEDFEED (comparateurs de prix), OFFLINE (hors ligne), GENERIC (générique)',
		);
		for (const { key } of importChannels) {
			expect(channelOf(channelName(key, 'fr'))).toBe(key);
		}
	});

	it.each([
		[0, '0 ligne peut être importée'],
		[1, '1 ligne peut être importée'],
		[2, '2 lignes peuvent être importées'],
		[1_234, '1\u202f234 lignes peuvent être importées'],
	])('uses the right plural for %d', (rows, text) => {
		expect(fr.checking.good(rows)).toBe(text);
	});
});

describe.each(['fr.ts', 'de.ts', 'es.ts'])('the texts of %s', (file) => {
	it('have typographic apostrophes, quotes and ellipses', () => {
		const wrong = literals(file).filter(([text]) => /['"]|\.\.\./.test(text));
		expect(wrong).toEqual([]);
	});
});

describe.each([
	['de', '1 Zeile kann importiert werden', '1.234 Zeilen können importiert werden'],
	['es', '1 línea se puede importar', '1234 líneas se pueden importar'],
] as const)('the page in %s', (language, one, many) => {
	const texts = textsIn(language, formatsIn(language));

	it('uses the right plural', () => {
		expect(texts.checking.good(1)).toBe(one);
		expect(texts.checking.good(1_234)).toBe(many);
	});

	it('gives channels names that an import recognizes', () => {
		for (const { key } of importChannels) {
			expect(channelOf(channelName(key, language))).toBe(key);
		}
	});
});

describe('numbers and days', () => {
	it('follow the language of the texts, unless the visitor has another region', () => {
		const french = formatsIn('fr');
		const days = ['2026-01-05', '2026-02-01', '2026-02-11'].map(french.date);
		expect(days).toEqual(['5 janv. 2026', '1er févr. 2026', '11 févr. 2026']);
		const figures = [french.count(12_345), french.figure(1_234.5, true)];
		expect(figures).toEqual(['12\u202f345', '1\u202f234,50']);
		const german = formatsIn('en', ['de-DE', 'en']);
		expect([german.count(12_345), german.date('2026-01-05')]).toEqual(['12.345', 'Jan 5, 2026']);
	});

	it.each([
		[1, '1 kB', '1\u202fko'],
		[999_000, '999 kB', '999\u202fko'],
		[12_500_000, '12.5 MB', '12,5\u202fMo'],
	])('include file sizes, such as %d bytes', (bytes, english, french) => {
		expect([formatsIn('en').size(bytes), formatsIn('fr').size(bytes)]).toEqual([english, french]);
	});

	it('use digits that every tool reads', () => {
		expect(formatsIn('en', ['ar-EG']).count(12_345)).toMatch(/^12\D345$/);
	});
});

const EACH = LANGUAGES.flatMap((language) =>
	importKinds.map((kind) => [language, kind.name, kind] as const),
);

describe('a sample', () => {
	it.each(EACH)(
		'in %s of the kind %s is recognized, and can be imported completely',
		async (language, _, kind) => {
			const texts = textsIn(language, formatsIn(language));
			const source = await sourceOf(`\ufeff${sampleOf(kind, texts)}`);
			const days = { from: '2026-01-05', to: '2026-01-07' };
			const rules = { emptyFigures: 'no', roundFigures: 'no', negativeAmounts: 'no' } as const;
			const boxes = { numberFormat: '', sharedNames: 'stop', dayFormat: '', times: '', ...rules };
			const plan = planOf({ kind: kind.name, ...days, mapping: undefined, ...boxes });
			const { checked, distinct } = await totalImport(source, plan, 3);
			expect(checked).toMatchObject({ rows: 3, rejected: 0, repeated: 0 });
			expect(distinct).toBe(3);
			const all = [...kind.dimensions, ...kind.metrics].map(({ name }) => name);
			expect(checked.columns.map(({ target }) => target.name)).toEqual(all);
		},
	);

	it('has a file name that describes it', () => {
		const names = importKinds.map((kind) => [sampleName(kind, en), sampleName(kind, fr)]);
		expect(names).toContainEqual([
			'sample-referring-domains.csv',
			'exemple-domaines-referents.csv',
		]);
	});
});

it.each([
	[
		...([en, ['Name', 'Age', 'Town']] as const),
		'None of the columns was recognized. The columns are: Name, Age, Town. Name the columns as in a sample, or choose the kind of figures and the columns yourself.',
	],
	[
		...([fr, ['Nom', 'Âge', 'Ville']] as const),
		f`Aucune colonne n’a été reconnue. Colonnes du fichier : Nom, Âge, Ville. Nommez les colonnes comme dans un exemple, ou choisissez vous-même le type de données et les colonnes.`,
	],
])('a file without any recognized column is reported as such', (texts, header, text) => {
	expect(texts.choosing.noKnown(header)).toBe(text);
});

describe('the warnings above the button', () => {
	it('the figures that an import replaces are named', () => {
		const names = ['Channel', 'Publisher', 'Campaign'];
		expect(en.before.whichReplaced(names, '2026-01-05', '2026-01-07')).toBe(
			'Figures that the platform already has for these days and the same Channel, Publisher and Campaign are replaced by those in the file. All other rows stay as they are.',
		);
		expect(fr.before.whichReplaced(['Pays'], '2026-01-05', '2026-01-05')).toMatch(
			/^Si la plateforme a déjà, pour le 5 janv\. 2026, une ligne avec les mêmes valeurs \(Pays\),/,
		);
	});
});

it.each([
	['en', '2026-06-01', ' 1 of 7 days was imported before that: Jun 1, 2026.'],
	['en', '2026-06-03', ' 3 of 7 days were imported before that: Jun 1, 2026 to Jun 3, 2026.'],
	['fr', '2026-06-01', ' 1 jour sur 7 a été importé auparavant : le 1er juin 2026.'],
	[
		'fr',
		'2026-06-03',
		' 3 jours sur 7 ont été importés auparavant : du 1er juin 2026 au 3 juin 2026.',
	],
] as const)('the days that arrived are named in %s up to %s', (language, to, text) => {
	const days = Number(to.slice(-2));
	const { daysArrived } = textsIn(language, formatsIn(language)).server;
	expect(daysArrived({ days, of: 7, from: '2026-06-01', to }).replaceAll('\u00a0', ' ')).toBe(text);
});

describe('the page in French, German and Spanish', () => {
	const texts = (['fr', 'de', 'es'] as const).map((language) =>
		textsIn(language, formatsIn(language)),
	);

	it('names what encodings are used for', () => {
		const labels = texts.map(({ encodings }) => encodingLabelOf('windows-1252', encodings));
		expect(labels).toEqual([
			'Windows-1252 (Europe occidentale)',
			'Windows-1252 (Westeuropa)',
			'Windows-1252 (Europa occidental)',
		]);
	});

	it('lists three check boxes as the language does', () => {
		const all = new Set(['emptyFigures', 'roundFigures', 'negativeAmounts'] as const);
		const listed = texts.map(({ checking }) => checking.tick(all, 2).replaceAll('\u00a0', ' '));
		expect(listed).toEqual([
			expect.stringContaining('négatifs », « Arrondir les chiffres » et « Un chiffre'),
			expect.stringContaining('importieren“, „Negative Beträge importieren“ und „Zahlen runden“'),
			expect.stringContaining('negativos», «Contar como 0 las cifras que faltan» y «Redondear'),
		]);
	});
});
