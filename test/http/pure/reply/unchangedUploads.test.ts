import { readConfirmation } from '../../../../platform/http/reply/confirmation';

const upload = { upload: { rows: 200 } };

test.each(
	[
		{ error: false, duplicates: 200 },
		{ success: true, duplicate_rows: '200' },
		{ error: false, data: { existing: 200 } },
		{ error: false, unchanged: 1 },
		{ error: 0, already_imported: 200 },
		{ error: false, nbDoublons: 200 },
		{ error: false, duplicates: [{ line: 1 }] },
		{ error: false, duplicate: true },
		{ error: false, inserted: 0, duplicates: 200 },
		{ error: false, imported: 150, duplicates: 50 },
		{ id: 'import-7', error: false, identical: 200 },
		{ error: false, status: 'UNCHANGED' },
		{ success: true, message: '200 existing rows' },
		{ error: false, message: 'No changes' },
		{ error: false, message: 'Données à jour' },
		'OK: data is up to date',
	].map((reply) => [reply]),
)('an upload whose rows the platform had already is not confirmed: %j', (reply) => {
	expect(readConfirmation(reply, upload).verdict).toBe('unconfirmed');
});

test.each(
	[
		{ error: false, skipped: 200 },
		{ error: false, ignored: 200 },
		{ error: false, lignes_ignorees: 200 },
	].map((reply) => [reply]),
)('an upload whose rows were left out is refused: %j', (reply) => {
	expect(readConfirmation(reply, upload).verdict).toBe('refused');
});

test.each(
	[
		{ error: false, duplicates: 0 },
		{ error: false, imported: 200, unchanged: 0, duplicates: [] },
		{ success: true, duplicate: false },
		{ success: true, message: '200 rows imported, 0 unchanged' },
		{ success: true, message: 'Existing data were replaced, 200 rows imported' },
	].map((reply) => [reply]),
)('an upload is confirmed if none of its rows was there before: %j', (reply) => {
	expect(readConfirmation(reply, upload).verdict).toBe('confirmed');
});

test('a change of one entity is confirmed although it counts what is unchanged', () => {
	expect(readConfirmation({ error: false, unchanged: 2 }).verdict).toBe('confirmed');
});
