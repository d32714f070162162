import { holidaysOf } from '../../platform/holidays/holidays';
import type { Place } from '../../platform/holidays/places';
import { freeDaysOn } from '../../platform/holidays/freeDays';

/** Typed by hand from calendars that are printed, and from what governments publish. */
const HOLIDAYS: ReadonlyArray<readonly [Place, string, string]> = [
	['FR', '2024-03-31', 'Easter Sunday'],
	['FR', '2027-03-28', 'Easter Sunday'],
	['FR', '2038-04-25', 'Easter Sunday'],
	['FR', '2026-04-06', 'Easter Monday'],
	['FR', '2026-05-08', 'Victory Day'],
	['FR', '2026-05-14', 'Ascension Day'],
	['FR', '2026-07-14', 'Bastille Day'],
	['FR', '2026-11-11', 'Armistice Day'],
	['FR-57', '2026-12-26', "St Stephen's Day"],
	['BE', '2026-07-21', 'Belgian National Day'],
	['BE', '2026-11-11', 'Armistice Day'],
	['DE', '2026-10-03', 'German Unity Day'],
	['DE', '2027-05-17', 'Whit Monday'],
	['DE-BY', '2026-01-06', 'Epiphany'],
	['DE-BY', '2026-06-04', 'Corpus Christi'],
	['DE-BE', '2026-03-08', "International Women's Day"],
	['DE-MV', '2026-03-08', "International Women's Day"],
	['DE-NI', '2026-10-31', 'Reformation Day'],
	['DE-SN', '2026-11-18', 'Day of Repentance and Prayer'],
	['DE-TH', '2026-09-20', "World Children's Day"],
	['AT', '2026-10-26', 'Austrian National Day'],
	['CH', '2026-08-01', 'Swiss National Day'],
	['CH-GE', '2026-09-10', 'Genevan Fast'],
	['CH-VD', '2026-09-21', 'Federal Fast Monday'],
	['NL', '2025-04-26', "King's Day"],
	['NL', '2026-04-27', "King's Day"],
	['NL', '2025-05-05', 'Liberation Day'],
	['LU', '2026-06-23', 'Luxembourg National Day'],
	['IT', '2026-04-25', 'Liberation Day'],
	['IT', '2026-06-02', 'Republic Day'],
	['IT', '2026-10-04', 'St Francis of Assisi'],
	['ES', '2026-10-12', 'National Day of Spain'],
	['ES-CT', '2026-09-11', 'National Day of Catalonia'],
	['ES-MD', '2025-05-02', 'Madrid Day'],
	['PT', '2026-06-10', 'Portugal Day'],
	['PT', '2026-02-17', 'Carnival'],
	['PL', '2026-05-03', 'Constitution Day'],
	['PL', '2025-12-24', 'Christmas Eve'],
	['SE', '2026-06-19', 'Midsummer Eve'],
	['SE', '2026-06-20', 'Midsummer Day'],
	['FI', '2026-06-20', 'Midsummer Day'],
	['FI', '2026-12-06', 'Independence Day'],
	['NO', '2026-05-17', 'Constitution Day'],
	['DK', '2026-04-02', 'Maundy Thursday'],
	['GB', '2026-05-04', 'Early May Bank Holiday'],
	['GB', '2026-05-25', 'Spring Bank Holiday'],
	['GB', '2026-08-31', 'Summer Bank Holiday'],
	['GB-SCT', '2026-08-03', 'Summer Bank Holiday'],
	['GB-SCT', '2026-01-02', 'New Year Holiday'],
	['GB-SCT', '2026-11-30', "St Andrew's Day"],
	['GB-NIR', '2026-03-17', "St Patrick's Day"],
	['IE', '2026-02-02', "St Brigid's Day"],
	['IE', '2030-02-01', "St Brigid's Day"],
	['IE', '2026-10-26', 'October Bank Holiday'],
	['US', '2026-01-19', 'Martin Luther King Jr. Day'],
	['US', '2026-05-25', 'Memorial Day'],
	['US', '2026-06-19', 'Juneteenth'],
	['US', '2026-11-26', 'Thanksgiving'],
	['US', '2026-11-27', 'Day after Thanksgiving'],
	['US-MA', '2026-04-20', "Patriots' Day"],
	['US-LA', '2026-02-17', 'Mardi Gras'],
	['CA', '2026-05-18', 'Victoria Day'],
	['CA', '2026-07-01', 'Canada Day'],
	['CA', '2026-10-12', 'Thanksgiving'],
	['CA-BC', '2026-09-30', 'National Day for Truth and Reconciliation'],
	['CA-QC', '2026-06-24', 'Quebec National Day'],
	['CA-ON', '2026-02-16', 'Family Day'],
	['AU', '2026-01-26', 'Australia Day'],
	['AU', '2026-04-25', 'Anzac Day'],
	['AU-NSW', '2026-06-08', "King's Birthday"],
	['AU-QLD', '2026-10-05', "King's Birthday"],
	['AU-VIC', '2026-11-03', 'Melbourne Cup Day'],
	['AU-WA', '2026-03-02', 'Labour Day'],
];

