import type { INodeParameters } from 'n8n-workflow';

import { triggerOn } from '../../nodes/MarketingAnalyticsTrigger/events';
import { read } from '../../nodes/shared/form/settings';
import { InvalidInput } from '../../platform/client/faults';
import { thrownBy } from '../client/pure/thrown';
import { weekly } from '../engine/trigger/scene';
import { formOf } from './formOf';
import { wrong } from './wrongTriggers';

function readEvent(parameters: INodeParameters) {
	const form = formOf(parameters);
	return read(form, triggerOn, 0).read(form, parameters);
}

describe('what the form of the trigger cannot hold', () => {
	it.each(wrong)('is told: %s', (_, form, message, advice, parameter) => {
		const error = thrownBy(() => readEvent(form));
		expect(error).toBeInstanceOf(InvalidInput);
		expect(error).toMatchObject({ message, advice, parameter });
	});
});

it('a form that is right is taken', () => {
	expect(readEvent(weekly()).watched).toBeTruthy();
});
