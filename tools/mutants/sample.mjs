import { createHash } from 'node:crypto';
import path from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** How many of 100 mutants are tried, and which of the possible samples: MUTANTS_PERCENT, MUTANTS_SEED. */
const percent = Number(process.env.MUTANTS_PERCENT ?? 100);
const seed = process.env.MUTANTS_SEED ?? '1';

/** Whether a mutant is in the sample: the same of the same code, on every computer. */
function isInSample({ fileName, location: { start, end }, replacement }) {
	const file = path.relative(process.cwd(), fileName).replaceAll('\\', '/');
	const key = [seed, file, start.line, start.column, end.line, end.column, replacement].join('\n');
	const position = createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32;
	return 100 * position < percent;
}

// Stryker has no samples; what a checker rejects is neither tried nor counted.
const sample = {
	async init() {},
	async group(mutants) {
		return [mutants.map(({ id }) => id)];
	},
	async check(mutants) {
		return Object.fromEntries(
			mutants.map((mutant) => [
				mutant.id,
				isInSample(mutant)
					? { status: CheckStatus.Passed }
					: { status: CheckStatus.CompileError, reason: 'It is not in the sample.' },
			]),
		);
	},
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'sample', sample)];
