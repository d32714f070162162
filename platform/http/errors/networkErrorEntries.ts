import type { ErrorEntry } from './errorEntry';
import { upstreamName, host, hostName, secret } from './errorWording';

/** The entries of the error catalog for addresses and network errors. */
export const networkErrorEntries = {
	addressInvalid: {
		message: (f) => `An address of the ${upstreamName(f)} in the credential cannot be used`,
		advice: (f) =>
			`In each address field of the credential, enter only the address that the ${upstreamName(f)} shows, for example https://customer.api.example.com, without a user name and without anything after ? or #`,
	},
	addressPlainHttp: {
		message: (f) =>
			`The address of ${host(f)} uses http, which would send the ${secret(f)} unencrypted`,
		advice: () =>
			'Use https, or turn on Allow Plain HTTP in the credential for a network you trust',
	},
	addressProxied: {
		message: (f) =>
			`The address of ${host(f)} uses http, and n8n would send the ${secret(f)} unencrypted to the proxy ${f.proxy}`,
		advice: (f) =>
			`Ask the administrator of n8n to add ${hostName(f)} to NO_PROXY, or turn on Allow Plain HTTP in the credential for a network you trust`,
	},
	proxyUnreachable: {
		message: (f) => `The proxy ${f.proxy} between n8n and ${host(f)} cannot be reached`,
		advice: (f) =>
			`Ask the administrator of n8n to check whether the proxy is running and is set correctly in HTTP_PROXY and HTTPS_PROXY, or to add ${hostName(f)} to NO_PROXY`,
		transient: true,
		notProcessed: true,
	},
	proxyForbids: {
		message: (f) =>
			`The proxy ${f.proxy} does not allow connections to ${host(f)} (HTTP ${f.status})`,
		advice: (f) =>
			`Ask the administrator of n8n to allow ${hostName(f)} in the proxy, or to add it to NO_PROXY`,
	},
	proxyFailed: {
		message: (f) => `The proxy ${f.proxy} could not connect to ${host(f)} (HTTP ${f.status})`,
		advice: (f) =>
			`Try again later. If the problem persists, check the address in the credential, and ask the administrator of n8n to make ${hostName(f)} reachable through the proxy or to add it to NO_PROXY`,
		transient: true,
		notProcessed: true,
	},
	hostUnknown: {
		message: (f) => `The host ${host(f)} does not exist`,
		advice: () => 'Check the spelling of the address in the credential',
	},
	hostRefused: {
		message: (f) => `${host(f)} does not accept connections`,
		advice: (f) =>
			`Check the address and port in the credential, and check whether the ${upstreamName(f)} is running`,
		transient: true,
		notProcessed: true,
	},
	hostUnreachable: {
		message: (f) => `${host(f)} cannot be reached from this n8n`,
		advice: (f) =>
			`Ask the administrator of n8n to check the network, proxy and firewall between n8n and the ${upstreamName(f)}`,
		transient: true,
		notProcessed: true,
	},
	notAllowed: {
		message: (f) => `This n8n does not allow requests to ${host(f)}`,
		advice: () =>
			'Ask the administrator of n8n to allow this host with N8N_SSRF_ALLOWED_HOSTNAMES or N8N_SSRF_ALLOWED_IP_RANGES',
	},
	proxyRefused: {
		message: (f) => `The proxy between n8n and ${host(f)} requires a user name and a password`,
		advice: () =>
			'Ask the administrator of n8n to add both to HTTP_PROXY and HTTPS_PROXY, as in http://name:password@host',
	},
	certificate: {
		message: (f) => `The certificate of ${host(f)} is not trusted`,
		advice: () =>
			'Check the address in the credential. If your own certificate authority has signed the certificate, ask the administrator of n8n to add this authority to NODE_EXTRA_CA_CERTS',
	},
	certificateName: {
		message: (f) => `The certificate of ${host(f)} is for another name`,
		advice: () =>
			'In the credential, enter the address with the host name in the certificate, or get a certificate for the host name that you have entered',
	},
	certificateExpired: {
		message: (f) => `The certificate of ${host(f)} has expired`,
		advice: (f) => `Ask the operator of the ${upstreamName(f)} to renew the certificate`,
	},
	certificateEarly: {
		message: (f) => `The certificate of ${host(f)} is not valid yet`,
		advice: () => 'Check the date and time of the computer on which n8n runs',
	},
	notSecure: {
		message: (f) => `A secure connection (https) to ${host(f)} failed`,
		advice: (f) =>
			`Check the address and port in the credential. If the ${upstreamName(f)} only supports http and you trust the network, start the address with http:// and turn on Allow Plain HTTP`,
	},
	connectionLost: {
		message: (f) => `The connection to ${host(f)} was interrupted before the reply was complete`,
		advice: () => 'Try again later',
		transient: true,
		outcomeUnknown: true,
	},
	timedOut: {
		message: (f) =>
			`${host(f)} did not answer ${f.seconds === undefined ? 'in time' : `within ${f.seconds} seconds`}`,
		advice: () => 'Try again later, or request less data at a time',
		transient: true,
		outcomeUnknown: true,
	},
} satisfies Record<string, ErrorEntry>;
