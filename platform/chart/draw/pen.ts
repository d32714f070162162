import { escapeMarkup } from '../../base/text/escapeMarkup';
import { isolated } from '../../base/text/isolated';
import type { Font } from './font';
import type { Attributes } from './svg';
import { element } from './svg';
import type { Theme } from './themes';

/** The position of a text. */
interface PenPlace {
	readonly x: number;
	/** The baseline. */
	readonly y: number;
	readonly size: number;
	readonly anchor?: 'start' | 'middle' | 'end';
	readonly fill?: string;
	/** The width at which the text is cut. */
	readonly most?: number;
	readonly isBold?: boolean;
}

const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Draws the elements of a picture. */
export class Pen {
	private readonly drawn: string[] = [];

	constructor(
		readonly theme: Theme,
		private readonly font: Font,
		/** Whether no other font is available. */
		private readonly isAlone: boolean,
	) {}

	/** All elements drawn so far, in order. */
	get content(): string {
		return this.drawn.join('\n');
	}

	shape(name: 'rect' | 'line' | 'path' | 'circle', attributes: Attributes): void {
		this.drawn.push(element(name, attributes));
	}

	text(text: string, { x, y, size, anchor, fill, most, isBold }: PenPlace): void {
		const color = fill ?? this.theme.text;
		// Bold letters are outlined, so that one font file is enough.
		const bold = isBold ? { stroke: color, 'stroke-width': size / 40 } : {};
		const place = { x, y, 'font-size': size, fill: color, 'text-anchor': anchor, ...bold };
		// A name keeps its own direction: the picture reads from left to right.
		const shown = isolated(this.fitting(text, size, most));
		this.drawn.push(element('text', place, escapeMarkup(shown)));
	}

	/** The width of a text as it will be drawn. */
	widthOf(text: string, size: number, most = Infinity): number {
		return this.font.widthOf(this.fitting(text, size, most), size);
	}

	private fitting(text: string, size: number, most = Infinity): string {
		const whole = this.drawable(text);
		if (most === Infinity || this.font.widthOf(whole, size) <= most) return whole;
		let kept = '';
		for (const { segment } of LETTERS.segment(whole)) {
			if (this.font.widthOf(`${kept}${segment}…`, size) > most) break;
			kept += segment;
		}
		return `${kept.trimEnd()}…`;
	}

	/** Removes symbols that the font lacks, unless nothing else would remain. */
	private drawable(text: string): string {
		if (!this.isAlone || PLAIN.test(text)) return text;
		const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
		const kept = letters.filter((letter) => !PICTURE.test(letter) || this.font.has(letter));
		return kept.join('').trim() || text;
	}
}

const PLAIN = /^[\u0020-\u024F\u2013\u2026\u202F]*$/;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
