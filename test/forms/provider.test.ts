import type { INodeParameters } from 'n8n-workflow';

import { readDataRequest } from '../../nodes/AnalyticsProvider/readDataRequest';
import { OPERATION } from '../../nodes/AnalyticsProvider/providerOperations';
import { readTask } from '../../nodes/AnalyticsProvider/reImport';
import { read } from '../../nodes/shared/form/readSetting';
import { InvalidInput } from '../../platform/base/invalidInput';
import { thrownBy } from '../http/pure/errors/thrown';
import { dataOf, historyOf } from '../engine/provider/scene';
import { formOf } from './formOf';

/** The fault, the form, the label of the parameter, and the message. */
type Wrong = [what: string, form: INodeParameters, parameter: string, message: RegExp];

const NONE = '';
const option = (options: INodeParameters) => dataOf({ options });
const importOption = (options: INodeParameters) => historyOf({ options });
const NO_WORD = { sourceName: [{ word: ' ', meaning: 'MAILING' }] };
const NO_MEANING = { sourceName: [{ word: 'Email marketing', meaning: 'EMAIL' }] };
const SIZE = /^Rows per Request must be a whole number from 1 up to 10000, but is "[\d.]+"$/;

const wrong: Wrong[] = [
	['a level', dataOf({ level: 'pages' }), 'Level', /^Level cannot be "pages"$/],
	[
		'a column of another level',
		dataOf({ level: 'geography', columns: ['visits', 'page'] }),
		'Column Names or IDs',
		/^Column Names or IDs: the level Geography has no column "page"$/,
	],
	[
		'a column that is none',
		dataOf({ columns: ['m_visits'] }),
		'Column Names or IDs',
		/^Column Names or IDs: the level Site has no column "m_visits"$/,
	],
	[
		'a sort column that is not asked for',
		dataOf({ sort: '-m_visits, m_clicks' }),
		'Sort',
		/^Sort contains m_clicks, which is not one of the requested columns$/,
	],
	[
		'a sort column by its meaning',
		dataOf({ sort: '-visits' }),
		'Sort',
		/^Sort contains visits, which is not one of the requested columns$/,
	],
	['no first day', dataOf({ from: NONE }), 'First Day', /First Day/],
	['no last day', dataOf({ to: NONE }), 'Last Day', /Last Day/],
	['a first day that is none', dataOf({ from: '2022-02-30' }), 'First Day', /First Day/],
	[
		'a last day before the first',
		dataOf({ from: '2022-01-11', to: '2022-01-10' }),
		'Last Day',
		/Last Day/,
	],
	['pages of 0 rows', option({ pageSize: 0 }), 'Rows per Request', SIZE],
	['pages of 10,001 rows', option({ pageSize: 10_001 }), 'Rows per Request', SIZE],
	['pages of half a row', option({ pageSize: 1.5 }), 'Rows per Request', SIZE],
	['a limit of 0', dataOf({ returnAll: false, limit: 0 }), 'Limit', /^Limit must be a whole/],
	[
		'a filter that is a list',
		option({ filter: '[1]' }),
		'Filter (JSON)',
		/^Filter \(JSON\) must be an object$/,
	],
	['a filter that is no JSON', option({ filter: '{ a' }), 'Filter (JSON)', /Filter \(JSON\)/],
	['an output', dataOf({ output: 'xml' }), 'Output', /^Output cannot be "xml"$/],
	[
		'an empty word',
		option({ sourceNames: NO_WORD }),
		'Source Names',
		/^Source Names: an entry has no source name$/,
	],
	['a meaning', option({ sourceNames: NO_MEANING }), 'Meaning', /^Meaning cannot be "EMAIL"$/],
	['no level to import', historyOf({ levels: [] }), 'Levels', /^Levels is empty$/],
	[
		'events to import',
		historyOf({ levels: ['site', 'events'] }),
		'Levels',
		/^Levels cannot be "events"$/,
	],
	['no first day to import', historyOf({ from: NONE }), 'First Day', /First Day/],
	[
		'days to import in the wrong order',
		historyOf({ from: '2022-01-11', to: '2022-01-10' }),
		'Last Day',
		/Last Day/,
	],
	['Resume After', importOption({ resumeAfter: 'yesterday' }), 'Resume After', /Resume After/],
	['pages of an import', importOption({ pageSize: 0 }), 'Rows per Request', SIZE],
	[
		'an empty word for an import',
		importOption({ sourceNames: NO_WORD }),
		'Source Names',
		/^Source Names: an entry has no source name$/,
	],
	...['', ' ', 'a/../b', '..'].map((importSite): Wrong => [
		`the site "${importSite}"`,
		historyOf({ importSite }),
		'Site',
		/site/i,
	]),
];

function readProvider(parameters: INodeParameters) {
	const form = {
		...formOf(parameters),
		getInputData: () => [{ json: {} }],
		getNode: () => ({
			id: 'it',
			name: 'It',
			type: 'provider',
			typeVersion: 1,
			position: [0, 0] satisfies [number, number],
			parameters,
		}),
	};
	return read(form, OPERATION, 0) === 'reImport' ? readTask(form, 0) : readDataRequest(form, 0);
}

describe('what the form of the provider cannot hold', () => {
	it.each(wrong)(
		'wrong settings of the provider are refused before anything is sent: %s',
		(_, form, parameter, message) => {
			const error = thrownBy(() => readProvider(form));
			if (!(error instanceof InvalidInput)) throw error;
			expect(error.parameter).toBe(parameter);
			expect(error.message).toMatch(message);
			expect(error.advice).toMatch(/\w/);
		},
	);
});

it.each([dataOf({}), historyOf({})])(
	'correct settings of the provider are accepted: %#',
	(form) => {
		expect(readProvider(form)).toBeTruthy();
	},
);

it('events are requested with any name, unless a prefix is set', () => {
	const asked = (options: INodeParameters) => {
		const request = readProvider(dataOf({ level: 'events', columns: ['click'], options }));
		return 'question' in request ? request.question : undefined;
	};
	expect(asked({})?.filter).toBeUndefined();
	expect(asked({})?.columns).toEqual(['date', 'event_name', 'click', 'm_clicks']);
	expect(asked({ eventNames: ' click ' })?.filter).toEqual({ event_name: { $start: 'click' } });
});
