import path from 'node:path';
import { startSandbox } from '../../sandbox';
import { freePort, installN8n, N8N_2, OWNER, preparePack, startN8n } from '../../harness/n8n';
import { alreadyRunningAt, keepAddress } from './running';
import { PASSPHRASE, stock } from './stock';

const FOLDER = path.join(__dirname, '../../.cache/n8n');
const N8N_PORT = 5678;
const SANDBOX_PORT = 4010;
const JOB_SECONDS = 3;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Starts a real n8n with the pack, the sandbox, and every ready-made workflow in it. */
async function main(): Promise<void> {
	const running = await alreadyRunningAt(FOLDER);
	if (running !== undefined) {
		say(`\nn8n is running already: ${running}\n`);
		return;
	}

	say('\nMarketing Analytics in n8n\n');
	await installN8n(N8N_2);
	const pack = await preparePack();
	const sandbox = await startSandbox({
		port: await freePort(SANDBOX_PORT),
		jobSeconds: JOB_SECONDS,
	});
	say(`  The sandbox stands in for your platform at ${sandbox.url}`);
	say('  n8n starts ...');
	const server = await startN8n({
		version: N8N_2,
		packs: [pack],
		home: path.join(FOLDER, 'home'),
		port: N8N_PORT,
		log: path.join(FOLDER, 'server.log'),
	});
	const forgetAddress = await keepAddress(FOLDER, server.url);
	const first = await stock(server, sandbox, FOLDER);
	say(invitation(server.url, first));

	await untilToldToStop();
	say('\n  n8n stops ...');
	await server.stop();
	await sandbox.close();
	await forgetAddress();
	process.exit();
}

function invitation(url: string, workflowId: string): string {
	return `
  n8n is ready      ${url}
  Sign in with      ${OWNER.email}
  Password          ${OWNER.password}
  Open first        ${url}/workflow/${workflowId}
                    and press "Execute workflow": last week's channels, as rows and as a file
  Import page       publish the workflow "Import history from CSV files into marketing analytics, on a
                    page for colleagues", open the Production URL of its first node, and enter the
                    passphrase "${PASSPHRASE}"

  What you change is kept for the next start. Ctrl-C stops n8n and the sandbox.
`;
}

async function untilToldToStop(): Promise<void> {
	await new Promise<void>((resolve) => {
		// On Ctrl-C the signal arrives more than once, as npm and tsx pass it on.
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
	});
}

main().catch((error: unknown) => {
	process.stderr.write(
		`\nn8n did not start: ${error instanceof Error ? error.message : String(error)}\n`,
	);
	process.exit(1);
});
