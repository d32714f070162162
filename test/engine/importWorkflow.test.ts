import importHistory from '../../workflows/import-history.json';
import { lines, type Run, type WorkflowJson } from '../../harness/engine';
import { jsonOf } from '../support/stage';
import { withStage } from '../support/withStage';
import { matching } from './client/scene';
import { csv, held } from './import/scene';

const SUBMITTED = {
	Kind: 'Search Engines',
	Site: 'shop-eu',
	'First Day': '2026-01-05',
	'Last Day': '2026-01-06',
};
const ENGINES = [['searchengine_name'], ['visit']] as const;
const PAGES = ['Imported', 'Lines to Mend', 'Not Imported'];

/** A workflow file says `main` where the engine's types want a name of a kind of connection. */
function isWorkflow(json: object): json is WorkflowJson {
	return 'nodes' in json && 'connections' in json;
}

describe.each(lines())('the import of history by a form, on %s', (line) => {
	const stage = withStage(line);

	async function submit(file: string, more: object = {}): Promise<Run> {
		if (!isWorkflow(importHistory)) throw new Error('The file holds no workflow');
		const data = Buffer.from(file).toString('base64');
		const File = { data, mimeType: 'text/csv', fileName: 'history.csv' };
		const input = [{ json: { ...SUBMITTED, ...more }, binary: { File } }];
		return await stage.run({ workflow: importHistory, input });
	}

	/** The pages that are shown, which must be one. */
	function pages(run: Run) {
		expect(run.error).toBeUndefined();
		return PAGES.flatMap((page) => jsonOf(run.items(page)));
	}

	it('imports the file, and says so', async () => {
		const run = await submit(csv('Moteur;Visites', 'Ecosia;11'));
		expect(pages(run)).toEqual([
			{
				title: 'Imported',
				message: 'Rows imported: 1<br>Site: shop-eu<br>Days: 05/01/2026 to 06/01/2026',
			},
		]);
		const days = { from: '2026-01-05', to: '2026-01-06' };
		expect(await held(stage, 'searchengine', ENGINES, days)).toEqual([['Ecosia', [6, 5]]]);
	});

	it('shows one page where lines replace others', async () => {
		const run = await submit(csv('Moteur;Visites', 'Ecosia;11', 'Ecosia;12'));
		expect(pages(run)).toMatchObject([{ title: 'Imported' }]);
	});

	it('lists the wrong lines, and sends nothing', async () => {
		const run = await submit(csv('Moteur;Visites', 'Ecosia;11', ';1', 'Bing;-1'));
		expect(pages(run)).toEqual([
			{
				title: 'Nothing was imported',
				message:
					'Nothing was sent. Lines to mend in the file: 2<br>' +
					'Line 3: Search Engine is empty<br>Line 4: Visits must be a whole number, 0 or more',
			},
		]);
		expect(stage.requests()).toEqual([]);
	});

	it('says what is wrong with the file as a whole, and sends nothing', async () => {
		const run = await submit(csv('Place;Visites', 'Ecosia;11'));
		expect(pages(run)).toEqual([
			{
				title: 'The import did not succeed',
				message:
					'No column was found for Search Engine [item 0].<br>' +
					'Choose it under Columns. The first line reads: Place, Visites.',
			},
		]);
		expect(stage.requests()).toEqual([]);
	});

	it.each(['Campaigns', 'Countries', 'Pages', 'Referring Domains', 'Site'])(
		'knows the kind %s',
		async (Kind) => {
			const run = await submit(csv('x', '1'), { Kind });
			expect(jsonOf(run.items('Not Imported'))).toMatchObject([
				{ message: matching(/^No column was found for/) },
			]);
		},
	);
});
