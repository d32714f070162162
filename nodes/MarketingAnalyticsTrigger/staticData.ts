import type { IPollFunctions } from 'n8n-workflow';

import { isRecord, textOf } from '../../platform/client/values/json';
import { toItem } from '../shared/run/toItem';

/** What a poll leaves for the next one. */
export interface StaticData {
	/** Stands for what is watched. */
	readonly watched: string;
	/** Of the event; null where nothing is known yet. */
	readonly state: unknown;
	/** Since when the platform has been away, in Unix milliseconds. */
	readonly troubledSince: number | undefined;
}

/** What an earlier poll left; anything of another shape counts as nothing. */
export function readStaticData(context: IPollFunctions): StaticData | undefined {
	const { watch } = context.getWorkflowStaticData('node');
	const plain: unknown = watch === undefined ? undefined : JSON.parse(JSON.stringify(watch));
	const watched = isRecord(plain) ? textOf(plain.watched) : undefined;
	if (!isRecord(plain) || watched === undefined) return undefined;
	const { state, troubledSince: since } = plain;
	return { watched, state, troubledSince: typeof since === 'number' ? since : undefined };
}

/** Leaves it for the next poll. */
export function writeStaticData(context: IPollFunctions, data: StaticData): void {
	const { watched, state, troubledSince } = data;
	context.getWorkflowStaticData('node').watch = toItem({
		watched,
		state: state ?? null,
		troubledSince: troubledSince ?? null,
	});
}
