import { alertIdOf } from '../../platform/alerts/alertId';
import fc from '../support/fastCheck';

describe('the ID of an alert', () => {
	it('names the site, the figure, the value and the side', () => {
		const visits = { site: 'shop-eu', figure: 'visit', name: '', kind: 'lower' } as const;
		expect(alertIdOf(visits)).toBe('shop-eu/visit/lower');
		expect(alertIdOf({ ...visits, figure: 'scartvalid/visit' })).toBe(
			'shop-eu/scartvalid:visit/lower',
		);
		const mailing = { ...visits, dimension: 'media_key', name: 'MAILING', kind: 'noData' } as const;
		expect(alertIdOf(mailing)).toBe('shop-eu/visit/media_key=MAILING/noData');
	});

	it('names the period of a target, as the target of the next period is another one', () => {
		const visits = { site: 'shop-eu', figure: 'visit', name: '', kind: 'lower' } as const;
		expect(alertIdOf({ ...visits, target: '2026-11-01' })).toBe(
			'shop-eu/visit/target=2026-11-01/lower',
		);
		expect(alertIdOf({ ...visits, dimension: 'media_key', target: '2026-11-01' })).toBe(
			'shop-eu/visit/media_key=/target=2026-11-01/lower',
		);
	});

	it('differs for different alerts and is safe in an address, whatever names hold', () => {
		// Fast-check's own unit of all characters lists them first, which takes seconds.
		const character = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point));
		const name = fc.string({ unit: character, minLength: 1 });
		const subject = fc.record({
			...{ site: name, figure: fc.constantFrom('visit', 'scartvalid/visit') },
			dimension: fc.option(fc.constantFrom('media_key', 'a=b/c'), { nil: undefined }),
			...{ name, kind: fc.constantFrom('lower' as const, 'higher' as const, 'noData' as const) },
		});
		fc.assert(
			fc.property(subject, subject, (one, other) => {
				const id = alertIdOf(one);
				expect(id).toMatch(/^[\x21-\x7e]+$/);
				const keyOf = ({ dimension, name: value, ...rest }: typeof one) =>
					JSON.stringify([rest.site, rest.figure, rest.kind, dimension, dimension && value]);
				expect(alertIdOf(other) === id).toBe(keyOf(one) === keyOf(other));
			}),
		);
	});

	it('is that of a whole pair of surrogates, and never an error, for half of one', () => {
		const half = { site: 'a\ud800b', figure: 'visit', name: '', kind: 'lower' } as const;
		expect(alertIdOf(half)).toBe('a%EF%BF%BDb/visit/lower');
		expect(alertIdOf({ ...half, site: '\u{1F680}' })).toBe('%F0%9F%9A%80/visit/lower');
	});
});
