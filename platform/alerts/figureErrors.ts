import { Fault } from '../http/errors/fault';
import type { ReportFigures } from './expectation/figureSeries';

/** What keeps the figures of a report from being judged; undefined where all of them can be read. */
export function figuresError(figures: ReportFigures | undefined): Fault | undefined {
	if (figures === undefined) return datesMissingError();
	if (figures.part !== undefined) return partial(figures.part);
	return figures.unread === undefined ? undefined : notEvaluatedError(figures.unread);
}

/** That a report cannot be judged at all, as nobody knows of which days its figures are. */
export function datesMissingError(): Fault {
	return notEvaluatedError('it does not say which days it covers');
}

/** That only a part of a report came, by which nothing is judged. */
export function partial(part: string): Fault {
	return notEvaluatedError(`the platform sent only ${part}`);
}

/** That a report cannot be judged. @param why in words */
export function notEvaluatedError(why: string): Fault {
	const upstreamMessage = `${why}. What cannot be read is not judged, and no alert about it begins or ends`;
	return new Fault('unexpectedReply', { what: 'the report that is watched', upstreamMessage });
}
