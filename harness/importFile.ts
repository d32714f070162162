const CHANNELS = ['MAILING', 'Display', 'SPONSOREDLINK', 'Partners'];
const BYTES = 100_000_000;
const ROWS_PER_PIECE = 1_000;

const HEADER = 'Channel,Publisher,Campaign,Visits,Unique Visitors,Duration,Sales,Revenue,Note\n';

/** The history of another tool as a CSV file of about 100 MB, with a unique name in every row. */
export function* filePieces(bytes = BYTES): Generator<string> {
	yield HEADER;
	let written = HEADER.length;
	for (let first = 0; written < bytes; first += ROWS_PER_PIECE) {
		const rows = Array.from({ length: ROWS_PER_PIECE }, (_, index) => rowAt(first + index));
		const piece = rows.join('');
		written += piece.length;
		yield piece;
	}
}

function rowAt(index: number): string {
	const visits = (index * 7_919) % 100_000;
	const campaign = index % 5 === 0 ? `"Campagne d'été, n° ${index}"` : `Spring campaign ${index}`;
	const revenue = ((visits * 37) % 1_000_000) / 100;
	return (
		`${CHANNELS[index % CHANNELS.length]},Publisher ${index % 40},${campaign},${visits},` +
		`${Math.floor(visits / 2)},${visits * 90},${visits % 1_000},${revenue.toFixed(2)},imported\n`
	);
}
