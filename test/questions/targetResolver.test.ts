import { targetResolver } from '../../platform/questions/resolveTargets';
import type { TargetsRequest } from '../../platform/questions/resolveTargets';
import { SITE } from './golden/site';
import type { Lists, ListServer } from './platform';
import { startLists } from './platform';

const NOW = Date.parse('2026-11-20T09:00Z');
const VISITS = { figure: 'Visits', name: '', amount: 1_000, bound: undefined };
const NOVEMBER = { ...VISITS, period: '2026-11' };
const MODEL = { metric: 'sales', amount: '500', period: 'this month', name: '' };
const REQUEST: TargetsRequest = {
	...{ site: 'shop-eu', kind: 'rt#insummary', path: '', dimension: 'media_key', zone: 'UTC' },
	...{ devices: [], attributionRules: [], filters: [], targets: [NOVEMBER] },
};

let lists: ListServer;
const start = async (own: Lists = SITE) => {
	lists = await startLists(own);
	return targetResolver(lists.platform, NOW);
};
afterEach(async () => await lists.close());

it('targets are resolved to codes and days, with the day on which the figures end', async () => {
	const resolve = await start();
	const { targets, end, devices } = await resolve(REQUEST);
	expect(targets).toMatchObject([
		{
			figure: { numerator: 'visit' },
			days: { from: '2026-11-01', to: '2026-11-30' },
			amount: 1_000,
		},
	]);
	expect(targets[0]).not.toHaveProperty('filters');
	expect([end, devices]).toEqual(['2026-11-20', []]);
});

it('lists are requested once for all items of a site and a kind of report', async () => {
	const resolve = await start();
	await resolve(REQUEST);
	const metricsOf = () => lists.asked.filter((one) => one.startsWith('metrics'));
	expect(metricsOf()).toEqual(['metrics rt#insummary']);
	await resolve({ ...REQUEST, targets: [{ ...NOVEMBER, period: '2026-10' }] });
	expect(metricsOf()).toHaveLength(1);
	const pages = { ...REQUEST, kind: 'rt#pagetree', targets: [{ ...NOVEMBER, period: '2026-09' }] };
	await resolve(pages);
	expect(metricsOf()).toEqual(['metrics rt#insummary', 'metrics rt#pagetree']);
});

it('the same target twice is refused, and the items that were refused are not counted', async () => {
	const resolve = await start();
	const wrong = { ...REQUEST, targets: [NOVEMBER, { ...NOVEMBER, figure: 'Vists' }] };
	await expect(resolve(wrong)).rejects.toThrow('Vists');
	await resolve(REQUEST);
	await expect(resolve(REQUEST)).rejects.toThrow(
		'There are two targets for Visits (2026-11-01 to 2026-11-30)',
	);
	const social = { ...REQUEST, targets: [{ ...NOVEMBER, name: 'Social' }] };
	await resolve(social);
	await expect(resolve(social)).rejects.toThrow('There are two targets for Visits of Social');
});

describe('the target of an agent', () => {
	const asked = (only: string) => ({ ...REQUEST, modelTarget: { ...MODEL, only } });

	it('replaces those of the form, with its own filter', async () => {
		const resolve = await start();
		const { targets } = await resolve(asked('channel is SEO'));
		expect(targets).toMatchObject([
			{ figure: { numerator: 'scartvalid' }, filters: [{ field: 'media_key' }], amount: 500 },
		]);
	});

	it('has the devices and the rule that it names, within those of the form', async () => {
		const resolve = await start();
		const { devices } = await resolve(asked('device is mobile or tablet'));
		expect(devices).toEqual([2, 3]);
		const form = { ...asked('device is mobile or tablet'), devices: [1, 3] };
		const period = { ...form, modelTarget: { ...form.modelTarget, period: 'October' } };
		expect((await resolve(period)).devices).toEqual([3]);
		const rule = asked('attribution rule is last contact');
		const other = { ...rule, modelTarget: { ...rule.modelTarget, period: 'September' } };
		expect((await resolve(other)).attributionRules).toEqual([7]);
		const own = { ...REQUEST, devices: [1], targets: [{ ...NOVEMBER, period: '2026-08' }] };
		expect((await resolve(own)).devices).toEqual([1]);
	});

	it.each([
		['device is mobile', { devices: [1] }, 'this tool is limited to other devices'],
		[
			'attribution rule is last contact',
			{ attributionRules: [8] },
			'this tool is limited to other attribution rules',
		],
	])('is refused where the form is about others: %s', async (only, form, message) => {
		const resolve = await start();
		await expect(resolve({ ...asked(only), ...form })).rejects.toThrow(message);
	});
});
