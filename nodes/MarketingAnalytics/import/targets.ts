import type { ResourceMapperFields } from 'n8n-workflow';

import { findKind } from '../../../platform/imports/rules/importKinds';
import { columnChoices, mappedField } from '../../shared/form/columnMapping';
import type { EditorForm } from '../../shared/form/parameters';
import { readCurrent } from '../../shared/form/parameters';
import { COLUMN_MAPPING, KIND } from './settings';

/** The targets of the chosen kind, as options for the mapping of columns. */
export async function getImportTargets(this: EditorForm): Promise<ResourceMapperFields> {
	const kind = findKind(readCurrent(this, KIND.property.name));
	const dimensions = kind?.dimensions ?? [];
	const choices = columnChoices(this, COLUMN_MAPPING.property.name);
	const day = mappedField('date', 'Day (one import per day)', false, choices);
	const fields = [...dimensions, ...(kind?.metrics ?? [])].map((target) =>
		mappedField(
			target.name,
			target.label,
			dimensions.includes(target) && !target.optional,
			choices,
		),
	);
	return { fields: [...fields, day] };
}
