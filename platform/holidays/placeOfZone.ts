import type { Place } from './places';

/**
 * The time zones of each place, from the IANA's zone.tab, and older names still in use. A zone that
 * spans several regions stands for their country.
 */
const ZONES: ReadonlyArray<readonly [Place, string]> = [
	['AT', 'Europe/Vienna'],
	['AU-ACT', 'Australia/ACT Australia/Canberra'],
	['AU-NSW', 'Australia/Sydney Australia/NSW Australia/Broken_Hill Australia/Lord_Howe'],
	['AU-NT', 'Australia/Darwin Australia/North'],
	['AU-QLD', 'Australia/Brisbane Australia/Queensland Australia/Lindeman'],
	['AU-SA', 'Australia/Adelaide Australia/South'],
	['AU-TAS', 'Australia/Hobart Australia/Tasmania Antarctica/Macquarie'],
	['AU-VIC', 'Australia/Melbourne Australia/Victoria'],
	['AU-WA', 'Australia/Perth Australia/West Australia/Eucla'],
	['BE', 'Europe/Brussels'],
	['CA', 'America/Toronto America/Halifax Canada/Eastern Canada/Atlantic'],
	['CA-AB', 'America/Edmonton Canada/Mountain'],
	['CA-BC', 'America/Vancouver Canada/Pacific America/Creston America/Dawson_Creek'],
	['CA-BC', 'America/Fort_Nelson'],
	['CA-MB', 'America/Winnipeg Canada/Central'],
	['CA-NB', 'America/Moncton'],
	['CA-NL', 'America/St_Johns Canada/Newfoundland America/Goose_Bay'],
	['CA-NS', 'America/Glace_Bay'],
	['CA-NT', 'America/Inuvik America/Yellowknife'],
	['CA-NU', 'America/Iqaluit America/Rankin_Inlet America/Resolute America/Cambridge_Bay'],
	['CA-NU', 'America/Coral_Harbour'],
	['CA-ON', 'America/Atikokan America/Thunder_Bay'],
	['CA-QC', 'America/Montreal America/Blanc-Sablon'],
	['CA-SK', 'America/Regina Canada/Saskatchewan America/Swift_Current'],
	['CA-YT', 'America/Whitehorse Canada/Yukon America/Dawson'],
	['CH', 'Europe/Zurich'],
	['DE', 'Europe/Berlin Europe/Busingen'],
	['DK', 'Europe/Copenhagen'],
	['ES', 'Europe/Madrid Africa/Ceuta'],
	['ES-CN', 'Atlantic/Canary'],
	['FI', 'Europe/Helsinki'],
	['FR', 'Europe/Paris'],
	['GB', 'Europe/London GB'],
	['GB-NIR', 'Europe/Belfast'],
	['IE', 'Europe/Dublin Eire'],
	['IT', 'Europe/Rome'],
	['LU', 'Europe/Luxembourg'],
	['NL', 'Europe/Amsterdam'],
	['NO', 'Europe/Oslo'],
	['PL', 'Europe/Warsaw Poland'],
	['PT', 'Europe/Lisbon Portugal Atlantic/Madeira Atlantic/Azores'],
	['SE', 'Europe/Stockholm'],
	['US', 'America/New_York America/Chicago America/Denver America/Los_Angeles US/Eastern'],
	['US', 'US/Central US/Mountain US/Pacific America/North_Dakota/Center'],
	['US', 'America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Boise'],
	['US', 'America/Phoenix US/Arizona America/Detroit US/Michigan America/Menominee'],
	['US-AK', 'America/Anchorage US/Alaska America/Juneau America/Sitka America/Metlakatla'],
	['US-AK', 'America/Yakutat America/Nome America/Adak'],
	['US-HI', 'Pacific/Honolulu US/Hawaii'],
	['US-IN', 'America/Indiana/Indianapolis America/Indianapolis US/East-Indiana'],
	['US-IN', 'America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo'],
	['US-IN', 'America/Indiana/Petersburg America/Indiana/Vevay America/Indiana/Tell_City'],
	['US-IN', 'America/Indiana/Knox'],
	['US-KY', 'America/Kentucky/Louisville America/Louisville America/Kentucky/Monticello'],
];

const PLACES: ReadonlyMap<string, Place> = new Map(
	ZONES.flatMap(([place, zones]) => zones.split(' ').map((zone) => [zone, place] as const)),
);

/**
 * The country of a time zone (an IANA name), or the region that it covers; undefined for a zone
 * without a country in the table, such as UTC.
 */
export function placeOfZone(zone: string): Place | undefined {
	return PLACES.get(zone);
}
