import type { INodeProperties } from 'n8n-workflow';

import { withAdditional } from '../../../../platform/catalogue/additionalParameters';
import type { Field } from '../../../../platform/catalogue/endpointFields';
import type { Optional } from '../../../../platform/catalogue/endpointRow';
import { InvalidInput } from '../../../../platform/base/invalidInput';
import { isRecord, textOf } from '../../../../platform/base/json/json';
import type { Emptiness } from '../readSetting';
import { isExpression, refuseEmpty, zoneOf } from '../readSetting';
import { describeField, readField } from './fieldKinds';
import { describeCollection, nameOfHeading } from '../headings';
import type { Parameters } from '../parameters';
import { storedParameters } from '../parameters';
import type { FieldInput, ReadFields } from '../fieldValues';

/** The part of a catalogue row that is filled in. */
interface Fields {
	readonly fields: readonly Field[];
	readonly optional?: Optional;
}

/** Reads and checks all fields of an operation for one item. @throws InvalidInput */
export function readFields(
	context: Parameters,
	{ fields, optional }: Fields,
	item: number,
): ReadFields {
	const entered = enteredFor(context, item);
	refuseEmptyFields(context, item, fields, optional);
	const read = fields.filter(shownIn(entered)).map((field) => readField(field, entered));
	const added = withAdditional(optional).flatMap((one) => readOptional(entered, one));
	if (optional?.heading === 'Update Fields' && added.every(isEmpty)) throw nothingToChange();
	return refuseOtherMethods([...read, ...added].reduce(joinFields, { values: {} }));
}

// Servers take these names for another method than that of the request.
const METHOD_NAMES =
	/^(?:_method|(?:x[-_])?http[-_]?method(?:[-_]?override)?|x[-_]method[-_]override)$/i;

/** Refuses values that would turn a call that reads into another. @throws InvalidInput */
function refuseOtherMethods(read: ReadFields): ReadFields {
	const names = [...Object.keys(read.values), ...Object.keys(isRecord(read.body) ? read.body : {})];
	const found = names.find((name) => METHOD_NAMES.test(name));
	if (found === undefined) return read;
	throw new InvalidInput(
		'Additional Parameters',
		`${found} would change the method of the call`,
		`Remove ${found}: the operation, or its field Method, determines the method of the call`,
	);
}

/** Refuses fields that expressions have left empty. @throws InvalidInput */
function refuseEmptyFields(
	context: Parameters,
	item: number,
	fields: readonly Field[],
	optional: Optional | undefined,
): void {
	const stored = storedParameters(context);
	const entered = enteredFor(context, item);
	const check = (properties: readonly INodeProperties[], emptiness: Emptiness) => {
		for (const property of properties) {
			const { name } = property;
			if (holdsExpression(stored[name])) {
				refuseEmpty(property, stored[name], entered.given(name), emptiness);
			}
		}
	};
	const shownFields = fields.filter(shownIn(entered)).flatMap((field) => propertiesOf(field));
	// The days of a named period are resolved by its name.
	const chosen = entered.given('period');
	check(
		shownFields.filter((property) => isShown(property, chosen)),
		{ blankTexts: 'refused' },
	);
	for (const { heading, fields: added } of withAdditional(optional)) {
		const options = added.filter(shownIn(entered)).flatMap((field) => propertiesOf(field));
		const blankTexts = heading === 'Filters' ? 'refused' : 'leftOut';
		check([describeCollection(heading, options)], { blankTexts });
	}
}

/** Whether a field of the period is used with the chosen name. */
function isShown({ displayOptions }: INodeProperties, period: unknown): boolean {
	const needed = displayOptions?.show?.period;
	return !Array.isArray(needed) || needed.includes(String(period));
}

/** Whether a stored parameter contains an expression. */
function holdsExpression(stored: unknown): boolean {
	if (typeof stored !== 'object' || stored === null) return isExpression(stored);
	return Object.values(stored).some(holdsExpression);
}

const described = new WeakMap<Field, INodeProperties[]>();

/** The properties of a field, created once. */
function propertiesOf(field: Field): INodeProperties[] {
	const known = described.get(field) ?? describeField(field);
	described.set(field, known);
	return known;
}

/** The input of an item. */
export function enteredFor(context: Parameters, item: number): FieldInput {
	return {
		// Null if the form does not show the field; a default of undefined would make n8n throw.
		given: (name) => context.getNodeParameter(name, item, null),
		stored: (name) => storedParameters(context)[name],
		zone: zoneOf(context),
	};
}

/** Whether the form shows a field. */
function shownIn({ given }: FieldInput) {
	return ({ onlyFor }: Field) =>
		onlyFor === undefined || onlyFor.values.includes(textOf(given(onlyFor.field)) ?? '');
}

/** The fields added under a heading. */
function addedIn({ given, zone }: FieldInput, heading: Optional['heading']): FieldInput {
	const collection = given(nameOfHeading(heading));
	const added = isRecord(collection) ? collection : {};
	return { given: (name) => added[name], zone };
}

function readOptional(entered: FieldInput, { heading, fields }: Optional): ReadFields[] {
	const ofAdded = addedIn(entered, heading);
	const shownFields = fields.filter(shownIn(entered));
	return shownFields.map((field) => readField(field, ofAdded));
}

function isEmpty({ values, body }: ReadFields): boolean {
	return Object.keys(values).length === 0 && body === undefined;
}

function nothingToChange(): InvalidInput {
	return new InvalidInput(
		'Update Fields',
		'There is nothing to change',
		'Add the values to change under Update Fields, or by their API names under Additional Parameters',
	);
}

/** Merges two sets of values. @throws InvalidInput when a name is given twice */
export function joinFields(one: ReadFields, other: ReadFields): ReadFields {
	const twice = Object.keys(other.values).find((name) => name in one.values);
	if (twice !== undefined) {
		throw new InvalidInput(
			'Additional Parameters',
			`${twice} is given twice, once under Additional Parameters`,
			`Remove ${twice} from Additional Parameters, or clear the field of the form that sets the same parameter`,
		);
	}
	const values = { ...one.values, ...other.values };
	const body =
		isRecord(one.body) && isRecord(other.body)
			? { ...one.body, ...other.body }
			: (other.body ?? one.body);
	return body === undefined ? { values } : { values, body };
}
