import { optionalPeriod, required, siteField, textField } from '../../commonFields';
import { runAgain } from '../../jobs';
import type { Resource } from '../../endpointRow';
import type { Noun } from '../../standard';
import { pathOf } from '../../standard';

const database: Noun = {
	object: 'empdb',
	one: 'EMPDB file',
	a: 'an EMPDB file',
	many: 'EMPDB files',
};

/** The raw-data files of the platform (docs/platform.md, EMPDB). */
export const empDatabase: Resource = {
	value: 'empDatabase',
	label: 'EMPDB',
	description: 'The raw-data files that the platform writes',
	operations: [
		{
			value: 'getMany',
			label: 'Get Many',
			action: 'Get many EMPDB files',
			description: 'List the files and the runs that wrote them',
			method: 'GET',
			path: pathOf(database, 'status'),
			what: 'the list of files',
			fields: [siteField],
			optional: {
				heading: 'Filters',
				fields: [
					optionalPeriod,
					textField('fileType', 'ftype', ['File Type', 'Only files of this type']),
				],
			},
			reply: 'records',
		},
		{
			value: 'downloadFile',
			label: 'Download',
			action: 'Download an EMPDB file',
			description: 'Return a file as binary data',
			method: 'GET',
			path: pathOf(database, 'download'),
			what: 'the file',
			fields: [
				siteField,
				required(textField('id', 'file-id', ['ID', 'The ID of the file, as Get Many lists it'])),
			],
			reply: 'file',
		},
		runAgain(database, 'relaunch', {
			value: 'relaunch',
			label: 'Relaunch',
			action: 'Relaunch a run of EMPDB',
			description: 'Write the files of a run again',
		}),
	],
};
