import { sourceOf } from '../../../harness/fileContent';
import { AD_EXPORTS } from './adExports';
import { checkCosts } from './exportPlans';
import { LANGUAGE_EXPORTS } from './languageExports';

it.each(Object.entries({ ...AD_EXPORTS, ...LANGUAGE_EXPORTS }))(
	'costs of %s: every figure is uploaded as it is, or asked about, and the others are listed',
	async (_, { file, asks, choices, unused, rows }) => {
		const source = await sourceOf(file);
		if (asks !== undefined) {
			const asked = checkCosts(source).then(({ question }) => question);
			expect(await asked.catch((error: Error) => error.message)).toBe(asks);
		}
		const result = await checkCosts(source, choices);
		expect(result).toMatchObject({ question: undefined, refused: [], unused, rows });
	},
);

it.each([
	['weeks', 'Week,Campaign,Cost\n2026-09-07,Brand,8.10\n2026-09-14,Brand,9.10\n', 'Week'],
	['months', 'Mois;Campagne;Coût\n2026-08-01;Marque;8,10\n2026-09-01;Marque;9,10\n', 'Mois'],
	[
		'a period between two columns',
		'Reporting starts,Campaign,Cost,Reporting ends\n2026-09-01,Brand,8.10,2026-09-30\n',
		'Reporting starts',
	],
	[
		'a period in Dutch, next to the end of the campaign',
		'Start rapportage,Campagne,Kosten,Eindigt op,Einde rapportage\n2026-09-01,Brand,8.10,2026-09-01,2026-09-30\n',
		'Start rapportage',
	],
	[
		'a period in Swedish, in other words',
		'Rapportstart,Kampanj,Kostnad,Rapportslut\n2026-09-01,Brand,8.10,2026-09-30\n',
		'Rapportstart',
	],
	[
		'a period in Chinese',
		'报告开始日期,广告系列,花费,报告结束日期\n2026-09-01,Brand,8.10,2026-09-30\n',
		'报告开始日期',
	],
	['a period of two words', 'From,Campaign,Cost,To\n2026-09-01,Brand,8.10,2026-09-30\n', 'From'],
])('costs of %s are never taken for those of its first day', async (_, file, name) => {
	const mapping = { date: 1, ope_id: 2, cost: 3 };
	const asked = checkCosts(await sourceOf(file), { mapping });
	await expect(asked).rejects.toThrow(`"${name}" contains periods`);
});
