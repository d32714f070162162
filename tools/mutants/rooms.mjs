import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * What is changed, and the tests that must notice: those of the room alone, as a rule that only a
 * far test holds is held by accident.
 */
const rooms = [
	{
		files: inFolder('platform/base'),
		// Dates, texts and JSON are tested with the requests that use them.
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
		// What a baseline expects shows in the alerts that come of it.
		tests: 'test/{timeseries,alerts}/**/*.test.ts',
	},
	{
		files: inFolder('platform/holidays'),
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
		// What words mean is data, which the tests repeat.
		files: inFolder(
			'platform/questions',
			'names/dimensions.ts',
			'names/metrics.ts',
			'names/times.ts',
			'names/values.ts',
		),
		tests: 'test/questions/**/*.test.ts',
	},
	{
		files: inFolder('platform/imports'),
		tests: 'test/imports/**/*.test.ts',
	},
	{
		files: inFolder('platform/reports/transform'),
		tests: 'test/reports/transform/**/*.test.ts',
	},
	{
		files: inFolder('platform/reports/warehouseTable'),
		tests: 'test/reports/warehouseTable/**/*.test.ts',
	},
	{
		files: inFolder('platform/summary'),
		// The main figures of a report are seen in its messages.
		tests: 'test/{summary,message}/**/*.test.ts',
	},
	{
		files: inFolder('platform/message'),
		tests: 'test/message/**/*.test.ts',
	},
	{
		// What a picture looks like is held by properties of it, not by numbers of pixels.
		files: inFolder('platform/chart', 'draw/packed.d.ts'),
		tests: 'test/chart/**/*.test.ts',
	},
	{
		// Access to the import page; what the page shows and takes is left out.
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
 * The rooms with those of their files that were asked for.
 * @param {readonly string[]} asked files or folders, as they are typed in the project; all when empty
 */
export function roomsOf(asked) {
	const wanted = asked.map((name) => path.relative(root, path.resolve(name)).replaceAll('\\', '/'));
	const isWanted = (file) =>
		wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`));
	const chosen = rooms.map((room) => ({ ...room, files: room.files.filter(isWanted) }));
	return chosen.filter(({ files }) => files.length > 0);
}
