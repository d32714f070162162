import { FORM_CLIENTS } from '../../harness/formClients';
import { Caller } from './caller';
import { descriptor, Importer, plainRows, table } from './imports/importing';

const importer = new Importer(Caller.forEachTest());

it.each(Object.entries(FORM_CLIENTS))('an import that %s sends is taken', async (_, send) => {
	const url = `${importer.caller.sandbox.url}/ea/v2${importer.pathOf({ kind: 'searchengine' })}`;
	const reply = await send(url, {
		files: [
			['meta-data', 'meta.json', JSON.stringify(descriptor('searchengine'))],
			['file-name', 'my data.csv', table(['Écosia', 9], ['"Google, UK"', 4])],
		],
	});
	expect(reply).toMatchObject({ status: 200, data: { error: false, data: { accepted: 2 } } });
	expect(plainRows(await importer.figures('searchengine', ['visit']))).toEqual(
		expect.arrayContaining([
			['Ecosia', 9],
			['Google, UK', 4],
		]),
	);
});

it.each(Object.entries(FORM_CLIENTS))(
	'an import that %s sends without its file is refused',
	async (_, send) => {
		const url = `${importer.caller.sandbox.url}/ea/v2${importer.pathOf({ kind: 'searchengine' })}`;
		const files = [['meta-data', 'meta.json', '{}']] as const;
		expect(await send(url, { files, texts: { other: 'x' } })).toMatchObject({
			data: { error: true },
		});
	},
);
