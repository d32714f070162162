import type { ILoadOptionsFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import { isRecord, textOf } from '../../../platform/base/json/json';
import { listJourneyValues } from '../../../platform/lists/journeys';
import { findAnalysis } from '../../../platform/reports/journeys/journeyAnalyses';
import type { ListedField } from '../../../platform/reports/journeys/field';
import type { FieldName } from '../../../platform/reports/journeys/journeyFields';
import { FIELD_NAMES, fieldOf } from '../../../platform/reports/journeys/journeyFields';
import type { Load, LoadOptions, SearchList } from '../../shared/pickers/listMethods';
import { currentSite } from '../../shared/pickers/currentSite';
import { optionsOf, searchIn } from '../../shared/pickers/listMethods';
import { readNeeded } from '../../shared/form/parameters';
import { PLACE } from './place';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The method that searches the list of a parameter with one value. */
export function journeySearchMethodOf(parameter: string): string {
	return `searchJourney${capital(parameter)}`;
}

/** The method that loads the list of a parameter with several values. */
export function journeyOptionsMethodOf(parameter: string): string {
	return `getJourney${capital(parameter)}`;
}

function mapListed<T>(make: (field: ListedField, load: Load) => T[]): T[] {
	return FIELD_NAMES.flatMap((name) => {
		const field = fieldOf(name);
		return field.kind === 'listed' ? make(field, loadFor(name, field)) : [];
	});
}

/** The lists of single values, by the names of their methods. */
export const journeySearches: Record<string, SearchList> = Object.fromEntries(
	mapListed(({ parameter }, load) => [[journeySearchMethodOf(parameter), searchIn(load)] as const]),
);

/** The options of multi-choice fields, by the names of their load methods. */
export const journeyOptions: Record<string, LoadOptions> = Object.fromEntries(
	mapListed(({ several }, load) =>
		several ? [[journeyOptionsMethodOf(several), optionsOf(load)] as const] : [],
	),
);

function loadFor(name: FieldName, { list }: ListedField): Load {
	return async (platform, context) => {
		const site = await currentSite(platform, context);
		const analysis = findAnalysis(readNeeded(context, 'analysis', 'Analysis'));
		if (!analysis) throw notChosen(context, 'Analysis');
		const dimension = list.ofDimension ? readDimension(context) : undefined;
		return await listJourneyValues(platform, name, list, { site, analysis, dimension });
	};
}

/** Reads the dimension, a required field of every analysis whose lists depend on it. */
function readDimension(context: ILoadOptionsFunctions): string {
	const fields: unknown = context.getCurrentNodeParameter(PLACE.collection);
	const required = isRecord(fields) ? fields[PLACE.required] : undefined;
	const group = isRecord(required) ? required[PLACE.group] : undefined;
	const locator = isRecord(group) ? group.dimension : undefined;
	const dimension = textOf(isRecord(locator) ? locator.value : locator)?.trim();
	if (dimension) return dimension;
	throw notChosen(context, 'Dimension');
}

function notChosen(context: ILoadOptionsFunctions, label: string): NodeOperationError {
	return new NodeOperationError(context.getNode(), `Choose ${label} first`, {
		description: `This list depends on ${label}`,
	});
}
