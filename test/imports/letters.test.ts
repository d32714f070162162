import { readDay } from '../../platform/client/values/dates';
import { keptLetters } from '../../platform/client/values/accents';
import { kindNamed } from '../../platform/imports/kinds';
import { prepareImport } from '../../platform/imports/prepare';
import { sourceOf } from '../../harness/fileContent';

const day = readDay('Day', '2026-01-05');
const plan = { kind: kindNamed('searchengine'), days: { from: day, to: day } };

test.each([
	['søk', 'ø'],
	['Œuvre, Łódź, Straße', 'ŒŁß'],
	['øø', 'ø'],
	['été', ''],
	['e\u0301', ''],
	['日本 Ελλάδα Киев 🎉 ’€', ''],
	['Google', ''],
	['', ''],
])('of %j the letters %j have no accent to lose', (name, letters) => {
	expect(keptLetters(name)).toBe(letters);
});

test('names with such letters are listed, as they are sent', async () => {
	const file = 'engine,visits\nSøk,1\nÉœ,2\nÉté,3\nBing,4\nSøk,5\n';
	const { accents, sentAsTheyAre } = await prepareImport(await sourceOf(file), plan);
	expect([...accents]).toEqual([
		['Éœ', 'Eœ'],
		['Été', 'Ete'],
	]);
	expect([...sentAsTheyAre]).toEqual([
		['Søk', 'ø'],
		['Eœ', 'œ'],
	]);
});

test('a hundred of them are enough', async () => {
	const names = Array.from({ length: 150 }, (_, at) => `ø${at},1\n`);
	const file = `engine,visits\n${names.join('')}`;
	expect((await prepareImport(await sourceOf(file), plan)).sentAsTheyAre.size).toBe(100);
});
