import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that a database's package creates, as databases refuse to run as root; undefined for other users. */
export async function serviceUser(name: string): Promise<{ uid: number; gid: number } | undefined> {
	if (process.getuid?.() !== 0) return undefined;
	const id = async (flag: string) => Number((await run('id', [flag, name])).stdout);
	return { uid: await id('-u'), gid: await id('-g') };
}
