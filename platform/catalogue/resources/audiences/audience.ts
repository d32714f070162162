import { choiceField, required, siteField, textField, yesNo } from '../../commonFields';
import type { Field } from '../../endpointFields';
import type { Resource } from '../../endpointRow';
import type { Noun } from '../../standard';
import {
	checkExistence,
	create,
	getMany,
	getUsage,
	idOf,
	pathOf,
	rename,
	update,
} from '../../standard';

const audienceNoun: Noun = {
	object: 'cluster',
	one: 'audience',
	a: 'an audience',
	many: 'audiences',
	list: 'audience',
};

const id = idOf(audienceNoun);
const labelId = required(
	textField('label', 'label-id', ['Label ID', 'The ID of the label, as the platform shows it']),
);
const attributes: readonly [Field, ...Field[]] = [
	yesNo('active', 'cluster-active', ['Active', 'Whether the audience is in use']),
	yesNo('archived', 'cluster-archive', ['Archived', 'Whether the audience is archived']),
	textField('description', 'cluster-desc', ['Description', 'What the audience is for']),
	choiceField(
		'mode',
		'cluster-mode',
		['Mode', 'Whether users can fall back to a lower segment'],
		[
			{ value: 'A', label: 'Automatic' },
			{ value: 'D', label: 'Downgradable' },
		],
	),
	yesNo('reportable', 'cluster-reportable', ['In Reports', 'Whether reports can use the audience']),
];

/** Audiences (docs/platform.md, Audience; "cluster" on the wire). */
export const audience: Resource = {
	value: 'audience',
	label: 'Audience',
	description: 'Groups of visitors and their segments',
	operations: [
		getMany(
			audienceNoun,
			yesNo('active', 'cluster-active', [
				'Active',
				'Whether to list active audiences (on) or inactive ones (off)',
			]),
			yesNo('archived', 'cluster-archive', [
				'Archived',
				'Whether to list archived audiences (on) or all others (off)',
			]),
		),
		checkExistence(audienceNoun),
		getUsage(audienceNoun),
		create(audienceNoun, attributes),
		update(audienceNoun, rename(audienceNoun), ...attributes),
		{
			value: 'sortSegments',
			label: 'Sort Segments',
			action: 'Sort the segments of an audience',
			description: 'Change the order of the audience’s segments',
			method: 'POST',
			path: pathOf(audienceNoun, 'update_clustervalue_sort'),
			what: 'the order of the segments',
			fields: [
				siteField,
				id,
				{
					kind: 'list',
					name: 'segments',
					label: 'Segment IDs',
					description: 'The IDs of the segments in the order you want, separated by commas',
					placeholder: 'e.g. 31, 28, 30',
					required: true,
					as: 'clustervalue-id',
				},
			],
			reply: 'record',
			idempotent: true,
		},
		{
			value: 'upgradeVersion',
			label: 'Upgrade Version',
			action: 'Upgrade the version of an audience',
			description: 'Upgrade the audience to its next version',
			method: 'POST',
			path: pathOf(audienceNoun, 'upgrade_version'),
			what: 'the upgrade of the audience',
			fields: [siteField, id],
			reply: 'record',
		},
		{
			value: 'addLabel',
			label: 'Add Label',
			action: 'Add a label to an audience',
			description: 'Link a label to the audience',
			method: 'POST',
			path: pathOf(audienceNoun, 'set_label'),
			what: 'the label of the audience',
			fields: [siteField, id, labelId],
			reply: 'record',
			idempotent: true,
		},
		{
			value: 'removeLabel',
			label: 'Remove Label',
			action: 'Remove a label from an audience',
			description: 'Unlink a label from the audience',
			method: 'DELETE',
			path: pathOf(audienceNoun, 'del_label'),
			what: 'the label of the audience',
			fields: [siteField, id, labelId],
			reply: 'deleted',
		},
	],
};
