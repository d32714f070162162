import type { ILoadOptionsFunctions, ResourceMapperFields } from 'n8n-workflow';

import { findKind } from '../../../platform/imports/rules/importKinds';
import { mappedField } from '../../shared/form/columnMapping';
import { readCurrent } from '../../shared/form/parameters';
import { KIND } from './settings';

/** The targets of the chosen kind, as options for the mapping of columns. */
export async function getImportTargets(this: ILoadOptionsFunctions): Promise<ResourceMapperFields> {
	const kind = findKind(readCurrent(this, KIND.property.name));
	const dimensions = kind?.dimensions ?? [];
	const day = mappedField('date', 'Day (one import for each)', false);
	const fields = [...dimensions, ...(kind?.metrics ?? [])].map((target) =>
		mappedField(target.name, target.label, dimensions.includes(target) && !target.optional),
	);
	return { fields: [...fields, day] };
}
