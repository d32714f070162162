import Fastify, {
	type FastifyError,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
} from 'fastify';
import type { Clock } from '../clock';
import { type Work, answerOrRefusal } from './answering';
import type { Watch } from './controls';
import { deliver } from './deliver';
import { answerInstead } from './faultAnswers';
import { bodyOf, countConnections, headersOf, rawPath, searchOf } from './incoming';
import { queryRecord } from './log';
import type { OpenRoute } from './openRoute';
import { type Orders, orderAnswer } from './orders';
import { Refusal } from './refusal';
import { metaOf, refusalAnswer } from './reply';

const LARGEST_BODY = 256 * 1024 * 1024;

/** What is played on a server, and who watches. */
export interface Stage extends Watch {
	clock: Clock;
	/** Routes of their own, beside the service root. */
	open: readonly OpenRoute[];
	/** Everything else. */
	work: Work;
	orders: Orders;
}

/** The HTTP server: routes, faults, log and orders; it knows no endpoint by name. */
export function buildServer(stage: Stage): FastifyInstance {
	const app = Fastify({
		exposeHeadRoutes: false,
		frameworkErrors: (error, _request, reply) => refuseUnreadable(stage, error, reply),
		bodyLimit: LARGEST_BODY,
	});
	app.setErrorHandler<FastifyError>((error, _request, reply) =>
		refuseUnreadable(stage, error, reply),
	);
	const connections = countConnections(app);
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

	const serve = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) =>
		serveOne(stage, connections(request.raw.socket), request, reply, work);

	for (const { method, path: url, handle } of stage.open) {
		const handler = serve((request) =>
			handle({
				query: searchOf(request),
				headers: headersOf(request),
				body: bodyOf(request).toString(),
			}),
		);
		app.route({ method, url, handler });
	}
	app.all('/_sandbox/*', async (request, reply) => {
		const answer = await answerOrRefusal(
			(one) => orderAnswer(stage.orders, one.method, rawPath(one), bodyOf(one).toString()),
			request,
			metaOf(stage.clock),
		);
		reply.hijack();
		await deliver(reply.raw, answer);
	});
	app.setNotFoundHandler(serve(stage.work));
	return app;
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

/** A request that cannot even be read: a broken address, a body that is too large. */
function refuseUnreadable(stage: Stage, error: FastifyError, reply: FastifyReply): void {
	const refusal = new Refusal(error.statusCode ?? 400, 'REQUEST_UNREADABLE', error.message);
	reply.hijack();
	void deliver(reply.raw, refusalAnswer(refusal, metaOf(stage.clock)));
}
