import type { INodeProperties } from 'n8n-workflow';

import type { PeriodField } from '../../../../platform/catalogue/endpointFields';
import type { Slice } from '../../../../platform/base/dates/readDay';
import { checkOrder } from '../../../../platform/base/dates/readDay';
import { needed } from '../describe';
import { PERIOD_DETAILS, periodFrom, readChosenDays } from './periodSetting';
import { FIRST_DAY, LAST_DAY } from './firstAndLastDay';
import { propertiesOf } from '../settings';
import type { FieldInput, ReadFields } from '../fieldValues';
import { isBlank } from '../readSetting';

/** The fields of a period: two dates and, where it can be named, its name and a number of days. */
export function describePeriodField(field: PeriodField): INodeProperties[] {
	if (field.named) {
		const { property } = periodFrom(field.named);
		const { description = property.description } = field;
		return [{ ...property, description }, ...propertiesOf(PERIOD_DETAILS)];
	}
	return propertiesOf([FIRST_DAY, LAST_DAY]).map((one) => ({ ...one, ...needed(field) }));
}

/** Both days, or neither if none is required. @throws InvalidInput */
export function readPeriodField(
	{ as, required, named }: PeriodField,
	entered: FieldInput,
): ReadFields {
	const { given, zone } = entered;
	if (named) return valuesOf(as, readChosenDays(entered, named));
	const [first, last] = [given(FIRST_DAY.property.name), given(LAST_DAY.property.name)];
	if (isBlank(first) && isBlank(last) && !required) return { values: {} };
	const from = FIRST_DAY.parse(first, zone);
	const to = LAST_DAY.parse(last, zone);
	checkOrder(from, to);
	return valuesOf(as, { from, to });
}

function valuesOf(as: PeriodField['as'], { from, to }: Slice): ReadFields {
	return { values: { [as.from]: from.monthFirst, [as.to]: to.monthFirst } };
}
