import { badRequest } from './refusal';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
	[member: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a request body and rejects anything but JSON. */
export function parseJson(text: string): Json {
	if (text.trim() === '') throw badRequest('BODY_MISSING', 'The request has no body.');
	const parsed = parsedOrUndefined(text);
	if (isJson(parsed)) return parsed;
	throw badRequest('BODY_NOT_JSON', 'The request body is not JSON.');
}

function parsedOrUndefined(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function isJson(value: unknown): value is Json {
	if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
	return typeof value === 'object' && Object.values(value).every(isJson);
}

/** Reads an object with known members and rejects unknown ones. */
export function objectWith(
	value: Json | undefined,
	where: string,
	allowed: readonly string[],
): JsonObject {
	if (!isObject(value)) throw badRequest('BODY_INVALID', `${where} must be an object.`);
	for (const member of Object.keys(value)) {
		if (!allowed.includes(member)) {
			throw badRequest('MEMBER_UNKNOWN', `${where} has an unknown member "${member}".`);
		}
	}
	return value;
}

export function arrayAt(value: Json | undefined, where: string): Json[] {
	if (!Array.isArray(value)) throw badRequest('BODY_INVALID', `${where} must be an array.`);
	return value;
}

export function stringAt(value: Json | undefined, where: string): string {
	if (typeof value !== 'string' || value === '') {
		throw badRequest('BODY_INVALID', `${where} must be a text that is not empty.`);
	}
	return value;
}

export function optionalString(value: Json | undefined, where: string): string | undefined {
	return value === undefined ? undefined : stringAt(value, where);
}

export function optionalFlag(value: Json | undefined, where: string): boolean | undefined {
	if (value === undefined || typeof value === 'boolean') return value;
	throw badRequest('BODY_INVALID', `${where} must be true or false.`);
}

export function oneOf<T extends string>(
	value: Json | undefined,
	where: string,
	allowed: readonly T[],
): T {
	const found = allowed.find((word) => word === value);
	if (found !== undefined) return found;
	throw badRequest('BODY_INVALID', `${where} must be one of ${allowed.join(', ')}.`);
}

/** The members that have a value. */
export function given<T extends object>(members: {
	[Name in keyof T]: T[Name] | undefined;
}): Partial<T> {
	const found: Partial<T> = {};
	for (const name in members) {
		const value = members[name];
		if (value !== undefined) found[name] = value;
	}
	return found;
}

/** The names of the members of an object. */
export function namesIn<T extends object>(of: T): Extract<keyof T, string>[] {
	const names: Extract<keyof T, string>[] = [];
	for (const name in of) names.push(name);
	return names;
}
