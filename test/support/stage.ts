import type {
	ICredentialDataDecryptedObject,
	IDataObject,
	INodeExecutionData,
	INodeParameters,
} from 'n8n-workflow';
import { type LoggedRequest, type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox';
import type {
	Engine,
	EngineOptions,
	Line,
	Poll,
	PollOptions,
	Run,
	RunOptions,
	WorkflowJson,
} from '../../harness/engine';
import { engineOf } from './engineOf';
import { reportParameters, type Step, triggerWorkflow, workflowOf } from '../../harness/workflows';

/** The day on which the tests take place. */
export const TODAY = '2026-11-20';

/** How many times faster than the world's the clock runs by which n8n and the nodes wait. */
export const HURRY = 5;

/** What is special of a stage. */
export interface StageOptions extends Omit<EngineOptions, 'line' | 'logLevel'>, SandboxOptions {
	/** By default HURRY; 1 where the sandbox measures how fast it is asked. */
	readonly hurry?: number;
}

/** How to poll, and what the trigger remembers. */
type Polling = Omit<PollOptions, 'workflow'> & Pick<WorkflowJson, 'id' | 'staticData'>;

/** One engine, and the sandbox that its workflows talk to. See withStage. */
export class Stage {
	private readonly besides: Stage[] = [];
	private playing: { readonly engine: Engine; readonly sandbox: Sandbox } | undefined;

	async start(line: Line, options: StageOptions = {}): Promise<void> {
		const { pack, binaryMode, standIns, trusted, environment, ...more } = options;
		const { hurry = HURRY, ...ofSandbox } = more;
		const engine = await engineOf({ line, pack, binaryMode, standIns, trusted, environment });
		await engine.hurry(hurry);
		await this.open(engine, ofSandbox);
	}

	/** The same engine with a sandbox of its own, for scenes that go on side by side. */
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

	/** Forgets what an earlier test ordered and what it sent. */
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

	/** What signs in at the sandbox's token endpoint. */
	get oauthCredential() {
		const { url: baseUrl, oauth } = this.sandbox;
		const { clientId, clientSecret, tokenUrl: accessTokenUrl } = oauth;
		const client = { clientId, clientSecret, authentication: 'header' };
		return { baseUrl, grantType: 'clientCredentials', accessTokenUrl, ...client };
	}

	/** @param credential what of the platform's credential is different */
	async run(
		options: Omit<RunOptions, 'credentials'>,
		credential: ICredentialDataDecryptedObject = {},
	): Promise<Run> {
		const { marketingAnalyticsApi, ...others } = this.credentials;
		const credentials = {
			...others,
			marketingAnalyticsApi: { ...marketingAnalyticsApi, ...credential },
		};
		return await this.engine.run({ ...options, credentials });
	}

	/** Runs one report node, named Report, with these parameters for every input item. */
	async report(
		parameters: INodeParameters,
		more: { input?: IDataObject[]; onError?: Step['onError'] } = {},
	): Promise<Run> {
		const { input, onError } = more;
		const step = { parameters: reportParameters(parameters), ...(onError ? { onError } : {}) };
		const items = input?.map((json): INodeExecutionData => ({ json }));
		return await this.run({
			workflow: workflowOf({ Report: step }),
			...(items ? { input: items } : {}),
		});
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

	/** The requests that came for an endpoint, or for any. */
	requests(endpoint = ''): LoggedRequest[] {
		return this.sandbox.log().filter(({ path }) => path.endsWith(endpoint));
	}

	/** The reports that were submitted, as they arrived. */
	submitted(): unknown[] {
		return this.requests('query.json').map(({ body }): unknown => JSON.parse(body));
	}
}

/** The input items that items belong to, as n8n has it. */
export function pairedItemsOf(items: readonly INodeExecutionData[]) {
	return items.map(({ pairedItem }) => pairedItem);
}

/** A run in which nothing failed. */
export function succeeded(run: Run): Run {
	expect(run.error?.message).toBeUndefined();
	return run;
}

/** What items hold, without their pairing. */
export function jsonOf(items: readonly INodeExecutionData[]): IDataObject[] {
	return items.map(({ json }) => json);
}

/** How long n8n has waited between requests, in milliseconds of its own clock; a little more, not less. */
export function waitsBetween(requests: readonly LoggedRequest[], hurry = HURRY): number[] {
	const times = requests.map(({ receivedAt }) => receivedAt);
	// The log counts whole milliseconds.
	return times.slice(1).map((time, index) => (time - (times[index] ?? time) + 1) * hurry);
}
