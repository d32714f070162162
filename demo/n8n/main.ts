import path from 'node:path';
import { startSandbox } from '../../sandbox';
import { freePort, installN8n, N8N_2, OWNER, preparePack, startN8n } from '../../harness/n8n';
import { findRunning, recordRunning } from './running';
import { Services } from './standIns/services';
import { PASSPHRASE, stock } from './stock';

const FOLDER = path.join(__dirname, '../../.cache/n8n');
const HOME = path.join(FOLDER, 'home');
const N8N_PORT = 5678;
const SANDBOX_PORT = 4010;
const SERVICES_PORT = 4011;
const JOB_SECONDS = 3;

/** The environment variable of n8n with the address of the stand-ins. */
const SERVICES_VARIABLE = 'STAND_INS';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Starts a real n8n with the pack, the sandbox, and every ready-made workflow in it. */
async function main(): Promise<void> {
	const running = await findRunning(FOLDER);
	if (running !== undefined) {
		say(running.state === 'ready' ? alreadyRunning(running.url) : ALREADY_STARTING);
		return;
	}

	say('\nMarketing Analytics in n8n\n');
	await installN8n(N8N_2);
	const pack = await preparePack();
	const forget = await recordRunning(FOLDER);
	const [sandbox, services] = await Promise.all([
		startSandbox({ port: await freePort(SANDBOX_PORT), jobSeconds: JOB_SECONDS }),
		Services.open({ port: await freePort(SERVICES_PORT) }),
	]);
	say(`  The sandbox is running at ${sandbox.url} and stands in for your platform`);
	say('  Starting n8n ...');
	const server = await startN8n({
		version: N8N_2,
		packs: [pack],
		home: HOME,
		port: N8N_PORT,
		log: path.join(FOLDER, 'server.log'),
		environment: { N8N_BLOCK_ENV_ACCESS_IN_NODE: 'false', [SERVICES_VARIABLE]: services.url },
	});
	const servicesOrigin = `={{ $env.${SERVICES_VARIABLE} }}`;
	const first = await stock(server, { sandbox, services, servicesOrigin }, HOME);
	await recordRunning(FOLDER, server.url);
	say(invitation(server.url, { first, page: services.url }));

	await untilStopped();
	say('\n  Stopping n8n ...');
	await server.stop();
	services.close();
	await sandbox.close();
	await forget();
	process.exit();
}

const SIGN_IN = `  Sign in with      ${OWNER.email}
  Password          ${OWNER.password}`;

const alreadyRunning = (url: string) => `
  n8n is already running in another window: press Ctrl-C there to stop it.

  n8n               ${url}
${SIGN_IN}
`;

const ALREADY_STARTING = '\n  n8n is already starting in another window.\n';

function invitation(url: string, { first, page }: { first: string; page: string }): string {
	return `
  n8n is ready      ${url}
${SIGN_IN}
  Open first        ${url}/workflow/${first}
                    and press "Execute workflow": last week's channels, as rows and as a file
  What was posted   ${page}
                    stands in for Slack, chats and Google Sheets in these workflows, so that
                    none needs an account; n8n's own Slack node does
  Import page       publish the workflow "Import history from CSV files into marketing analytics, on a
                    page for colleagues", open the Production URL of its first node, and enter the
                    passphrase "${PASSPHRASE}"

  What you change is kept for the next start. Ctrl-C stops n8n and the sandbox.
`;
}

async function untilStopped(): Promise<void> {
	await new Promise<void>((resolve) => {
		// On Ctrl-C the signal arrives more than once, as npm and tsx pass it on.
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
	});
}

main().catch((error: unknown) => {
	process.stderr.write(
		`\nThe demo failed: ${error instanceof Error ? error.message : String(error)}\n`,
	);
	process.exit(1);
});
