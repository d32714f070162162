import Fastify, {
	type FastifyError,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
} from 'fastify';
import type { Clock } from '../clock';
import { deliver } from './deliver';
import { answerInstead, type FaultQueue } from './faults';
import type { RateLimit } from './rateLimit';
import { Refusal } from './refusal';
import { type Answer, type Meta, metaOf, refusalAnswer } from './reply';
import {
	bodyOf,
	countConnections,
	headersOf,
	queryRecord,
	rawPath,
	type RequestLog,
	searchOf,
} from './requests';

const LARGEST_BODY = 256 * 1024 * 1024;

/** A route outside of the service root; it needs no API token. */
export interface OpenRoute {
	method: 'GET' | 'POST';
	/** Relative to the address of the platform. */
	path: string;
	handle: (call: OpenCall) => Answer;
	/** Creates the answer to a refusal. */
	refused: (refusal: Refusal) => Answer;
}

export interface OpenCall {
	query: URLSearchParams;
	headers: Readonly<Record<string, string>>;
	body: string;
}

/** The injected faults, the rate limit, and the log of requests. */
export interface Watch {
	faults: FaultQueue;
	rate: RateLimit;
	log: RequestLog;
}

type Work = (request: FastifyRequest) => Answer | Promise<Answer>;

/** The definition of a server. */
interface Stage extends Watch {
	clock: Clock;
	/** Routes outside of the service root. */
	open: readonly OpenRoute[];
	/** Handles all other requests. */
	work: Work;
}

/** The HTTP server with routes, faults and log; it knows no endpoint by name. */
export function buildServer(stage: Stage): FastifyInstance {
	const unreadable = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
		refuseUnreadable(stage, error, reply);
	const app = Fastify({
		exposeHeadRoutes: false,
		frameworkErrors: unreadable,
		bodyLimit: LARGEST_BODY,
		// Otherwise a hanging request would keep the server open forever.
		forceCloseConnections: true,
	});
	app.setErrorHandler<FastifyError>(unreadable);
	const connections = countConnections(app);
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

	const serve = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) =>
		serveOne(stage, connections(request.raw.socket), request, reply, work);
	for (const route of stage.open) {
		const handler = serve((request) => answerOpen(route, request));
		app.route({ method: route.method, url: route.path, handler });
	}
	app.setNotFoundHandler(serve(stage.work));
	return app;
}

function answerOpen({ handle, refused }: OpenRoute, request: FastifyRequest): Answer {
	const [query, headers] = [searchOf(request), headersOf(request)];
	try {
		return handle({ query, headers, body: bodyOf(request).toString() });
	} catch (error) {
		if (error instanceof Refusal) return refused(error);
		throw error;
	}
}

async function serveOne(
	stage: Stage,
	connection: number,
	request: FastifyRequest,
	reply: FastifyReply,
	work: Work,
): Promise<void> {
	const meta = metaOf(stage.clock);
	const logged = stage.log.add({
		method: request.method,
		path: rawPath(request),
		query: queryRecord(searchOf(request)),
		headers: headersOf(request),
		body: bodyOf(request).toString(),
		receivedAt: Date.now(),
		connection,
	});
	reply.raw.once('close', () => stage.log.ended(logged));
	const fault = stage.faults.take(`${request.method} ${request.url}`);
	reply.hijack();
	if (fault?.kind === 'hang') return;
	if (fault?.kind === 'dropBefore') {
		request.raw.socket.destroy();
		return;
	}
	const answer =
		(fault && answerInstead(fault, meta)) ??
		stage.rate.refusal(meta) ??
		(await answerOrRefusal(work, request, meta));
	if (fault?.kind !== 'drop') logged.status = answer.status;
	await deliver(reply.raw, answer, fault);
}

/** Runs the work, and turns a refusal into an answer. */
async function answerOrRefusal(work: Work, request: FastifyRequest, meta: Meta): Promise<Answer> {
	try {
		return await work(request);
	} catch (error) {
		if (error instanceof Refusal) return refusalAnswer(error, meta);
		const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
		return refusalAnswer(new Refusal(500, 'SANDBOX_BROKEN', detail), meta);
	}
}

/** Answers a request that cannot be read: a malformed URL, or a body that is too large. */
function refuseUnreadable(stage: Stage, error: FastifyError, reply: FastifyReply): void {
	const sentence = `The request cannot be read: ${error.message}.`;
	const refusal = new Refusal(error.statusCode ?? 400, 'REQUEST_UNREADABLE', sentence);
	reply.hijack();
	void deliver(reply.raw, refusalAnswer(refusal, metaOf(stage.clock)));
}
