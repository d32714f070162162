import type { IDataObject } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { today } from './days';
import { ANSWERED } from './answered';
import type { TrueAnswer, TrueRow, Truth } from './truth';
import { truthOf } from './truth';

const parameters = {
	resource: 'report',
	operation: 'askForFigures',
	site: locator('shop-eu'),
	askFigures: '={{ $json.figures }}',
	askBy: "={{ $json.by ?? 'channel' }}",
	askWhen: "={{ $json.when ?? 'last week' }}",
	askCompareWith: "={{ $json.compareWith ?? '' }}",
	askOnly: "={{ $json.only ?? '' }}",
	askLimit: '={{ $json.first ?? 10 }}',
};
const LONGEST = 16_000;

describe.each(newestLine())('questions in words, on %s', (line) => {
	const stage = withStage(line, { today: today.toFormat('yyyy-MM-dd') });

	it("are answered with the platform's figures", async () => {
		const input = ANSWERED.map(([call]) => call);
		const [run, expected] = await Promise.all([
			stage.play({ parameters, onError: 'continueRegularOutput', input }),
			Promise.all(
				ANSWERED.map(async ([call, truth]) => ({
					call,
					truth,
					exact: await truthOf(stage.sandbox, truth),
				})),
			),
		]);
		const answers = run.items;
		const wrong = expected.flatMap(({ call, truth, exact }, index) => {
			const defect = defectOf(answers[index] ?? {}, truth, exact);
			return defect === '' ? [] : [`${JSON.stringify(call)}: ${defect}`];
		});
		expect(wrong).toEqual([]);
		const lengths = answers.map((answer) => JSON.stringify(answer).length);
		expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
	});
});

/** The defects of an answer; empty if there are none. */
function defectOf(answer: IDataObject, truth: Truth, { rows, total }: TrueAnswer): string {
	if (answer.error !== undefined) return `${String(answer.error)} ${String(answer.message)}`;
	const { first = 10, scale, by, before } = truth;
	const isHistory = scale !== undefined && by.length === 0;
	const kept = first === 0 || isHistory ? rows : rows.slice(0, first);
	const got = answer.rows;
	if (!Array.isArray(got)) return 'no rows';
	const shown = got.map((row) => figuresOf(row as IDataObject, truth));
	const wanted = kept.map(({ values }) => values);
	const areRight = shown.every((figures, at) => areClose(figures, wanted[at] ?? []));
	if (shown.length !== wanted.length || !areRight) {
		return `${JSON.stringify(shown)} instead of ${JSON.stringify(wanted)}`;
	}
	const names = got.map((row) => nameOf(row as IDataObject));
	const keys = rows.map(({ key }) => key.split(' | ')[0] ?? '');
	if (by.length > 0 && names.some((name) => !keys.includes(name)))
		return `${names.join()} of ${keys.join()}`;
	if (!String(answer.shown).includes(` of ${rows.length.toLocaleString('en')} rows`)) {
		return `${String(answer.shown)} instead of ${rows.length}`;
	}
	const said = String(answer.understood);
	if (!truth.days.every((day) => said.includes(day)))
		return `${said} does not name ${truth.days.join()}`;
	if (before && !before.every((day) => said.includes(day)))
		return `${said} does not name ${before.join()}`;
	return totalDefect(answer.totals as IDataObject, total, before !== undefined);
}

function totalDefect(totals: IDataObject, total: TrueRow, isCompared: boolean): string {
	const values = Object.entries(totals);
	const now = values
		.filter(([name]) => !/ (Before|Change.*)$/.test(name))
		.map(([, value]) => Number(value));
	const then = values.filter(([name]) => / Before$/.test(name)).map(([, value]) => Number(value));
	if (!areClose(now, total.values))
		return `total ${JSON.stringify(now)} instead of ${JSON.stringify(total.values)}`;
	if (!isCompared || areClose(then, total.before)) return '';
	return `before ${JSON.stringify(then)} instead of ${JSON.stringify(total.before)}`;
}

/** The figures of a row, in order. */
function figuresOf(row: IDataObject, { figures }: Truth): number[] {
	const values = Object.entries(row).filter(
		([name, value]) => typeof value === 'number' && !/ (Before|Change.*|Share \(%\))$/.test(name),
	);
	return values.slice(0, figures.length).map(([, value]) => Number(value));
}

function nameOf(row: IDataObject): string {
	return String(Object.values(row)[0]);
}

// Rates have two decimals, quotients four; rounding both would round some twice.
const ROUNDING = 0.005_001;

function areClose(told: readonly number[], exact: readonly number[]): boolean {
	if (told.length !== exact.length) return false;
	return told.every((value, at) => Math.abs(value - (exact[at] ?? Number.NaN)) <= ROUNDING);
}
