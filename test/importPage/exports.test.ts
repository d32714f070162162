import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collected, sourceOf } from '../../harness/fileContent';
import type { CheckFacts, FileFacts, PageReading } from '../../page/protocol';
import { guessKind } from '../../platform/imports/columns/guessKind';
import type { Mapping } from '../../platform/imports/columns/chosenColumn';
import type { ImportPlan } from '../../platform/imports/importPlan';
import { questionOf } from '../../platform/imports/lineFindings';
import type { PlanInput } from '../../platform/imports/plan';
import { planOf } from '../../platform/imports/plan';
import { prepareImports } from '../../platform/imports/prepare';
import { importKinds } from '../../platform/imports/rules/importKinds';
import { ImportProblem } from '../../platform/imports/rules/problems';
import { EXPORTS } from '../imports/toolExports/exportPlans';
import { OTHER_EXPORTS } from '../imports/toolExports/otherExports';
import { WEB_EXPORTS } from '../imports/toolExports/webExports';
import { PageWorker } from './pageWorker';

let page: PageWorker;
beforeAll(async () => {
	page = await PageWorker.load();
});

const READING: PageReading = {
	...{ kinds: importKinds.map(({ name }) => name), header: 'yes', encoding: '', separator: '' },
	...{ sheet: '', linesBefore: '', table: '', comparedPeriod: '', totals: '' },
};

/** The form as it is once a file was dropped, with the days that the file names. */
function formOf({ layout, suggested, kind }: FileFacts, chosen: Partial<PlanInput>): PlanInput {
	const mapping: Mapping = Object.fromEntries(suggested.map(({ name, column }) => [name, column]));
	const hasDays = 'date' in (chosen.mapping ?? mapping);
	const { from, to } = hasDays
		? { from: '1990-01-01', to: '2099-12-31' }
		: (layout.period ?? { from: '2026-09-01', to: '2026-09-30' });
	return {
		...{ kind, from, to, mapping, numberFormat: '', emptyFigures: 'no', roundFigures: 'no' },
		...{ negativeAmounts: 'no', sharedNames: '', times: '', dayFormat: '' },
		...chosen,
	};
}

function verdictOnPage({ question, rows, rejected, unused, columns, firstRows }: CheckFacts) {
	const first = firstRows.map((row) => row.join(','));
	const facts = { rows, rejected, unused, columns: columns.map(({ name }) => name) };
	return { question, ...(question ? {} : { ...facts, first: first.sort() }) };
}

/** What the page says of a file, and the form that it has filled in. */
async function onPage(file: Buffer, chosen: Partial<PlanInput>) {
	const read = await page.ask({ ask: 'read', file: new Blob([file]), reading: READING });
	if (read.say !== 'file') return { verdict: read.say === 'wrong' && { question: read.problem } };
	const form = formOf(read.facts, chosen);
	if (form.kind === '') return { verdict: 'no kind' };
	const [open] = chosen.mapping ? [] : read.facts.competing;
	if (open) return { verdict: { question: open.question }, form };
	const checked = await page.ask({ ask: 'check', plan: form });
	if (checked.say === 'wrong') return { verdict: { question: checked.problem }, form };
	return { verdict: checked.say === 'checked' && verdictOnPage(checked.facts), form };
}

/** What the nodes say of a file, for the same days; columns that nobody chose are recognized. */
async function inNodes(file: Buffer, form: PlanInput | undefined, chosen: Partial<PlanInput>) {
	try {
		const source = await sourceOf(file);
		const { kind } = guessKind(importKinds, source.header, source.layout.dayColumn);
		if (!kind && !chosen.kind) return 'no kind';
		if (!form) throw new Error('the page has no form for this file');
		const plan: ImportPlan = { ...planOf(form), mapping: chosen.mapping };
		if (!chosen.kind) expect(plan.kind).toBe(kind);
		const checked = await prepareImports(source, plan);
		const question = questionOf(checked, plan)?.problem;
		if (question) return { question };
		const { rows, rejected, unused, columns } = checked;
		const files = await Promise.all(checked.parts.map(async ({ csv }) => await collected(csv)));
		const lines = files.flatMap((csv) => csv.toString().trimEnd().split('\n').slice(1));
		const names = columns.map(({ target }) => target.name);
		const first = lines.map((line) => line.replaceAll('"', '')).sort();
		return { question, rows, rejected, unused, columns: names, first };
	} catch (error) {
		if (error instanceof ImportProblem) return { question: error.problem };
		throw error;
	}
}

const FILES = readdirSync(EXPORTS).map(
	(name) => [name, readFileSync(join(EXPORTS, name))] as const,
);
const FORMS = Object.entries({ ...WEB_EXPORTS, ...OTHER_EXPORTS });

const CHOSEN = FORMS.flatMap(([name, { file, choices }]) =>
	choices?.mapping ? [[name, Buffer.from(file), choices] as const] : [],
);

it.each([...FILES, ...FORMS.map(([name, { file }]) => [name, Buffer.from(file)] as const)])(
	'%s becomes on the page what it becomes in the nodes, when it is dropped',
	async (_, file) => {
		const { verdict, form } = await onPage(file, {});
		expect(verdict).toEqual(await inNodes(file, form, {}));
	},
);

it.each(CHOSEN)(
	'%s becomes the same on the page and in the nodes, with the same choices',
	async (_, file, choices) => {
		const chosen = {
			...(choices.mapping && { mapping: choices.mapping }),
			...(choices.kind && { kind: choices.kind }),
			sharedNames: choices.sharedNames ?? '',
		};
		const { verdict, form } = await onPage(file, chosen);
		expect(verdict).toMatchObject({ question: undefined });
		expect(verdict).toEqual(await inNodes(file, form, chosen));
	},
);

it('the page names the columns of costs, which it does not import', async () => {
	const costs = async (header: string) => {
		const file = new Blob([`${header}\n2026-11-23,Brand,4200,120.50\n`]);
		const read = await page.ask({ ask: 'read', file, reading: READING });
		return read.say === 'file' ? read.facts.layout.costColumns : undefined;
	};
	expect(await costs('Day,Campaign,Clicks,Cost')).toEqual(['Cost']);
	expect(await costs('Tag,Kampagne,Klicks,Kosten (EUR)')).toEqual(['Kosten (EUR)']);
	expect(await costs('Day,Campaign,Clicks,Revenue')).toEqual([]);
});
