import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDay } from '../../../platform/base/dates/readDay';
import { questionOf } from '../../../platform/imports/lineFindings';
import type { ImportPlan } from '../../../platform/imports/importPlan';
import { prepareImports } from '../../../platform/imports/prepare';
import { requireKind, type KindName } from '../../../platform/imports/rules/importKinds';
import { totalImport } from '../../../platform/imports/countImport';
import { collected, sourceOf } from '../../../harness/fileContent';

const textOfExport = (name: string) =>
	readFileSync(path.join(__dirname, '../exports', `${name}.csv`), 'utf8').replace('\ufeff', '');

function planOf(kind: KindName, more: Partial<ImportPlan> = {}): ImportPlan {
	const days = { from: readDay('', '2026-09-01'), to: readDay('', '2026-09-30') };
	return { kind: requireKind(kind), days, ...more };
}

/** The parts that would be sent of a text, the question that is left, and what was found. */
async function prepared(text: string, plan: ImportPlan) {
	const checked = await prepareImports(await sourceOf(text), plan);
	const parts = [];
	for (const { descriptor, csv } of checked.parts) {
		const lines = (await collected(csv)).toString().trim().split('\n');
		parts.push([descriptor.period.from, ...lines.slice(1)]);
	}
	return { checked, parts, question: questionOf(checked, plan) };
}

const ofExport = async (name: string, plan: ImportPlan) => await prepared(textOfExport(name), plan);

it('lines that share their names are added up, or the last is kept, where that is chosen', async () => {
	const mapping = { pageinfo_name: 1, hit: 9, visit: 6 };
	const add = planOf('pagetree', { mapping, sharedNames: 'add' });
	const last = planOf('pagetree', { mapping, sharedNames: 'last' });
	const added = await ofExport('ga-page-by-source-country-device', add);
	expect(added.parts).toEqual([['01/09/2026', '/,3092,2233', '/blog,421,327']]);
	expect([added.checked.rows, added.checked.arriving, added.checked.repeated]).toEqual([5, 2, 3]);
	expect(added.question).toBeUndefined();
	const kept = await ofExport('ga-page-by-source-country-device', last);
	expect(kept.parts).toEqual([['01/09/2026', '/,540,456', '/blog,120,100']]);
	const text = 'Site,Day,Visits\na,2026-09-01,4\na,2026-09-01,5\na,2026-09-02,6\n';
	const byDay = await prepared(text, planOf('website', { sharedNames: 'add' }));
	expect(byDay.parts).toEqual([
		['01/09/2026', 'a,9'],
		['02/09/2026', 'a,6'],
	]);
	expect([byDay.checked.rows, byDay.checked.arriving, byDay.checked.repeated]).toEqual([3, 2, 1]);
});

it('daily unique visitors are never added up', async () => {
	const text = 'Site,Daily Unique Visitors\na,5\na,6\n';
	const plan = planOf('website', { sharedNames: 'add' });
	await expect(prepared(text, plan)).rejects.toThrow('Daily Unique Visitors cannot be added up');
	await expect(totalImport(await sourceOf(text), plan, 3)).rejects.toThrow('cannot be added up');
});

it('a file by day becomes one import for each day, in their order', async () => {
	const mapping = { website_name: '"Garden"', visit: 3, date: 1 };
	const { parts, checked } = await ofExport('shopify-by-day', planOf('website', { mapping }));
	expect(parts).toEqual([
		['01/09/2026', 'Garden,168'],
		['02/09/2026', 'Garden,190'],
		['03/09/2026', 'Garden,226'],
	]);
	expect(checked.unused).toMatchObject([
		{ name: 'Online store visitors', near: { means: 'dvisitor' } },
	]);
	const { metrics, dates } = await totalImport(
		await sourceOf(textOfExport('shopify-by-day')),
		planOf('website', { mapping }),
		3,
	);
	expect(dates).toEqual(['2026-09-01', '2026-09-02', '2026-09-03']);
	expect(metrics).toMatchObject([{ firstDay: 584, byDay: [168, 190, 226] }]);
});

