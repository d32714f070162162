const EVERY_MS = 1_000;
const EVERY_MS_IN_A_LOG = 30_000;

/**
 * Shows progress and duration on stderr: on a terminal one line that is overwritten, otherwise a
 * line from time to time.
 */
export async function withProgress(what, work) {
	const start = performance.now();
	const onTerminal = process.stderr.isTTY === true;
	const say = (state) => {
		const seconds = Math.round((performance.now() - start) / 1_000);
		const line = `${String(seconds).padStart(4)} s  ${what}${state}`;
		process.stderr.write(onTerminal ? `\r\x1b[2K${line}` : `${line}\n`);
	};
	say(' ...');
	const timer = setInterval(() => say(' ...'), onTerminal ? EVERY_MS : EVERY_MS_IN_A_LOG);
	try {
		await work();
		say(': done');
	} finally {
		clearInterval(timer);
		if (onTerminal) process.stderr.write('\n');
	}
}
