import type { ResourceMapperFields } from 'n8n-workflow';

import type { Mapping } from '../../../../platform/imports/columns/chosenColumn';
import { costTable } from '../../../../platform/imports/rules/importKinds';
import { columnChoices, columnMapping, mappedField } from '../../../shared/form/columnMapping';
import type { EditorForm } from '../../../shared/form/parameters';
import { readCurrent } from '../../../shared/form/parameters';
import type { Setting } from '../../../shared/form/settings';
import { flagSetting } from '../../../shared/form/settings';

/** The parameter for the dimension of the costs. */
const COSTS_FOR = 'costsFor';

/** The columns of the data; undefined when the header names them. */
export const COST_COLUMNS: Setting<Mapping | undefined> = columnMapping({
	name: 'costColumns',
	method: 'getCostColumns',
	dependsOn: COSTS_FOR,
});

/** Whether the data are sent without being read. */
export const SEND_UNCHANGED = flagSetting(
	{
		displayName: 'Send Without Checking',
		name: 'sendUnchanged',
		description:
			'Whether to send the file unchanged, or all fields of the items as CSV, for columns that this node does not know. Nothing is read, checked or counted, and all other options about the data are ignored.',
	},
	false,
);

/** The possible meanings of columns for the chosen kind of costs. */
export async function getCostColumns(this: EditorForm): Promise<ResourceMapperFields> {
	const { dimensions, metrics } = costTable(readCurrent(this, COSTS_FOR));
	const choices = columnChoices(this, COST_COLUMNS.property.name);
	const fields = [...dimensions, ...metrics].map((target) =>
		mappedField(
			target.name,
			target.label,
			dimensions.includes(target) && !target.optional,
			choices,
		),
	);
	return { fields };
}
