import { ESLint } from 'eslint';
import { root } from '../run.mjs';

/**
 * Prints what ESLint finds, and returns an exit code. It runs in this process, so that two parts of
 * the lint load ESLint and n8n's rules once. A warning is a failure, too.
 *
 * @param options of ESLint, in addition
 */
export async function eslint(config, files, options = {}) {
	const linter = new ESLint({
		cwd: root,
		overrideConfigFile: config,
		allowInlineConfig: false,
		...options,
	});
	const results = await linter.lintFiles(files);
	const { format } = await linter.loadFormatter('stylish');
	process.stdout.write(await format(results));
	return results.every(({ messages }) => messages.length === 0) ? 0 : 1;
}
