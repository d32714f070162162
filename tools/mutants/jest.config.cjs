const path = require('node:path');
const { projects } = require('../../jest.config.js');

const unit = projects.find(({ displayName }) => displayName === 'unit');

// Too slow for hundreds of mutants: examples have to notice them.
const slow = [
	// They live through weeks of polls, or import many files, against the sandbox.
	'/(polling|imports|alerts)/.*\\.property\\.',
	'/polling/baseline\\.',
	'/alerts/polls/(clocks|closed|outages)\\.',
	'/alerts/sites/severalSites\\.',
	// They measure the quality of a model over many series.
	'/alerts/quality/(?!youngSeries)',
	'/forecast/quality\\.',
	// They read files of many megabytes, and the first of them measures the time that takes.
	'/imports/file/turns\\.',
	'/imports/fuzz\\.',
	// They measure memory and time.
	'/imports/file/countedMemory\\.',
	'/http/pure/(growth|turns)\\.',
];

module.exports = {
	...unit,
	// Stryker hands on to jest which tests to start with, but not which to try each mutant with.
	testMatch: [`<rootDir>/${process.env.MUTANTS_TESTS}`],
	testPathIgnorePatterns: [...unit.testPathIgnorePatterns, ...slow],
	// Stryker wraps it, and reads neither TypeScript nor <rootDir>.
	testEnvironment: 'node',
	setupFiles: [path.join(__dirname, 'few-cases.cjs')],
	// A busy machine must not look like a failing test.
	testTimeout: 20_000,
	testRunner: path.join(__dirname, 'jest-circus-until-failure.cjs'),
	testSequencer: path.join(__dirname, 'only-needed.cjs'),
	watchman: false,
};
