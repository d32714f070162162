import type { INodeProperties } from 'n8n-workflow';

import * as shared from '../../platform/catalogue/commonFields';
import { authentication } from '../shared/form/authentication';
import { describePicker } from '../shared/form/describe';
import type { TriggerEvent } from './event';
import { eventChoices, events, triggerOn } from './events';

const names = eventChoices.map(({ value, name }) => `${value}: "${name}"`).join(', ');

/** The subtitle below the name of the node. */
export const subtitle = `={{ ({ ${names} })[$parameter["event"]] }}`;

const SITE: INodeProperties = {
	...describePicker(shared.siteField),
	description: 'The website to work on',
	required: true,
};

/** The form of the trigger. */
export const triggerProperties: INodeProperties[] = [
	authentication,
	triggerOn.property,
	...ofEvents('event', ({ notice }) =>
		notice === undefined
			? []
			: [{ displayName: notice, name: 'startsAnew', type: 'notice', default: '' }],
	),
	...ofEvents('event', ({ sites }) => sites ?? [SITE]),
	...ofEvents('event', ({ fields }) => fields),
	describeOptions(),
];

function describeOptions(): INodeProperties {
	const options = ofEvents('/event', (event) => event.options ?? []);
	const having = events.filter((event) => event.options !== undefined);
	return {
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options: options.sort((a, b) => a.displayName.localeCompare(b.displayName)),
		displayOptions: { show: { event: having.map(({ value }) => value).sort() } },
	};
}

/**
 * Selects the fields of each event and merges equal ones. A merged field stands where the last of
 * its events has it.
 *
 * @param rule how a display rule of the form refers to the event
 */
function ofEvents(
	rule: 'event' | '/event',
	part: (event: TriggerEvent) => readonly INodeProperties[],
): INodeProperties[] {
	const shown = new Map<string, { property: INodeProperties; by: string[] }>();
	for (const event of events) {
		for (const property of part(event)) {
			const key = JSON.stringify(property);
			const by = [...(shown.get(key)?.by ?? []), event.value];
			shown.delete(key);
			shown.set(key, { property, by });
		}
	}
	return [...shown.values()].map(({ property, by }) => ({
		...property,
		displayOptions: {
			...property.displayOptions,
			show: { [rule]: by.sort(), ...property.displayOptions?.show },
		},
	}));
}
