import { until } from '../../../harness/n8n';
import { ENGINES, largeFile } from './importFiles';
import { DAYS, type Visit } from './importVisit';
import { ServedStage } from './servedStage';

let stage: ServedStage;
beforeAll(async () => {
	stage = await ServedStage.open();
});
afterAll(async () => await stage?.stop());

const focused = async ({ page }: Visit) => await page.evaluate('document.activeElement.id');
const isShown = async ({ page }: Visit, part: string) => await page.locator(part).isVisible();
const statusOf = async ({ page }: Visit) => await page.locator('#sending-status').innerText();

/** A promise that a test fulfils. */
function gate<Value>() {
	let open: (value: Value) => void = () => {};
	const opened = new Promise<Value>((resolve) => (open = resolve));
	return { opened, open };
}

describe('a file that is being sent', () => {
	it('can be cancelled while it leaves, and be sent again as another submission', async () => {
		const served = await stage.serve();
		served.isReading = false;
		const colleague = await stage.visit(served);
		await colleague.take('large.csv', largeFile(8));
		await colleague.isChecked();
		await colleague.describe({ kind: 'searchengine', ...DAYS });
		await colleague.start();
		await colleague.page
			.getByText(/^Sending the file: \d+%$/)
			.first()
			.waitFor();
		expect(await focused(colleague)).toBe('transfer');
		await colleague.page.keyboard.press('Tab');
		expect(await focused(colleague)).toBe('cancel');
		expect(await colleague.violations()).toEqual([]);
		await colleague.picture('sending');
		await colleague.page.keyboard.press('Enter');
		expect(await colleague.problem()).toBe('Sending was cancelled. Nothing was imported.');
		expect([await focused(colleague), served.submissions]).toEqual(['start', []]);
		served.isReading = true;
		await colleague.start();
		expect(await colleague.outcome()).toContain('The platform has accepted the file.');
		expect(served.submissions).toHaveLength(1);
		expect(await colleague.see('JSON.parse(config.textContent).submission')).not.toBe(
			served.submissions[0],
		);
		expect(colleague.complaints).toEqual([]);
		await colleague.close();
	});

	it('shows and announces how many of its days are imported, and stops when it is cancelled', async () => {
		const served = await stage.serve();
		const result = gate<{ ok: boolean; message: string; next: string }>();
		served.answers.import = async () => await result.opened;
		let done = 1;
		served.answers.progress = () => ({ ok: true, message: '', progress: { done, of: 365 } });
		const colleague = await stage.visitWithEngines(served);
		await colleague.start();
		await colleague.page
			.locator('#progress-words', { hasText: '1 of 365 days imported' })
			.waitFor();
		done = 100;
		await until('progress is announced', async () =>
			(await statusOf(colleague)) === '100 of 365 days imported' ? true : undefined,
		);
		expect(await colleague.violations()).toEqual([]);
		await colleague.picture('days');
		await colleague.page.click('#cancel');
		await until(
			'the server is asked to stop',
			async () => served.steps.includes('stop') || undefined,
		);
		expect(await statusOf(colleague)).toBe('The import is being cancelled …');
		result.open({ ok: false, message: 'The import was cancelled.', next: '2026-01-06' });
		expect(await colleague.problem()).toBe('The import was cancelled.');
		expect(await colleague.page.inputValue('#from')).toBe('2026-01-06');
		await colleague.verdict();
		served.answers = {};
		await colleague.start();
		await colleague.outcome();
		expect(new Set(served.submissions).size).toBe(2);
		await colleague.close();
	});

	it('is followed to its end though a proxy stopped waiting for the answer', async () => {
		const served = await stage.serve();
		served.answers.import = () => 504;
		let isEnded = false;
		const taken = { ok: true, message: 'The platform has accepted the file.', rows: 2 };
		served.answers.progress = () =>
			isEnded
				? { ok: true, message: '', ended: taken }
				: { ok: true, message: '', progress: { done: 0, of: 0 } };
		const colleague = await stage.visitWithEngines(served);
		await colleague.start();
		await until('the import is followed', async () =>
			served.steps.filter((step) => step === 'progress').length > 1 ? true : undefined,
		);
		isEnded = true;
		expect(await colleague.outcome()).toMatch(/Rows accepted\s+2/);
		expect(served.submissions).toHaveLength(1);
		await colleague.close();
	});

	it('warns when nothing moves for a while, and until it does again', async () => {
		const served = await stage.serve();
		served.isReading = false;
		const colleague = await stage.visit(served, 'fr-FR');
		await colleague.page.clock.install();
		await colleague.page.reload();
		await colleague.take('large.csv', largeFile(8));
		await colleague.isChecked();
		await colleague.describe({ kind: 'searchengine', ...DAYS });
		await colleague.start();
		await colleague.page
			.getByText(/^Envoi du fichier\s:\s\d+\s%$/)
			.first()
			.waitFor();
		await colleague.page.clock.runFor(15_000);
		expect(await isShown(colleague, '#stalled')).toBe(false);
		await colleague.page.clock.runFor(10_000);
		const warning = 'Le serveur ne donne plus signe de vie depuis 20 secondes.';
		expect(await colleague.page.locator('#stalled').innerText()).toContain(warning);
		expect(await statusOf(colleague)).toContain(warning);
		expect(await colleague.violations()).toEqual([]);
		await colleague.picture('stalled-french');
		await colleague.close();
	});

	it('is not replaced by a file that is chosen meanwhile, and a message says so', async () => {
		const served = await stage.serve();
		const result = gate<{ ok: boolean; message: string }>();
		served.answers.import = async () => await result.opened;
		const colleague = await stage.visitWithEngines(served);
		await colleague.start();
		await until('the file arrives', async () => served.submissions.length > 0 || undefined);
		const other = { name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from(ENGINES) };
		await colleague.page.setInputFiles('#file', other);
		expect(await colleague.page.locator('#file-problem').innerText()).toBe(
			'other.csv was ignored, because another file is being sent. Wait until that file has been sent, or cancel it.',
		);
		expect(await colleague.page.locator('#from').isDisabled()).toBe(true);
		expect(await colleague.page.locator('#drop-words').innerText()).toContain('engines.csv');
		result.open({ ok: true, message: 'The platform has accepted the file.' });
		expect(await colleague.outcome()).toContain(
			'other.csv was chosen while this file was being sent, and is not imported.',
		);
		await colleague.close();
	});
});

