import type { ILoadOptionsFunctions, ResourceMapperFields } from 'n8n-workflow';

import { findKind } from '../../../platform/imports/kinds';
import { readCurrent } from '../../shared/form/parameters';
import { KIND } from './settings';

/** The targets of the chosen kind, for the mapping of columns. */
export async function getImportTargets(this: ILoadOptionsFunctions): Promise<ResourceMapperFields> {
	const kind = findKind(readCurrent(this, KIND.property.name));
	const dimensions = kind?.dimensions ?? [];
	const fields = [...dimensions, ...(kind?.metrics ?? [])].map((target) => ({
		id: target.name,
		displayName: target.label,
		required: dimensions.includes(target) && !target.optional,
		defaultMatch: false,
		display: true,
		type: 'string' as const,
	}));
	return { fields };
}
