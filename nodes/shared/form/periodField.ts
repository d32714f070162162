import type { INodeProperties } from 'n8n-workflow';

import type { PeriodField } from '../../../platform/catalogue/row';
import { checkOrder } from '../../../platform/client/values/dates';
import { needed } from './describe';
import { FIRST_DAY, LAST_DAY } from './period';
import type { Entered, ReadFields } from './values';
import { isBlank } from './values';

/** A period takes two properties. */
export function describePeriodField(field: PeriodField): INodeProperties[] {
	return [FIRST_DAY, LAST_DAY].map(({ property }) => ({ ...property, ...needed(field) }));
}

/** Both days, or neither where none is needed. @throws InvalidInput */
export function readPeriodField(
	{ as, required }: PeriodField,
	{ given, zone }: Entered,
): ReadFields {
	const [first, last] = [given(FIRST_DAY.property.name), given(LAST_DAY.property.name)];
	if (isBlank(first) && isBlank(last) && !required) return { values: {} };
	const from = FIRST_DAY.parse(first, zone);
	const to = LAST_DAY.parse(last, zone);
	checkOrder(from, to);
	return { values: { [as.from]: from.monthFirst, [as.to]: to.monthFirst } };
}
