// Holds and checks the file in a worker so that the page stays responsive, with the same rules as
// the server.
import type { FileContent } from '../platform/imports/file/fileContent';
import { checkCanBeRead } from '../platform/imports/file/fileType';
import { questionOf } from '../platform/imports/lineFindings';
import type { ImportPlan } from '../platform/imports/importPlan';
import { guessKind } from '../platform/imports/columns/guessKind';
import { columnsThatMean } from '../platform/imports/columns/suggestColumns';
import { severalColumns } from '../platform/imports/columns/importColumns';
import { findKind } from '../platform/imports/rules/importKinds';
import type { PlanInput } from '../platform/imports/plan';
import { planOf, fileReadingOf } from '../platform/imports/plan';
import { ImportProblem } from '../platform/imports/rules/problems';
import type { ImportSource } from '../platform/imports/source';
import { fileSource } from '../platform/imports/source';
import type { CountedImport, Totals } from '../platform/imports/countImport';
import { countImport } from '../platform/imports/countImport';
import { truncate } from '../platform/base/text/truncate';
import { isGone } from './readFile';
import type { CheckFacts, FileFacts, PageQuestion, PageReading, Reply } from './protocol';

const SAMPLE_ROWS = 8;
const MOST_NOTES = 1_000;
const MOST_DATES = 14;
const MOST_LINES = 20;
const MOST_COSTS = 3;
const LONGEST_NAME = 60;

let source: ImportSource | undefined;
/** The latest count, which holds for any period if the file has no date column. */
let counted: { readonly plan: PlanInput; readonly rows: CountedImport } | undefined;

// Questions are answered in sequence, as a check uses the file that was read before.
let answers = Promise.resolve();
/** The numbers of the question that is being answered, and of the latest one. */
let [current, latest] = [0, 0];

addEventListener('message', ({ data }: MessageEvent<PageQuestion>) => {
	latest = data.number;
	answers = answers.then(async () => {
		if (data.number !== latest) return;
		current = data.number;
		const reply = await answer(data);
		if (reply) postMessage(reply);
	});
});

/** Thrown if a later question makes the answer useless. */
class OutOfDate extends Error {}

async function answer(question: PageQuestion): Promise<Reply | undefined> {
	const { number, ask } = question;
	try {
		if (question.ask === 'read') {
			return { say: 'file', number, facts: await read(question.file, question.reading) };
		}
		return { say: 'checked', number, facts: await check(question.plan) };
	} catch (error) {
		if (error instanceof OutOfDate) return undefined;
		const why = error instanceof Error ? error.message : String(error);
		const problem = error instanceof ImportProblem ? error.problem : why;
		return { say: 'wrong', number, ask, problem, isGone: isGone(error) };
	}
}

async function read(file: Blob, reading: PageReading): Promise<FileFacts> {
	[source, counted] = [undefined, undefined];
	const content = contentOf(file);
	await checkCanBeRead(content);
	source = await fileSource(content, fileReadingOf(reading), giveWay);
	const { header, sample, style, layout, workbook } = source;
	const columns = header ?? (sample[0] ?? []).map(() => '');
	const kinds = reading.kinds.flatMap((name) => findKind(name) ?? []);
	const guess = guessKind(kinds, header, layout.dayColumn);
	const { kind, columns: suggested, dayColumn, near, competing } = guess;
	return {
		separator: style?.separator ?? '',
		encoding: style?.encoding ?? '',
		workbook,
		kind: kind?.name ?? '',
		columns,
		layout: {
			linesBefore: layout.linesBefore,
			preamble: layout.preamble.slice(0, MOST_LINES).map(({ cells }) => cells.join(', ')),
			tables: layout.tables,
			leftOut: { ...layout.leftOut, first: layout.leftOut.first.slice(0, MOST_LINES) },
			emptyRows: layout.emptyRows,
			period: layout.period,
			costColumns: columnsThatMean('cost', header ?? [])
				.slice(0, MOST_COSTS)
				.map((index) => truncate(columns[index] ?? '', LONGEST_NAME)),
		},
		isKnown: header === undefined || suggested.length + competing.length + near.length > 0,
		suggested: [
			...suggested.map(({ target, index }) => ({ name: target.name, column: index + 1 })),
			...(dayColumn === undefined ? [] : [{ name: 'date' as const, column: dayColumn + 1 }]),
		],
		competing: competing.map((one) => ({
			name: one.means,
			question: severalColumns(one, columns),
		})),
	};
}

const CHUNK = 1 << 20;

function contentOf(file: Blob): FileContent {
	return {
		bytes: file.size,
		open: async function* () {
			for (let at = 0; at < file.size; at += CHUNK) {
				yield new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer());
			}
		},
	};
}

const TURN_MS = 25;
let since = performance.now();

/** Lets messages in regularly, and abandons an answer that a later question makes useless. */
async function giveWay(): Promise<void> {
	if (performance.now() - since < TURN_MS) return;
	const { port1: waiting, port2: waking } = new MessageChannel();
	await new Promise((resolve) => {
		waiting.onmessage = resolve;
		waking.postMessage(undefined);
	});
	// An open port would keep a process alive.
	waiting.close();
	since = performance.now();
	if (current !== latest) throw new OutOfDate();
}

async function check(plan: PlanInput): Promise<CheckFacts> {
	if (!source) throw new Error('nothing to check');
	const importPlan = planOf(plan);
	if (!counted || !isCountOf(plan, counted)) {
		counted = { plan, rows: await countImport(source, importPlan, SAMPLE_ROWS) };
	}
	return factsOf(counted.rows.over(importPlan.days), importPlan);
}

/** Whether a count is that of a plan: the period changes nothing if the file has no date column. */
function isCountOf(plan: PlanInput, { plan: before, rows }: NonNullable<typeof counted>): boolean {
	const { from, to } = rows.isByDay ? plan : before;
	return JSON.stringify({ ...plan, from, to }) === JSON.stringify(before);
}

function factsOf({ checked, dates, metrics, ...more }: Totals, plan: ImportPlan): CheckFacts {
	const { kind } = plan;
	const { rows, rejected, remedies, repeated, accents, columns } = checked;
	return {
		rows,
		rejected,
		question: questionOf(checked, plan)?.problem,
		unused: checked.unused,
		leftOut: checked.otherDays,
		isByDay: checked.dayColumn !== undefined,
		rejections: checked.rejections.slice(0, MOST_NOTES),
		remedies,
		repeated,
		repetitions: checked.repetitions.slice(0, MOST_NOTES),
		accents: [...accents],
		sentAsTheyAre: [...checked.sentAsTheyAre],
		columns: columns.map(({ target }) => ({
			name: target.name,
			isMetric: kind.metrics.includes(target),
			isAmount: target.type === 'amount',
		})),
		...more,
		period: { dates: dates.slice(0, MOST_DATES), last: dates.at(-1) ?? '', days: dates.length },
		metrics: metrics.map(({ column: { target }, ...figures }) => ({
			...figures,
			byDay: figures.byDay.slice(0, MOST_DATES),
			name: target.name,
			isAmount: target.type === 'amount',
		})),
	};
}
