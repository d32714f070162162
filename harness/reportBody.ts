const CHANNELS = [
	'NATURAL',
	'SEARCHENGINE',
	'SPONSOREDLINK',
	'ADVERTISING',
	'SOCIAL',
	'AFFILIATION',
];

/** The default number of rows. */
export const ROWS = 200_000;

const ROWS_PER_PIECE = 500;

/**
 * A downloaded report as in the specification (docs/platform.md, Batch job responses), with
 * `columnHeader` last, in pieces.
 */
export function* bodyPieces(rows = ROWS): Generator<string> {
	yield bodyHead(rows);
	for (let first = 0; first < rows; first += ROWS_PER_PIECE) {
		const count = Math.min(ROWS_PER_PIECE, rows - first);
		yield (first > 0 ? ',' : '') + rowsOf(first, count);
	}
	yield bodyTail();
}

/** The text before the rows. */
export function bodyHead(rows: number): string {
	const head = { path: 'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE', kind: 'rt#insummary', rowCount: rows };
	const opening = JSON.stringify({ ...head, totalRowCount: rows }).slice(0, -1);
	return `{"error":false,"data":{"reports":[${opening},"data":[`;
}

/** Rows separated by commas. @param periods the number of compared periods */
export function rowsOf(first: number, count: number, periods = 1): string {
	const elements = Array.from({ length: count }, (_, index) => elementAt(first + index, periods));
	return elements.map((element) => JSON.stringify(element)).join(',');
}

function elementAt(index: number, periods: number) {
	const channel = index % 97 === 0 ? 'GLOBAL' : CHANNELS[index % CHANNELS.length];
	const hits = (index * 7_919) % 100_000;
	const visits = Math.floor(hits / 3);
	return {
		dimensions: [channel, `Publisher ${index % 40}`, `Campagne d'été ${index % 5_000}`],
		metrics: [hits, visits, String(Math.floor(visits / 2)), (visits % 1_000) / 8].map((figure) =>
			Array.from({ length: periods }, (_, period) => ({ values: [less(figure, period)] })),
		),
	};
}

function less(figure: number | string, period: number): number | string {
	return period === 0 ? figure : Math.floor(Number(figure) * 0.9);
}

const WEEK = 604_800;
const PERIOD = { range: 'LAST_7_DAYS', from: 1_793_574_000, to: 1_794_178_800 };

const COLUMN_HEADER = {
	dimensions: [
		{ field: 'media_key', name: 'Channel' },
		{ field: 'publisher_name', name: 'Publisher' },
		{ field: 'ope_name', name: 'Campaign' },
	],
	metrics: [
		{ affinity: 'int', field: 'hit', name: 'Page Views' },
		{ affinity: 'int', field: 'visit', name: 'Visits' },
		{ affinity: 'int', field: 'click', name: 'Clicks' },
		{ affinity: 'float', field: 'realscartvalid', name: 'Sales' },
	],
	segments: [],
};

const META = { reqid: 'bench', tm: 1_794_200_000, elapsed: 46.7, host: 'bench', pid: 1 };

/** The text after the rows. */
export function bodyTail(periods = 1): string {
	const dateRanges = Array.from({ length: periods }, (_, period) => {
		const [from, to] = [PERIOD.from - period * WEEK, PERIOD.to - period * WEEK];
		return { ...PERIOD, from, to, tzone: 'Europe/Paris', values: [{ epoch: from }] };
	});
	const columnHeader = JSON.stringify({ ...COLUMN_HEADER, dateRanges });
	return `],"columnHeader":${columnHeader}}]},"meta":${JSON.stringify(META)}}`;
}
