import type { ErrorKind } from '../../../../platform/http/errors/errorCatalog';
import type { ErrorFacts } from '../../../../platform/http/errors/errorFacts';
import { Fault } from '../../../../platform/http/errors/fault';
import { errorCatalog } from '../../../../platform/http/errors/errorCatalog';

const NOTHING: ErrorFacts = {};
const ALL = {
	host: 'x.example',
	proxy: 'proxy.example:3128',
	what: 'the report',
	status: 502,
	upstreamMessage: 'Oops',
	seconds: 30,
	megabytes: 64,
	levels: 500,
	retryAfterMs: 1_001,
	job: '7',
	state: 'READY',
	site: 9,
	days: '1 to 2 May',
	statedDays: '3 to 4 May',
};
const BY_PROVIDER: ErrorFacts = { host: 'x.example', upstream: 'provider' };

const kinds = Object.keys(errorCatalog).filter((kind): kind is ErrorKind => kind in errorCatalog);

/** The message and the advice that a user reads. */
function toldOf(kind: ErrorKind, facts: ErrorFacts): string {
	const { message, advice } = new Fault(kind, facts);
	return `${kind}: ${message} / ${advice}`.trim();
}

const linesOf = (text: string) => text.trim().split('\n');
const kindOf = (line: string) => kinds.find((kind) => line.startsWith(`${kind}: `));

test('every cause has a message', () => {
	expect(kinds.map((kind) => toldOf(kind, ALL))).toEqual(linesOf(TOLD));
});

test.each([
	['nothing', NOTHING, () => WITH_NOTHING],
	['that the provider was called', BY_PROVIDER, () => OF_PROVIDER],
])('messages of causes differ when %s is known', (_, facts, told) => {
	const lines = linesOf(told());
	expect(lines.map((line) => toldOf(kindOf(line) ?? 'stopped', facts))).toEqual(lines);
});

test.each<[ErrorKind, string]>([
	['clientRefused', 'and connect your account again'],
	['tokenNotIssued', 'and connect your account again'],
])('the advice after %s is to connect again, if an account was connected', (kind, advice) => {
	expect(new Fault(kind, { connects: true }).advice).toContain(advice);
	expect(new Fault(kind, { connects: false }).advice).not.toContain(advice);
});

test('the advice for a missing scope of an OAuth2 token is to request it', () => {
	const facts: ErrorFacts = { token: 'OAuth2 token' };
	expect(new Fault('forbidden', facts).advice).toContain('Ask an administrator');
	expect(new Fault('tokenRefused', facts).advice).toContain('connect your account again');
});

test('the advice names the setting of the operation', () => {
	const setting = 'Give Up After (Hours)';
	expect(new Fault('jobTooSlow', { job: '7', setting }).advice).toBe(
		'The job continues on the platform. Raise Give Up After (Hours) for jobs that take this long',
	);
});

test.each<ErrorKind>(['refused', 'reported', 'tooManyRows'])(
	'the advice after %s is the one of the operation',
	(kind) => {
		expect(new Fault(kind, { refusal: 'Do this' }).advice).toBe('Do this');
	},
);

test.each([
	[119, '119 seconds'],
	[120, '2 minutes'],
	[7_199, '120 minutes'],
	[7_200, '2 hours'],
	[9_000, '2.5 hours'],
])('%i seconds are written as %s', (seconds, words) => {
	expect(new Fault('jobTooSlow', { seconds }).message).toContain(`after ${words} (`);
});

test('the advice ends with how to fetch the result and the request ID', () => {
	const facts = { collect: 'Report > Collect', job: '7', requestId: 'r1' };
	const support = "Request ID for the platform's support: r1";
	expect(new Fault('stopped', facts).advice).toBe(
		`Fetch the result later with Report > Collect and this job ID. ${support}`,
	);
	expect(new Fault('forbidden', facts).advice).toContain('Report > Collect and job ID 7');
	expect(new Fault('emptyReply', { requestId: 'r1' }).advice).toBe(`Try again later. ${support}`);
});

