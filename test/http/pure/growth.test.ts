import { readAddress } from '../../../platform/http/connection/baseAddress';
import { checkPathValue, safePath } from '../../../platform/http/url';
import { recognizeCountry } from '../../../platform/base/names/recognizeCountry';
import { exactNumberOf } from '../../../platform/reports/table/tableCell';
import { ColumnNames } from '../../../platform/reports/table/columnNames';
import { rangesOfRequest } from '../../../platform/reports/response/dateRanges';
import { suggestChoices } from '../../../platform/targets/suggestions';
import { readTargetPeriod } from '../../../platform/targets/targetPeriod';
import { growthOf, LINEAR } from '../../support/growth';

/** Runs the work and ignores its errors. */
const anyway = (work: () => unknown) => () => {
	try {
		return work();
	} catch (error) {
		return error;
	}
};

const encoded = (size: number) => `%${'25'.repeat(size)}2e`;

const CASES: ReadonlyArray<readonly [string, number, (size: number) => () => unknown]> = [
	[
		'a path value that is encoded many times',
		1_000,
		(size) => {
			const value = encoded(size);
			return anyway(() => checkPathValue('site', value));
		},
	],
	[
		'a path that is encoded many times',
		1_000,
		(size) => {
			const path = encoded(size);
			return anyway(() => safePath(path));
		},
	],
	[
		'an address with many slashes',
		1_000,
		(size) => {
			const address = `https://host${'/'.repeat(size)}x`;
			return anyway(() => readAddress(address, false));
		},
	],
	[
		'a figure of many digits that is none',
		1_000,
		(size) => {
			const figure = `${'1'.repeat(size)}x`;
			return () => exactNumberOf(figure);
		},
	],
	[
		'a country of many words',
		125,
		(size) => {
			const country = 'north '.repeat(size);
			return () => recognizeCountry(country);
		},
	],
	[
		'a period with many blanks',
		1_000,
		(size) => {
			const period = `2026-10-01${' '.repeat(size)}x`;
			return anyway(() => readTargetPeriod(period, '2026-11-20'));
		},
	],
	[
		'columns that are all called the same',
		125,
		(size) => () => {
			const names = new ColumnNames();
			for (let count = 0; count < size; count++) names.claim('Sales', 'sales');
		},
	],
	[
		'columns that all have one code',
		125,
		(size) => () => {
			const names = new ColumnNames();
			for (let count = 0; count < size; count++) names.claimCode('sales');
		},
	],
	[
		'a target name of many letters',
		1_000,
		(size) => {
			const [typed, known] = ['ab'.repeat(size), 'ba'.repeat(size)];
			return () => suggestChoices(typed, [{ value: known, label: known }]);
		},
	],
];

test.each(CASES)('the time to read %s grows linearly with its length', (_, size, make) => {
	expect(growthOf(size, make)).toBeLessThan(LINEAR);
});

test('the time to compare ranges of days grows linearly with their number', () => {
	const growth = growthOf(1_000, (size) => {
		const ranges = Array.from({ length: size }, () => ({ range: 'Week' }));
		return () => rangesOfRequest(ranges);
	});
	expect(growth).toBeLessThan(LINEAR);
});
