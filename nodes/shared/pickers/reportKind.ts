import type { ILoadOptionsFunctions } from 'n8n-workflow';

import { SUMMARY_KIND } from '../../../platform/catalogue/commonFields';
import { isRecord, textOf } from '../../../platform/base/json/json';
import { readNeeded } from '../form/parameters';

const PLACES = ['filters', 'options'] as const;

/** A value in the filters or options of an operation; empty if it was not added. */
export function readAdded(context: ILoadOptionsFunctions, name: string): string {
	const [chosen = ''] = PLACES.flatMap((place) => {
		const added: unknown = context.getCurrentNodeParameter(place);
		const value = isRecord(added) ? added[name] : undefined;
		return textOf(isRecord(value) ? value.value : value) || [];
	});
	return chosen;
}

/** The kind of report that a list depends on; alerts have a default. @throws NodeOperationError */
export function currentReportKind(context: ILoadOptionsFunctions): string {
	const added = readAdded(context, 'kind');
	if (added !== '') return added;
	const hasKindField = ['kind', 'filters'].some(
		(name) => context.getCurrentNodeParameter(name) !== undefined,
	);
	return hasKindField ? readNeeded(context, 'kind', 'Report Kind') : SUMMARY_KIND;
}
