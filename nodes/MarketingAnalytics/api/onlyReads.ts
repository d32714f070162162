import type { INodeProperties } from 'n8n-workflow';

import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord } from '../../../platform/base/json/json';
import { isExpression } from '../../shared/form/readSetting';
import type { Form } from '../../shared/form/form';
import { isTool } from '../../shared/run/agents';
import type { Items } from '../../shared/run/executionContext';

const LABEL = 'Read-Only Path';

/**
 * Whether a path that is not in the catalogue only reads. It is no Setting, as an expression must
 * not answer it: the model of an agent may have written it.
 */
const ONLY_READS: INodeProperties = {
	displayName: LABEL,
	name: 'onlyReads',
	type: 'boolean',
	noDataExpression: true,
	default: false,
	description:
		'Whether calling the path changes nothing on the platform, so that the call can be repeated when a reply is lost. Only for paths that the node does not know.',
};

/** The fields of Custom API Call that are not in its catalogue row. */
export const callForm: Form = { fields: [], options: [ONLY_READS] };

/** The owner's option where a path is not in the catalogue. */
export const IF_ONLY_READS = `. If the path changes nothing, turn on ${LABEL} under Options instead`;

/** As `IF_ONLY_READS`, for a tool. */
export const IF_TOOL_ONLY_READS = `${IF_ONLY_READS}; this only has an effect if Method and Path are not expressions`;

/**
 * Whether the workflow's owner declares that a path only reads. For a tool this counts only where
 * the owner has written method and path, as a model may have written an expression's value.
 */
export function saysOnlyReads(context: Pick<Items, 'getNode'>): boolean {
	const { options, method, endpoint }: JsonRecord = context.getNode().parameters;
	if (!isRecord(options) || options[ONLY_READS.name] !== true) return false;
	return !isTool(context) || ![method, endpoint].some(isExpression);
}
