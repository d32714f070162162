import { Fault } from '../http/errors/fault';
import type { ReportFigures } from './expectation/figureSeries';

/** The error if the figures of a report cannot be evaluated; undefined if all can be read. */
export function figuresError(figures: ReportFigures | undefined): Fault | undefined {
	if (figures === undefined) return datesMissingError();
	if (figures.part !== undefined) return partial(figures.part);
	return figures.unread === undefined ? undefined : unreadError(figures.unread);
}

/** The error of a report that does not say which days it covers. */
export function datesMissingError(): Fault {
	return notEvaluatedError('it does not say which days it covers');
}

/** The error of an incomplete report, which is not evaluated. */
export function partial(part: string): Fault {
	return notEvaluatedError(
		`the platform sent only ${part}`,
		'The figures are requested again. If this keeps happening, ask the operator of the platform why it does not send all rows',
	);
}

/** The error of a report of which some figures are no numbers. @param unread quotes of them */
export function unreadError(unread: string): Fault {
	return notEvaluatedError(`the platform sent text instead of numbers: ${unread}`);
}

/** The error of a report that cannot be evaluated. @param why in words @param advice if known */
export function notEvaluatedError(why: string, advice?: string): Fault {
	const upstreamMessage = `${why}. This report is not evaluated, so no alert about its figures begins or ends`;
	return new Fault('unexpectedReply', {
		what: 'the request for the monitored report',
		upstreamMessage,
		refusal: advice,
	});
}
