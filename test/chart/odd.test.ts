import { XMLValidator } from 'fast-xml-parser';

import { HEIGHT, WIDTH } from '../../platform/chart/draw/frame';
import type { DrawnText } from './drawing';
import { svgOf, textsIn } from './drawing';
import { ODD_REPORTS } from './oddReports';

function overlap(a: DrawnText, b: DrawnText): boolean {
	const inside = 0.5;
	return (
		a.left < b.right - inside &&
		b.left < a.right - inside &&
		a.top < b.bottom - inside &&
		b.top < a.bottom - inside
	);
}

describe.each(Object.entries(ODD_REPORTS))('a chart of %s', (_, report) => {
	let svg: string;
	beforeAll(async () => (svg = await svgOf(report)));

	it('is valid XML, and nothing in it can run', () => {
		expect(XMLValidator.validate(svg)).toBe(true);
		expect(svg).not.toMatch(/<(script|image|foreignObject|a|use)\b|\son\w+=|href/i);
		expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
	});

	it('holds its texts, none over another', () => {
		const texts = textsIn(svg);
		expect(texts.length).toBeGreaterThan(2);
		for (const { left, right, top, bottom } of texts) {
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(WIDTH);
			expect(top).toBeGreaterThanOrEqual(0);
			expect(bottom).toBeLessThanOrEqual(HEIGHT);
		}
		const pairs = texts.flatMap((one, index) =>
			texts
				.slice(index + 1)
				.flatMap((other) => (overlap(one, other) ? [[one.text, other.text]] : [])),
		);
		expect(pairs).toEqual([]);
	});
});
