import type { NamedDays } from '../../platform/base/dates/namedDays';
import { collectChartData } from '../../platform/chart/collectChartData';
import { drawChart } from '../../platform/chart/draw/drawChart';
import { readFont } from '../../platform/chart/draw/font';
import { FigureFormats } from '../../platform/summary/figureFormats';
import { wordsFor } from '../../platform/summary/messageWords';
import { watched } from '../reports/transform/watched';
import type { OddReport } from './unusualReports';
import { fontBytes } from './packed';

export const font = readFont(fontBytes());
const wordingIn = (language: string) => ({
	formats: new FigureFormats({ language }),
	words: wordsFor(language),
});
export const wording = wordingIn('en');

/** What a chart of a report shows. */
export async function dataOf({
	table,
	kind,
	title,
	site = 'shop-eu',
	language,
	specialDays,
	...how
}: OddReport & { readonly specialDays?: readonly NamedDays[] | undefined }) {
	const days = { from: '2026-11-09', to: '2026-11-15' };
	const before = { from: '2026-11-02', to: '2026-11-08' };
	const { table: rows, overview } = await watched(table, how);
	const about = () => ({ site, days, before, title, specialDays, count: overview.overall.count });
	const wish = { kind, top: how.top, sortedBy: overview.sortedBy(rows.columns) };
	return await collectChartData(rows, wish, about, language ? wordingIn(language) : wording);
}

/** The SVG of a report, as it becomes a PNG. */
export async function svgOf(report: Parameters<typeof dataOf>[0], isDark = false): Promise<string> {
	const style = { isDark, isAlone: true, font, formats: wording.formats };
	return drawChart(await dataOf(report), style);
}

/** A text of a picture, and the room that it takes. */
export interface DrawnText {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

const SHARE = { start: 0, middle: 0.5, end: 1 };

/** All texts of an SVG. */
export function textsIn(svg: string): DrawnText[] {
	return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(
		([, attributes = '', inner = '']) => {
			const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
			const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(of(name)));
			const text = inner.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name] ?? '');
			const width = font.widthOf(text, size ?? 0);
			const anchor = of('text-anchor');
			const share = anchor === 'middle' || anchor === 'end' ? SHARE[anchor] : 0;
			const left = (x ?? 0) - share * width;
			// Letters rise three quarters of their size above the line, and fall a fifth below it.
			return {
				text,
				left,
				right: left + width,
				top: (y ?? 0) - 0.75 * (size ?? 0),
				bottom: (y ?? 0) + 0.2 * (size ?? 0),
			};
		},
	);
}

const SIGNS: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	'#39': "'",
};

/** Elements of an SVG with their attributes, numbers as numbers. */
export function shapesIn(svg: string, name: 'rect' | 'path' | 'circle' | 'line') {
	return [...svg.matchAll(new RegExp(`<${name} ([^>]*)/>`, 'g'))].map(([, attributes = '']) =>
		Object.fromEntries(
			[...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => {
				const number = Number(value);
				return [key, value === '' || Number.isNaN(number) ? value : number];
			}),
		),
	);
}
