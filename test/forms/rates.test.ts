import type { INodeParameters } from 'n8n-workflow';

import { rates } from '../../nodes/shared/report/form/reportFields';
import { READY_RATES } from '../../platform/reports/transform/readyRates';
import { thrownBy } from '../http/pure/errors/thrown';

const read = (...rate: INodeParameters[]) => rates.parse({ rate }, 'utc');
const picked = (value: string, cachedResultName: string) => ({
	...{ __rl: true, mode: 'list', value, cachedResultName },
});
const CUSTOM = {
	rate: 'customPercent',
	numerator: picked('cart', 'Carts'),
	denominator: picked('visit', 'Visits'),
};

test('rates keep the order of their rows, whether they are predefined or custom', () => {
	const custom = { name: 'Carts / Visits', numerator: 'cart', denominator: 'visit', as: 'percent' };
	expect(read({}, CUSTOM, { rate: 'bounceRate' })).toEqual([
		READY_RATES.conversionRate,
		custom,
		READY_RATES.bounceRate,
	]);
	expect(read({ ...CUSTOM, rate: 'customNumber', label: ' Ratio ' })).toEqual([
		{ ...custom, name: 'Ratio', as: 'number' },
	]);
});

test.each([
	['numerator', 'Rates: a custom rate has no metric under Numerator'],
	['denominator', 'Rates: a custom rate has no metric under Denominator'],
])('a custom rate without a %s is refused', (part, message) => {
	expect(thrownBy(() => read({ ...CUSTOM, [part]: picked('', '') }))).toMatchObject({ message });
});