test.each(kinds)('%s knows the job that its message names', (kind) => {
	// These two name the job that was started.
	const isOfStart = kind === 'stopped' || kind === 'jobNamed';
	const asked = new Fault(kind, { what: 'the result of job 71', requestedJob: '71' });
	expect(asked.jobId).toBe(asked.message.includes('job 71') && !isOfStart ? '71' : undefined);
	const done = new Fault(kind, { what: 'the report', job: '7' });
	expect(done.jobId).toBe(/job 7\b/i.test(done.message) ? '7' : undefined);
	const kept = new Fault(kind, {
		what: 'the result of job 71',
		job: '7',
		collect: 'Report > Collect',
	});
	expect(kept.jobId).toBe('7');
	expect(kept.advice).toContain(/job 7\b/i.test(kept.message) ? 'this job ID' : 'job ID 7');
});

test.each<['transient' | 'notProcessed' | 'outcomeUnknown', string, ErrorKind[]]>([
	[
		'transient',
		'may be over a little later',
		[
			'proxyUnreachable',
			'proxyFailed',
			'hostRefused',
			'hostUnreachable',
			'connectionLost',
			'timedOut',
			'tokenUnavailable',
			'tooManyRequests',
			'unavailable',
			'platformDown',
			'webPage',
			'emptyReply',
			'cutReply',
			'brokenReply',
			'notNow',
		],
	],
	[
		'notProcessed',
		'say that nothing was done',
		[
			'proxyUnreachable',
			'proxyFailed',
			'hostRefused',
			'hostUnreachable',
			'tokenUnavailable',
			'tooManyRequests',
			'unavailable',
		],
	],
	[
		'outcomeUnknown',
		'leave open what was done',
		[
			'connectionLost',
			'timedOut',
			'platformDown',
			'webPage',
			'emptyReply',
			'cutReply',
			'brokenReply',
			'tooDeep',
			'tooLarge',
			'unexpectedReply',
		],
	],
])('the causes that are %s %s', (means, _, those) => {
	expect(kinds.filter((kind) => new Fault(kind, NOTHING)[means])).toEqual(those);
});

