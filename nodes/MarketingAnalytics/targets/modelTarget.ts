import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import { readForModel, words } from '../../shared/report/form/modelWords';
import { QUESTION_FIELDS } from '../../../platform/questions/questionFields';
import type { ModelTarget } from '../../../platform/questions/resolveModelTarget';
import type { Parameters } from '../../shared/form/parameters';
import type { ModelField } from '../../shared/form/toolFields';
import { toolField } from '../../shared/form/toolFields';
import { isTool } from '../../shared/run/agents';

const leftOut = (description: string): ModelField => ({ description, whenLeftOut: '' });

const metric = words({ displayName: 'Metric', name: 'modelMetric' }, 'list');
const amount = words({ displayName: 'Target', name: 'modelTarget' }, 'list');
const period = words({ displayName: 'Period', name: 'modelPeriod' }, 'period');
const name = words({ displayName: 'Name', name: 'modelName' }, 'list');
const only = words({ displayName: QUESTION_FIELDS.only, name: 'modelOnly' }, 'filter');

/** The target that the agent asks for; without a metric, those of the form count. */
export const MODEL_FIELDS: INodeProperties[] = [
	toolField(metric.property, leftOut('e.g. sales; empty for the saved targets')),
	toolField(amount.property, leftOut('9000, at most 9000')),
	toolField(period.property, leftOut('October, Q4 2026')),
	toolField(name.property, leftOut('A channel. Leave empty for the whole site')),
	toolField(only.property, leftOut('device is mobile')),
];

const MOST_OF_ONE = 200;

/** Reads the target that an agent asks for; undefined where those of the form count. @throws InvalidInput */
export function readModelTarget(form: Parameters, item: number): ModelTarget | undefined {
	if (!isTool(form)) return undefined;
	const modelTarget: ModelTarget = {
		metric: readForModel(form, metric, item),
		amount: readForModel(form, amount, item),
		period: readForModel(form, period, item),
		name: readForModel(form, name, item),
		only: readForModel(form, only, item),
	};
	const all = Object.values(modelTarget).join('');
	if (all === '') return undefined;
	if (modelTarget.metric !== '' && modelTarget.amount !== '' && all.length <= MOST_OF_ONE)
		return modelTarget;
	throw incomplete(modelTarget);
}

function incomplete({ metric: figure, amount: given }: ModelTarget): InvalidInput {
	const kept = 'or leave all fields empty to check the targets that are set in this tool';
	if (figure === '') {
		const { displayName } = metric.property;
		return new InvalidInput(
			displayName,
			'Metric is empty',
			`Enter a metric such as sales, ${kept}`,
		);
	}
	const { displayName } = amount.property;
	if (given === '') {
		return new InvalidInput(displayName, 'Target is empty', `Enter a number such as 9000, ${kept}`);
	}
	return new InvalidInput(
		displayName,
		'The text is too long for one target',
		'Ask for one metric and one channel at a time',
	);
}