it('lines of days outside the period are asked about, and skipped where that is chosen', async () => {
	const mapping = { website_name: '"Garden"', visit: 3, date: 1 };
	const days = { from: readDay('', '2026-09-02'), to: readDay('', '2026-09-30') };
	const asked = await ofExport('shopify-by-day', planOf('website', { mapping, days }));
	expect(asked.question?.message).toBe(
		'1 of 3 lines is for a day outside 2026-09-02 to 2026-09-30',
	);
	const plan = planOf('website', { mapping, days, leavesOutOtherDays: true });
	const { parts, question } = await ofExport('shopify-by-day', plan);
	expect([question, parts.map(([day]) => day)]).toEqual([undefined, ['02/09/2026', '03/09/2026']]);
});

it.each([
	['12/31/2026', '2026-12-31'],
	['31/12/2026', '2026-12-31'],
	['1. Sept. 2026', '2026-09-01'],
	['20260901', '2026-09-01'],
	['2026090123', '2026-09-01'],
	['Tue, Sep 1, 2026', '2026-09-01'],
	['46266', '2026-09-01'],
	['1 août 2026', '2026-08-01'],
	['2026年9月1日', '2026-09-01'],
	['2026년 9월 1일 10:30', '2026-09-01'],
	['1 de setembro de 2026', '2026-09-01'],
	['1 września 2026', '2026-09-01'],
])('the day %s is read as %s', async (day, iso) => {
	const days = { from: readDay('', '2026-01-01'), to: readDay('', '2026-12-31') };
	const { checked } = await prepared(`Site;Day;Visits\na;${day};4\n`, planOf('website', { days }));
	expect([...checked.rowsByDay.keys()]).toEqual([iso]);
});

it('an ambiguous day is never guessed', async () => {
	const { checked } = await prepared('Site,Day,Visits\na,03/04/2026,4\n', planOf('website'));
	expect(checked.rejections).toMatchObject([{ target: 'date', why: { code: 'twoDays' } }]);
});

it('a day with one meaning is read in a column with days of both formats', async () => {
	const days = { from: readDay('', '2026-01-01'), to: readDay('', '2026-12-31') };
	const lines = ['25/03/2026', '03/26/2026', '03/04/2026'].map((day) => `a,${day},4\n`).join('');
	const { checked } = await prepared(`Site,Day,Visits\n${lines}`, planOf('website', { days }));
	expect([...checked.rowsByDay.keys()]).toEqual(['2026-03-25', '2026-03-26']);
	expect(checked.rejections).toMatchObject([{ line: 4, why: { code: 'twoDays' } }]);
});

it.each([
	['26/09/13', '26/09/14'],
	['26-09-01', '26-09-02'],
])('a day that may begin with its year is never guessed: %s', async (...cells) => {
	const lines = cells.map((cell) => `a,${cell},4\n`).join('');
	const { checked } = await prepared(`Site,Day,Visits\n${lines}`, planOf('website'));
	expect(checked.rejections).toMatchObject([
		{ target: 'date', why: { code: 'twoDays' } },
		{ target: 'date', why: { code: 'twoDays' } },
	]);
});

it.each([
	['13/09/26', '14/09/26'],
	['09-13-26', '09-14-26'],
	['12.03.26', '13.03.26'],
])('a day that ends with its year is read: %s', async (...cells) => {
	const days = { from: readDay('', '2026-01-01'), to: readDay('', '2026-12-31') };
	const lines = cells.map((cell) => `a,${cell},4\n`).join('');
	const { checked } = await prepared(`Site,Day,Visits\n${lines}`, planOf('website', { days }));
	expect([checked.rejections, checked.rowsByDay.size]).toEqual([[], 2]);
});

it('a number that is the name of another column is not taken for its position', async () => {
	const typed = planOf('searchengine', { mapping: { searchengine_name: 'Engine', visit: '2' } });
	await expect(ofExport('numbers-as-headers', typed)).rejects.toThrow('the name of another');
});

it('several columns that could be visits are asked about', async () => {
	const text = 'Search Engine,Sessions,Visits\nGoogle,1,2\n';
	await expect(prepared(text, planOf('searchengine'))).rejects.toThrow(
		'Several columns may contain Visits',
	);
});

it('a postal address is not taken for the URL of a page', async () => {
	const { checked } = await prepared('Page,Address,Views\n/,1 High Street,4\n', planOf('pagetree'));
	expect(checked.unused).toMatchObject([{ name: 'Address', near: { reason: 'address' } }]);
});
