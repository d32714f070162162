import Fastify, {
	type FastifyError,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
} from 'fastify';
import type { Platform } from '../platform';
import { type Work, answerEndpoint, answerOrRefusal } from './answering';
import { type Control, controlAnswer } from './controls';
import { deliver } from './deliver';
import type { Endpoint } from './endpoint';
import { answerInstead } from './faultAnswers';
import type { FaultQueue } from './faults';
import { bodyOf, countConnections, headersOf, rawPath, searchOf } from './incoming';
import { type RequestLog, queryRecord } from './log';
import { Refusal, notFound } from './refusal';
import { refusalAnswer } from './reply';

const ROOT = '/ea/v2';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
const LARGEST_BODY = 256 * 1024 * 1024;

export interface Stage {
	platform: Platform;
	endpoints: readonly Endpoint[];
	faults: FaultQueue;
	log: RequestLog;
	control: Control;
}

/** The HTTP server: routes, token, parameters, faults and log; it knows no endpoint by name. */
export function buildServer(stage: Stage): FastifyInstance {
	const app = Fastify({
		exposeHeadRoutes: false,
		frameworkErrors: (error, _request, reply) => refuseUnreadable(error, reply),
		bodyLimit: LARGEST_BODY,
		routerOptions: { maxParamLength: 500 },
	});
	app.setErrorHandler<FastifyError>((error, _request, reply) => refuseUnreadable(error, reply));
	const connections = countConnections(app);
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

	const serve = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) =>
		serveOne(stage, connections(request.raw.socket), request, reply, work);

	for (const [path, endpoints] of byPath(stage.endpoints)) {
		for (const method of METHODS) {
			const endpoint = endpoints.find((one) => one.methods.some((known) => known === method));
			const work: Work = endpoint
				? (request) => answerEndpoint(stage.platform, endpoint, request)
				: () => {
						const known = endpoints.flatMap((one) => one.methods).join(' or ');
						throw new Refusal(
							405,
							'METHOD_NOT_ALLOWED',
							`Call ${path} with ${known}, not ${method}.`,
						);
					};
			app.route({ method, url: ROOT + path.replace(/\{(\w+)\}/g, ':$1'), handler: serve(work) });
		}
	}
	app.all('/_sandbox/*', async (request, reply) => {
		const answer = await answerOrRefusal(
			(one) => controlAnswer(stage.control, one.method, rawPath(one), bodyOf(one).toString()),
			request,
			performance.now(),
		);
		reply.hijack();
		await deliver(reply.raw, answer);
	});
	app.setNotFoundHandler(
		serve((request) => {
			throw notFound('ROUTE_UNKNOWN', `There is no ${request.method} ${rawPath(request)}.`);
		}),
	);
	return app;
}

async function serveOne(
	stage: Stage,
	connection: number,
	request: FastifyRequest,
	reply: FastifyReply,
	work: Work,
): Promise<void> {
	const startedAt = performance.now();
	const logged = stage.log.add({
		method: request.method,
		path: rawPath(request),
		query: queryRecord(searchOf(request)),
		headers: headersOf(request),
		body: bodyOf(request).toString(),
		receivedAt: Date.now(),
		connection,
	});
	const fault = stage.faults.take(`${request.method} ${request.url}`);
	reply.hijack();
	if (fault?.kind === 'hang') return;
	if (fault?.kind === 'dropBefore') {
		request.raw.socket.destroy();
		return;
	}
	const answer =
		(fault && answerInstead(fault, startedAt)) ?? (await answerOrRefusal(work, request, startedAt));
	if (fault?.kind !== 'drop') logged.status = answer.status;
	await deliver(reply.raw, answer, fault);
}

/** A request that cannot even be read: a broken address, a body that is too large. */
function refuseUnreadable(error: FastifyError, reply: FastifyReply): void {
	const refusal = new Refusal(error.statusCode ?? 400, 'REQUEST_UNREADABLE', error.message);
	reply.hijack();
	void deliver(reply.raw, refusalAnswer(refusal, performance.now()));
}

function byPath(endpoints: readonly Endpoint[]): Map<string, Endpoint[]> {
	const paths = new Map<string, Endpoint[]>();
	for (const endpoint of endpoints) {
		paths.set(endpoint.path, [...(paths.get(endpoint.path) ?? []), endpoint]);
	}
	return paths;
}
