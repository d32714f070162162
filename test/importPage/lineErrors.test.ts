import { formatsIn } from '../../page/texts/pageFormats';
import { summaryOf } from '../../page/summaryLine';
import { textsIn } from '../../page/texts/languages';
import { f } from '../../page/texts/typeset';

const fr = textsIn('fr', formatsIn('fr'));
const en = textsIn('en', formatsIn('en-GB'));

describe('lines that cannot be imported', () => {
	const ROUND = new Set(['roundFigures'] as const);
	const NONE = new Set<never>();
	const facts = (rejected: number, remedies: ReadonlySet<'roundFigures'>) => {
		return { rows: 2, rejected, remedies };
	};

	it.each([
		[
			...([1, NONE, en] as const),
			'2 rows can be imported. 1 line cannot be imported. Fix it, and choose the file again. Only the owner of this page can allow it to be left out.',
		],
		[
			...([2, NONE, en] as const),
			'2 rows can be imported. 2 lines cannot be imported. Fix them, and choose the file again. Only the owner of this page can allow them to be left out.',
		],
		[
			...([1, ROUND, en] as const),
			'2 rows can be imported. 1 line cannot be imported. Fix it, and choose the file again. Tick "Round figures" under "How the file is read" to import it. Only the owner of this page can allow it to be left out.',
		],
		[
			...([2, ROUND, en] as const),
			'2 rows can be imported. 2 lines cannot be imported. Fix them, and choose the file again. Tick "Round figures" under "How the file is read" to import more of them. Only the owner of this page can allow them to be left out.',
		],
		[
			...([1, NONE, fr] as const),
			f`2 lignes peuvent être importées ; 1 ligne ne peut pas l’être. Corrigez-la, puis choisissez de nouveau le fichier. Seul le propriétaire de cette page peut autoriser qu’elle soit écartée.`,
		],
		[
			...([2, ROUND, fr] as const),
			f`2 lignes peuvent être importées ; 2 lignes ne peuvent pas l’être. Corrigez-les, puis choisissez de nouveau le fichier. Cochez « Arrondir les chiffres » dans « Options de lecture » pour en importer davantage. Seul le propriétaire de cette page peut autoriser qu’elles soient écartées.`,
		],
		[
			...([1, ROUND, fr] as const),
			f`2 lignes peuvent être importées ; 1 ligne ne peut pas l’être. Corrigez-la, puis choisissez de nouveau le fichier. Cochez « Arrondir les chiffres » dans « Options de lecture » pour l’importer. Seul le propriétaire de cette page peut autoriser qu’elle soit écartée.`,
		],
	])(
		'are reported in singular or plural, with who may skip them: %d',
		(rejected, remedies, texts, said) => {
			expect(summaryOf(facts(rejected, remedies), false, texts.checking)).toEqual({
				...{ text: said, mayStart: false },
			});
		},
	);

	it.each([
		[en, 1, '2 rows can be imported. 1 line cannot be imported and will be left out.'],
		[en, 2, '2 rows can be imported. 2 lines cannot be imported and will be left out.'],
		[
			...([fr, 1] as const),
			f`2 lignes peuvent être importées ; 1 ligne ne peut pas l’être et sera écartée.`,
		],
	])('are skipped where the owner allows it', (texts, rejected, text) => {
		const said = summaryOf(facts(rejected, NONE), true, texts.checking);
		expect(said).toEqual({ text, mayStart: true });
	});

	it.each([
		[
			en,
			1,
			'Fix it, and send the file again. Only the owner of this page can allow it to be left out.',
		],
		[
			en,
			2,
			'Fix them, and send the file again. Only the owner of this page can allow them to be left out.',
		],
		[
			...([fr, 1] as const),
			'Corrigez-la, puis envoyez de nouveau le fichier. Seul le propriétaire de cette page peut autoriser qu’elle soit écartée.',
		],
		[
			...([fr, 2] as const),
			'Corrigez-les, puis envoyez de nouveau le fichier. Seul le propriétaire de cette page peut autoriser qu’elles soient écartées.',
		],
	])('are reported by the server in the same words', (texts, rejected, advice) => {
		expect(texts.server.someWrong(rejected, 3, NONE)).toMatchObject({ advice });
	});

	it('leave nothing to import where there is no other line', () => {
		const only = { ...facts(1, ROUND), rows: 0 };
		expect(summaryOf(only, false, en.checking).text).toBe(
			'1 line cannot be imported, and there are no others. Tick "Round figures" under "How the file is read" to import it.',
		);
		expect(en.server.noneLeft(NONE)).toEqual({
			message: 'None of the lines can be imported.',
			advice: 'Fix the file, and send it again.',
		});
		expect(fr.server.noneLeft(ROUND).advice).toBe(
			f`Corrigez le fichier, ou cochez « Arrondir les chiffres » dans « Options de lecture », puis envoyez-le de nouveau.`,
		);
	});
});
