import { type Json, parseJson } from './json';
import { Refusal } from './refusal';
import { type Answer, jsonAnswer } from './reply';

/** What a call to `/_sandbox/` does with its body. */
export type Order = (body: string) => Json;

/** What a test can order over HTTP, by method and path. */
export type Orders = Readonly<Record<string, Order>>;

/** What a group lets tests order: for tests in the same process, and over HTTP. */
export interface Controls<Control> {
	control: Control;
	orders: Orders;
}

/** An order with a body, read before it is carried out. */
export function ordered<T>(read: (value: Json) => T, carryOut: (order: T) => void): Order {
	return (body) => done(carryOut(read(parseJson(body))));
}

/** An order that needs no words. */
export function plainOrder(carryOut: () => void): Order {
	return () => done(carryOut());
}

/** Answers `/_sandbox/...`; needs no token. */
export function orderAnswer(orders: Orders, method: string, path: string, body: string): Answer {
	const order = orders[`${method} ${path}`];
	if (order) return jsonAnswer(200, order(body));
	const known = Object.keys(orders).join(', ');
	throw new Refusal(404, 'CONTROL_UNKNOWN', `Unknown control; there are ${known}.`);
}

function done(_nothing: void): Json {
	return { ok: true };
}
