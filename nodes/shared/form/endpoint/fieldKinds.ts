import type { INodeProperties } from 'n8n-workflow';

import type { Field } from '../../../../platform/catalogue/endpointFields';
import {
	describeChoice,
	describeChoices,
	describeDate,
	describeFlag,
	describeJson,
	describeList,
	describeNumber,
	describeParameters,
	describePicker,
	describePicks,
	describeSecret,
	describeTable,
	describeText,
} from '../describe';
import { describePeriodField, readPeriodField } from '../period/periodField';
import type { FieldInput, ReadFields } from '../fieldValues';
import {
	oneValue,
	readChoice,
	readChoices,
	readDate,
	readFlag,
	readJson,
	readLine,
	readListField,
	readNumber,
	readParameters,
	readPicks,
	readTableField,
} from '../fieldValues';

type Kind = Field['kind'];
/** A field of one of these kinds; a mapped type, so that the compiler finds the row for it. */
type FieldOf<Some extends Kind> = { [One in Some]: Extract<Field, { kind: One }> }[Some];

/** How the form shows a kind of field, and how its input is read. */
interface FieldKind<F> {
	readonly describe: (field: F) => INodeProperties | INodeProperties[];
	/** Empty input gives no value. @throws InvalidInput */
	readonly read: (field: F, entered: FieldInput) => ReadFields;
}

const kinds: { readonly [One in Kind]: FieldKind<FieldOf<One>> } = {
	text: { describe: describeText, read: oneValue(readLine) },
	secret: { describe: describeSecret, read: oneValue(readLine) },
	number: { describe: describeNumber, read: oneValue(readNumber) },
	flag: { describe: describeFlag, read: oneValue(readFlag) },
	choice: { describe: describeChoice, read: oneValue(readChoice) },
	choices: { describe: describeChoices, read: readChoices },
	date: { describe: describeDate, read: oneValue(readDate) },
	period: { describe: describePeriodField, read: readPeriodField },
	picker: { describe: describePicker, read: oneValue(readLine) },
	list: { describe: describeList, read: oneValue(readListField) },
	picks: { describe: describePicks, read: readPicks },
	json: { describe: describeJson, read: readJson },
	parameters: { describe: describeParameters, read: readParameters },
	table: {
		describe: (field) => describeTable(field, field.cells.flatMap(describeField)),
		read: (field, entered) => readTableField(field, entered, readField),
	},
};

/** A field of the catalogue as n8n properties. */
export function describeField<One extends Kind>(field: FieldOf<One>): INodeProperties[] {
	return [kinds[field.kind].describe(field)].flat().map((one) => shownFor(field, one));
}

function shownFor({ onlyFor, notFor }: Field, one: INodeProperties): INodeProperties {
	if (!onlyFor && !notFor) return one;
	const { show, hide, ...others } = one.displayOptions ?? {};
	const shown = { ...show, ...(onlyFor ? ruleOf(onlyFor) : {}) };
	const hidden = { ...hide, ...(notFor ? ruleOf(notFor) : {}) };
	return {
		...one,
		displayOptions: {
			...others,
			...(show || onlyFor ? { show: shown } : {}),
			...(hide || notFor ? { hide: hidden } : {}),
		},
	};
}

function ruleOf({ field, values }: NonNullable<Field['onlyFor']>) {
	return { [`/${field}`]: [...values] };
}

/** Reads one field of an item. @throws InvalidInput */
export function readField<One extends Kind>(field: FieldOf<One>, entered: FieldInput): ReadFields {
	return kinds[field.kind].read(field, entered);
}
