const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function runStep({ name, run }) {
	const start = performance.now();
	process.stdout.write(`\n== ${name}\n`);
	const result = await run().catch((error) => {
		process.stdout.write(`${error.stack}\n`);
		return { passed: 0, failed: 1 };
	});
	return { name, time: seconds(start), ...result };
}

async function inTurn(steps) {
	const results = [];
	for (const step of steps) results.push(await runStep(step));
	return results;
}

/**
 * Runs the required steps, and then lists of steps concurrently: while tests wait, a processor is
 * free for the lint. The last printed line is the summary.
 *
 * @param first steps that all others require
 */
export async function runSteps(first, ...lists) {
	const start = performance.now();
	const results = await inTurn(first);
	if (results.every(({ failed }) => failed === 0)) {
		results.push(...(await Promise.all(lists.map(inTurn))).flat());
	}
	process.exitCode = print(results, start) ? 0 : 1;
}

function print(results, start) {
	process.stdout.write('\n');
	for (const { name, time, passed, failed, note } of results) {
		const extra = note === undefined ? '' : `, ${note}`;
		const counts = `${passed} passed, ${failed} failed${extra}`;
		process.stdout.write(`${name.padEnd(16)}${time.padStart(8)}  ${counts}\n`);
	}
	process.stdout.write(`${'total'.padEnd(16)}${seconds(start).padStart(8)}\n`);
	const sum = (key) => results.reduce((total, result) => total + result[key], 0);
	process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
	return sum('failed') === 0;
}
