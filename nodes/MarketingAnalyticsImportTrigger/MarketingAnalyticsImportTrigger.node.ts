import type {
	ICredentialsDecrypted,
	ICredentialTestFunctions,
	IHookFunctions,
	INodeCredentialTestResult,
	INodeType,
	IWebhookFunctions,
	IWebhookResponseData,
} from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';

import { settle } from '../../platform/base/async/settle';
import { toNodeFailure } from '../shared/run/errors';
import { importTriggerProperties } from './describe';
import { discardFiles } from './readMultipart';
import { checkProtection, testSecret } from './protection';
import { answerVisit, receiveUpload } from './receive';
import type { NodeDescription } from '../shared/form/nodeDescription';

/** Serves a page on which a colleague uploads a file, and starts the workflow with the result. */
export class MarketingAnalyticsImportTrigger implements INodeType {
	description: NodeDescription = {
		displayName: 'Marketing Analytics Import Trigger',
		name: 'marketingAnalyticsImportTrigger',
		icon: {
			light: 'file:../../icons/marketingAnalyticsImport.svg',
			dark: 'file:../../icons/marketingAnalyticsImport.dark.svg',
		},
		group: ['trigger'],
		version: 1,
		subtitle: '={{ $parameter["title"] }}',
		description:
			'Hosts a page on which colleagues import CSV files and Excel workbooks, and starts the workflow for each file',
		defaults: { name: 'Marketing Analytics Import Trigger' },
		builderHint: {
			searchHint:
				'Has its own page where colleagues drop CSV files and Excel workbooks, and checks the files. No Form Trigger is needed. Refused files go to the output Refused.',
		},
		inputs: [],
		outputs: [
			{ type: NodeConnectionTypes.Main, displayName: 'Accepted' },
			{ type: NodeConnectionTypes.Main, displayName: 'Refused' },
		],
		credentials: [
			{
				name: 'marketingAnalyticsImportApi',
				required: true,
				// Shown by When a File Arrives, the editor would treat it as a field of the credential, and
				// hide it.
				displayOptions: { hide: { handling: ['handOver'] } },
			},
			{
				name: 'marketingAnalyticsImportPageApi',
				required: true,
				testedBy: 'testPageCredential',
				displayOptions: {
					show: { handling: ['handOver'], protection: ['basicAuth', 'passphrase'] },
				},
			},
		],
		webhooks: [
			{
				name: 'setup',
				httpMethod: 'GET',
				ndvHideUrl: true,
				responseMode: 'onReceived',
				isFullPath: true,
				path: '={{ $parameter["path"] || $webhookId }}',
			},
			{
				name: 'default',
				httpMethod: 'POST',
				ndvHideMethod: true,
				responseMode: 'onReceived',
				isFullPath: true,
				path: '={{ $parameter["path"] || $webhookId }}',
			},
		],
		// While it listens, the editor covers the form with the address.
		triggerPanel: {
			header:
				'Copy the Test URL under Webhook URLs, then execute this step and open the URL in a new tab',
			executionsHelp:
				'<b>To try the page</b>, expand <b>Webhook URLs</b>, copy the <b>Test URL</b>, click <b>Execute step</b>, open the URL in a new tab, and import a file.<br /><br /><b>Once it works</b>, publish the workflow (in n8n 1: activate it), and send the <b>Production URL</b> to your colleagues. Each file that they import starts the workflow.',
			activationHint: {
				inactive:
					'Once the page works, publish the workflow (in n8n 1: activate it), and send the Production URL to your colleagues.',
				active: 'The page is open at the Production URL.',
			},
		},
		eventTriggerDescription: 'Waiting for a file on the page at the Test URL',
		activationMessage: 'The page is open at the Production URL: send this link to your colleagues.',
		properties: importTriggerProperties,
	};

	methods = {
		credentialTest: {
			async testPageCredential(
				this: ICredentialTestFunctions,
				{ data }: ICredentialsDecrypted,
			): Promise<INodeCredentialTestResult> {
				return testSecret(data ?? {});
			},
		},
	};

	// The page is served by n8n itself: there is no service to register a webhook with.
	webhookMethods = {
		default: {
			async checkExists(this: IHookFunctions): Promise<boolean> {
				const checked = await settle(checkProtection(this));
				if ('error' in checked) throw toNodeFailure(this.getNode(), checked.error);
				return true;
			},
			async create(this: IHookFunctions): Promise<boolean> {
				return true;
			},
			async delete(this: IHookFunctions): Promise<boolean> {
				return true;
			},
		},
	};

	async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
		try {
			const isVisit = this.getWebhookName() === 'setup';
			return isVisit ? await answerVisit(this) : await receiveUpload(this);
		} finally {
			discardFiles(this.getRequestObject());
		}
	}
}
