const CHANNELS = [
	'NATURAL',
	'SEARCHENGINE',
	'SPONSOREDLINK',
	'ADVERTISING',
	'SOCIAL',
	'AFFILIATION',
];

/** Rows of the report, where no other number is wanted. */
export const ROWS = 200_000;

const ROWS_PER_PIECE = 500;

/**
 * A downloaded report as the specification shows it (docs/platform.md, Batch job responses),
 * `columnHeader` last, in pieces.
 */
export function* bodyPieces(rows = ROWS): Generator<string> {
	yield bodyHead(rows);
	for (let first = 0; first < rows; first += ROWS_PER_PIECE) {
		const count = Math.min(ROWS_PER_PIECE, rows - first);
		yield (first > 0 ? ',' : '') + rowsOf(first, count);
	}
	yield BODY_TAIL;
}

/** What stands before the rows. */
export function bodyHead(rows: number): string {
	const head = { path: 'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE', kind: 'rt#insummary', rowCount: rows };
	const opening = JSON.stringify({ ...head, totalRowCount: rows }).slice(0, -1);
	return `{"error":false,"data":{"reports":[${opening},"data":[`;
}

/** Some rows, with commas between. */
export function rowsOf(first: number, count: number): string {
	const elements = Array.from({ length: count }, (_, index) => elementAt(first + index));
	return elements.map((element) => JSON.stringify(element)).join(',');
}

function elementAt(index: number) {
	const channel = index % 97 === 0 ? 'GLOBAL' : CHANNELS[index % CHANNELS.length];
	const hits = (index * 7_919) % 100_000;
	const visits = Math.floor(hits / 3);
	return {
		dimensions: [channel, `Publisher ${index % 40}`, `Campagne d'été ${index % 5_000}`],
		metrics: [
			[{ values: [hits] }],
			[{ values: [visits] }],
			[{ values: [String(Math.floor(visits / 2))] }],
			[{ values: [(visits % 1_000) / 8] }],
		],
	};
}

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
	dateRanges: [
		{
			range: 'LAST_7_DAYS',
			from: 1_793_574_000,
			to: 1_794_178_800,
			tzone: 'Europe/Paris',
			values: [{ epoch: 1_793_574_000 }],
		},
	],
	segments: [],
};

const META = { reqid: 'bench', tm: 1_794_200_000, elapsed: 46.7, host: 'bench', pid: 1 };

/** What stands behind the rows. */
export const BODY_TAIL = `],"columnHeader":${JSON.stringify(COLUMN_HEADER)}}]},"meta":${JSON.stringify(META)}}`;
