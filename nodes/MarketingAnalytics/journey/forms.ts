import type { INodeProperties } from 'n8n-workflow';

import type { JourneyRun } from '../../../platform/catalogue/resources/customerJourney';
import { dependsOnDimension } from '../../../platform/lists/journeys';
import { analyses } from '../../../platform/reports/journeys/analyses';
import type { FieldName } from '../../../platform/reports/journeys/fields';
import { FIELD_LABELS } from '../../../platform/reports/journeys/fields';
import { describeLocator } from '../../shared/form/describe';
import type { Form } from '../../shared/form/form';
import { OUTPUT_FILE } from '../../shared/run/outputFile';
import { OUTPUT } from '../../shared/report/form';
import { options } from '../../shared/report/options';
import { waitLimit } from '../../shared/form/limits';
import type { ListedParameter } from './fields';
import { analysesWith, LISTED, PLACE } from './fields';
import { optionsMethodOf, searchMethodOf } from './lists';
import { UNLISTED_PROPERTIES } from './unlisted';

const ANALYSIS: INodeProperties = {
	displayName: 'Analysis',
	name: 'analysis',
	type: 'options',
	noDataExpression: true,
	options: analyses
		.map(({ label, value, description }) => ({ name: label, value, description }))
		.sort((a, b) => a.name.localeCompare(b.name)),
	default: 'assist-simple',
	description: 'What to find out about the journeys of users',
};

type Part = 'needs' | 'takes';

/** The property, shown for the analyses that need or take its field; none when there are none. */
function shown(
	part: Part,
	field: FieldName,
	property: INodeProperties,
	several = false,
): INodeProperties[] {
	const values = analysesWith(part, field, several).map(({ value }) => value);
	if (values.length === 0) return [];
	if (values.length === analyses.length) return [property];
	return [{ ...property, displayOptions: { show: { '/analysis': values } } }];
}

function describeOne(listed: ListedParameter, part: Part): INodeProperties {
	const { field, name, placeholder, typed, whenOptional } = listed;
	const needed = part === 'needs' ? { required: true as const } : {};
	const more = part === 'takes' && whenOptional ? `; ${whenOptional}` : '';
	const description = `${listed.description}${more}`;
	const texts = { name, label: FIELD_LABELS[field], description, placeholder, ...needed };
	return describeLocator(texts, searchMethodOf(name), typed);
}

function describeSeveral(listed: ListedParameter, name: string): INodeProperties {
	const { field, description } = listed;
	const dimension = `${PLACE.collection}.${PLACE.required}.${PLACE.group}.dimension.value`;
	return {
		displayName: `${FIELD_LABELS[field]} Names or IDs`,
		name,
		type: 'multiOptions',
		typeOptions: {
			loadOptionsMethod: optionsMethodOf(name),
			loadOptionsDependsOn: [
				...['site.value', 'analysis'],
				...(dependsOnDimension(field) ? [dimension] : []),
			],
		},
		default: [],
		required: true,
		description: `${description}. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.`,
	};
}

function fieldsOf(part: Part): INodeProperties[] {
	const listed = LISTED.flatMap((one) => [
		...shown(part, one.field, describeOne(one, part)),
		...(one.several ? shown(part, one.field, describeSeveral(one, one.several), true) : []),
	]);
	const others = UNLISTED_PROPERTIES.flatMap(([field, property]) => shown(part, field, property));
	return [...listed, ...others].sort((a, b) => a.displayName.localeCompare(b.displayName));
}

/**
 * One collection for the fields of all analyses, as n8n weighs every property of a node when it
 * opens a workflow. Needed ones stand in a group that is there from the start: n8n fills in the
 * fields of a group for the chosen analysis, but forgets hidden fields of a collection itself.
 */
const FIELDS: INodeProperties = {
	displayName: 'Analysis Fields',
	name: PLACE.collection,
	type: 'collection',
	placeholder: 'Add Field',
	default: { [PLACE.required]: { [PLACE.group]: {} } },
	options: [
		...fieldsOf('takes'),
		{
			displayName: 'Required Fields',
			name: PLACE.required,
			type: 'fixedCollection',
			// Said although it is n8n's default: only then an empty group survives saving.
			typeOptions: { multipleValues: false },
			placeholder: 'Add Required Fields',
			default: { [PLACE.group]: {} },
			options: [{ displayName: 'Fields', name: PLACE.group, values: fieldsOf('needs') }],
		},
	],
};

/** The forms of Run Analysis and Submit Analysis. */
export const journeyForms: Record<JourneyRun, Form> = {
	runAnalysis: {
		fields: [ANALYSIS, FIELDS, OUTPUT, OUTPUT_FILE, waitLimit.property],
		options: options.runAnalysis,
	},
	submitAnalysis: { fields: [ANALYSIS, FIELDS], options: options.submitAnalysis },
};
