import type { IDataObject, INodeExecutionData, INodeParameters } from 'n8n-workflow';
import { type LoggedRequest, type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox';
import type {
	Engine,
	EngineOptions,
	Going,
	Line,
	Poll,
	PollOptions,
	Run,
	RunOptions,
	WorkflowJson,
} from '../../harness/engine';
import { engineOf } from './engineOf';
import { reportParameters, triggerWorkflow } from '../../harness/workflows';
import { Played, runOf, type Scene } from './scene';

/** The date of the tests. */
export const TODAY = '2026-11-20';

/** The factor by which the clock for waiting of n8n and the nodes is faster than real time. */
export const HURRY = 5;

/** Options of a stage. */
export interface StageOptions extends Omit<EngineOptions, 'line' | 'logLevel'>, SandboxOptions {
	/** HURRY by default; 1 if the sandbox measures the rate of requests. */
	readonly hurry?: number;
}

/** Options of a poll, and the trigger's state. */
type Polling = Omit<PollOptions, 'workflow'> & Pick<WorkflowJson, 'id' | 'staticData'>;

/** An engine, and the sandbox that its workflows call. See withStage. */
export class Stage {
	private readonly besides: Stage[] = [];
	private playing: { readonly engine: Engine; readonly sandbox: Sandbox } | undefined;

	async start(line: Line, options: StageOptions = {}): Promise<void> {
		const { pack, binaryMode, standIns, trusted, environment, ...more } = options;
		const { hurry = HURRY, ...sandboxOptions } = more;
		const engine = await engineOf({ line, pack, binaryMode, standIns, trusted, environment });
		await engine.hurry(hurry);
		await this.open(engine, sandboxOptions);
	}

	/** The same engine with another sandbox, for concurrent scenes. */
	async beside(options: SandboxOptions = {}): Promise<Stage> {
		const stage = new Stage();
		this.besides.push(stage);
		await stage.open(this.engine, options);
		return stage;
	}

	/** Ends the engine and all sandboxes. */
	async stop(): Promise<void> {
		await this.playing?.engine.stop();
		for (const { playing } of [...this.besides, this]) await playing?.sandbox.close();
	}

	get engine(): Engine {
		return this.scene.engine;
	}

	get sandbox(): Sandbox {
		return this.scene.sandbox;
	}

	private get scene() {
		if (this.playing === undefined) throw new Error('The stage has not started');
		return this.playing;
	}

	private async open(engine: Engine, options: SandboxOptions): Promise<void> {
		const sandbox = await startSandbox({ jobSeconds: 0, today: TODAY, ...options });
		this.playing = { engine, sandbox };
	}

	/** Clears the orders and requests of earlier tests. */
	clear(): void {
		const { control } = this.sandbox;
		control.clearFaults();
		control.clearJobs();
		control.clearLog();
	}

	get credentials() {
		const { url: baseUrl, token: apiToken, connectorToken, provider } = this.sandbox;
		const { accessApiKey, secretKey, siteId } = provider;
		return {
			analyticsProviderApi: {
				baseUrl,
				accessApiKey,
				secretKey,
				siteId: String(siteId),
				importUrl: baseUrl,
				connectorToken,
			},
			marketingAnalyticsApi: { baseUrl, apiToken },
			marketingAnalyticsImportApi: { baseUrl, connectorToken },
		};
	}

	/** The credential of the sandbox's token endpoint. */
	get oauthCredential() {
		const { url: baseUrl, oauth } = this.sandbox;
		const { clientId, clientSecret, tokenUrl: accessTokenUrl } = oauth;
		const client = { clientId, clientSecret, authentication: 'header' };
		return { baseUrl, grantType: 'clientCredentials', accessTokenUrl, ...client };
	}

	/** Runs a workflow of several nodes; see `play` for one. */
	async run(options: Omit<RunOptions, 'credentials'>): Promise<Run> {
		return await this.engine.run({ ...options, credentials: this.credentials });
	}

	/** Runs one node. */
	async play(scene: Scene): Promise<Played> {
		const { control } = this.sandbox;
		for (const job of scene.jobs ?? []) control.nextJobs(job);
		if (scene.faults !== undefined) control.fault(scene.faults);
		return new Played(await this.engine.run(runOf(scene, this.credentials)));
	}

	/** Begins to run one node, and does not wait for its end. */
	begin(scene: Scene): Going {
		return this.engine.begin(runOf(scene, this.credentials));
	}

	/** Plays a small report with these parameters. */
	async report(parameters: INodeParameters = {}, more: Scene = {}): Promise<Played> {
		return await this.play({ parameters: reportParameters(parameters), ...more });
	}

	/** Polls the trigger once, at a moment in Unix milliseconds or now. */
	async poll(
		parameters: INodeParameters,
		{ at, ...more }: Polling & { at?: number } = {},
	): Promise<Poll> {
		const [poll] = await this.polls(parameters, [at], more);
		if (poll === undefined) throw new Error('The engine did not poll');
		return poll;
	}

	/** Polls the trigger at these moments while its workflow stays active; undefined for now. */
	async polls(
		parameters: INodeParameters,
		moments: Array<number | undefined>,
		{ staticData, id, ...more }: Polling = {},
	): Promise<Poll[]> {
		const workflow = triggerWorkflow(parameters, { staticData, id });
		const { credentials } = this;
		return await this.engine.polls({ workflow, credentials, ...more }, moments);
	}

	/** The requests to an endpoint, or all of them. */
	requests(endpoint = ''): LoggedRequest[] {
		return this.sandbox.log().filter(({ path }) => path.endsWith(endpoint));
	}

	/** The submitted reports in order of arrival. */
	submitted(): unknown[] {
		return this.requests('query.json').map(({ body }): unknown => JSON.parse(body));
	}
}

/** The paired input items according to n8n. */
export function pairedItemsOf(items: readonly INodeExecutionData[]) {
	return items.map(({ pairedItem }) => pairedItem);
}

/** Asserts that a run succeeded, and returns it. */
export function succeeded<Ended extends Run | Played>(run: Ended): Ended {
	expect(run.error?.message).toBeUndefined();
	return run;
}

/** The JSON of items, without their pairing. */
export function jsonOf(items: readonly INodeExecutionData[]): IDataObject[] {
	return items.map(({ json }) => json);
}

/**
 * The waits of n8n between requests, in milliseconds of its own clock; slightly too long, never too
 * short.
 */
export function waitsBetween(requests: readonly LoggedRequest[], hurry = HURRY): number[] {
	const times = requests.map(({ receivedAt }) => receivedAt);
	// The log has whole milliseconds.
	return times.slice(1).map((time, index) => (time - (times[index] ?? time) + 1) * hurry);
}
