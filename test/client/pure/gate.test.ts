import { Fault } from '../../../platform/client/faults';
import { inTurn } from '../../../platform/client/gate';

const PATIENT_MS = 60_000;
const refusal = (retryAfterMs: number) => new Fault('tooManyRequests', { retryAfterMs });

let hosts = 0;
/** A host that nobody has asked yet. */
const newHost = () => `host-${++hosts}.example`;

/** Asks a host once, and remembers when it was really asked. */
function asking(host: string, signal?: AbortSignal) {
	const startedAt: number[] = [];
	const ask = async (
		reply: () => Promise<string> | string = () => 'taken',
		retryPolicy = PATIENT_MS,
	) =>
		await inTurn(host, signal, async () => {
			startedAt.push(performance.now());
			return await reply();
		})(retryPolicy);
	return { ask, startedAt };
}

async function refuse({ ask }: ReturnType<typeof asking>, retryAfterMs: number): Promise<void> {
	const reply = async () => await Promise.reject(refusal(retryAfterMs));
	await expect(ask(reply)).rejects.toThrow('too many requests');
}

it('gives back what an attempt gives, or its error', async () => {
	const { ask } = asking(newHost());
	await expect(ask()).resolves.toBe('taken');
	const lost = new Fault('connectionLost', {});
	await expect(ask(async () => await Promise.reject(lost))).rejects.toBe(lost);
});

it('lets nobody ask a host again before it wants to be asked', async () => {
	const host = asking(newHost());
	const refusedAt = performance.now();
	await refuse(host, 300);
	await Promise.all([host.ask(), host.ask()]);
	const [, first = 0, second = 0] = host.startedAt;
	expect(first - refusedAt).toBeGreaterThanOrEqual(300);
	expect(second - first).toBeGreaterThan(50);
});

it('keeps those waiting who were in line when another was refused', async () => {
	const host = asking(newHost());
	const refused = refuse(host, 300);
	const answerLater = async () => await refused.then(() => 'taken');
	const others = Array.from({ length: 10 }, async () => await host.ask(answerLater));
	await refused;
	const refusedAt = performance.now();
	await Promise.all(others);
	const late = host.startedAt.slice(6);
	expect(late).toHaveLength(5);
	for (const at of late) expect(at - refusedAt).toBeGreaterThan(250);
});

it('keeps nobody from asking another host', async () => {
	await refuse(asking(newHost()), PATIENT_MS);
	await expect(asking(newHost()).ask()).resolves.toBe('taken');
});

it('lets a call that cannot wait so long ask at once, and hear why it may not', async () => {
	const host = asking(newHost());
	await refuse(host, PATIENT_MS);
	await expect(host.ask(() => 'asked', 100)).resolves.toBe('asked');
});

it('ends the wait of a call that is cancelled, and of no other', async () => {
	const name = newHost();
	const refused = asking(name);
	await refuse(refused, 1_500);
	const stop = new AbortController();
	const cancelled = asking(name, stop.signal).ask(() => 'left');
	const patient = refused.ask();
	stop.abort();
	const first = await Promise.race([cancelled, patient]);
	expect([first, await patient]).toEqual(['left', 'taken']);
});
