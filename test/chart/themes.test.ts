import { XMLValidator } from 'fast-xml-parser';

import { WIDTH } from '../../platform/chart/draw/frame';
import type { Theme } from '../../platform/chart/draw/themes';
import { DARK, inkOn, LIGHT } from '../../platform/chart/draw/themes';
import type { DrawnText } from './drawing';
import { svgOf, textsIn } from './drawing';
import { ODD_REPORTS } from './unusualReports';

function overlap(a: DrawnText, b: DrawnText): boolean {
	const inside = 0.5;
	return (
		a.left < b.right - inside &&
		b.left < a.right - inside &&
		a.top < b.bottom - inside &&
		b.top < a.bottom - inside
	);
}

/** The height of a picture, which grows with the number of small charts. */
const heightIn = (svg: string) => Number(/viewBox="0 0 1200 (\d+)"/.exec(svg)?.[1]);

describe.each(Object.entries(ODD_REPORTS))('a chart of %s', (_, report) => {
	let svg: string;
	beforeAll(async () => (svg = await svgOf(report)));

	it('is valid XML without anything that can run', () => {
		expect(XMLValidator.validate(svg)).toBe(true);
		expect(svg).not.toMatch(/<(script|image|foreignObject|a|use)\b|\son\w+=|href/i);
		expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
	});

	it('contains its texts, none of which overlap', () => {
		const texts = textsIn(svg);
		expect(texts.length).toBeGreaterThan(2);
		for (const { left, right, top, bottom } of texts) {
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(WIDTH);
			expect(top).toBeGreaterThanOrEqual(0);
			expect(bottom).toBeLessThanOrEqual(heightIn(svg));
		}
		const pairs = texts.flatMap((one, index) =>
			texts
				.slice(index + 1)
				.flatMap((other) => (overlap(one, other) ? [[one.text, other.text]] : [])),
		);
		expect(pairs).toEqual([]);
	});
});

type Triple = readonly [number, number, number];

// Machado, Oliveira and Fernandes (2009), for people who lack one kind of cone.
const EYES: Readonly<Record<string, readonly Triple[]>> = {
	all: [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
	],
	'no long waves': [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	'no middle waves': [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	'no short waves': [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
};

function light(color: string): Triple {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return [r, g, b];
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: string, other: string): number {
	const [dark = 0, bright = 0] = [one, other]
		.map((color) => luminance(light(color)))
		.sort((a, b) => a - b);
	return (bright + 0.05) / (dark + 0.05);
}

function lab(color: string, eye: readonly Triple[]): number[] {
	const seen = eye.map((row) =>
		row.reduce((sum, part, at) => sum + part * (light(color)[at] ?? 0), 0),
	);
	const [r = 0, g = 0, b = 0] = seen.map((part) => Math.min(1, Math.max(0, part)));
	const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
	const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
	const y = f(luminance([r, g, b]));
	const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: readonly number[], b: readonly number[]) =>
	Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)));

describe.each<[string, Theme]>([
	['light', LIGHT],
	['dark', DARK],
])('the %s theme', (_, theme) => {
	const colors = [...theme.series, theme.quiet];

	it.each(Object.entries(EYES))('has colors that can be distinguished: %s', (_eye, eye) => {
		const seen = colors.map((color) => lab(color, eye));
		// A difference of 2 is just seen.
		const close = seen.flatMap((one, index) =>
			seen.slice(0, index).filter((other) => distance(one, other) < 10),
		);
		expect(close).toEqual([]);
	});

	it('has enough contrast: 3 for shapes, 4.5 for texts', () => {
		for (const color of colors) expect(contrast(color, theme.background)).toBeGreaterThanOrEqual(3);
		for (const color of [theme.text, theme.faint]) {
			expect(contrast(color, theme.background)).toBeGreaterThanOrEqual(4.5);
		}
		for (const color of colors) expect(contrast(color, inkOn(color))).toBeGreaterThanOrEqual(4.5);
	});
});
