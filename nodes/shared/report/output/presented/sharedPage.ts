import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { PageSection } from '../../../../../platform/message/htmlPage';
import { writeHtmlPage } from '../../../../../platform/message/htmlPage';
import { FigureFormats } from '../../../../../platform/summary/figureFormats';
import { wordsFor } from '../../../../../platform/summary/messageWords';
import { nameFile } from '../../../run/fileFormats';
import { fileItem } from '../../../run/outputFile';
import type { FileContext } from '../../../run/store';
import type { Presentation } from '../../form/presentation';

/** How a page that several reports share is written. */
interface PageStyle {
	readonly presentation: Presentation;
	/** The title of the page; that of its only report, or their number, if it is empty. */
	readonly title: string;
	readonly field: string;
	readonly fileName: string;
}

/** A page that several reports share, each as a section of its own, in the order of their items. */
export class SharedPage {
	private readonly sections = new Map<number, PageSection>();

	constructor(private readonly style: PageStyle) {}

	/** Adds the report of an item. */
	add(item: number, section: PageSection): void {
		this.sections.set(item, section);
	}

	/**
	 * Puts the page in the place of the items of its sections; items that failed stay.
	 *
	 * @throws Fault when n8n cannot store the file
	 */
	async inPlaceOf(
		context: FileContext,
		items: readonly INodeExecutionData[],
	): Promise<INodeExecutionData[]> {
		const isSection = (item: INodeExecutionData) => this.sections.has(originOf(item) ?? -1);
		const ofSections = items.filter(isSection);
		const others = items.filter((item) => !isSection(item));
		if (ofSections.length === 0) return others;
		const missing = others.map(({ json }) => String(json.error ?? json.message ?? ''));
		const isShort = missing.length > 0 || ofSections.some(({ json }) => json.complete === false);
		const page = await this.item(context, isShort ? { complete: false } : {}, missing);
		return [
			{
				...page,
				pairedItem: [...this.sections.keys()].sort((a, b) => a - b).map((item) => ({ item })),
			},
			...others,
		];
	}

	/** The item of the page. @throws Fault when n8n cannot store the file */
	async item(
		context: FileContext,
		facts: IDataObject,
		missing: readonly string[] = [],
	): Promise<INodeExecutionData> {
		const { presentation, title, field, fileName } = this.style;
		const { style } = presentation;
		const wording = { formats: new FigureFormats(style), words: wordsFor(style.language) };
		const sections = [...this.sections].sort(([a], [b]) => a - b).map(([, section]) => section);
		const content = writeHtmlPage(sections, { title, missing }, wording);
		const json = { title: title || wording.words.reports(String(sections.length)) };
		const file = pageFile(field, fileName || 'reports', content);
		return await fileItem(context, file, { ...json, sections: sections.length, ...facts }, 0);
	}
}

/** A page as a file. */
export function pageFile(field: string, fileName: string, content: string) {
	return { field, ...nameFile('html', fileName), content: Buffer.from(content) };
}

/** The first input item that an item comes from. */
function originOf({ pairedItem }: INodeExecutionData): number | undefined {
	const [first] = [pairedItem].flat();
	return typeof first === 'object' ? first.item : first;
}
