import { alertIdOf, snoozeAlert } from '../../platform/alerts/alertId';
import fc from '../support/fastCheck';

const NOW = Date.parse('2026-11-26T10:00Z');

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

	it('differs for different alerts, can be snoozed and is safe in an address, whatever names hold', () => {
		const name = fc.string({ unit: 'binary', minLength: 1 });
		const subject = fc.record({
			...{ site: name, figure: fc.constantFrom('visit', 'scartvalid/visit') },
			dimension: fc.option(fc.constantFrom('media_key', 'a=b/c'), { nil: undefined }),
			...{ name, kind: fc.constantFrom('lower' as const, 'higher' as const, 'noData' as const) },
		});
		fc.assert(
			fc.property(subject, subject, (one, other) => {
				const id = alertIdOf(one);
				expect(snoozeAlert(id, { unit: 'untilOver' }, NOW).alertId).toBe(id);
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

describe('an alert that is snoozed', () => {
	const id = 'shop-eu/visit/lower';

	it('has the moment until which it is not reported', () => {
		expect(snoozeAlert(` ${id} `, { unit: 'hours', count: 36 }, NOW)).toEqual({
			...{ alertId: id, snoozedUntil: '2026-11-27T22:00:00.000Z', isUntilOver: false },
		});
		expect(snoozeAlert(id, { unit: 'days', count: 7 }, NOW).snoozedUntil).toBe(
			'2026-12-03T10:00:00.000Z',
		);
		expect(snoozeAlert(id, { unit: 'untilOver' }, NOW)).toEqual({
			...{ alertId: id, snoozedUntil: '9999-12-31T00:00:00.000Z', isUntilOver: true },
		});
	});

	it.each([
		'',
		'  ',
		'shop-eu',
		'shop-eu/visit',
		'shop-eu/visit/below',
		'{{ $json.alertId }}',
		'undefined',
	])('is refused by what is no ID of an alert: "%s"', (entered) => {
		expect(() => snoozeAlert(entered, { unit: 'untilOver' }, NOW)).toThrow(/Alert ID|no ID/);
	});
});
