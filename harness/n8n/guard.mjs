// Runs a program in a process group of its own, and ends the whole group when the program ends or
// when whoever started this is gone, even by kill -9: nothing is left running.
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
