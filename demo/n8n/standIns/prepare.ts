import type { INode } from 'n8n-workflow';
import type { Sandbox } from '../../../sandbox';
import type { WorkflowJson } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { fillSettings } from '../../workflows';
import { standIn } from './redirect';
import type { Services, SheetRow } from './services';
import { dayInWorkflow } from '../../../harness/siteDays';

/** Nodes of n8n that need a server of their own, by what it is called. */
const LACKING: Readonly<Record<string, string>> = {
	'n8n-nodes-base.emailSend': 'a mail server',
	'n8n-nodes-base.googleBigQuery': 'BigQuery',
	'n8n-nodes-base.mySql': 'a MySQL database',
	'n8n-nodes-base.postgres': 'a Postgres database',
	'n8n-nodes-base.snowflake': 'Snowflake',
};
const IMPORT_PAGE = /\.marketingAnalyticsImportTrigger$/;
const MODEL = '@n8n/n8n-nodes-langchain.lmChatOpenAi';
const DAY_MS = 86_400_000;
const LEAD = 'A-1001';

/** Where workflows of the demo find what they need. */
export interface Places {
	/** The address of the stand-ins, or an expression for it. */
	readonly origin: string;
	/** The page that shows what was posted. */
	readonly page: string;
	/** The ID of the Data Table that it uses. */
	readonly dataTable: string;
}

/** Makes a ready-made workflow run without an account anywhere, and lets its notes say so. */
export function prepareWorkflow(workflow: WorkflowJson, { origin, page, dataTable }: Places): void {
	fillSettings(workflow, SETTINGS);
	const replaced = standIn(workflow, origin);
	for (const node of workflow.nodes) {
		if ('dataTableId' in node.parameters) node.parameters.dataTableId = locator(dataTable, 'id');
		if (node.type in LACKING) node.disabled = true;
		// The sandbox gives session tokens of the data warehouse for one address only.
		if (node.parameters.resource === 'dataWarehouse') node.parameters.ip = '203.0.113.7';
		const { content } = node.parameters;
		if (typeof content === 'string') node.parameters.content = noteInDemo(content);
	}
	const lacking = new Set(workflow.nodes.flatMap(({ type }) => LACKING[type] ?? []));
	const hasType = (type: string) => workflow.nodes.some((node) => node.type === type);
	const sentences = [
		...(replaced.length > 0
			? [
					`The nodes for ${replaced.join(' and ')} are replaced by nodes that use a page on this computer. It shows what was posted: [${page}](${page})`,
				]
			: []),
		...(hasType(MODEL) ? ['The language model is a stand-in that always asks for last week.'] : []),
		...(workflow.nodes.some(({ type }) => IMPORT_PAGE.test(type))
			? ['The command that started n8n shows the passphrase of the page.']
			: []),
		...[...lacking].map((what) => `Nodes that need ${what} are deactivated in this demo.`),
	];
	if (sentences.length > 0) workflow.nodes.push(noteAbove(workflow.nodes, sentences));
}

const STEPS = /^1\. /m;
const REQUIREMENTS = /^### Requirements\n[^]*?(?=^### )/m;
const ALREADY_SET =
	'In this demo, credentials and settings are already entered, and no account is required. In your own n8n:';

/** Says in a template's note that its steps are for another n8n, as users look for the nodes that they name. */
function noteInDemo(content: string): string {
	return content.replace(REQUIREMENTS, '').replace(STEPS, `${ALREADY_SET}\n\n1. `);
}

const SETTINGS = {
	slackChannel: '#marketing',
	searchTeamChannel: '#search',
	crmTeamChannel: '#crm',
	everybodyElseChannel: '#marketing',
	firstDay: '2022-01-30',
	lastDay: '2022-02-01',
};

const NOTE_HEIGHT = 200;
const GREEN = 4;

function noteAbove(nodes: readonly INode[], sentences: readonly string[]): INode {
	const left = Math.min(...nodes.map(({ position }) => position[0]));
	const top = Math.min(...nodes.map(({ position }) => position[1]));
	return {
		id: 'demo-note',
		name: 'In this demo',
		type: 'n8n-nodes-base.stickyNote',
		typeVersion: 1,
		position: [left, top - NOTE_HEIGHT - 40],
		parameters: {
			content: `## In this demo\n${sentences.join('\n\n')}`,
			width: 560,
			height: NOTE_HEIGHT,
			color: GREEN,
		},
	};
}

/** Fills the sheets that ready-made workflows read, and adds the lead that one of them validates. */
export function fillSheets({ sheets }: Services, sandbox: Sandbox, site: string): void {
	sandbox.control.addRecord({
		site,
		group: 'estimate',
		reference: LEAD,
		amount: 100,
		status: 'PENDING',
		at: Math.floor((Date.now() - 3 * DAY_MS) / 1_000),
	});
	sheets.Orders = [
		{ Reference: LEAD, Status: 'paid', Amount: 98.5 },
		{ Reference: 'A-1002', Status: 'open', Amount: 40 },
	];
	sheets.Targets = [
		{ Metric: 'Sales', Name: '', Period: 'this month', Target: '9,000', Type: '' },
		{ Metric: 'Sales', Name: 'Paid search', Period: 'this month', Target: '3,500', Type: '' },
		{ Metric: 'Visits', Name: '', Period: 'this month', Target: '500,000', Type: 'at least' },
	];
	sheets.Costs = [1, 2].flatMap((days) => [
		costOf('5003', 'Branding vidéo', days),
		costOf('5002', 'Prospection lookalike', days),
	]);
	const days = [1, 2, 3, 4].map(dayInWorkflow);
	sheets['Google Ads'] = days.map((Day) => ({ Day, Campaign: 'Branding vidéo', Cost: 60 }));
	sheets.Meta = days.map((Day) => ({
		Day,
		'Campaign name': 'Prospection lookalike',
		'Amount spent': 45.5,
	}));
}

function costOf(id: string, campaign: string, daysAgo: number): SheetRow {
	const date = dayInWorkflow(daysAgo);
	const figures = { Clicks: 10, Impressions: 1_000, Cost: 60 };
	return { Date: date, 'Campaign ID': id, Campaign: campaign, ...figures, Uploaded: '' };
}
