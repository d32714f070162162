import type { GiveWay } from '../../base/async/eventLoop';
import type { NumberFormatFacts } from './numberFormats';
import { numberFormatOf } from './numberFormats';
import type { XmlAttributes, XmlElements } from './readXml';
import { attributeOf, isSet, XmlReader } from './readXml';
import { RichText } from './richText';
import type { ZipEntry } from './zipEntries';
import { damagedPart, unpack } from './zipEntries';
import { MEGABYTE } from '../../base/megabyte';

// The largest practical sheets have some hundred megabytes of XML.
const MOST_OF_SHEET = 1_024 * MEGABYTE;
const MOST_OF_TEXTS = 256 * MEGABYTE;
const MOST_OF_PART = 32 * MEGABYTE;

/** A sheet with cells. */
export interface Worksheet {
	readonly name: string;
	readonly isHidden: boolean;
	readonly entry: ZipEntry;
}

/** A relationship to another part, by the last segment of its type. */
interface Relationship {
	readonly type: string;
	readonly target: string;
}

type Relationships = ReadonlyMap<string, Relationship>;

/** Callbacks for some of the elements of a part. */
export type SomeElements = Partial<XmlElements>;

/** The parts of a workbook, which are read on demand (ECMA-376). */
export class WorkbookFile {
	private constructor(
		private readonly archive: Archive,
		private readonly related: Relationships,
		readonly is1904: boolean,
		readonly worksheets: readonly Worksheet[],
	) {}

	/** @throws ImportProblem if the workbook is damaged */
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

	/** Parses a sheet, and yields the receiver of its elements after each chunk. */
	sheetPieces<Taker extends SomeElements>(
		{ entry }: Worksheet,
		elements: Taker,
	): AsyncIterable<Taker> {
		return this.archive.pieces(entry, MOST_OF_SHEET, elements);
	}

	/** The number formats, by the style index of cells. */
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

	/** The shared strings, by their index. */
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

/** A worksheet of the list; undefined for charts and dialogs. */
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

/** Resolves a path against the root or the folder of another part. */
function pathOf(folder: string, target: string): string {
	const path: string[] = [];
	const full = target.startsWith('/') ? target : folder + target;
	for (const step of full.replaceAll('\\', '/').split('/')) {
		if (step === '..') path.pop();
		else if (step !== '' && step !== '.') path.push(step);
	}
	return path.join('/');
}

/** The files of an archive; names are case-insensitive. */
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

	/** @throws ImportProblem if the file does not exist */
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
