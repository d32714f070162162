import { sortBySeverity, writeDigest } from '../../../platform/alerts/sites/digest';

const alert = (site: string, item: object) => ({ site, item: { site, text: `${site}.`, ...item } });
const SMALL = alert('small', { alert: 'began', watchedFor: 'lower', changePercent: -20 });
const LARGE = alert('large', { alert: 'began', watchedFor: 'lower', changePercent: -60 });
const DOUBLE = alert('double', { alert: 'goesOn', watchedFor: 'higher', changePercent: 100 });
const STOPPED = alert('stopped', { alert: 'began', watchedFor: 'noData', changePercent: null });
const NOTHING = alert('nothing', { alert: 'began', watchedFor: 'lower', changePercent: -100 });
const BROKEN = alert('broken', { alert: 'notChecked' });
const CALM = alert('calm', { alert: 'none', watchedFor: 'lower', changePercent: -1 });
const OVER = alert('over', { alert: 'over', watchedFor: 'lower', changePercent: -2 });

describe('alerts of several sites', () => {
	it('are sorted with the worst first, and those that are over last', () => {
		const sorted = sortBySeverity([OVER, SMALL, BROKEN, DOUBLE, LARGE, STOPPED, NOTHING]);
		expect(sorted.map(({ site }) => site)).toEqual([
			...['stopped', 'nothing', 'large', 'double', 'small', 'broken', 'over'],
		]);
	});

	it('are one message that says how many sites need attention', () => {
		const twice = alert('large', { alert: 'began', watchedFor: 'lower', changePercent: -30 });
		const digest = writeDigest([SMALL, LARGE, twice, BROKEN], { count: 30 });
		expect(digest).toMatchObject({ sitesWithAlerts: 2, sitesNotChecked: 1 });
		expect(digest.text).toBe(
			'2 of 30 sites need attention\n- large.\n- large.\n- small.\n- broken.',
		);
		expect(digest.alerts.map(({ site }) => site)).toEqual(['large', 'large', 'small', 'broken']);
	});

	it.each([
		[[SMALL], 30, '1 of 30 sites needs attention'],
		[[SMALL], 1, '1 of 1 site needs attention'],
		[[OVER], 30, 'Nothing to report from 30 sites'],
		[[BROKEN], 2, '1 of 2 sites could not be checked'],
		[[CALM, CALM], 2, 'Nothing to report from 2 sites'],
	])('begin with a headline that fits their number', (alerts, sites, headline) => {
		const { text } = writeDigest(alerts, { count: sites });
		expect(text.split('\n')[0]).toBe(headline);
	});

	it('end with the sentence that there are more sites than the platform sent', () => {
		const { text, complete } = writeDigest([SMALL], { count: 30, incomplete: 'There are more' });
		expect(text.split('\n').at(-1)).toBe('There are more');
		expect(complete).toBe(false);
	});
});
