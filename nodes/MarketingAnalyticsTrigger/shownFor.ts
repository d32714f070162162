import type { INodeProperties } from 'n8n-workflow';

/** Shows a property for some of the events only. */
export function shownFor(events: string[], property: INodeProperties): INodeProperties {
	return {
		...property,
		displayOptions: { show: { event: events, ...property.displayOptions?.show } },
	};
}

/** The same for a field inside a collection. */
export function offeredFor(events: string[], property: INodeProperties): INodeProperties {
	return { ...property, displayOptions: { show: { '/event': events } } };
}
