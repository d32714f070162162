import type { IDataObject } from 'n8n-workflow';
import { readWorkflow } from '../../demo/workflows';
import { lines, type Run } from '../../harness/engine';
import { jsonOf } from '../support/stage';
import { withStage } from '../support/withStage';

const SEARCH = 'Leads of the Last 7 Days';
const DAY_MS = 86_400_000;
const LIMIT = 100;

const NEW_LEADS = [
	['above', 100.01, 'PENDING'],
	['at-the-limit', 100, 'PENDING'],
	['small', 9, 'PENDING'],
	['valid', 500, 'VALID'],
	['cancelled', 500, 'INVALID'],
] as const;

interface Lead {
	status: unknown;
	amount: number;
}

function leadsOf(rows: IDataObject[]): Map<string, Lead> {
	return new Map(
		rows.map((row) => [
			String(row.estimate_ref),
			{ status: row.estimate_status, amount: Number(row.estimate_amount) },
		]),
	);
}

/** The seven days before a moment as the platform's addresses write them; the engine lives in UTC. */
function weekBefore(moment: number) {
	const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
	const { format } = new Intl.DateTimeFormat('en-US', parts);
	return { 'date-from': format(moment - 7 * DAY_MS), 'date-to': format(moment - DAY_MS) };
}

const isDue = ({ status, amount }: Lead) => status === 'PENDING' && amount > LIMIT;

describe.each(lines())('the validation of leads, on %s', (line) => {
	const stage = withStage(line, { today: undefined, remembers: true });
	let startedAt: number;
	let run: Run;
	let before: Map<string, Lead>;
	let after: Map<string, Lead>;
	let due: string[];
	let sent: unknown[];

	beforeAll(async () => {
		// The days of the workflow are counted from now, and so are those of the platform.
		const at = Math.floor((Date.now() - 3 * DAY_MS) / 1_000);
		for (const [reference, amount, status] of NEW_LEADS) {
			const lead = { site: 'shop-eu', group: 'estimate', reference, at, amount, status } as const;
			stage.sandbox.control.addRecord(lead);
		}
		const workflow = await readWorkflow('validate-leads');
		startedAt = Date.now();
		run = await stage.run({ workflow });
		before = leadsOf(jsonOf(run.items(SEARCH)));
		due = [...before].filter(([, lead]) => isDue(lead)).map(([reference]) => reference);
		sent = stage.requests('valid.json').map(({ body }): unknown => JSON.parse(body));
		after = leadsOf(jsonOf((await stage.run({ workflow })).items(SEARCH)));
	});

	it('runs without an error', () => {
		expect([run.status, run.error]).toEqual(['success', undefined]);
	});

	it('looks at the seven days before today', () => {
		const [search] = stage.requests('search.json');
		const { 'date-from': from, 'date-to': to } = search?.query ?? {};
		// Midnight may pass between the start of the run and its search.
		const weeks = [startedAt, search?.receivedAt ?? startedAt].map(weekBefore);
		expect(weeks).toContainEqual({ 'date-from': from, 'date-to': to });
	});

	it('finds leads of every kind', () => {
		expect([...before.keys()]).toEqual(expect.arrayContaining(NEW_LEADS.map(([name]) => name)));
	});

	it('sends one request for each pending lead above the limit, and none for others', () => {
		expect(due).toContain('above');
		expect(sent).toEqual(due.map((reference) => ({ 'estimate-ref': reference })));
	});

	it('turns these valid, and leaves all others as they were', () => {
		// Midnight may pass between the two runs, too: the second then looks at other days.
		const both = [...before].filter(([reference]) => after.has(reference));
		expect(both.length).toBeGreaterThan(NEW_LEADS.length);
		for (const [reference, lead] of both) {
			const expected = isDue(lead) ? { ...lead, status: 'VALID' } : lead;
			expect([reference, after.get(reference)]).toEqual([reference, expected]);
		}
	});
});
