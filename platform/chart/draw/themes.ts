/** The colors of a chart. */
export interface Theme {
	readonly background: string;
	readonly text: string;
	/** The color of secondary text. */
	readonly faint: string;
	readonly grid: string;
	/** The color of the rest and of the period before. */
	readonly quiet: string;
	/**
	 * The colors of series; test/chart/themes checks that people with color blindness can tell
	 * them apart.
	 */
	readonly series: readonly string[];
}

export const LIGHT: Theme = {
	background: '#ffffff',
	text: '#1f2328',
	faint: '#59636e',
	grid: '#dde2e7',
	quiet: '#8a8f98',
	series: ['#0072b2', '#d55e00', '#117755', '#ec51ec', '#c37b4b', '#5815bc', '#850f0f', '#6d175c'],
};

export const DARK: Theme = {
	background: '#161b22',
	text: '#e6edf3',
	faint: '#a3adb8',
	grid: '#303740',
	quiet: '#8b949e',
	series: ['#56b4e9', '#e69f00', '#2fbf8f', '#c63a2a', '#f3f395', '#a81ae6', '#bee5e9', '#1370ae'],
};

/** Black or white, whichever has more contrast with a color. @param color as #rrggbb */
export function inkOn(color: string): string {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => lightOf(color.slice(at, at + 2)));
	// WCAG 2.2, relative luminance; above this, black has more contrast than white.
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

function lightOf(hex: string): number {
	const share = Number.parseInt(hex, 16) / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
