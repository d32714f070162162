import { SaxesParser } from 'saxes';

/** The attributes of an element by their names as written, including prefixes. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Callbacks for the elements of an XML file, in document order. Names are without prefixes. */
export interface XmlElements {
	open(name: string, attributes: XmlAttributes): void;
	text(text: string): void;
	close(name: string): void;
}

const LONGEST_VALUE = 1 << 22;

/** Parses an XML file in chunks, so that only little of it is in memory. */
export class XmlReader {
	private readonly parser = new SaxesParser({ xmlns: false, position: false });
	private decoder: InstanceType<typeof TextDecoder> | undefined;
	/** How many characters were read since the last element. */
	private waiting = 0;

	/** @param broken creates the error for invalid XML */
	constructor(
		elements: XmlElements,
		private readonly broken: () => Error,
	) {
		this.parser.on('opentag', ({ name, attributes }) => {
			this.waiting = 0;
			elements.open(localName(name), attributes);
		});
		this.parser.on('closetag', ({ name }) => {
			this.waiting = 0;
			elements.close(localName(name));
		});
		this.parser.on('text', (text) => elements.text(text));
		this.parser.on('cdata', (text) => elements.text(text));
		this.parser.on('error', () => {
			throw this.broken();
		});
	}

	write(bytes: Uint8Array): void {
		this.decoder ??= new TextDecoder(encodingOf(bytes));
		const text = this.decoder.decode(bytes, { stream: true });
		this.waiting += text.length;
		// The parser buffers a value until it ends, so its length must be limited.
		if (this.waiting > LONGEST_VALUE) throw this.broken();
		this.parser.write(text);
	}

	end(): void {
		this.parser.close();
	}
}

/** The encoding by the byte order mark, which XML requires for UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function localName(name: string): string {
	const colon = name.indexOf(':');
	return colon < 0 ? name : name.slice(colon + 1);
}

/** Finds an attribute by its name without a prefix. */
export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
	if (Object.hasOwn(attributes, name)) return attributes[name];
	const prefixed = Object.keys(attributes).find((one) => one.endsWith(`:${name}`));
	return prefixed === undefined ? undefined : attributes[prefixed];
}

/** Whether an attribute of the XML Schema type boolean is true. */
export function isSet(value: string | undefined): boolean {
	return value === '1' || value === 'true';
}
