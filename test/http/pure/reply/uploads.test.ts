import { readConfirmation } from '../../../../platform/http/reply/confirmation';

describe('the outcome of an upload or a validation', () => {
	test.each(
		[
			{ imported: 3 },
			{ error: false, data: { accepted: 9, rejected: 0, rejected_lines: [] } },
			{ id: 'import-7', rows: 9 },
			{ success: true, received: 9 },
			{ inserted: 4, updated: 5 },
			[{ success: true, lines: '9' }],
			'9 rows imported',
			{ status: 'OK', message: '9 rows have been imported' },
			{ status: 'OK', message: '9 lignes importées' },
			{ accepted: 3, rejected: 2 },
			{ success: true, message: 'Imported 3 rows' },
			{ success: true, message: 'Rows imported: 3' },
			{ success: true, message: '3/10 rows imported' },
			{ success: true, message: '3 righe importate' },
			{ success: true, message: 'Se importaron 3 filas' },
			{ success: true, message: '30 % of the file imported' },
			{ success: true, progress: 30 },
			{ success: true, percentComplete: '99.5' },
			'done({"success":true,"rows":9})',
			{ rows_received: 10, rows_inserted: 0 },
			{ error: false, total: 10, updated: 0, inserted: 0 },
			{ processed: 10, success: 9 },
			'Import terminé : 9 lignes sur 10',
			'OK: 9 rows of 10',
		].map((reply) => [reply]),
	)('of ten rows is unknown if the reply counts fewer: %j', (reply) => {
		expect(readConfirmation(reply, { upload: { rows: 10 } }).verdict).toBe('unconfirmed');
	});

	test.each([{ imported: '1,100' }, { success: true, message: '1 100 lignes importées' }])(
		'of 1,200 rows is unknown if the reply counts fewer in groups of digits: %j',
		(reply) => {
			expect(readConfirmation(reply, { upload: { rows: 1_200 } }).verdict).toBe('unconfirmed');
			expect(readConfirmation(reply, { upload: { rows: 1_100 } }).verdict).toBe('confirmed');
		},
	);

	test.each(
		[
			{ imported: 10 },
			{ success: true, progress: 100 },
			{ success: true, message: 'Import at 100 %, 0 % rejected' },
			{ id: 'import-7', error: false, rows: 11 },
			{ success: true, total: 1 },
			{ rows: 10, inserted: 10, updated: 0 },
			{ rows: 10, rejected: 0, error: false },
			{ processed: 10, success: 1, inserted: 10 },
			{ processed: 10, success: true },
			'Import terminé : 10 lignes sur 10',
			'10 filas importadas',
			{ success: true, errors: { count: 0, items: [] } },
			{ inserted: 4, updated: 6 },
			'OK, 10 rows imported',
			[
				{ day: '2026-09-01', imported: 5 },
				{ day: '2026-09-02', imported: 5 },
			],
		].map((reply) => [reply]),
	)('of ten rows is confirmed if the reply counts them all: %j', (reply) => {
		expect(readConfirmation(reply, { upload: { rows: 10 } }).verdict).toBe('confirmed');
	});

	test.each(
		[
			{ jobId: '7', status: 'QUEUED' },
			{ error: false, data: { import_id: 4, status: 'In progress' } },
			{ success: true, importState: 'PENDING' },
			{ success: true, importState: 'Planifié' },
			{ importId: 'x', message: 'Import queued' },
			{ importId: 'x' },
			'The file was received and will be processed',
			'Fichier reçu, traitement en cours',
		].map((reply) => [reply]),
	)('of an upload is unknown while it waits: %j', (reply) => {
		expect(readConfirmation(reply, { upload: { rows: undefined } }).verdict).toBe('unconfirmed');
	});

	test.each([
		{ import_id: 3, status: 'FAILED' },
		{ import_id: 3, imported: false },
	])('of an upload is refused if its ID is in the reply: %j', (reply) => {
		expect(readConfirmation(reply, { upload: { rows: 10 } }).verdict).toBe('refused');
	});

	test.each([
		['VALID', { order_ref: 'A', order_status: 'PENDING' }, 'unconfirmed'],
		['VALID', { error: false, data: { order_status: 'INVALID' } }, 'unconfirmed'],
		['VALID', { order_ref: 'A', order_status: 'VALID' }, 'confirmed'],
		['INVALID', { estimate_ref: 'A', estimate_status: 'VALID' }, 'unconfirmed'],
		['INVALID', { estimate_ref: 'A', estimate_status: 'INVALID' }, 'confirmed'],
	] as const)('that makes a record %s is for the reply %j %s', (becomes, reply, verdict) => {
		const change = { becomes, isEnding: becomes === 'INVALID' };
		expect(readConfirmation(reply, change).verdict).toBe(verdict);
	});

	test('of which entries are neither accepted nor rejected is unknown', () => {
		const reply = { total: 12, accepted: 3, rejected: 2 };
		expect(readConfirmation(reply)).toEqual({ verdict: 'unconfirmed', rejected: 2 });
	});
});
