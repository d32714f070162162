import { Fault } from '../client/faults';
import type { Figures } from './figures';

/** What keeps the figures of a report from being judged; undefined where all of them can be read. */
export function defectOf(figures: Figures | undefined): Fault | undefined {
	if (figures === undefined) return undated();
	if (figures.part !== undefined) return partial(figures.part);
	return figures.unread === undefined ? undefined : unjudged(figures.unread);
}

/** That a report cannot be judged at all, as nobody knows of which days its figures are. */
export function undated(): Fault {
	return unjudged('it does not say which days it covers');
}

/** That only a part of a report came, by which nothing is judged. */
export function partial(part: string): Fault {
	return unjudged(`the platform sent only ${part}`);
}

/** That a report cannot be judged. @param why in words */
export function unjudged(why: string): Fault {
	const said = `${why}. What cannot be read is not judged, and no alert about it begins or ends`;
	return new Fault('unexpectedReply', { what: 'the report that is watched', said });
}
