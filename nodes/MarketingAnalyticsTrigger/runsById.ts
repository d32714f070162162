import { InvalidInput } from '../../platform/base/invalidInput';
import type { JsonRecord } from '../../platform/base/json/json';
import { textOf } from '../../platform/base/json/json';
import { settle } from '../../platform/base/async/settle';
import { openIds, pollIds } from '../../platform/polling/pollIds';
import { failed } from '../../platform/polling/pollResult';
import { exportRun } from '../../platform/polling/runLists';
import { phaseOfRun } from '../../platform/polling/runState';
import { readIdState } from '../../platform/polling/state';
import { queryState } from '../../platform/warehouse/queries';
import type { Setting } from '../shared/form/settings';
import type { PolledEvent, Polling } from './event';
import { unreadableStateLoss } from './event';
import type { RunOutcome } from './listedRuns';
import { toRunItem, itemsByOutcome } from './listedRuns';

/** The IDs of the monitored runs, without duplicates. */
export const jobRunIds: Setting<readonly string[]> = {
	property: {
		displayName: 'Job Run IDs',
		name: 'jobRunIds',
		type: 'string',
		default: '',
		required: true,
		description: 'The IDs of the runs to watch, separated by commas',
	},
	parse: (entered) => {
		const ids = (textOf(entered) ?? '').split(',').map((id) => id.trim());
		const given = [...new Set(ids)].filter((id) => id !== '');
		if (given.length > 0) return given;
		throw new InvalidInput(
			'Job Run IDs',
			'Job Run IDs is empty',
			'Enter the IDs of the runs to watch, separated by commas',
		);
	},
};

/** Runs that no list contains. */
interface RunsById {
	readonly site: string;
	readonly ids: readonly string[];
	/** The address for which the data warehouse is opened; undefined for exports of audiences. */
	readonly ip: string | undefined;
	readonly outcome: RunOutcome;
}

/** The event of runs whose IDs the user enters. */
export function runsByIdEvent(runs: RunsById): Omit<PolledEvent, 'watched'> {
	const { site, ids } = runs;
	return {
		poll: async (polling, state) => {
			const before = readIdState(state);
			if (openIds(before, ids).length === 0) return { state: before, errors: [], isSettled: false };
			const look = await settle(lookerOf(polling, runs));
			if ('error' in look) return failed(before, look.error);
			const result = await pollIds(before, ids, look.value);
			return { ...result, news: itemsByOutcome(result.news, runs) };
		},
		reasonToDrop: unreadableStateLoss(readIdState),
		sample: async (polling) => {
			const look = await lookerOf(polling, runs);
			const found = await Promise.all(ids.slice(0, 1).map(look));
			return found.map((run) => toRunItem({ run, phase: phaseOfRun(run), job: undefined }, site));
		},
	};
}

/** Creates the function that requests the state of a run. */
async function lookerOf({ platform, openWarehouse }: Polling, { site, ip }: RunsById) {
	if (ip === undefined) return async (id: string) => await exportRun(platform, site, id);
	const warehouse = await openWarehouse(ip);
	return async (id: string): Promise<JsonRecord> => ({ ...(await queryState(warehouse, id)) });
}
