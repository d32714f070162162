import { read } from '../../shared/form/readSetting';
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

const record = recordType([
	...CHANGING_RECORDS,
	{ name: 'Goal', value: 'goal' },
	{ name: 'Internal Search', value: 'internalSearch' },
	{ name: 'Outbound Click', value: 'outboundClick' },
	{ name: 'Shopping Cart', value: 'shoppingCart' },
	{ name: 'Third-Party Sale', value: 'thirdPartySale' },
]);

/** Starts the workflow for each new record. */
export const newRecord: TriggerEvent = {
	value: 'newRecord',
	name: 'New Record',
	description: 'When there is a new sale, estimate, goal, cart, click or search',
	notice: STARTS_ANEW,
	fields: [record.property],
	options: recordOptions,

	read: (form, entered) => {
		const toJson = readRecordForm(form);
		return recordEvent(readSearch(form, entered, read(form, record, 0)), {
			tracksStates: false,
			isSelected: () => true,
			toJson: (news) => toJson(news.record),
		});
	},
};
