import { parseArgs } from 'node:util';
import { SHAPES } from './http/shapes';
import { type Sandbox, startSandbox } from './start';

const USAGE =
	'Usage: sandbox [--port 4010] [--host 127.0.0.1] [--job-seconds 2] [--today 2026-03-15] [--shapes 1] [--json]';

function readable(sandbox: Sandbox): string {
	const site = sandbox.sites[0] ?? '';
	const { oauth, provider } = sandbox;
	return [
		'The sandbox is running.',
		`  Address          ${sandbox.url}`,
		`  API token        ${sandbox.token}`,
		`  Connector token  ${sandbox.connectorToken}`,
		`  OAuth2 client    ${oauth.clientId}, secret ${oauth.clientSecret}`,
		`  OAuth2 token     ${oauth.tokenUrl}`,
		`  OAuth2 consent   ${oauth.authorizeUrl}`,
		`  Provider         ${provider.url}, access key ${provider.accessApiKey}, secret key ${provider.secretKey}`,
		`  Provider sites   ${provider.siteId}, and ${provider.emptySiteId} without data`,
		`  Sites            ${sandbox.sites.join(', ')}`,
		'Try it:',
		`  curl -H "Authorization: Bearer ${sandbox.token}" ${sandbox.url}/ea/v2/ea/${site}/report/batch/kinds.json`,
		'Stop it with Ctrl-C.',
	].join('\n');
}

function numberOption(name: string, text: string): number {
	const value = Number(text);
	if (text.trim() === '' || !Number.isFinite(value) || value < 0) {
		throw new Error(`--${name} must be a number that is not negative.\n${USAGE}`);
	}
	return value;
}

function shapeOption(text: string): number {
	const shape = numberOption('shapes', text);
	if (Number.isInteger(shape) && shape <= SHAPES.length) return shape;
	throw new Error(`--shapes must be a whole number from 0 to ${SHAPES.length}.\n${USAGE}`);
}

function sentenceFor(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const code = 'code' in error ? error.code : undefined;
	if (code === 'EADDRINUSE') {
		return 'The port is in use by another program: choose another port with --port, or stop that program.';
	}
	if (code === 'EACCES')
		return 'You do not have permission to open this port: choose one above 1023 with --port.';
	return error.message;
}

async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			port: { type: 'string', default: '4010' },
			host: { type: 'string', default: '127.0.0.1' },
			'job-seconds': { type: 'string', default: '2' },
			today: { type: 'string' },
			shapes: { type: 'string', default: '0' },
			json: { type: 'boolean', default: false },
		},
	});
	const sandbox = await startSandbox({
		port: numberOption('port', values.port),
		host: values.host,
		shapes: shapeOption(values.shapes),
		jobSeconds: numberOption('job-seconds', values['job-seconds']),
		...(values.today === undefined ? {} : { today: values.today }),
	});
	const { url, token, connectorToken, oauth, provider, sites } = sandbox;
	console.log(
		values.json
			? JSON.stringify({ url, token, connectorToken, oauth, provider, sites })
			: readable(sandbox),
	);
	const stop = () => void sandbox.close().then(() => process.exit(0));
	process.on('SIGINT', stop);
	process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
	console.error(sentenceFor(error));
	process.exit(1);
});
