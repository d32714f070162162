import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';
import { type Answer, type Meta, refusalAnswer } from './reply';

export type Work = (request: FastifyRequest) => Answer | Promise<Answer>;

/** Runs the work; what it refuses becomes an answer too. */
export async function answerOrRefusal(
	work: Work,
	request: FastifyRequest,
	meta: Meta,
): Promise<Answer> {
	try {
		return await work(request);
	} catch (error) {
		if (error instanceof Refusal) return refusalAnswer(error, meta);
		const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
		return refusalAnswer(new Refusal(500, 'SANDBOX_BROKEN', detail), meta);
	}
}
