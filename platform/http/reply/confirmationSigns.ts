import { flagOf, hasErrors, isErrorSet, isHttpFailure, isHttpSuccess, jsonNumber } from './flags';
import type { About } from './confirmationCounts';
import { countOrFlag } from './confirmationCounts';
import {
	DETAIL_NAMES,
	ERROR_CODES,
	ERROR_NAMES,
	MESSAGE_NAMES,
	STATE_NAMES,
	STATUS_CODES,
	SUCCESS_FLAGS,
	TRIAL_FLAGS,
} from './signNames';
import type { Change, ValidationState, Signs } from './replyVerdict';
import type { WordSign } from './signWords';
import {
	countsIn,
	isCancelled,
	isEndState,
	isOnTheWay,
	signIn,
	STATES_ON_THE_WAY,
} from './signWords';

/**
 * Reads one kind of sign. It returns whether the member is of that kind, and records what it says.
 */
type Sign = (name: string, value: unknown, about: About, signs: Signs, change: Change) => boolean;

/**
 * Reads a member with the first kind of sign that matches. @returns false if the member says
 * nothing by itself
 */
export function readMember(
	name: string,
	value: unknown,
	about: About,
	signs: Signs,
	change: Change,
): boolean {
	return SIGNS.some((sign) => sign(name, value, about, signs, change));
}

/** All kinds of signs, the clearest first. */
const SIGNS: readonly Sign[] = [
	successFlag,
	trialFlag,
	errorMember,
	errorCode,
	statusCode,
	countOrFlag,
	otherState,
	state,
	grade,
	message,
];

function successFlag(name: string, value: unknown, _about: About, signs: Signs): boolean {
	if (!SUCCESS_FLAGS.has(name)) return false;
	const flag = flagOf(value) ?? flagOfWord(value);
	if (flag === undefined) return false;
	if (flag) signs.succeeded = true;
	else signs.refused = true;
	return true;
}

function trialFlag(name: string, value: unknown, _about: About, signs: Signs): boolean {
	if (!TRIAL_FLAGS.has(name)) return false;
	if (flagOf(value) === true) signs.doubtful = true;
	return true;
}

/** A flag that is written as a word of its own, such as "KO" or "failed". */
function flagOfWord(value: unknown): boolean | undefined {
	const sign = wordOf(value);
	return sign === 'confirmed' || sign === 'refused' ? sign === 'confirmed' : undefined;
}

const COUNTABLE_ERRORS = new Set(['errors', 'erreurs', 'failures', 'faults', 'exceptions']);

function errorMember(name: string, value: unknown, { isRecord }: About, signs: Signs): boolean {
	if (!ERROR_NAMES.has(name)) return false;
	if (Array.isArray(value)) {
		if (hasErrors(value)) signs.rejected = Math.max(signs.rejected, value.length);
		return true;
	}
	const number = jsonNumber(value);
	if (COUNTABLE_ERRORS.has(name) && number !== undefined) {
		signs.rejected = Math.max(signs.rejected, number);
		return true;
	}
	const isConfirmingText = typeof value === 'string' && signIn(value) === 'confirmed';
	const isWrong = isErrorSet(value) && hasErrors(number === undefined ? value : String(number));
	if (isWrong && !isConfirmingText) signs.refused = true;
	// Successful replies always contain `error: false` (docs/platform.md, Errors 1).
	else if (name === 'error' && flagOf(value) === false && !isRecord) signs.confirmed = true;
	return true;
}

// What a procedure returns, as SOAP has it: true or false, or a code.
const RETURNS = new Set(['return', 'ret']);

function errorCode(name: string, value: unknown, _about: About, signs: Signs): boolean {
	if (!ERROR_CODES.has(name)) return false;
	const number = jsonNumber(value);
	if (RETURNS.has(name) && number === undefined && flagOf(value) !== undefined) {
		if (flagOf(value) === true) signs.succeeded = true;
		else signs.refused = true;
		return true;
	}
	if (number !== undefined) {
		if (number === 0 || isHttpSuccess(number)) signs.confirmed = true;
		else signs.refused = true;
		return true;
	}
	const text = typeof value === 'string' ? value.trim() : '';
	if (text === '' || flagOf(text) === false) return true;
	if (signIn(text) === 'confirmed') signs.confirmed = true;
	else signs.refused = true;
	return true;
}

// Such as E500 and ERR-12.
const CODE_OF_ERROR = /^\s*E(?:RR(?:OR)?)?[-_ ]?\d{1,6}\s*$/i;

