import { CONNECTOR_TOKEN, TOKEN } from './account/accounts';
import { clockAt } from './clock';
import { type Control, newControl } from './controls';
import { answerServed } from './door';
import { openRoutes, served } from './endpoints';
import { FaultQueue } from './http/faults';
import { RateLimit } from './http/rateLimit';
import { type LoggedRequest, RequestLog } from './http/requests';
import { buildServer } from './http/server';
import { CLIENT } from './oauth/grants';
import { AUTHORIZE_PATH, TOKEN_PATH } from './oauth/routes';
import { ACCESS } from './provider/access';
import { SITES } from './shop/sites';

export interface SandboxOptions {
	/** 0, the default, selects a free port. */
	port?: number;
	host?: string;
	/** The default duration of a job in seconds; 2 by default. */
	jobSeconds?: number;
	/** A fixed today (YYYY-MM-DD), whatever `now` says. */
	today?: string;
	/** The shape of undocumented replies; 0 by default. */
	shapes?: number;
	/**
	 * The platform's clock in Unix milliseconds; `Date.now` by default. It is read whenever the time
	 * matters, so that a test can move it: days and hours, jobs, runs and tokens follow. Delays, slow
	 * answers and the log of requests use real time.
	 */
	now?: () => number;
}

export interface Sandbox {
	/** The base URL, without `/ea/v2` and without a trailing slash. */
	url: string;
	token: string;
	connectorToken: string;
	oauth: { authorizeUrl: string; tokenUrl: string; clientId: string; clientSecret: string };
	/** The third-party analytics provider of imported history, served at the same address. */
	provider: { url: string } & typeof ACCESS;
	sites: string[];
	control: Control;
	log(): LoggedRequest[];
	close(): Promise<void>;
}

/** Starts a sandbox that forgets everything when it is closed. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
	const { port = 0, host = '127.0.0.1', jobSeconds = 2 } = options;
	const clock = clockAt(options.now ?? (() => Date.now()), options.today);
	const store = { clock, jobSeconds };
	const replies = { shape: options.shapes ?? 0 };
	const watch = { faults: new FaultQueue(), rate: new RateLimit(), log: new RequestLog() };
	const control = newControl(store, watch, replies);
	const app = buildServer({
		...watch,
		clock,
		open: openRoutes(store),
		work: (request) => answerServed(store, served, request, replies.shape),
	});
	const url = await app.listen({ port, host });
	return {
		url,
		token: TOKEN,
		connectorToken: CONNECTOR_TOKEN,
		oauth: {
			authorizeUrl: url + AUTHORIZE_PATH,
			tokenUrl: url + TOKEN_PATH,
			clientId: CLIENT.id,
			clientSecret: CLIENT.secret,
		},
		provider: { url, ...ACCESS },
		sites: SITES.map((site) => site.name),
		control,
		log: control.log,
		close: () => app.close(),
	};
}
