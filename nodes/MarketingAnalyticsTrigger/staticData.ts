import type { IPollFunctions } from 'n8n-workflow';

import { isRecord, textOf } from '../../platform/base/json/json';
import type { Incidents } from '../../platform/polling/incidents';
import { readIncidents } from '../../platform/polling/incidents';
import { toItem } from '../shared/run/toItem';

/** What a poll leaves for the next one. */
export interface StaticData {
	/** Stands for what is watched. */
	readonly watched: string;
	/** Of the event; null where nothing is known yet. */
	readonly state: unknown;
	/** What goes wrong, and what of it was reported. */
	readonly incidents: Incidents;
}

/** What an earlier poll left; anything of another shape counts as nothing. */
export function readStaticData(context: IPollFunctions): StaticData | undefined {
	const { watch } = context.getWorkflowStaticData('node');
	const plain: unknown = watch === undefined ? undefined : JSON.parse(JSON.stringify(watch));
	const watched = isRecord(plain) ? textOf(plain.watched) : undefined;
	if (!isRecord(plain) || watched === undefined) return undefined;
	return { watched, state: plain.state, incidents: readIncidents(plain.incidents) };
}

/** Leaves it for the next poll. */
export function writeStaticData(context: IPollFunctions, data: StaticData): void {
	const { watched, state, incidents } = data;
	const watch = toItem({ watched, state: state ?? null, incidents });
	context.getWorkflowStaticData('node').watch = watch;
}
