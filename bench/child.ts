import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// A program that was given as text would run again in its child, and start another one.
const OF_TEXT = new Set(['--eval', '-e', '--print', '-p']);

/** What the loader of this process needs, without a program that was given as text. */
function loaderFlags(): string[] {
	const first = process.execArgv.findIndex((flag) => OF_TEXT.has(flag));
	return first < 0 ? process.execArgv : process.execArgv.slice(0, first);
}

/** Runs a script in a process of its own. @returns what it prints */
export async function outputOf(
	script: string,
	args: readonly string[] = [],
	flags: readonly string[] = [],
): Promise<string> {
	const all = [...loaderFlags(), ...flags, script, ...args];
	const { stdout } = await promisify(execFile)(process.execPath, all);
	return stdout;
}
