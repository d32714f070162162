/** The result of a rule on a series, for one minimum size of a change. */
export interface CurvePoint {
	readonly alertsAYear: number;
	/** The share of drops of 30% that were detected. */
	readonly dropsDetected: number;
}

/** The curves of a series, each ordered from small changes to large ones. */
export interface Curves {
	readonly title: string;
	readonly expected: readonly CurvePoint[];
	readonly reference: readonly CurvePoint[];
}

const WIDTH = 360;
const HEIGHT = 260;
const LEFT = 44;
const TOP = 34;
const BOTTOM = 44;
const RIGHT = 14;
const MOST_ALERTS = 20;
const COLORS = { expected: '#1a56a0', reference: '#8a8a8a' };

/** Draws detected drops against alerts per year, with the series next to each other. */
export function drawCurves(all: readonly Curves[]): string {
	const [width, panels] = [WIDTH * all.length, all.map(panel).join('')];
	const size = `width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11"><rect width="${width}" height="${HEIGHT}" fill="#fff"/>${panels}</svg>\n`;
}

function panel({ title, expected, reference }: Curves, index: number): string {
	return [
		`<g transform="translate(${index * WIDTH} 0)">`,
		text(LEFT, 18, `${title}: simulated drops of 30% detected`, 'font-weight="bold"'),
		...[0, 25, 50, 75, 100].map((share) => gridLine(share)),
		...[0, 5, 10, 15, 20].map((alerts) => {
			return text(xOf(alerts), HEIGHT - BOTTOM + 16, String(alerts), 'text-anchor="middle"');
		}),
		text(
			(LEFT + WIDTH) / 2,
			HEIGHT - 8,
			'alerts a year about drops and rises',
			'text-anchor="middle"',
		),
		curve(reference, COLORS.reference, 'mean of the same weekday', 18),
		curve(expected, COLORS.expected, 'Expected Value', -8),
		'</g>',
	].join('');
}

function gridLine(share: number): string {
	const y = yOf(share / 100);
	const line = `<path d="M${LEFT} ${y}H${WIDTH - RIGHT}" stroke="#ddd"/>`;
	return line + text(LEFT - 6, y + 4, `${share}%`, 'text-anchor="end"');
}

/** @param below the distance of the name below the first point */
function curve(points: readonly CurvePoint[], color: string, name: string, below: number): string {
	const places = points.map(({ alertsAYear, dropsDetected }) => [
		xOf(alertsAYear),
		yOf(dropsDetected),
	]);
	const dots = places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${color}"/>`);
	const line = `<path d="M${places.join('L')}" fill="none" stroke="${color}" stroke-width="1.5"/>`;
	const [x = 0, y = 0] = places[0] ?? [];
	// A curve that starts on the right has its name on the left.
	const anchor = x > WIDTH / 2 ? 'end' : 'start';
	const label = text(x, y + below, name, `fill="${color}" text-anchor="${anchor}"`);
	return line + dots.join('') + label;
}

function text(x: number, y: number, words: string, more: string): string {
	return `<text x="${x}" y="${y}" ${more}>${words}</text>`;
}

function xOf(alerts: number): number {
	return rounded(LEFT + (alerts / MOST_ALERTS) * (WIDTH - LEFT - RIGHT));
}

function yOf(share: number): number {
	return rounded(TOP + (1 - share) * (HEIGHT - TOP - BOTTOM));
}

function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}
