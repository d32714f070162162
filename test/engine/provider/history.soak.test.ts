import { lines, startEngine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { until } from '../client/scene';
import { expectedOf, heldOf, KINDS } from './held';
import { ALL_LEVELS, historyOf, named, periods, QUESTIONS, providerOf } from './scene';
import { reImport, uploads, withReference } from './scene';
import { runOf } from '../../support/scene';

/** Fourteen months, without a few days at both ends. */
const HISTORY = { from: '2022-01-10', to: '2023-03-09' };
const MONTHS = [
	...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => monthOf(2022, month)),
	...[1, 2, 3].map((month) => monthOf(2023, month)),
];
const DAYS = daysOf(HISTORY);
const LIMIT_MS = 400_000;

function monthOf(year: number, month: number) {
	const [first, last] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)];
	const [from, to] = [first, last].map((time) => new Date(time).toISOString().slice(0, 10));
	return {
		from: [from ?? '', HISTORY.from].sort().at(-1) ?? '',
		to: [to ?? '', HISTORY.to].sort()[0] ?? '',
	};
}

function daysOf({ from, to }: { from: string; to: string }): string[] {
	const days: string[] = [];
	for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
		days.push(new Date(time).toISOString().slice(0, 10));
	}
	return days;
}

describe.each(lines())('fourteen months of history, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	const reference = withReference();
	const before = new Map<string, unknown>();

	it(
		'are imported day by day, each kind once',
		async () => {
			const { days } = await reImport(stage, HISTORY);
			expect(DAYS).toHaveLength(424);
			expect(days.map(({ day, level, imported }) => [day, level, imported])).toEqual(
				DAYS.flatMap((day) => ALL_LEVELS.map((level) => [day, level, true])),
			);
			expect(periods(stage)).toEqual(
				MONTHS.flatMap(({ from, to }) => QUESTIONS.map(() => [from, to])),
			);
			const files = uploads(stage).map(named);
			expect(files).toHaveLength(424 * 6);
			expect(new Set(files).size).toBe(files.length);
		},
		LIMIT_MS,
	);

	it.each(KINDS)(
		'are equal in reports of %s and at the provider, by name and day',
		async (kind) => {
			const rows = await heldOf(stage, kind, HISTORY);
			expect(rows.length).toBeGreaterThan(0);
			expect(rows).toEqual(await expectedOf(reference, kind, MONTHS, DAYS));
			before.set(kind, rows);
		},
		LIMIT_MS,
	);

	it(
		'are equal if n8n was killed in between, and another run resumed after the last day',
		async () => {
			const killed = await stage.beside();
			const engine = await startEngine({ line });
			const scene = providerOf(historyOf(HISTORY));
			const dying = engine.run(runOf(scene, killed.credentials));
			const ended = expect(dying).rejects.toThrow('host process');
			await until(() => uploads(killed).length >= 153);
			// Its host ends itself with SIGKILL.
			await engine.stop();
			await ended;
			await until(() => uploads(killed).every(({ status }) => status !== null));

			const files = new Set(uploads(killed).map(named));
			const days = DAYS.filter((day) => isComplete(files, day));
			const last = days.at(-1) ?? '';
			expect(days.length).toBeGreaterThan(20);
			expect(days.length).toBeLessThan(100);
			killed.clear();
			await reImport(killed, { ...HISTORY, options: { resumeAfter: last } });
			expect(uploads(killed)).toHaveLength((424 - days.length) * 6);
			for (const kind of KINDS) {
				expect(await heldOf(killed, kind, HISTORY)).toEqual(before.get(kind));
			}
		},
		LIMIT_MS,
	);
});

function isComplete(files: ReadonlySet<string>, day: string): boolean {
	const written = day.split('-').reverse().join('/');
	return KINDS.every((kind) => files.has(`${kind} ${written}`));
}
