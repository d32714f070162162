import { textField, yesNo } from '../../commonFields';
import { asPartOperations } from '../../parts';
import type { EndpointOperation } from '../../endpointRow';
import type { Noun } from '../../standard';
import { checkExistence, getMany } from '../../standard';

const dimension: Noun = {
	object: 'dedimension',
	one: 'dimension',
	a: 'a dimension',
	many: 'dimensions of the data engine',
};

/** Dimensions of the data engine (docs/platform.md, DEDimension). */
export const dataEngineDimensions: readonly EndpointOperation[] = asPartOperations(
	{ one: 'Dimension', many: 'Dimensions' },
	[
		getMany(
			dimension,
			yesNo('active', 'dedimension-active', [
				'Active',
				'Whether to list active dimensions (on) or inactive ones (off)',
			]),
			textField('description', 'dedimension-desc', [
				'Description',
				'Only entries with this description',
			]),
		),
		checkExistence(dimension),
	],
);
