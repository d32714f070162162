import type { INode } from 'n8n-workflow';
import { readTemplate } from '../../demo/workflows';
import type { WorkflowJson } from '../../harness/engine';

/** The ready-made workflows that are whole products; the others each teach one thing. */
export const PRODUCTS = [
	'agency-monday',
	'weekly-comparison-to-chat',
	'targets-from-sheet-to-chat',
	'alert-to-chat',
	'validate-leads',
	'daily-figures-to-postgres',
	'ad-costs-from-sheet',
	'blend-costs-and-sales',
	'campaign-names-to-check',
	'import-page',
	'ask-your-marketing-data',
] as const;

/** The sticky note that says what a workflow is for. */
export const MAIN = 'About this workflow';

/** Where something lies on the canvas. */
export interface Area {
	readonly name: string;
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** A sticky note: where it lies, and what it says. */
export interface Sticky extends Area {
	readonly text: string;
}

/** A ready-made workflow as users get it, apart: what runs, and what explains it. */
export class Template {
	private constructor(readonly workflow: WorkflowJson) {}

	static async read(name: string): Promise<Template> {
		return new Template(await readTemplate(name));
	}

	/** The nodes that do something. */
	get nodes(): INode[] {
		return this.workflow.nodes.filter(({ type }) => !isSticky(type));
	}

	get stickies(): Sticky[] {
		return this.workflow.nodes
			.filter(({ type }) => isSticky(type))
			.map(({ name, position: [left, top], parameters: { content, width, height } }) => ({
				name,
				text: String(content),
				left,
				top,
				right: left + Number(width),
				bottom: top + Number(height),
			}));
	}

	/** The whole file. */
	get text(): string {
		return JSON.stringify(this.workflow);
	}
}

const isSticky = (type: string) => type === 'n8n-nodes-base.stickyNote';

// As n8n's editor draws them: what uses tools has room for them, and below a node stands its name.
const NODE = { width: 96, height: 96, name: 40 };
const WIDE: Readonly<Record<string, number>> = {
	'@n8n/n8n-nodes-langchain.agent': 256,
	'@n8n/n8n-nodes-langchain.chatHitlTool': 256,
};

/** Where a node lies, with its name. */
export function areaOf({ name, type, position: [left, top] }: INode): Area {
	const right = left + (WIDE[type] ?? NODE.width);
	return { name, left, top, right, bottom: top + NODE.height + NODE.name };
}

/** Whether two areas have any part in common. */
export function overlap(one: Area, other: Area): boolean {
	const beside = one.right <= other.left || other.right <= one.left;
	return !beside && one.top < other.bottom && other.top < one.bottom;
}

/** Whether an area lies in another as a whole. */
export function liesIn(inner: Area, { left, top, right, bottom }: Area): boolean {
	const isBeside = inner.left < left || inner.right > right;
	return !isBeside && inner.top >= top && inner.bottom <= bottom;
}
