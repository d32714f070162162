import { lines } from '../../../harness/engine';
import { sideBySide } from '../../support/sideBySide';
import { withStage } from '../../support/withStage';
import { STAGES, type StageName } from './stages';
import { type Place, Wire } from './wire';

const places: Place[] = ['inRequest', 'beforeReply', 'inReply'];

interface Case {
	readonly name: StageName;
	readonly place: Place;
	/** The number of reset connections. */
	readonly times: number;
	/** The number of items despite the resets. */
	readonly items: number;
}

const at = (name: StageName, times: number, items = 0): Case[] =>
	places.map((place) => ({ name, place, times, items }));

/** Calls whose repetition would change something. */
const sentOnce = [at('submit', 9), at('search', 9), at('upload', 9)].flat();
const reports = [at('status', 1, 10), at('download', 1, 10), at('file', 1, 1)];
const askedAgain = [...reports, at('page', 1, 128)].flat();
const forEver: Case = { name: 'download', place: 'inReply', times: 99, items: 0 };

describe.each(lines())('a connection that is reset, on %s', (line) => {
	const stage = withStage(line, { hurry: 20, remembers: true });
	const wires: Wire[] = [];
	afterAll(async () => {
		for (const wire of wires) await wire.stop();
	});

	const all = [...sentOnce, ...askedAgain, forEver];
	const ended = sideBySide(all, async ({ name, place, times }) => {
		const wire = await Wire.to(stage.sandbox.url);
		wires.push(wire);
		const { match, scene } = STAGES[name];
		wire.reset(match, place, times);
		const baseUrl = `http://${wire.host}`;
		const { marketingAnalyticsApi, marketingAnalyticsImportApi } = stage.credentials;
		const credentials = {
			marketingAnalyticsApi: { ...marketingAnalyticsApi, baseUrl },
			marketingAnalyticsImportApi: { ...marketingAnalyticsImportApi, baseUrl },
		};
		const run = await stage.play({ ...scene, credentials });
		return { run, wire, asked: () => wire.asked(match) };
	});

	it.each(sentOnce)('is reported, and nothing is sent twice: $name, $place', async (one) => {
		const { run, asked } = await ended(one);
		expect(run.error).toMatchObject({
			message: expect.stringMatching(
				/^The platform may have received .+, but no readable answer arrived$/,
			) as unknown,
			description: expect.stringMatching(/^Nothing was sent twice\. /) as unknown,
		});
		expect(asked()).toBe(1);
	});

	it.each(askedAgain)('is retried for a read request: $name, $place', async (one) => {
		const { run, asked } = await ended(one);
		expect(run.error).toBeUndefined();
		expect(run.output()).toHaveLength(one.items);
		expect(asked()).toBe(2);
	});

	it('during every download names the finished job', async () => {
		const { run, wire, asked } = await ended(forEver);
		expect(run.error?.message).toBe(
			`The connection to ${wire.host} was interrupted before the reply was complete`,
		);
		const [, job = 'none'] = /jobrun-id=(\d+)/.exec(wire.requests.join()) ?? [];
		expect(run.error?.description).toContain(`Submitted in this run: ${job}`);
		expect(asked()).toBe(5);
	});
});
