import { required, siteField } from '../commonFields';
import { actions } from '../undocumented';
import type { ChoiceField } from '../endpointFields';
import type { EndpointOperation, Resource } from '../endpointRow';
import type { Noun } from '../standard';
import { checkExistence, create, getMany, idOf, pathOf, rename } from '../standard';

/** Five similar lists, whose paths and names differ by a digit. */
const label: Noun = {
	object: 'actionlabel{level}',
	one: 'action label',
	a: 'an action label',
	many: 'action labels',
};

const level: ChoiceField = {
	kind: 'choice',
	name: 'level',
	label: 'Level',
	description: 'Which of the five lists of labels to use',
	required: true,
	as: 'level',
	options: [
		{ value: '1', label: 'Label 1' },
		{ value: '2', label: 'Label 2' },
		{ value: '3', label: 'Label 3' },
		{ value: '4', label: 'Label 4' },
		{ value: '5', label: 'Label 5' },
	],
};

const atLevel = (operation: EndpointOperation): EndpointOperation => {
	const [first, ...others] = operation.fields;
	return { ...operation, fields: [...(first ? [first] : []), level, ...others] };
};

/** Labels that can be linked to actions (docs/platform.md, ActionLabel1 to ActionLabel5). */
export const actionLabel: Resource = {
	value: 'actionLabel',
	label: 'Action Label',
	description: 'Actions, and the five lists of labels that can be linked to them',
	operations: [
		atLevel(getMany(label)),
		atLevel(checkExistence(label)),
		atLevel(create(label)),
		atLevel({
			value: 'rename',
			label: 'Rename',
			action: 'Rename an action label',
			description: 'Change the name of the label',
			method: 'POST',
			path: pathOf(label, 'update'),
			what: 'the change to the action label',
			fields: [siteField, idOf(label), required(rename(label))],
			reply: 'record',
			idempotent: true,
		}),
		...actions,
	],
};
