import { hintAtSites } from '../../nodes/MarketingAnalytics/report/sites/siteOutcome';

const SITES = ['shop-eu', 'shop-us', 'shop-ca'];

function hintsOf(failed: readonly string[], short: readonly string[] = []): string {
	const messages: string[] = [];
	const node = {
		addExecutionHints: (...hints: ReadonlyArray<{ message: string }>) =>
			void messages.push(...hints.map(({ message }) => message)),
	};
	const results = SITES.map((site) => ({
		place: { site, item: 0, sites: SITES.length },
		result: failed.includes(site)
			? { error: new Error('refused') }
			: {
					value: {
						fetched: {
							...{ items: [], jobId: site },
							...(short.includes(site) ? { shortfall: { rows: 2, totalRows: 9 } } : {}),
						},
					},
				},
	}));
	hintAtSites(node, results);
	return messages.join(' ');
}

it('failed sites are named, and the others are called complete', () => {
	expect(hintsOf(['shop-us'])).toBe(
		'1 of 3 sites failed: shop-us. The reports of the other sites are complete.',
	);
});

it('other sites are not called complete where the platform sent only a part of one', () => {
	const hints = hintsOf(['shop-us'], ['shop-ca']);
	expect(hints).toContain('1 of 3 sites failed: shop-us.');
	expect(hints).not.toContain('are complete');
	expect(hints).toContain('2 of 9 rows');
});

it('no other sites are mentioned where all of them failed', () => {
	expect(hintsOf(SITES)).toBe('All sites failed: shop-eu, shop-us, shop-ca.');
});
