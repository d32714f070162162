import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { csv, fileItem, importOf } from './scene';

type Case = [
	what: string,
	content: string | Buffer,
	parameters: INodeParameters,
	message: string,
	advice?: string,
];

const BY_COUNTRY = { importKind: 'geoloccountry' };
const good = csv('Site,Visits', 'shop-eu,3');
/** Files and settings that cannot be imported: test/imports tests the other defects of files. */
const wholes: Case[] = [
	[
		'no column for a dimension',
		csv('Place,Visits', 'shop-eu,3'),
		{},
		'No column was found for Website',
		'Set Mapping Column Mode to Map Each Column Manually, and enter the column there, or text in quotes that applies to all lines. The columns are: Place, Visits',
	],
	[
		'a number format by expression that there is not',
		good,
		{ options: { numberFormat: 'swiss' } },
		'Number Format cannot be "swiss"',
		'Choose a value from the list under Number Format, or enter one of point, comma, auto',
	],
	[
		'a largest file that is no number',
		good,
		{ options: { largestFile: 'ten' } },
		'Max File Size (MB) must be more than 0, but is "ten"',
		'Enter a number of megabytes, such as 100',
	],
	[
		'a file that is too large',
		csv('Site,Visits', `${'x'.repeat(1_100_000)},3`),
		{ options: { largestFile: 1 } },
		'The file data.csv is larger than the limit of 1 MB',
		'Split it into several files, or raise Max File Size (MB) under Options',
	],
	[
		'a file in another field',
		good,
		{ inputFile: 'File' },
		'The input item has no file in the field "File". Fields that contain a file: "data"',
		'Enter data as Input Binary Field',
	],
	[
		'a separator of two characters',
		good,
		{ options: { separator: '||' } },
		'Separator must be a tab or a single ASCII character',
	],
	[
		'a period that ends before it starts',
		good,
		{ from: '2026-01-06', to: '2026-01-05' },
		'Last Day (2026-01-05) is before First Day (2026-01-06)',
		'Swap the two days',
	],
	['a day that is none', good, { from: '05/01/2026' }, 'First Day is not a date: 05/01/2026'],
	['no day', good, { to: '={{ $json.nothing }}' }, 'Last Day is empty'],
	[
		'an unknown kind',
		good,
		{ importKind: '={{ "weather" }}' },
		'Kind cannot be "weather"',
		'Choose a value from the list under Kind, or enter one of opedata, geoloccountry, pagetree, refererdomain, searchengine, website',
	],
];

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	it.each(wholes)(
		'an import rejects %s',
		async (_what, content, parameters, message, advice = '') => {
			const run = await stage.play(importOf(parameters, { files: [fileItem(content)] }));
			expect(run.error).toMatchObject({
				name: 'NodeOperationError',
				message: `${message} [item 0]`,
				...(advice === '' ? {} : { description: advice }),
			});
			expect(stage.requests()).toEqual([]);
		},
	);

	it('an import rejects an item without a file, and says where one may come from', async () => {
		const run = await stage.play(importOf({}, { input: [{}] }));
		expect(run.error?.message).toBe('The input item has no file [item 0]');
		expect(run.error?.description).toContain('such as Google Drive or a form');
	});

	it('a check has the same message', async () => {
		const file = [fileItem(csv('Place,Visits', 'shop-eu,3'))];
		const run = await stage.play(importOf({ ...BY_COUNTRY, operation: 'check' }, { files: file }));
		expect(run.error?.message).toBe('No column was found for Country Code [item 0]');
	});
});
