import { COUNTRIES, isPlace, nameOfPlace } from '../../platform/holidays/places';
import { placeOfZone } from '../../platform/holidays/placeOfZone';

/** The time zones of a country, which newer versions of Node.js give by a method. */
function zonesOf(code: string): string[] {
	const locale = new Intl.Locale(`und-${code}`);
	const listed: unknown = Reflect.get(locale, 'timeZones');
	const method: unknown = Reflect.get(locale, 'getTimeZones');
	const zones: unknown = typeof method === 'function' ? method.call(locale) : listed;
	return Array.isArray(zones) ? zones.map(String) : [];
}

/** Zones that cover a single region. */
const ZONES_OF_REGIONS = {
	'AU-ACT': 'Australia/ACT Australia/Canberra',
	'AU-NSW': 'Australia/Sydney Australia/NSW Australia/Broken_Hill Australia/Lord_Howe',
	'AU-NT': 'Australia/Darwin Australia/North',
	'AU-QLD': 'Australia/Brisbane Australia/Queensland Australia/Lindeman',
	'AU-SA': 'Australia/Adelaide Australia/South',
	'AU-TAS': 'Australia/Hobart Australia/Tasmania Antarctica/Macquarie',
	'AU-VIC': 'Australia/Melbourne Australia/Victoria',
	'AU-WA': 'Australia/Perth Australia/West Australia/Eucla',
	'CA-AB': 'America/Edmonton Canada/Mountain',
	'CA-BC': 'America/Vancouver Canada/Pacific America/Creston America/Fort_Nelson',
	'CA-MB': 'America/Winnipeg Canada/Central',
	'CA-NB': 'America/Moncton',
	'CA-NL': 'America/St_Johns Canada/Newfoundland America/Goose_Bay',
	'CA-NS': 'America/Glace_Bay',
	'CA-NT': 'America/Inuvik America/Yellowknife',
	'CA-NU': 'America/Iqaluit America/Rankin_Inlet America/Coral_Harbour',
	'CA-ON': 'America/Atikokan America/Thunder_Bay',
	'CA-QC': 'America/Montreal America/Blanc-Sablon',
	'CA-SK': 'America/Regina Canada/Saskatchewan',
	'CA-YT': 'America/Whitehorse Canada/Yukon America/Dawson',
	'ES-CN': 'Atlantic/Canary',
	'GB-NIR': 'Europe/Belfast',
	'US-AK': 'America/Anchorage US/Alaska America/Yakutat America/Nome America/Adak',
	'US-HI': 'Pacific/Honolulu US/Hawaii',
	'US-IN': 'America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Knox',
	'US-KY': 'America/Kentucky/Louisville',
};

const OTHER_NAMES = [
	['Canada/Eastern', 'America/Toronto'],
	['Eire', 'Europe/Dublin'],
	['GB', 'Europe/London'],
	['Poland', 'Europe/Warsaw'],
	['Portugal', 'Europe/Lisbon'],
	['US/Arizona', 'America/Phoenix'],
	['US/Central', 'America/Chicago'],
	['US/East-Indiana', 'America/Indianapolis'],
	['US/Eastern', 'America/New_York'],
	['US/Michigan', 'America/Detroit'],
	['US/Mountain', 'America/Denver'],
	['US/Pacific', 'America/Los_Angeles'],
] as const;

it('the table has twenty countries, ordered by name', () => {
	const names = COUNTRIES.map(({ name }) => name);
	expect(names).toHaveLength(20);
	expect(names).toEqual([...names].sort());
});

it('a country has its regions', () => {
	const germany = COUNTRIES.find(({ code }) => code === 'DE');
	expect(germany?.regions).toHaveLength(16);
	expect(germany?.regions).toContainEqual({ code: 'DE-BY', name: 'Bavaria' });
	expect(COUNTRIES.find(({ code }) => code === 'IT')?.regions).toEqual([]);
});

it.each([
	['DE', true],
	['DE-BY', true],
	['GB-SCT', true],
	['DE-XX', false],
	['BY', false],
	['JP', false],
	['de', false],
	['', false],
	['toString', false],
])('whether "%s" is the code of a place is %s', (text, is) => {
	expect(isPlace(text)).toBe(is);
});

it('places have English names', () => {
	expect([nameOfPlace('DE'), nameOfPlace('CA-QC')]).toEqual(['Germany', 'Quebec']);
});

it.each(COUNTRIES.map(({ code }) => code))(
	'every time zone that Intl knows of the country %s is in that country',
	(code) => {
		const zones = zonesOf(code);
		expect(zones.length).toBeGreaterThan(0);
		const elsewhere = zones.filter((zone) => placeOfZone(zone)?.slice(0, 2) !== code);
		expect(elsewhere).toEqual([]);
	},
);

it.each(Object.entries(ZONES_OF_REGIONS))(
	'the region %s has its own time zones',
	(place, zones) => {
		expect(zones.split(' ').map((zone) => placeOfZone(zone))).toEqual(
			zones.split(' ').map(() => place),
		);
	},
);

it.each(OTHER_NAMES)(
	'the time zone %s is in the same country as %s, whose older or other name it is',
	(zone, known) => {
		expect(new Intl.DateTimeFormat('en', { timeZone: zone })).toBeDefined();
		expect(placeOfZone(zone)).toBe(placeOfZone(known));
		expect(placeOfZone(zone)).toBeDefined();
	},
);

it.each([
	['Europe/Paris', 'FR'],
	['Europe/Berlin', 'DE'],
	['Europe/London', 'GB'],
	['Europe/Zurich', 'CH'],
	['America/New_York', 'US'],
	['America/Los_Angeles', 'US'],
	['US/Eastern', 'US'],
	['Pacific/Honolulu', 'US-HI'],
	['America/Toronto', 'CA'],
	['America/Vancouver', 'CA-BC'],
	['Australia/Sydney', 'AU-NSW'],
	['Atlantic/Canary', 'ES-CN'],
	['UTC', undefined],
	['Asia/Tokyo', undefined],
	['toString', undefined],
])('the place of the time zone %s is %s', (zone, place) => {
	expect(placeOfZone(zone)).toBe(place);
});
