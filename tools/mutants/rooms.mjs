import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * The mutated files with the tests of their room only, as a rule that only a distant test checks is
 * checked by accident.
 */
const rooms = [
	{
		files: inFolder('platform/base'),
		// Dates, texts and JSON are tested by the requests that use them.
		tests: 'test/http/**/*.test.ts',
	},
	{
		files: inFolder('platform/http'),
		tests: 'test/http/**/*.test.ts',
	},
	{
		files: inFolder('platform/polling'),
		tests: 'test/polling/**/*.test.ts',
	},
	{
		files: inFolder('platform/alerts'),
		tests: 'test/alerts/**/*.test.ts',
	},
	{
		files: inFolder('platform/timeseries'),
		// Baselines are tested by the alerts that use them.
		tests: 'test/{timeseries,alerts}/**/*.test.ts',
	},
	{
		// Names and rows are data, which the tests would only repeat. A soak compares the rows with a library's.
		files: inFolder(
			'platform/holidays',
			'names/dayWords.ts',
			'names/frenchHolidays.ts',
			'names/germanHolidays.ts',
			'names/placeNames.ts',
			'names/spanishHolidays.ts',
			'table/america.ts',
			'table/australia.ts',
			'table/germany.ts',
			'table/islands.ts',
			'table/north.ts',
			'table/south.ts',
			'table/spain.ts',
			'table/switzerland.ts',
			'table/west.ts',
		),
		tests: 'test/holidays/**/*.test.ts',
	},
	{
		files: inFolder('platform/targets'),
		tests: 'test/targets/**/*.test.ts',
	},
	{
		files: inFolder('platform/lookup'),
		tests: 'test/questions/**/*.test.ts',
	},
	{
		// Synonyms are data, which the tests would only repeat.
		files: inFolder(
			'platform/questions',
			'names/englishWords.ts',
			'names/frenchWords.ts',
			'names/germanWords.ts',
			'names/spanishWords.ts',
		),
		tests: 'test/questions/**/*.test.ts',
	},
	{
		files: inFolder('platform/imports'),
		tests: 'test/imports/**/*.test.ts',
	},
	{
		files: inFolder('platform/reports'),
		// Journeys are tested by their forms, and tables by what is made of them.
		tests: 'test/{reports,forms,present}/**/*.test.ts',
	},
	...['causes', 'lists', 'provider', 'datamining', 'warehouse'].map((room) => ({
		files: inFolder(`platform/${room}`),
		tests: `test/${room}/**/*.test.ts`,
	})),
	{
		files: inFolder('platform/summary'),
		// The main figures of a report are tested by its messages, and those of several sites as they are presented.
		tests: 'test/{summary,message,present}/**/*.test.ts',
	},
	{
		files: inFolder('platform/message'),
		// A page is tested by the reports that are written as one.
		tests: 'test/{message,present}/**/*.test.ts',
	},
	{
		// Pictures are tested by their properties, not by pixel values.
		files: inFolder('platform/chart', 'draw/packed.d.ts'),
		tests: 'test/chart/**/*.test.ts',
	},
	{
		// Access to the import page, without the page itself.
		files: inFolder(
			'nodes/MarketingAnalyticsImportTrigger',
			'MarketingAnalyticsImportTrigger.node.ts',
			'answer.ts',
			'describe.ts',
			'form.ts',
			'importFile.ts',
			'page.ts',
			'pageOf.ts',
			'settings.ts',
		),
		tests: 'test/importPage/**/*.test.ts',
	},
];

function inFolder(folder, ...but) {
	return readdirSync(path.join(root, folder), { recursive: true })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => file.endsWith('.ts') && !but.includes(file))
		.map((file) => `${folder}/${file}`);
}

/**
 * The rooms with those of their files that are requested.
 *
 * @param {readonly string[]} asked files or folders relative to the project; empty for all
 */
export function roomsOf(asked) {
	const wanted = asked.map((name) => path.relative(root, path.resolve(name)).replaceAll('\\', '/'));
	const isWanted = (file) =>
		wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`));
	const chosen = rooms.map((room) => ({ ...room, files: room.files.filter(isWanted) }));
	return chosen.filter(({ files }) => files.length > 0);
}
