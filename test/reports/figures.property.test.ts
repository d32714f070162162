import fc from '../support/fastCheck';

import { readReportFigures } from '../../platform/alerts/expectation/figureSeries';
import { evaluateSeries } from '../../platform/alerts/evaluateReport';
import { alertWindowOf } from '../../platform/alerts/rule/alertWindow';
import { collectChartData } from '../../platform/chart/collectChartData';
import { parseJson } from '../../platform/base/json/json';
import { READY_RATES } from '../../platform/reports/transform/readyRates';
import { bufferReports } from '../../platform/reports/response/readReport';
import type { Table } from '../../platform/reports/table/reportTable';
import { FigureFormats } from '../../platform/summary/figureFormats';
import { wordsFor } from '../../platform/summary/messageWords';
import { RULE } from '../alerts/polls/living';
import { runs } from '../support/random';
import { told } from '../message/writeMessage';
import { answered } from './transform/tables';
import { COLUMNS, epochs, reply, report } from './shapes/replies';

/** A figure in two JSON spellings: as a number, and in another form. */
interface Spelled {
	readonly plain: string;
	readonly other: string;
}

// The affinity of shares and durations carries information that the figures lack, so it is not varied.
const AFFINITIES = ['int', 'integer', 'float', 'double', 'decimal', 'number', 'amount', 'text', ''];
const affinity = fc.option(fc.constantFrom(...AFFINITIES, 'x-unheard-of'), { nil: undefined });

const nothing = fc
	.constantFrom('null', '""', '"  "')
	.map((other): Spelled => ({ plain: 'null', other }));
const large = fc
	.tuple(
		fc.bigInt({ min: 2n ** 53n, max: 2n ** 70n }),
		fc.boolean(),
		fc.constantFrom('', '+', '00'),
	)
	.map(([amount, isBelow, start]): Spelled => {
		const plain = String(isBelow ? -amount : amount);
		return { plain, other: `"${isBelow ? plain : start + plain}"` };
	});
const double = fc
	.oneof(
		fc.integer(),
		fc.nat(1_000),
		fc.integer({ max: 10 ** 8 }).map((cents) => cents / 100),
	)
	.chain((amount) =>
		fc
			.constantFrom(
				String(amount),
				`"${amount}"`,
				`" ${amount} "`,
				`"${amount.toExponential()}"`,
				`"${amount.toExponential().toUpperCase()}"`,
				...(Number.isInteger(amount) ? [`"${amount}.0"`] : [`"${amount}00"`]),
			)
			.map((other): Spelled => ({ plain: String(amount), other })),
	);
const spelled = fc.oneof({ weight: 6, arbitrary: double }, large, nothing);

const METRICS = ['visit', 'scartvalid', 'scartvalidamount'];
const CHANNELS = ['SOCIAL', 'MAILING', 'OFFLINE', 'REFERER'];

/** Reads a report from its JSON text. */
function parsed(
	data: unknown,
	affinities: ReadonlyArray<string | undefined>,
	dateRanges: readonly object[],
) {
	const metrics = METRICS.map((field, index) => ({
		field,
		name: field,
		affinity: affinities[index],
	}));
	const rows = Array.isArray(data) ? data : [];
	const text = JSON.stringify(reply(report({ metrics, dateRanges, data: rows })));
	return parseJson(text.replace(/"<(.*?)>"/g, (_, figure: string) => decodeURIComponent(figure)));
}

const mark = (figure: string) => `<${encodeURIComponent(figure)}>`;

/** The figures in both spellings. */
function bothOf<T>(figures: T, write: (figures: T, spell: (one: Spelled) => string) => unknown) {
	return [
		write(figures, ({ plain }) => mark(plain)),
		write(figures, ({ other }) => mark(other)),
	] as const;
}

const cells = fc.array(fc.array(fc.tuple(spelled, spelled), { minLength: 3, maxLength: 3 }), {
	minLength: 1,
	maxLength: 4,
});

const compared = (
	rows: ReadonlyArray<ReadonlyArray<readonly Spelled[]>>,
	spell: (one: Spelled) => string,
) =>
	rows.map((row, index) => ({
		dimensions: [CHANNELS[index]],
		metrics: row.map((ranges) => ranges.map((one) => ({ values: [spell(one)] }))),
	}));

async function allThatIsTold(body: unknown) {
	const table = (): Table => {
		const [opened] = bufferReports(body, { ...COLUMNS, compares: true });
		if (!opened) throw new Error('No report');
		return opened.table;
	};
	const { rows, said } = await answered(table(), {
		...{ compares: true, totals: 'row' as const },
		rates: [READY_RATES.conversionRate, READY_RATES.averageBasket],
		order: { column: 'visit', largestFirst: true },
		top: { rows: 2, others: 'Others' },
	});
	const message = await told(table(), 'plain', { sortedBy: 'visit', totals: 'sums' });
	const wording = { formats: new FigureFormats({ language: 'en' }), words: wordsFor('en') };
	const chart = await collectChartData(table(), {}, () => ({ site: 's' }), wording);
	return { rows, said, message, chart: JSON.stringify(chart) };
}

test('figures give the same rows however they are written, and whatever the platform calls them', async () => {
	await fc.assert(
		fc.asyncProperty(
			cells,
			fc.array(affinity, { minLength: 3, maxLength: 3 }),
			async (rows, kinds) => {
				const [plain, other] = bothOf(rows, compared);
				const asNumbers = await allThatIsTold(parsed(plain, ['int', 'int', 'int'], [{}, {}]));
				expect(await allThatIsTold(parsed(other, kinds, [{}, {}]))).toEqual(asNumbers);
			},
		),
		{ numRuns: runs(40, 1_000) },
	);
});

test('alerts read the same figures however they are written', async () => {
	const [count, to] = [30, '2026-11-30'];
	const first = Date.parse('2026-11-01T00:00Z') / 1_000;
	const range = {
		from: first,
		to: first + count * 86_400,
		tzone: 'UTC',
		values: epochs(first, count, 86_400),
	};
	const days = fc.array(fc.tuple(double, double, double), { minLength: count, maxLength: count });
	const split = (all: ReadonlyArray<readonly Spelled[]>, spell: (one: Spelled) => string) => [
		{
			dimensions: ['SOCIAL'],
			metrics: METRICS.map((_, index) => [
				{ values: all.flatMap((day) => day[index] ?? []).map(spell) },
			]),
		},
	];
	const judged = async (body: unknown) => {
		const figures = await readReportFigures(body);
		if (!figures) throw new Error('No figures');
		expect(figures.series.map(({ moments }) => moments.length)).toEqual([count]);
		const window = alertWindowOf(
			RULE.span,
			{ from: '2026-11-01', to },
			Date.parse('2026-12-01T09:00Z'),
			'UTC',
		);
		const rule = { ...RULE, dimension: 'media_key' };
		return { figures, judged: evaluateSeries(figures, window, rule, []) };
	};
	await fc.assert(
		fc.asyncProperty(
			days,
			fc.array(affinity, { minLength: 3, maxLength: 3 }),
			async (all, kinds) => {
				const [plain, other] = bothOf(all, split);
				const asNumbers = await judged(parsed(plain, ['int', 'int', 'int'], [range]));
				expect(await judged(parsed(other, kinds, [range]))).toEqual(asNumbers);
			},
		),
		{ numRuns: runs(15, 300) },
	);
});
