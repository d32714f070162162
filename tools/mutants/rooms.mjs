import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * What is changed, and the tests that must notice: those of the room alone, as a rule that only a
 * far test holds is held by accident.
 */
const rooms = [
	{
		files: inFolder('platform/client'),
		tests: 'test/client/**/*.test.ts',
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
		files: inFolder('platform/usual'),
		// What is usual shows in the alerts that come of it.
		tests: 'test/{usual,alerts}/**/*.test.ts',
	},
	{
		files: inFolder('platform/calendar'),
		tests: 'test/calendar/**/*.test.ts',
	},
	{
		files: inFolder('platform/forecast'),
		tests: 'test/forecast/**/*.test.ts',
	},
	{
		files: inFolder('platform/targets'),
		tests: 'test/targets/**/*.test.ts',
	},
	{
		files: inFolder('platform/asking'),
		tests: 'test/asking/**/*.test.ts',
	},
	{
		// What words mean is data, which the tests repeat.
		files: inFolder(
			'platform/words',
			'names/dimensions.ts',
			'names/metrics.ts',
			'names/times.ts',
			'names/values.ts',
		),
		tests: 'test/words/**/*.test.ts',
	},
	{
		files: inFolder('platform/imports'),
		tests: 'test/imports/**/*.test.ts',
	},
	{
		files: inFolder('platform/reports/answer'),
		tests: 'test/reports/answer/**/*.test.ts',
	},
	{
		files: inFolder('platform/reports/database'),
		tests: 'test/reports/database/**/*.test.ts',
	},
	{
		files: inFolder('platform/summary'),
		// What is told of a report is read in its messages.
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
		// Who is let in to the import page; what the page shows and takes is left out.
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
