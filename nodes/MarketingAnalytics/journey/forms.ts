import type { INodeProperties } from 'n8n-workflow';

import type { JourneyRun } from '../../../platform/catalogue/resources/reporting/customerJourney';
import { journeyAnalyses, analysisOf } from '../../../platform/reports/journeys/journeyAnalyses';
import type { FieldName } from '../../../platform/reports/journeys/journeyFields';
import { FIELD_NAMES, fieldOf } from '../../../platform/reports/journeys/journeyFields';
import type { Form } from '../../shared/form/form';
import { choiceSetting, converted } from '../../shared/form/settings';
import { OUTPUT } from '../../shared/report/form/reportFields';
import { options } from '../../shared/report/form/runOptions';
import { OUTPUT_FILE } from '../../shared/run/outputFile';
import { PLACE } from './place';
import { describeOne, describeSeveral } from './journeyProperties';

/** The kind of analysis. */
export const analysis = converted(
	choiceSetting(
		{
			displayName: 'Analysis',
			name: 'analysis',
			noDataExpression: true,
			description: 'What to analyze in customer journeys',
			hint: 'The platform chooses the days that an analysis covers',
		},
		journeyAnalyses()
			.map(({ label, value, description }) => ({ name: label, value, description }))
			.sort((a, b) => a.name.localeCompare(b.name)),
		'assist-simple',
	),
	analysisOf,
);

type Part = 'needs' | 'takes';

/**
 * Shows a property for the analyses that require or allow its field; undefined when there are none.
 */
function shown(
	part: Part,
	field: FieldName,
	property: INodeProperties,
	several = false,
): INodeProperties[] {
	const values = journeyAnalyses().flatMap((one) => {
		const rule = one[part][field];
		return rule !== undefined && (rule.several ?? false) === several ? [one.value] : [];
	});
	if (values.length === 0) return [];
	if (values.length === journeyAnalyses().length) return [property];
	return [{ ...property, displayOptions: { show: { '/analysis': values } } }];
}

function fieldsOf(part: Part): INodeProperties[] {
	const properties = FIELD_NAMES.flatMap((name) => {
		const field = fieldOf(name);
		const several = field.kind === 'listed' ? field.several : undefined;
		return [
			...describeOne(field, part === 'needs').flatMap((one) => shown(part, name, one)),
			...(field.kind === 'listed' && several
				? shown(part, name, describeSeveral(field, several), true)
				: []),
		];
	});
	return properties.sort((a, b) => a.displayName.localeCompare(b.displayName));
}

/**
 * One collection for the fields of all analyses, as n8n evaluates every property of a node when it
 * opens a workflow. Required fields stand in a group that exists from the start: n8n fills in the
 * fields of a group for the chosen analysis, but drops hidden fields of a collection itself.
 */
export const FIELDS: INodeProperties = {
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
			// This is n8n's default, but an empty group is saved only where it is explicit.
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
		fields: [analysis.property, FIELDS, ...OUTPUT, OUTPUT_FILE],
		options: options.runAnalysis,
	},
	submitAnalysis: { fields: [analysis.property, FIELDS], options: options.submitAnalysis },
};
