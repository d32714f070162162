import { escapeMarkup } from '../../base/text/escapeMarkup';
import type { Font } from './font';
import type { Attributes } from './svg';
import { element } from './svg';
import type { Theme } from './themes';

/** Where a text stands. */
export interface PenPlace {
	readonly x: number;
	/** The line that letters stand on. */
	readonly y: number;
	readonly size: number;
	readonly anchor?: 'start' | 'middle' | 'end';
	readonly fill?: string;
	/** More than this is cut off. */
	readonly most?: number;
	readonly isBold?: boolean;
}

const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Draws what a picture consists of. */
export class Pen {
	private readonly drawn: string[] = [];

	constructor(
		readonly theme: Theme,
		private readonly font: Font,
		/** Whether there is no other font than this one. */
		private readonly isAlone: boolean,
	) {}

	/** All that was drawn, in this order. */
	get content(): string {
		return this.drawn.join('\n');
	}

	shape(name: 'rect' | 'line' | 'path' | 'circle', attributes: Attributes): void {
		this.drawn.push(element(name, attributes));
	}

	text(text: string, { x, y, size, anchor, fill, most, isBold }: PenPlace): void {
		const color = fill ?? this.theme.text;
		// One font file is enough: a line around the letters makes them bold.
		const bold = isBold ? { stroke: color, 'stroke-width': size / 40 } : {};
		const place = { x, y, 'font-size': size, fill: color, 'text-anchor': anchor, ...bold };
		this.drawn.push(element('text', place, escapeMarkup(this.fitting(text, size, most))));
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

	/** Small pictures that the font lacks are left out, unless there is nothing else. */
	private drawable(text: string): string {
		if (!this.isAlone || PLAIN.test(text)) return text;
		const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
		const kept = letters.filter((letter) => !PICTURE.test(letter) || this.font.has(letter));
		return kept.join('').trim() || text;
	}
}

const PLAIN = /^[\u0020-\u024F\u2013\u2026\u202F]*$/;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
