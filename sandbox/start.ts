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
	/** 0, the default, takes a free port. */
	port?: number;
	host?: string;
	/** How long a job takes unless told otherwise; 2 when left out. */
	jobSeconds?: number;
	/** Pretend this is today (YYYY-MM-DD), whatever `now` says. */
	today?: string;
	/** In which shape replies come that the specification does not show; 0, the default, is the usual one. */
	shapes?: number;
	/**
	 * What time it is on the platform, in Unix milliseconds; `Date.now` when left out. It is asked
	 * again whenever the time matters, so that a test can move it: the day and its hours, jobs, runs
	 * and tokens follow. Delays, slow answers and the log of requests keep to real time.
	 */
	now?: () => number;
}

export interface Sandbox {
	/** Base address: no `/ea/v2`, no slash at the end. */
	url: string;
	token: string;
	connectorToken: string;
	oauth: { authorizeUrl: string; tokenUrl: string; clientId: string; clientSecret: string };
	/** The third-party analytics provider that history is taken from; served at the same address. */
	provider: { url: string } & typeof ACCESS;
	sites: string[];
	control: Control;
	log(): LoggedRequest[];
	close(): Promise<void>;
}

/** Starts a stand-in for the platform that forgets everything when it is closed. */
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
