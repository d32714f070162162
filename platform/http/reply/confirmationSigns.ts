import { textOf } from '../../base/json/json';
import { flagOf, hasErrors, isErrorSet, isHttpFailure, isHttpSuccess, jsonNumber } from './flags';
import type { Member } from './confirmationCounts';
import { readCountOrFlag, readKnownCount } from './confirmationCounts';
import {
	DETAIL_NAMES,
	ERROR_CODES,
	ERROR_NAMES,
	MESSAGE_NAMES,
	PROGRESS_NAMES,
	STATE_NAMES,
	STATUS_CODES,
	SUCCESS_FLAGS,
	TRIAL_FLAGS,
} from './signNames';
import type { ValidationState, Signs } from './replyVerdict';
import { isPendingState, wordOfState } from '../jobPhase';
import type { WordSign } from './signWords';
import {
	countsIn,
	isCancelled,
	isEndState,
	saysNotStored,
	saysUnchanged,
	signIn,
} from './signWords';

/** Records what a member says, if it is of one kind. @returns whether it is */
type SignReader = (member: Member, signs: Signs) => boolean;

/**
 * Reads a member with the first reader that matches. @returns false if the member says nothing by
 * itself
 */
export function readMember(member: Member, signs: Signs): boolean {
	return SIGN_READERS.some((read) => read(member, signs));
}

/** The clearest signs come first. */
const SIGN_READERS: readonly SignReader[] = [
	readSuccessFlag,
	readTrialFlag,
	readProgress,
	readErrors,
	readErrorCode,
	readStatusCode,
	readKnownCount,
	readCountOrFlag,
	readUnchangedState,
	readState,
	readSeverity,
	readMessage,
];

function readSuccessFlag({ name, value }: Member, signs: Signs): boolean {
	if (!SUCCESS_FLAGS.has(name)) return false;
	const flag = flagOf(value) ?? flagOfWord(value);
	if (flag === undefined) return false;
	if (flag) signs.succeeded = true;
	else signs.refused = true;
	return true;
}

function readTrialFlag({ name, value }: Member, signs: Signs): boolean {
	if (!TRIAL_FLAGS.has(name)) return false;
	if (flagOf(value) === true) signs.doubtful = true;
	return true;
}

/** How much of an upload was read so far; `progress: 1` may also be a fraction. */
function readProgress({ name, value, change: { upload } }: Member, signs: Signs): boolean {
	const percent = PROGRESS_NAMES.has(name) ? parseFloat(textOf(value) ?? '') : NaN;
	if (upload !== undefined && percent < 100 && percent !== 1) signs.doubtful = true;
	return !Number.isNaN(percent);
}

/** A flag that is written as a word of its own, such as "KO" or "failed". */
function flagOfWord(value: unknown): boolean | undefined {
	const sign = wordOf(value);
	return sign === 'confirmed' || sign === 'refused' ? sign === 'confirmed' : undefined;
}

const COUNTABLE_ERRORS = new Set(['errors', 'erreurs', 'failures', 'faults', 'exceptions']);

function readErrors({ name, value, isRecord }: Member, signs: Signs): boolean {
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

function readErrorCode({ name, value }: Member, signs: Signs): boolean {
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

function readStatusCode(member: Member, signs: Signs): boolean {
	const { name, value, isRecord } = member;
	if (!STATUS_CODES.has(name)) return false;
	const number = jsonNumber(value);
	const isProperty = isRecord && !member.isExplained;
	if (number === undefined) {
		if (name === 'status' || typeof value !== 'string' || isProperty) return false;
		const sign = signIn(value);
		if (sign === 'refused' || CODE_OF_ERROR.test(value)) signs.refused = true;
		if (sign === 'confirmed') signs.confirmed = true;
		return true;
	}
	if ((isHttpFailure(number) || number < 0) && !isProperty) signs.refused = true;
	if (isHttpSuccess(number) && !isRecord) signs.confirmed = true;
	return true;
}

const A_STATE = /(?:status|state|statut|etat|phase)$/;

/** A state in which the change has not happened: an upload that waits, a sale that stays pending. */
function readUnchangedState({ name, value, change }: Member, signs: Signs): boolean {
	const { upload, becomes } = change;
	if (!A_STATE.test(name) || typeof value !== 'string') return false;
	const word = wordOfState(value.slice(0, LONGEST_STATE));
	const isUnchanged =
		(upload !== undefined && (isPendingState(word) || saysUnchanged(value))) ||
		(becomes !== undefined && word !== becomes && RECORD_STATES.has(word));
	if (isUnchanged) signs.doubtful = true;
	return isUnchanged;
}

const LONGEST_STATE = 60;
const RECORD_STATES: ReadonlySet<string> = new Set<ValidationState>([
	'PENDING',
	'VALID',
	'INVALID',
]);

function readState(member: Member, signs: Signs): boolean {
	const { name, value, isRecord, change } = member;
	const { isEnding } = change;
	if (!STATE_NAMES.has(name)) return false;
	const flag = jsonNumber(value) === undefined ? flagOf(value) : undefined;
	if (isEnding === true && typeof value === 'string' && isEndState(value)) {
		// Without an ID, the state may also be that of the request.
		if (isRecord) signs.confirmed = true;
		else signs.doubtful = true;
		return true;
	}
	if (isEnding !== true && isCancelled(value)) {
		signs.doubtful = true;
		return true;
	}
	const signOfFlag = flag === true ? 'confirmed' : 'refused';
	noteState(flag === undefined ? wordOf(value) : signOfFlag, member, signs);
	return flag !== undefined || typeof value !== 'object';
}

function noteState(sign: WordSign | undefined, member: Member, signs: Signs): void {
	const text = String(member.value);
	// A refused sale or a failed job is an entity in that state, and not a refusal of the change.
	const isProperty = member.isRecord && !member.isExplained && !CURT.test(text);
	if (sign === 'confirmed') signs.confirmed = true;
	if (sign === 'refused' && !isProperty) signs.refused = true;
	if (sign === 'refused' && isProperty) signs.doubtful = true;
	noteMixed(sign, text, signs);
}

// Short refusals that are never the state of an entity.
const CURT = /^\s*(?:ko|nok|not ok|nack)\b/i;

function wordOf(value: unknown) {
	return typeof value === 'string' ? signIn(value) : undefined;
}

const SEVERITY_NAMES = new Set(['type', 'level', 'severity', 'kind']);
const ERROR_SEVERITIES = /^(?:error|err|exception|failure|fault|fatal|critical|erreur)$/i;

function readSeverity({ name, value, ...about }: Member, signs: Signs): boolean {
	if (!SEVERITY_NAMES.has(name) || typeof value !== 'string') return false;
	const isError = ERROR_SEVERITIES.test(value.trim());
	if (isError && (about.isExplained || !about.isRecord)) signs.refused = true;
	return isError;
}

function readMessage({ name, value, isRecord, change }: Member, signs: Signs): boolean {
	const isDetail = DETAIL_NAMES.has(name) && !isRecord;
	if (typeof value !== 'string' || (!MESSAGE_NAMES.has(name) && !isDetail)) return false;
	// XML replies and lone texts are read by their place.
	if (value.trimStart().startsWith('<')) return false;
	const sign = signIn(value);
	if (change.upload !== undefined && saysNotStored(value)) signs.doubtful = true;
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