/** Days off for holidays on weekends. */
const IN_LIEU: ReadonlyArray<readonly [Place, string, string]> = [
	['GB', '2026-12-28', 'Boxing Day'],
	['GB', '2027-12-27', 'Christmas Day'],
	['GB', '2027-12-28', 'Boxing Day'],
	['GB', '2028-01-03', "New Year's Day"],
	['GB-SCT', '2028-01-04', 'New Year Holiday'],
	['GB', '2033-12-27', 'Christmas Day'],
	['US', '2026-07-03', 'Independence Day'],
	['US', '2027-07-05', 'Independence Day'],
	['US', '2027-12-31', "New Year's Day"],
	['IE', '2027-12-27', 'Christmas Day'],
	['IE', '2024-03-18', "St Patrick's Day"],
	['CA', '2029-07-02', 'Canada Day'],
	['CA-ON', '2026-12-28', 'Boxing Day'],
	['AU', '2025-01-27', 'Australia Day'],
	['AU-QLD', '2027-04-26', 'Anzac Day'],
	['AU-WA', '2026-04-27', 'Anzac Day'],
	['ES-MD', '2026-11-02', "All Saints' Day"],
];

const WORKDAYS: ReadonlyArray<readonly [Place, string, string]> = [
	['DE', '2026-11-11', 'Armistice Day is none in Germany'],
	['DE', '2026-06-04', 'Corpus Christi is not one of all Germany'],
	['DE-NI', '2026-06-04', 'Corpus Christi is none in Lower Saxony'],
	['DE-BY', '2026-10-31', 'Reformation Day is none in Bavaria'],
	['FR', '2026-12-26', 'the day after Christmas is none in most of France'],
	['FR', '2026-04-03', 'Good Friday is none in most of France'],
	['CH-ZH', '2026-09-10', 'the Genevan Fast is one of Geneva'],
	['CH-ZH', '2026-06-04', 'Corpus Christi is one of other cantons'],
	['NL', '2025-04-27', "King's Day is on the Saturday before a Sunday"],
	['NL', '2026-05-05', 'Liberation Day is free every fifth year'],
	['PL', '2024-12-24', 'Christmas Eve is one since 2025'],
	['IT', '2025-10-04', 'St Francis is one since 2026'],
	['DK', '2026-05-01', 'Denmark abolished the day of prayer'],
	['GB-SCT', '2026-04-06', 'Easter Monday is none in Scotland'],
	['GB-SCT', '2026-08-31', 'Scotland has its summer holiday before'],
	['GB', '2026-06-15', 'the football is one of Scotland'],
	['IE', '2030-02-04', "St Brigid's Day is on a Friday, 1 February"],
	['US', '2026-04-20', "Patriots' Day is one of Massachusetts and Maine"],
	['CA', '2028-07-03', 'Canada Day moves from Sundays only'],
	['AU-QLD', '2026-04-27', 'Anzac Day moves from Sundays only'],
	['AU-WA', '2026-06-08', "Western Australia has the King's birthday later"],
	['ES', '2026-11-02', 'the regions decide what moves to Monday'],
	['ES-CT', '2026-04-02', 'Maundy Thursday is none in Catalonia'],
];

it.each(HOLIDAYS)('the holiday in %s on %s is %s', (place, day, name) => {
	expect(holidaysOf([place], day)).toContainEqual(
		expect.objectContaining({ name, isInLieu: false, places: [place] }),
	);
});

it.each(IN_LIEU)('in %s, %s is the day off for %s', (place, day, name) => {
	expect(holidaysOf([place], day)).toEqual([
		expect.objectContaining({ name, isInLieu: true, places: [place] }),
	]);
});

it.each(WORKDAYS)('in %s, %s is a workday: %s', (place, day) => {
	expect(holidaysOf([place], day)).toEqual([]);
});

it('customary holidays are distinguished from legal ones', () => {
	expect(holidaysOf(['SE'], '2026-12-24')).toMatchObject([{ isByLaw: false }]);
	expect(holidaysOf(['PL'], '2026-12-24')).toMatchObject([{ isByLaw: true }]);
	expect(holidaysOf(['CH-VS'], '2026-04-06')).toMatchObject([{ isByLaw: false }]);
	expect(holidaysOf(['CH-GE'], '2026-04-06')).toMatchObject([{ isByLaw: true }]);
	expect(holidaysOf(['IE'], '2027-12-27')).toMatchObject([{ isByLaw: false }]);
	expect(holidaysOf(['GB'], '2027-12-27')).toMatchObject([{ isByLaw: true }]);
});

it('the years before and after the table are calculated for days off that fall into another year', () => {
	const christmas = (year: number) => freeDaysOn('DE', `${year}-12-25`).map(({ name }) => name);
	expect([2006, 2007, 2008, 2040, 2041, 2042].map((year) => christmas(year).length)).toEqual([
		...[0, 1, 1, 1, 1, 0],
	]);
});

/** Easter Sundays from 2008 on, from the tables that churches publish. */
const EASTERS =
	`03-23 04-12 04-04 04-24 04-08 03-31 04-20 04-05 03-27 04-16 04-01 04-21 04-12 04-04 04-17 04-09 03-31
	04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10 04-01`.split(
		/\s+/,
	);

it.each(EASTERS.map((day, index) => [2008 + index, day] as const))(
	'Easter Sunday of %d is %s',
	(year, day) => {
		const found = holidaysOf(['FR'], `${year}-${day}`) ?? [];
		expect(found.map(({ name }) => name)).toContain('Easter Sunday');
		expect(EASTERS).toHaveLength(33);
	},
);
