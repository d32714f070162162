import { type Values, oneOfAt } from '../request/values';
import type { SiteCall } from '../http/endpoint';
import { UNIQS, type Uniq } from './counts';
import type { AudienceEngine } from './engine';

export function uniqAt(values: Values): Uniq {
	const keys = UNIQS.map(({ key }) => key);
	const wanted = oneOfAt(values, 'uniq', keys);
	return UNIQS.find(({ key }) => key === wanted) ?? UNIQS[0];
}

export function engineOf(call: SiteCall): AudienceEngine {
	return call.platform.audienceEngine.of(call);
}