describe('a page that is left', () => {
	const leave = async ({ page, complaints }: Visit) => {
		const asked = complaints.length;
		await page.evaluate('setTimeout(() => location.reload())');
		const isAsked = async () => (complaints.length > asked ? true : undefined);
		return isAsked;
	};

	it('asks before a chosen file and its settings are lost, and not after the import', async () => {
		const served = await stage.serve();
		const colleague = await stage.visitWithEngines(served);
		// Browsers ask only people who have touched the page.
		await colleague.page.click('#verdict-heading');
		await until('the browser asks', await leave(colleague));
		expect(await colleague.verdict()).toBe('2 rows can be imported.');
		await colleague.start();
		await colleague.outcome();
		const asked = colleague.complaints.length;
		await colleague.page.click('#again');
		await colleague.page
			.getByText('Drop a CSV file or an Excel workbook here, or choose one')
			.waitFor();
		expect(colleague.complaints).toHaveLength(asked);
		await colleague.close();
	});

	it('asks while a file is being sent', async () => {
		const served = await stage.serve();
		served.answers.import = () => 'nothing';
		const colleague = await stage.visitWithEngines(served);
		await colleague.start();
		await until('the file arrives', async () => served.submissions.length > 0 || undefined);
		await until('the browser asks', await leave(colleague));
		expect(await isShown(colleague, '#transfer')).toBe(true);
		await colleague.close();
	});
});

it('a wrong passphrase marks its field, until it is corrected', async () => {
	const served = await stage.serve({ protection: 'passphrase' });
	const message = 'The passphrase is incorrect.';
	served.answers.enter = () => ({ ok: false, message, field: 'passphrase' });
	const colleague = await stage.visitWithEngines(served);
	await colleague.start('open sesam');
	expect(await colleague.problem()).toBe(message);
	const field = colleague.page.getByLabel('Passphrase');
	expect(await focused(colleague)).toBe('passphrase');
	expect(await field.getAttribute('aria-invalid')).toBe('true');
	expect(await field.getAttribute('aria-describedby')).toBe('send-problem');
	expect(await colleague.violations()).toEqual([]);
	await colleague.picture('passphrase');
	await field.pressSequentially('open sesame');
	expect(await field.getAttribute('aria-invalid')).toBeNull();
	await colleague.close();
});

it.each([
	['en-GB', /^Site: the name that the top bar of the platform shows, such as shop-eu\. /],
	['fr-FR', /^Site\s: le nom affiché dans la barre supérieure de la plateforme, /],
	['de-DE', /^Website: der Name in der oberen Leiste der Plattform, /],
	['es-ES', /^Sitio web: el nombre que aparece en la barra superior de la plataforma, /],
])('says in %s where to find the name of the site, if it is typed', async (locale, hint) => {
	const colleague = await stage.visit(await stage.serve({ sites: '' }), locale);
	await colleague.choose('engines.csv', ENGINES);
	const site = colleague.page.locator('#site');
	const described = (await site.getAttribute('aria-describedby')) ?? '';
	expect(await colleague.page.locator(`#${described}`).innerText()).toMatch(hint);
	expect(await colleague.violations()).toEqual([]);
	await colleague.picture(`typed-site-${locale}`);
	await colleague.close();
});
