import { histories } from '../histories';
import { runs } from '../../support/random';
import type { ReportHistory } from './reportHistory';
import { live, someHistory } from './reportHistory';
import type { Submission } from './reportLedger';
import { bySlot, deliveriesIn, submissionsIn } from './reportLedger';
import { latestDue } from './slots';
import type { World } from '../world';
import { HOUR } from '../world';

const RUNS = runs(3, 60);

const END_OF_JOB =
	/^(?:The platform could not finish|The result of|)\s*job (\d+) (?:\(|is no longer|is not finished)/i;

async function liveAndSort(world: World, history: ReportHistory) {
	const { schedule } = history;
	const polls = await live(world, history);
	return { schedule, polls, submissions: submissionsIn(polls, schedule) };
}

const inAllHistories = histories(someHistory, liveAndSort, RUNS);

const isKept = ({ poll }: Submission) => !poll.crashed;
const isUsed = ({ fate }: Submission) => fate !== 'refused';

it('no slot is submitted twice, except once more after each crash, restart and lost answer', async () => {
	await inAllHistories(({ submissions }) => {
		for (const ofSlot of bySlot(submissions.filter(isUsed))) {
			// An accepted request that n8n has stored ends the slot; one with an unknown outcome is
			// repeated once.
			const stored = ofSlot.findIndex((one) => isKept(one) && one.fate === 'accepted');
			expect(ofSlot.length).toBe(stored < 0 ? ofSlot.length : stored + 1);
			const untilRestart = [0];
			for (const { fate, poll } of ofSlot) {
				if (poll.isFirst) untilRestart.push(0);
				const last = untilRestart.length - 1;
				untilRestart[last] = (untilRestart[last] ?? 0) + (fate === 'unknown' ? 1 : 0);
			}
			expect(Math.max(...untilRestart)).toBeLessThanOrEqual(2);
		}
	});
});

it('missed slots are made up for by the latest, as soon as the platform is healthy', async () => {
	await inAllHistories(({ schedule, polls, submissions }) => {
		const [baseline] = polls;
		let latest = latestDue(schedule, baseline?.at ?? 0);
		let refusedAt = -Infinity;
		for (const poll of polls) {
			const used = submissions.filter((one) => one.poll === poll && isUsed(one) && isKept(one));
			latest = Math.max(latest, ...used.map(({ slot }) => slot));
			const isRefused = submissions.some((one) => one.poll === poll && !isUsed(one));
			if (isRefused) refusedAt = poll.at;
			// A refused request is repeated after half an hour at most, or later if the clock was set
			// back.
			if (Math.abs(poll.at - refusedAt) <= 4 * HOUR) continue;
			const isWell = !poll.crashed && poll.sent.every(({ fault }) => fault === undefined);
			if (isWell) expect(latest).toBeGreaterThanOrEqual(latestDue(schedule, poll.at));
		}
	});
});

it('every submitted report is delivered exactly once, or its failure reported exactly once', async () => {
	await inAllHistories(({ polls, submissions }) => {
		const deliveries = deliveriesIn(polls);
		const errors = polls.flatMap((poll) => poll.errors);
		for (const { poll, fate, id, slot } of submissions.filter(isKept)) {
			const delivered = deliveries.filter((one) => one.id === id);
			if (fate === 'accepted') {
				const reasons = errors.filter((text) => END_OF_JOB.exec(text)?.[1] === id);
				expect(delivered.length + reasons.length).toBe(1);
				expect(delivered.every((one) => one.slot === slot)).toBe(true);
			}
			// A single lost answer is not reported.
			if (fate === 'unknown') expect(poll.errors.join()).not.toMatch(/Nothing was sent twice/);
		}
		const slots = deliveries.map(({ slot }) => slot);
		expect(new Set(slots).size).toBe(slots.length);
	});
});

it('a poll during another one sends and emits nothing', async () => {
	await inAllHistories(({ polls }) => {
		for (const { second } of polls) {
			if (second) expect(second).toMatchObject({ sent: [], errors: [], isExecution: false });
		}
	});
});
