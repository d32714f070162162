const { default: circus } = require('jest-circus/runner');

/** The runs in which a test has failed. */
const failed = new WeakSet();

const NOT_TRIED = {
	ancestorTitles: [],
	title: 'not tried',
	fullName: 'not tried',
	status: 'pending',
	duration: 0,
	failureDetails: [],
	failureMessages: [],
	numPassingAsserts: 0,
};

/**
 * Runs the tests of a file as jest does, up to one that notices the mutant, and none of the files
 * after that: Stryker cannot tell jest to stop there, and knows by the name of this file which runner it is.
 */
module.exports = async function untilFirstFailure(run, project, environment, ...rest) {
	const [, testFilePath] = rest;
	if (failed.has(run)) return notTried(testFilePath);
	endAtFailure(environment);
	const result = await circus(run, project, environment, ...rest);
	if (result.numFailingTests > 0 || result.failureMessage) failed.add(run);
	return result;
};

/** Leaves out the tests of a file that come after one that failed: they could hang, each of them. */
function endAtFailure(environment) {
	const handle = environment.handleTestEvent?.bind(environment);
	let hasFailed = false;
	environment.handleTestEvent = async (event, state) => {
		await handle?.(event, state);
		if (event.name === 'test_done' && event.test.errors.length > 0) hasFailed = true;
		if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
	};
}

function notTried(testFilePath) {
	const now = Date.now();
	return {
		testFilePath,
		testResults: [NOT_TRIED],
		skipped: false,
		leaks: false,
		openHandles: [],
		numFailingTests: 0,
		numPassingTests: 0,
		numPendingTests: 1,
		numTodoTests: 0,
		perfStats: { start: now, end: now, runtime: 0, slow: false, loadTestEnvironmentStart: now },
		snapshot: {
			added: 0,
			fileDeleted: false,
			matched: 0,
			unchecked: 0,
			uncheckedKeys: [],
			unmatched: 0,
			updated: 0,
		},
	};
}
