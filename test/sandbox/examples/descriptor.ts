const NAMES: Record<string, string[]> = {
	website: ['website_name'],
	pagetree: ['pageinfo_name'],
	searchengine: ['searchengine_name'],
	refererdomain: ['refererdomain_name'],
	geoloccountry: ['geoloccountry_isocode'],
	opedata: ['media_key', 'publisher_name', 'ope_name'],
};

/** The descriptor of a file with the names of a kind, these metrics, a header and the figures of a day. */
export function descriptor(kind: string, metrics: readonly string[]): object {
	const dimensions = NAMES[kind] ?? [];
	return {
		skipHeader: true,
		kind,
		dimensions: dimensions.map((target, idx) => ({ idx, target })),
		metrics: metrics.map((target, index) => ({ idx: dimensions.length + index, target })),
		period: { from: '05/01/2026', to: '05/01/2026', scale: 'D' },
	};
}
