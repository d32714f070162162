const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Stryker tells jest by their names which tests come to a mutant, and jest would load all files to
 * find them. So the run before the first mutant notes which file has which tests, and how long it takes.
 */
const noteOf = (tests) => path.join(tests[0].context.config.rootDir, 'mutants-tests.json');

module.exports = class OnlyNeeded extends Sequencer {
	constructor(options) {
		super(options);
		this.pattern = options.globalConfig.testNamePattern;
	}

	/** The quick ones first, as one that notices the mutant is enough. */
	sort(tests) {
		const noted = readNote(tests);
		if (noted === undefined) return tests;
		const wanted = new RegExp(this.pattern ?? '', 'i');
		const isWanted = ({ names }) => names.some((name) => wanted.test(name));
		return tests
			.filter((test) => isWanted(noted[test.path]))
			.sort((one, other) => noted[one.path].ms - noted[other.path].ms);
	}

	cacheResults(tests, { testResults }) {
		if (this.pattern !== undefined || tests.length === 0 || readNote(tests)) return;
		const noted = testResults.map(({ testFilePath, perfStats, testResults: results }) => [
			testFilePath,
			{ ms: perfStats.runtime, names: results.map(({ fullName }) => fullName) },
		]);
		writeFileSync(noteOf(tests), JSON.stringify(Object.fromEntries(noted)));
	}
};

function readNote(tests) {
	try {
		return JSON.parse(readFileSync(noteOf(tests), 'utf8'));
	} catch {
		return undefined;
	}
}
