// Runs a program in its own process group, and ends the group when the program ends or its parent
// is gone, even after kill -9.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const { GUARD_UID: uid, GUARD_GID: gid, ...env } = process.env;
const user = uid === undefined ? {} : { uid: Number(uid), gid: Number(gid) };
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, ...user });

const endGroup = () => process.kill(-process.pid, 'SIGKILL');

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
process.stdin.on('error', endGroup).on('close', endGroup).resume();
child.on('error', (error) => {
	process.stderr.write(`${error.message}\n`);
	endGroup();
});
child.on('exit', endGroup);