const TOLD = `
addressInvalid: An address of the platform in the credential cannot be used / In each address field of the credential, enter only the address that the platform shows, for example https://customer.api.example.com, without a user name and without anything after ? or #
addressPlainHttp: The address of x.example uses http, which would send the token unencrypted / Use https, or turn on Allow Plain HTTP in the credential for a network you trust
addressProxied: The address of x.example uses http, and n8n would send the token unencrypted to the proxy proxy.example:3128 / Ask the administrator of n8n to add x.example to NO_PROXY, or turn on Allow Plain HTTP in the credential for a network you trust
proxyUnreachable: The proxy proxy.example:3128 between n8n and x.example cannot be reached / Ask the administrator of n8n to check whether the proxy is running and is set correctly in HTTP_PROXY and HTTPS_PROXY, or to add x.example to NO_PROXY
proxyForbids: The proxy proxy.example:3128 does not allow connections to x.example (HTTP 502) / Ask the administrator of n8n to allow x.example in the proxy, or to add it to NO_PROXY
proxyFailed: The proxy proxy.example:3128 could not connect to x.example (HTTP 502) / Try again later. If the problem persists, check the address in the credential, and ask the administrator of n8n to make x.example reachable through the proxy or to add it to NO_PROXY
hostUnknown: The host x.example does not exist / Check the spelling of the address in the credential
hostRefused: x.example does not accept connections / Check the address and port in the credential, and check whether the platform is running
hostUnreachable: x.example cannot be reached from this n8n / Ask the administrator of n8n to check the network, proxy and firewall between n8n and the platform
notAllowed: This n8n does not allow requests to x.example / Ask the administrator of n8n to allow this host with N8N_SSRF_ALLOWED_HOSTNAMES or N8N_SSRF_ALLOWED_IP_RANGES
proxyRefused: The proxy between n8n and x.example requires a user name and a password / Ask the administrator of n8n to add both to HTTP_PROXY and HTTPS_PROXY, as in http://name:password@host
certificate: The certificate of x.example is not trusted / Check the address in the credential. If your own certificate authority has signed the certificate, ask the administrator of n8n to add this authority to NODE_EXTRA_CA_CERTS
certificateName: The certificate of x.example is for another name / In the credential, enter the address with the host name in the certificate, or get a certificate for the host name that you have entered
certificateExpired: The certificate of x.example has expired / Ask the operator of the platform to renew the certificate
certificateEarly: The certificate of x.example is not valid yet / Check the date and time of the computer on which n8n runs
notSecure: A secure connection (https) to x.example failed / Check the address and port in the credential. If the platform only supports http and you trust the network, start the address with http:// and turn on Allow Plain HTTP
connectionLost: The connection to x.example was interrupted before the reply was complete / Try again later
timedOut: x.example did not answer within 30 seconds / Try again later, or request less data at a time
notConnected: The OAuth2 credential is not connected yet / Open the credential and connect your account there
signInEnded: The sign-in of the OAuth2 credential has expired or was revoked / Open the credential and connect your account again
clientRefused: The token endpoint x.example does not accept the client ID or the client secret / Check Grant Type, Client ID, Client Secret and Authentication in the credential
tokenUnavailable: The token endpoint x.example could not issue a token at the moment (HTTP 502) / Try again later
tokenNotIssued: The token endpoint x.example did not issue a token (HTTP 502): Oops / Check Access Token URL and Scopes in the credential
outcomeUnknown: The platform may have received the report, but no readable answer arrived (HTTP 502): Oops / Nothing was sent twice. Before you run the node again, check in the platform whether the request arrived
requestUnanswered: The platform may have received the report, but no readable answer arrived (HTTP 502): Oops / After a second attempt, the trigger waits until the report is next due. To get the report sooner, use Report > Run
searchUnanswered: The platform may have received the report, but no readable answer arrived (HTTP 502): Oops / The trigger searches again by itself, which changes nothing on the platform. If this error persists, contact the support team of the platform
timesLeftOut: The reports that were due 1 to 2 May were not requested, because the trigger only makes up for the last 31 / If you need these reports, request them with Report > Run for their days
tokenRefused: The platform does not accept the token / Copy the token from the platform into the credential again. If somebody has reset the token, the old one is invalid
keysRefused: The provider does not accept the keys for site 9: Oops / Compare Access Key, Secret Key and Site ID in the credential with the values that the provider shows
siteEmpty: The provider has no visits for site 9 from 1 to 2 May / Compare Site ID in the credential with the ID that the provider shows. The platform verifies a provider with the visits of these days only
tooManyRows: The provider has more rows for 1 to 2 May than it returns for one request / Choose a shorter period or fewer columns, or set Filter (JSON) under Options
forbidden: The token does not give access to the report: Oops / Ask an administrator of the platform for access, or use a credential that has it
notFound: The platform found nothing for the report: Oops / Check the site and the IDs. If every request fails, check the address in the credential
tooManyRequests: The platform has received too many requests / It asks you to wait 2 seconds. Send fewer requests at the same time, or run the workflow less often
refused: The platform refused the report: Oops / Read the message of the platform, and correct the fields of the node
unavailable: The platform could not process the report (HTTP 502): Oops / Try again later
platformDown: The platform could not process the report (HTTP 502): Oops / Try again later
redirected: x.example redirects to another address, to which the token was not sent / If the platform has moved, enter its new address in the credential
resultElsewhere: The result is at x.example, but the token was not sent there, because the credential contains a different address / Check Data Warehouse Address in the credential
webPage: x.example answered with a web page instead of data: Oops / The platform may be under maintenance, or the address in the credential is that of a website: check the address, or try again later
emptyReply: The platform sent an empty reply to the report / Try again later
cutReply: The reply of the platform was cut off in the middle / Try again later. If this keeps happening, request less data at a time
brokenReply: The reply of the platform is not valid JSON: Oops / Try again later. If this keeps happening, contact the support team of the platform
tooDeep: The reply to the report is nested more than 500 levels deep / Ask the operator of the platform whether its API has changed, and open an issue in the repository of this node
tooLarge: The reply to the report is larger than the limit of 64 MB / Request less at a time: a shorter period, fewer columns, or only the rows that a filter keeps
reported: The platform reported an error for the report: Oops / Read the message of the platform, and correct the fields of the node
notNow: The platform could not process the report at the moment: Oops / Try again later
unexpectedReply: The reply to the report lacks data that the node needs: Oops / Ask the operator of the platform whether its API has changed, and open an issue in the repository of this node
otherDays: The platform sent a result for 3 to 4 May, but 1 to 2 May was requested, so it belongs to a different request / Request the report again. If the days differ again, ask the platform's support why the job has the result of a different request
jobNotNamed: No job ID was recognized in the platform’s answer to the report: Oops / The job may be running. Look for its ID in the answer before you run the node again, and open an issue with this answer in the repository of this node
jobNamed: The platform reported an error for the report, but its answer names job 7 (HTTP 502): Oops / The job may be running, so nothing was sent twice. Before you run the node again, check the job with this ID
notStored: n8n could not store the report: Oops / Ask the administrator of n8n to check the storage for binary data, and to free up space if it is full
stopped: Waiting for the report was stopped (job 7) /
jobFailed: The platform could not finish job 7 of 1 to 2 May (state READY): Oops / Check the request for errors, or submit it again
jobExpired: The result of job 7 of 1 to 2 May is no longer available (state READY) / Submit the request again, and fetch the result sooner
jobTooSlow: Job 7 of 1 to 2 May is not finished after 30 seconds (state READY) / The job continues on the platform
`;