function statusCode(name: string, value: unknown, about: About, signs: Signs): boolean {
	if (!STATUS_CODES.has(name)) return false;
	const number = jsonNumber(value);
	const isProperty = about.isRecord && !about.isExplained;
	if (number === undefined) {
		if (name === 'status' || typeof value !== 'string' || isProperty) return false;
		const sign = signIn(value);
		if (sign === 'refused' || CODE_OF_ERROR.test(value)) signs.refused = true;
		if (sign === 'confirmed') signs.confirmed = true;
		return true;
	}
	if ((isHttpFailure(number) || number < 0) && !isProperty) signs.refused = true;
	if (isHttpSuccess(number) && !about.isRecord) signs.confirmed = true;
	return true;
}

const A_STATE = /(?:status|state|statut|etat|phase)$/;

/** A state in which the change has not happened: an upload that waits, a sale that stays pending. */
function otherState(
	name: string,
	value: unknown,
	_about: About,
	signs: Signs,
	{ upload, becomes }: Change,
): boolean {
	if (!A_STATE.test(name) || typeof value !== 'string') return false;
	const word = value
		.slice(0, LONGEST_STATE)
		.replace(/[^a-z]/gi, '')
		.toUpperCase();
	const isOther =
		(upload !== undefined && STATES_ON_THE_WAY.has(word)) ||
		(becomes !== undefined && word !== becomes && RECORD_STATES.has(word));
	if (isOther) signs.doubtful = true;
	return isOther;
}

const LONGEST_STATE = 60;
const RECORD_STATES: ReadonlySet<string> = new Set<ValidationState>([
	'PENDING',
	'VALID',
	'INVALID',
]);

function state(
	name: string,
	value: unknown,
	about: About,
	signs: Signs,
	{ isEnding }: Change,
): boolean {
	if (!STATE_NAMES.has(name)) return false;
	const flag = jsonNumber(value) === undefined ? flagOf(value) : undefined;
	if (isEnding === true && typeof value === 'string' && isEndState(value)) {
		// Without an ID, the state may also be that of the request.
		if (about.isRecord) signs.confirmed = true;
		else signs.doubtful = true;
		return true;
	}
	if (isEnding !== true && isCancelled(value)) {
		signs.doubtful = true;
		return true;
	}
	const sign = flag === undefined ? wordOf(value) : flag ? 'confirmed' : 'refused';
	noteState(sign, value, about, signs);
	return flag !== undefined || typeof value !== 'object';
}

function noteState(sign: WordSign | undefined, value: unknown, about: About, signs: Signs): void {
	// A refused sale or a failed job is an entity in that state, and not a refusal of the change.
	const isProperty = about.isRecord && !about.isExplained && !CURT.test(String(value));
	if (sign === 'confirmed') signs.confirmed = true;
	if (sign === 'refused' && !isProperty) signs.refused = true;
	if (sign === 'refused' && isProperty) signs.doubtful = true;
	noteMixed(sign, String(value), signs);
}

// Short refusals that are never the state of an entity.
const CURT = /^\s*(?:ko|nok|not ok|nack)\b/i;

function wordOf(value: unknown) {
	return typeof value === 'string' ? signIn(value) : undefined;
}

const GRADES = new Set(['type', 'level', 'severity', 'kind']);
const BAD_GRADES = /^(?:error|err|exception|failure|fault|fatal|critical|erreur)$/i;

function grade(name: string, value: unknown, about: About, signs: Signs): boolean {
	if (!GRADES.has(name) || typeof value !== 'string') return false;
	const isBad = BAD_GRADES.test(value.trim());
	if (isBad && (about.isExplained || !about.isRecord)) signs.refused = true;
	return isBad;
}

function message(
	name: string,
	value: unknown,
	about: About,
	signs: Signs,
	{ upload }: Change,
): boolean {
	const isDetail = DETAIL_NAMES.has(name) && !about.isRecord;
	if (typeof value !== 'string' || (!MESSAGE_NAMES.has(name) && !isDetail)) return false;
	// XML replies and lone texts are read by their place.
	if (value.trimStart().startsWith('<')) return false;
	const sign = signIn(value);
	if (upload !== undefined && isOnTheWay(value)) signs.doubtful = true;
	signs.counted = Math.max(signs.counted, countsIn(value).accepted);
	if (sign === 'refused') signs.complained = true;
	if (sign === 'confirmed') signs.confirmed = true;
	noteMixed(sign, value, signs);
	return true;
}

/** Records what a text says that is neither a confirmation nor a refusal of everything. */
export function noteMixed(sign: WordSign | undefined, text: string, signs: Signs): void {
	if (sign !== 'mixed' && sign !== 'partly') return;
	signs.doubtful = true;
	if (sign === 'partly') signs.partial = true;
	const { rejected } = countsIn(text);
	signs.rejected = Math.max(signs.rejected, rejected);
	if (rejected > 0) signs.accepted = Math.max(signs.accepted, 1);
}
