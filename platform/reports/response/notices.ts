import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf } from '../../base/json/json';
import { singleLine } from '../../base/text/truncate';
import { findReports } from './shapes/findReports';
import { plainName } from './shapes/memberNames';
import { quotedStart } from '../table/unreadable';

const WORDS = ['warnings', 'warning', 'notices', 'notice', 'notes'];
const MESSAGES = ['messages'];
const SAMPLED = ['sampled', 'isSampled', 'containsSampledData', 'isEstimated', 'estimated'];
const SAMPLING = ['samplingMetadatas', 'samplingMetadata', 'samplesReadCounts', 'sampling'];
const DOUBTS = ['isPreliminary', 'preliminary', 'subjectToThresholding', 'dataLossFromOtherRow'];
const GOLDEN = ['isDataGolden', 'isFinal', 'dataFinal'];

const isOf = (names: readonly string[], name: string) =>
	names.some((one) => plainName(one) === plainName(name));

const MOST = 3;
const LONGEST = 200;

/**
 * Statements of a reply that limit its figures: that they are sampled or not final, and its
 * warnings.
 */
export function noticesIn(body: unknown): string[] {
	const top = isRecord(body) ? body : {};
	const reports = findReports(body);
	const inside = [top, ...reports].flatMap((one) =>
		['data', 'meta', 'metadata', 'columnHeader'].map((name) => one[name]).filter(isRecord),
	);
	const found = [top, ...reports, ...inside].flatMap((place) =>
		Object.entries(place).flatMap(([name, value]) => noticesOf(name, value)),
	);
	return [...new Set(found)].slice(0, MOST);
}

function noticesOf(name: string, value: unknown): string[] {
	const statement = statementOf(name, value);
	return statement === undefined
		? messagesOf(name, value)
		: [`The platform says that ${statement}`];
}

/** What a named flag or fact says about all figures; undefined if it limits nothing. */
function statementOf(name: string, value: unknown): string | undefined {
	const isSet = value === true || /^(true|yes|1)$/i.test(textOf(value) ?? '');
	const isUnset = value === false || /^(false|no|0)$/i.test(textOf(value) ?? '');
	const quoted = `(${name}: ${String(value)}).`;
	if (isOf(GOLDEN, name) && isUnset) return `the figures may still change ${quoted}`;
	if (isOf(SAMPLED, name) && isSet) return `the figures are estimated from a sample ${quoted}`;
	if (isOf(SAMPLING, name) && isThere(value))
		return `the figures are estimated from a sample: ${cut(quotedStart(value))}`;
	if (isOf(DOUBTS, name) && isSet) return `the figures are not exact ${quoted}`;
	return undefined;
}

/** The warnings and messages in a list, or in a member that is named so. */
function messagesOf(name: string, value: unknown): string[] {
	// A single message is mostly that all is well.
	const isMessages = isOf(MESSAGES, name) && Array.isArray(value);
	if (!isMessages && !isOf(WORDS, name)) return [];
	const all: unknown[] = [value].flat();
	const texts = all.map((one) => (isRecord(one) ? wordsOf(one) : textOf(one)) ?? '');
	return texts
		.filter((text) => text.trim() !== '')
		.map((text) => `The platform ${isMessages ? 'says' : 'warns'}: ${cut(text)}`);
}

function wordsOf(one: JsonRecord): string {
	return textOf(one.message) ?? textOf(one.text) ?? textOf(one.description) ?? quotedStart(one);
}

function isThere(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	return isRecord(value) ? Object.keys(value).length > 0 : value === true;
}

function cut(text: string): string {
	const line = singleLine(text);
	return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
