import type { GiveWay } from '../../base/async/eventLoop';
import type { NumberFormatFacts } from './numberFormats';
import { numberFormatOf } from './numberFormats';
import type { XmlAttributes, XmlElements } from './readXml';
import { attributeOf, isSet, XmlReader } from './readXml';
import { RichText } from './richText';
import type { ZipEntry } from './zipEntries';
import { damagedPart, unpack } from './zipEntries';

const MEGABYTE = 1 << 20;
// Excel's largest sheets of figures have some hundred megabytes of XML.
const MOST_OF_SHEET = 1_024 * MEGABYTE;
const MOST_OF_TEXTS = 256 * MEGABYTE;
const MOST_OF_PART = 32 * MEGABYTE;

/** A sheet of a workbook that holds cells. */
export interface Worksheet {
	readonly name: string;
	readonly isHidden: boolean;
	readonly entry: ZipEntry;
}

/** A relationship of a part to another one, by the last word of its type. */
interface Relationship {
	readonly type: string;
	readonly target: string;
}

type Relationships = ReadonlyMap<string, Relationship>;

/** What is done with some of the elements of a part. */
export type SomeElements = Partial<XmlElements>;

/** The parts of a workbook, which are read when they are needed (ECMA-376). */
export class WorkbookFile {
	private constructor(
		private readonly archive: Archive,
		private readonly related: Relationships,
		readonly is1904: boolean,
		readonly worksheets: readonly Worksheet[],
	) {}

	/** @throws ImportProblem where it is damaged */
	static async open(
		bytes: Uint8Array,
		entries: readonly ZipEntry[],
		giveWay: GiveWay,
	): Promise<WorkbookFile> {
		const archive = new Archive(bytes, entries, giveWay);
		const roots = await relationshipsOf(archive, '');
		const root = [...roots.values()].find(({ type }) => type === 'officeDocument');
		const main = root?.target ?? 'xl/workbook.xml';
		const related = await relationshipsOf(archive, main);
		const sheets: XmlAttributes[] = [];
		let is1904 = false;
		await archive.read(archive.entry(main), MOST_OF_PART, {
			open: (name, attributes) => {
				if (name === 'sheet') sheets.push(attributes);
				else if (name === 'workbookPr') is1904 = isSet(attributes.date1904);
			},
		});
		const worksheets = sheets.flatMap((sheet) => worksheetOf(archive, related, sheet) ?? []);
		return new WorkbookFile(archive, related, is1904, worksheets);
	}

	/** Reads a sheet, and hands on what takes its elements after each piece. */
	sheetPieces<Taker extends SomeElements>(
		{ entry }: Worksheet,
		elements: Taker,
	): AsyncIterable<Taker> {
		return this.archive.pieces(entry, MOST_OF_SHEET, elements);
	}

	/** The number formats, by the numbers that cells give for their style. */
	async numberFormats(): Promise<readonly NumberFormatFacts[]> {
		const codes = new Map<string, string>();
		const ids: string[] = [];
		let isOfCells = false;
		await this.readRelated('styles', MOST_OF_PART, {
			open: (name, { numFmtId = '0', formatCode = '' }) => {
				if (name === 'cellXfs') isOfCells = true;
				else if (name === 'numFmt') codes.set(numFmtId, formatCode);
				else if (name === 'xf' && isOfCells) ids.push(numFmtId);
			},
			close: (name) => {
				if (name === 'cellXfs') isOfCells = false;
			},
		});
		return ids.map((id) => numberFormatOf(Number(id), codes.get(id)));
	}

	/** The texts that cells share, by their numbers. */
	async sharedTexts(): Promise<readonly string[]> {
		const texts: string[] = [];
		const text = new RichText();
		await this.readRelated('sharedStrings', MOST_OF_TEXTS, {
			open: (name) => {
				if (name === 'si') text.begin();
				else text.open(name);
			},
			text: (part) => text.add(part),
			close: (name) => {
				text.close(name);
				if (name === 'si') texts.push(text.whole());
			},
		});
		return texts;
	}

	private async readRelated(kind: string, most: number, elements: SomeElements): Promise<void> {
		const part = [...this.related.values()].find(({ type }) => type === kind);
		if (part) await this.archive.read(this.archive.entry(part.target), most, elements);
	}
}

/** A sheet of the list; undefined where it is a chart or a dialog. */
function worksheetOf(
	archive: Archive,
	related: Relationships,
	attributes: XmlAttributes,
): Worksheet | undefined {
	const { type, target = '' } = related.get(attributeOf(attributes, 'id') ?? '') ?? {};
	if (type !== 'worksheet') return undefined;
	const { name = '', state = 'visible' } = attributes;
	return { name, isHidden: state !== 'visible', entry: archive.entry(target) };
}

async function relationshipsOf(archive: Archive, part: string): Promise<Relationships> {
	const slash = part.lastIndexOf('/') + 1;
	const folder = part.slice(0, slash);
	const found = new Map<string, Relationship>();
	const entry = archive.find(`${folder}_rels/${part.slice(slash)}.rels`);
	if (!entry) return found;
	await archive.read(entry, MOST_OF_PART, {
		open: (name, { Id = '', Type = '', Target = '' }) => {
			if (name !== 'Relationship') return;
			const type = Type.slice(Type.lastIndexOf('/') + 1);
			found.set(Id, { type, target: pathOf(folder, Target) });
		},
	});
	return found;
}

/** The path of a part that is given from the root, or from the folder of another one. */
function pathOf(folder: string, target: string): string {
	const path: string[] = [];
	const full = target.startsWith('/') ? target : folder + target;
	for (const step of full.replaceAll('\\', '/').split('/')) {
		if (step === '..') path.pop();
		else if (step !== '' && step !== '.') path.push(step);
	}
	return path.join('/');
}

/** The files of an archive, whose names are the same in capital and small letters. */
class Archive {
	private readonly byName: ReadonlyMap<string, ZipEntry>;

	constructor(
		private readonly bytes: Uint8Array,
		entries: readonly ZipEntry[],
		private readonly giveWay: GiveWay,
	) {
		this.byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
	}

	find(name: string): ZipEntry | undefined {
		return this.byName.get(name.toLowerCase());
	}

	/** @throws ImportProblem where there is none */
	entry(name: string): ZipEntry {
		const entry = this.find(name);
		if (entry) return entry;
		throw damagedPart(name);
	}

	async read(entry: ZipEntry, most: number, elements: SomeElements): Promise<void> {
		const pieces = this.pieces(entry, most, elements);
		while (!(await pieces.next()).done);
	}

	async *pieces<Taker extends SomeElements>(
		entry: ZipEntry,
		most: number,
		elements: Taker,
	): AsyncGenerator<Taker> {
		const all: XmlElements = {
			open: (name, attributes) => elements.open?.(name, attributes),
			text: (text) => elements.text?.(text),
			close: (name) => elements.close?.(name),
		};
		const reader = new XmlReader(all, () => damagedPart(entry.name));
		for (const piece of unpack(this.bytes, entry, most)) {
			reader.write(piece);
			await this.giveWay();
			yield elements;
		}
		reader.end();
		yield elements;
	}
}
