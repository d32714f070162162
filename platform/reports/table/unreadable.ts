import { Fault } from '../../http/errors/fault';
import { singleLine } from '../../base/text/truncate';

const LONGEST = 160;

/** The beginning of a value, for an error that quotes it. */
export function quotedStart(value: unknown): string {
	const text = singleLine(JSON.stringify(shallow(value, LEVELS)) ?? 'nothing');
	return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const LEVELS = 4;
const MEMBERS = 12;

/** A value cut to a number of levels, so that its text stays short. */
function shallow(value: unknown, levels: number): unknown {
	if (typeof value === 'string') return value.slice(0, LONGEST);
	if (typeof value !== 'object' || value === null) return value;
	if (levels === 0) return '…';
	if (Array.isArray(value)) return value.slice(0, MEMBERS).map((one) => shallow(one, levels - 1));
	const some: Record<string, unknown> = {};
	let count = 0;
	for (const [name, member] of Object.entries(value)) {
		if (count++ === MEMBERS) break;
		some[name.slice(0, LONGEST)] = shallow(member, levels - 1);
	}
	return some;
}

/** What cannot be read, as sentences. */
const SENTENCES = {
	report: 'it contains no report, but',
	rows: 'one of its reports has no list of rows, but',
	row: 'it contains a row that cannot be read:',
	figures: 'it contains figures that cannot be read, such as',
} as const;

/** The error for a download that cannot be read, quoting it. */
export function unreadable(what: keyof typeof SENTENCES, value: unknown): Fault {
	const upstreamMessage = `${SENTENCES[what]} ${quotedStart(value)}`;
	return new Fault('unexpectedReply', { what: 'the request for the result', upstreamMessage });
}