const WITH_NOTHING = `
hostRefused: The platform does not accept connections / Check the address and port in the credential, and check whether the platform is running
timedOut: The platform did not answer in time / Try again later, or request less data at a time
outcomeUnknown: The platform may have received the request, but no readable answer arrived / Nothing was sent twice. Before you run the node again, check in the platform whether the request arrived
tooManyRequests: The platform has received too many requests / Send fewer requests at the same time, or run the workflow less often
unavailable: The platform could not process the request / Try again later
stopped: Waiting for the request was stopped /
jobTooSlow: Job undefined is not finished after 0 seconds (state undefined) / The job continues on the platform
`;

const OF_PROVIDER = `
addressInvalid: An address of the provider in the credential cannot be used / In each address field of the credential, enter only the address that the provider shows, for example https://customer.api.example.com, without a user name and without anything after ? or #
addressPlainHttp: The address of x.example uses http, which would send the keys unencrypted / Use https, or turn on Allow Plain HTTP in the credential for a network you trust
hostRefused: x.example does not accept connections / Check the address and port in the credential, and check whether the provider is running
hostUnreachable: x.example cannot be reached from this n8n / Ask the administrator of n8n to check the network, proxy and firewall between n8n and the provider
notSecure: A secure connection (https) to x.example failed / Check the address and port in the credential. If the provider only supports http and you trust the network, start the address with http:// and turn on Allow Plain HTTP
notFound: The provider found nothing for the request / Check the site and the IDs. If every request fails, check the address in the credential
tooManyRequests: The provider has received too many requests / Send fewer requests at the same time, or run the workflow less often
refused: The provider refused the request / Check the fields of the node
unavailable: The provider could not process the request / Try again later
platformDown: The provider could not process the request / Try again later
redirected: x.example redirects to another address, to which the keys were not sent / If the provider has moved, enter its new address in the credential
webPage: x.example answered with a web page instead of data / The provider may be under maintenance, or the address in the credential is that of a website: check the address, or try again later
emptyReply: The provider sent an empty reply to the request / Try again later
cutReply: The reply of the provider was cut off in the middle / Try again later. If this keeps happening, request less data at a time
reported: The provider reported an error for the request / Check the fields of the node
unexpectedReply: The reply to the request lacks data that the node needs / Ask the operator of the provider whether its API has changed, and open an issue in the repository of this node
`;
