import type { IPollFunctions } from 'n8n-workflow';

import { isRecord, textOf } from '../../platform/base/json/json';
import { sortMembers } from '../../platform/base/json/sortMembers';
import type { Incidents } from '../../platform/polling/incidents';
import { NO_INCIDENTS, readIncidents } from '../../platform/polling/incidents';
import { toItem } from '../shared/run/toItem';
import type { Connection } from '../../platform/http/connection/connection';
import { seenKeyOf } from '../../platform/polling/seenKeys';
import type { PolledEvent } from './event';

/** The data that a poll stores for the next one. */
export interface StaticData {
	/** The key of what is monitored. */
	readonly watched: string;
	/** The state of the event; null if there is none yet. */
	readonly state: unknown;
	/** Open incidents, and which of them were reported. */
	readonly incidents: Incidents;
	/** Set if something else was stored, from which nothing can be read. */
	readonly isDamaged?: boolean;
}

/** Reads the data of an earlier poll; undefined if there is none. */
export function readStaticData(context: IPollFunctions): StaticData | undefined {
	const { watch } = context.getWorkflowStaticData('node');
	if (watch === undefined) return undefined;
	const plain: unknown = JSON.parse(JSON.stringify(watch));
	const watched = isRecord(plain) ? textOf(plain.watched) : undefined;
	if (!isRecord(plain) || watched === undefined)
		return { watched: '', state: null, incidents: NO_INCIDENTS, isDamaged: true };
	return { watched, state: plain.state, incidents: readIncidents(plain.incidents) };
}

/** Stores the data for the next poll. */
export function writeStaticData(context: IPollFunctions, data: StaticData): void {
	const { watched, state, incidents } = data;
	const watch = toItem({ watched, state: state ?? null, incidents });
	context.getWorkflowStaticData('node').watch = watch;
}

/**
 * Identifies what is monitored: platform, event and settings. The credential is not part of it, as
 * another credential for the same platform gives the same data.
 */
export function watchedKey(
	event: unknown,
	{ address }: Pick<Connection, 'address'>,
	{ watched }: Pick<PolledEvent, 'watched'>,
): string {
	return seenKeyOf(JSON.stringify([address.root, event, sortMembers(watched)]));
}
