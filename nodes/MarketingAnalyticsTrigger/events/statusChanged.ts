import { listOf, textOf } from '../../../platform/base/json/json';
import type { Setting } from '../../shared/form/settings';
import { read, readOption } from '../../shared/form/readSetting';
import type { TriggerEvent } from '../event';
import { STARTS_ANEW } from '../event';
import { recordEvent } from '../recordEvent';
import {
	CHANGING_RECORDS,
	readRecordForm,
	readSearch,
	recordOptions,
	recordType,
} from '../recordSearch';

const record = recordType(CHANGING_RECORDS);

/** The platform's names of statuses, whatever their case. */
const newStatus: Setting<readonly string[]> = {
	property: {
		displayName: 'New Status',
		name: 'newStatus',
		type: 'multiOptions',
		options: [
			{ name: 'Invalid', value: 'INVALID' },
			{ name: 'Pending', value: 'PENDING' },
			{ name: 'Valid', value: 'VALID' },
		],
		default: [],
		description: 'The statuses that start the workflow; every status when none is chosen',
	},
	parse: (entered) => {
		const list = Array.isArray(entered) ? listOf(entered) : (textOf(entered)?.split(',') ?? []);
		return list.flatMap((status) => textOf(status)?.trim().toUpperCase() || []);
	},
};

/** Starts the workflow when the status of a sale or an estimate has changed. */
export const statusChanged: TriggerEvent = {
	value: 'statusChanged',
	name: 'Status Changed',
	description: 'When a sale or an estimate is validated or cancelled',
	notice: STARTS_ANEW,
	fields: [record.property],
	options: [...recordOptions, newStatus.property],

	read: (form, entered) => {
		const toJson = readRecordForm(form);
		const statuses = readOption(form, newStatus, 0);
		return recordEvent(readSearch(form, entered, read(form, record, 0)), {
			tracksStates: true,
			isSelected: ({ state }) => statuses.length === 0 || statuses.includes(state),
			toJson: (news) => ({
				...toJson(news.record),
				previousStatus: news.stateBefore,
				newStatus: news.state,
			}),
		});
	},
};
