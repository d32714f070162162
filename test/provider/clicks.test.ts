import { cleanName } from '../../platform/provider/clicks';
import { eventsNamed } from '../../platform/provider/filters';

it.each([
	// A leading `https:/` goes, then one leading slash.
	['https://x', 'x'],
	['https:/x', 'x'],
	['https:///x', '/x'],
	['https:////x', '//x'],
	['https://shop.example/legal?id=7#top', 'shop.example/legal?id=7#top'],
	// A leading slash alone: one, and no more.
	['/x', 'x'],
	['//x', '/x'],
	['///x', '//x'],
	['/menu/home', 'menu/home'],
	['/https://x', 'https://x'],
	// Only once.
	['https:/https://x', 'https://x'],
	['https://https://x', 'https://x'],
	// Everything else stays.
	['x', 'x'],
	['menu/home', 'menu/home'],
	['http://x', 'http://x'],
	['https:x', 'https:x'],
	['HTTPS://x', 'HTTPS://x'],
	['see https://x', 'see https://x'],
	[' /x', ' /x'],
	['x/', 'x/'],
	// Nothing else is left.
	['https://', ''],
	['/', ''],
	['', ''],
])('the name "%s" is stored as "%s"', (name, stored) => {
	expect(cleanName(name)).toBe(stored);
});

it.each([
	['usual', {}, [{ event_name: { $start: 'click' } }]],
	['own', { eventName: 'what', click: 'which' }, [{ what: { $start: 'click' } }]],
])('names that begin so are asked for by the %s name of the column', (_whose, own, filter) => {
	expect(eventsNamed('click', own)).toEqual(filter);
	expect(eventsNamed('', own)).toEqual([]);
});
