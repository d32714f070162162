import type { IPollFunctions } from 'n8n-workflow';

type Helpers = IPollFunctions['helpers'];

/** n8n helpers that the trigger does not use. The request for proxy settings finds no proxy. */
export const noHelpers: Omit<Helpers, 'httpRequestWithAuthentication' | 'prepareBinaryData'> = {
	httpRequest: async () => await Promise.reject(new Error('canceled')),
	request: missing,
	requestWithAuthentication: missing,
	requestWithAuthenticationPaginated: missing,
	requestOAuth1: missing,
	requestOAuth2: missing,
	refreshOAuth2Token: missing,
	registerCron: missing,
	createDeferredPromise: missing,
	returnJsonArray: missing,
	setBinaryDataBuffer: missing,
	copyBinaryFile: missing,
	binaryToBuffer: missing,
	binaryToString: missing,
	getBinaryPath: missing,
	getBinaryStream: missing,
	createBinarySignedUrl: missing,
	getBinaryMetadata: missing,
};

/** Other functions of n8n that the trigger does not use. */
export const notNeeded = {
	__emit: missing,
	getCredentialsProperties: missing,
	getExecutionId: missing,
	getWorkflowSettings: missing,
	getRestApiUrl: missing,
	getInstanceBaseUrl: missing,
	getInstanceId: missing,
	getSignedResumeUrl: missing,
	getChildNodes: missing,
	setSignatureValidationRequired: missing,
	getParentNodes: missing,
	getKnownNodeTypes: missing,
	getChatTrigger: missing,
	getExecutionContext: missing,
	prepareOutputData: missing,
	logger: { error: silent, warn: silent, info: silent, debug: silent },
};

function missing(): never {
	throw new Error('The simulated n8n does not have this: the trigger did not need it so far');
}

function silent(): void {}
