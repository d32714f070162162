import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { sleep } from 'n8n-workflow';

import type { Chunks } from '../client/body';
import { readNumber } from '../client/json';
import { isErrorSet } from '../client/reply';
import type { ReportHeader } from './header';
import { readHeader } from './header';

/** What is met on the way through a result that is read piece by piece. */
interface Visitor {
	/** A report's `columnHeader`, which may come before or after the data. */
	onHeader?(report: number, columnHeader: unknown): void;
	/** One element of a report's `data`; returns false to read no further. */
	onElement(report: number, element: unknown): boolean;
}

const PATHS = [
	'$.error',
	...['$.data.reports', '$.reports'].flatMap((reports) => [
		`${reports}.*.columnHeader`,
		`${reports}.*.data.*`,
	]),
];

// After this many bytes others get their turn: reading is work for the processor, not waiting.
const TURN_BYTES = 1_000_000;

/**
 * Reads a result without ever holding more than one element of it.
 *
 * @throws Error when the text is not JSON, ends in the middle, holds no report or reports an error
 */
export async function visitResult(chunks: Chunks, visitor: Visitor): Promise<void> {
	let goesOn = true;
	let isReport = false;
	const parser = new TokenParser({ paths: PATHS, keepStack: false });
	parser.onValue = ({ value, key, stack }) => {
		const report = Number(stack.find((element) => typeof element.key === 'number')?.key ?? 0);
		if (key === 'error') {
			if (isErrorSet(value)) throw new Error('The reply reports an error');
			return;
		}
		isReport = true;
		if (key === 'columnHeader') visitor.onHeader?.(report, value);
		else if (goesOn) goesOn = visitor.onElement(report, value);
	};
	const tokenizer = new ExactTokenizer();
	tokenizer.onToken = ({ token, value, ...place }) => {
		const digits = token === TokenType.NUMBER ? tokenizer.longNumber : undefined;
		if (digits === undefined) parser.write({ token, value, ...place });
		else parser.write({ token: TokenType.STRING, value: digits, ...place });
	};
	let sinceTurn = 0;
	for (const chunk of chunks) {
		tokenizer.write(chunk);
		if (!goesOn) return;
		sinceTurn += chunk.length;
		if (sinceTurn > TURN_BYTES) {
			sinceTurn = 0;
			await sleep(0);
		}
	}
	if (!parser.isEnded) throw new Error('The text ends in the middle');
	if (!isReport) throw new Error('The reply holds no report');
}

/** Remembers the digits of integers that JavaScript cannot hold. */
class ExactTokenizer extends Tokenizer {
	longNumber: string | undefined;

	protected override parseNumber(digits: string): number {
		const exact = readNumber(digits);
		this.longNumber = typeof exact === 'string' ? exact : undefined;
		return Number(exact);
	}
}

/** The headers of a result's reports. Reads to the end only when a header comes after its data. */
export async function collectHeaders(chunks: Chunks): Promise<Map<number, ReportHeader>> {
	const headers = new Map<number, ReportHeader>();
	await visitResult(chunks, {
		onHeader: (report, columnHeader) => headers.set(report, readHeader(columnHeader)),
		onElement: (report) => !headers.has(report),
	});
	return headers;
}
