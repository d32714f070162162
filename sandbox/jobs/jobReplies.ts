import { type Reply, members } from '../http/reply';
import type { JobState, Produce } from './jobRuns';
import type { JobSettings } from './settings';

/** What `status` answers about a job run. */
export function stateReply({ word, detail }: JobState): Reply {
	return members({
		jobrun_status: word,
		...(detail === undefined ? {} : { error_msg: detail }),
	});
}

/** The result a test ordered word for word, if it did. */
export function orderedReply({ result }: JobSettings): Reply | undefined {
	if (result === undefined) return undefined;
	const contentType = 'application/json; charset=utf-8';
	return { type: 'text', text: JSON.stringify(result), contentType };
}

/** The download of a job, unless a test ordered another result. */
export function unlessOrdered(produce: (settings: JobSettings) => Reply): Produce {
	return (settings) => orderedReply(settings) ?? produce(settings);
}
