import type { Texts } from '../../page/texts/texts';
import { InvalidInput } from '../../platform/base/invalidInput';
import { Fault } from '../../platform/http/errors/fault';
import type { CheckedLines, ImportPlan } from '../../platform/imports/importPlan';
import { questionOf } from '../../platform/imports/lineFindings';
import type { ImportPart } from '../../platform/imports/prepare';
import { importWordsOf } from '../../platform/imports/rules/importWords';
import type { MessageWithAdvice } from '../../platform/imports/rules/problemKinds';
import { ImportProblem } from '../../platform/imports/rules/problems';
import type { LineNote } from '../../platform/imports/rules/reasons';
import type { Settings } from './settings';

/** Why nothing was imported, as a message for any language, and the findings so far. */
export interface RefusedFile {
	readonly say: (texts: Texts) => MessageWithAdvice;
	/** Set where the platform may have received the file. */
	readonly isOver?: true;
	readonly rows?: number;
	readonly rejected?: number;
	readonly rejections?: readonly LineNote[];
	/** The days that were imported before one was not. */
	readonly arrived?: ArrivedDays;
}

/** The days of a file that were imported, and the first one that was not. YYYY-MM-DD. */
interface ArrivedDays {
	readonly days: number;
	readonly of: number;
	readonly from: string;
	readonly to: string;
	readonly next: string;
}

/** What can log an error for the owner of the page. */
interface LogsErrors {
	readonly logger: { error(message: string): void };
}

/** Says why a file was not imported. */
export function toRefusedFile({ logger }: LogsErrors, error: unknown): RefusedFile {
	if (error instanceof ImportProblem) {
		return { say: ({ problems }) => importWordsOf(problems, error.problem) };
	}
	if (error instanceof InvalidInput) {
		const why = error.parameter === 'Site' ? 'wrongSite' : 'notSetUp';
		return { say: ({ server }) => server[why](error) };
	}
	if (error instanceof Fault) {
		const { kind, transient, facts } = error;
		return {
			say: ({ server }) =>
				server.fault(error, { kind, transient, upstreamMessage: facts.upstreamMessage }),
		};
	}
	logger.error(`A file could not be imported: ${String(error)}`);
	return { say: ({ server }) => server.failed };
}

/** How many wrong lines are listed at most. */
export const MOST_LISTED = 1_000;

/** Refuses a file with wrong lines, unless the settings leave these out. */
export function wrongLines(
	checked: CheckedLines,
	plan: ImportPlan,
	{ leavesOut }: Settings,
): RefusedFile | undefined {
	const { rows, rejected, rejections, remedies } = checked;
	const counts = { rows, rejected, rejections: rejections.slice(0, MOST_LISTED) };
	const question = rows === 0 ? undefined : questionOf(checked, plan);
	if (question) {
		return { say: ({ problems }) => importWordsOf(problems, question.problem), ...counts };
	}
	if (rows === 0) return { say: ({ server }) => server.noneLeft(remedies), ...counts };
	if (rejected === 0 || leavesOut) return undefined;
	return { say: ({ server }) => server.someWrong(rejected, rows + rejected, remedies), ...counts };
}

/** Names the days that were imported before one was not. @param at the position of that day */
export function afterDays(
	refused: RefusedFile,
	parts: readonly ImportPart[],
	at: number,
): RefusedFile {
	const dayOf = (place: number) => {
		return parts[place]?.descriptor.period.from.split('/').reverse().join('-') ?? '';
	};
	if (at === 0) return refused;
	const arrived = {
		days: at,
		of: parts.length,
		from: dayOf(0),
		to: dayOf(at - 1),
		next: dayOf(at),
	};
	return {
		...refused,
		arrived,
		isOver: true,
		say: (texts) => {
			const { server } = texts;
			const { message } = refused.say(texts);
			return { message: message + server.daysArrived(arrived), advice: server.goOn(arrived.next) };
		},
	};
}
