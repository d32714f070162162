// Where the table of platform/holidays differs from the library on purpose.

/**
 * @param {RegExp} places where the day is
 * @param {'table' | 'library'} only which side has the holiday
 * @param {RegExp} name the name with its weekday
 * @param {string} why
 */
const difference = (places, only, name, why) => ({ places, only, name, why });

const ITSELF = 'the day itself, in addition to its day off';
const WHOLE = 'the library counts only what all regions have';
const WEEKEND = 'the day off that replaces a holiday on a weekend, which the library lacks';
const DECREES = 'decreed every year, and guessed by the library';
const OFFICES = 'only government offices are closed';
const FEDERAL = 'a federal holiday, on which banks are closed';
const CUSTOMARY = 'half a day, or closed by custom: not a legal holiday';
const SUNDAY = 'always a Sunday';

/** All differences that are right. A row that nothing meets any more is reported. */
export const EXPECTED = [
	difference(/^AU/, 'table', /^Australia Day \(S/, ITSELF),
	difference(/^AU-/, 'table', /^(Anzac|Boxing|Christmas|New Year's) Day \(S/, ITSELF),
	difference(/^AU-/, 'table', /^Anzac Day \(Tuesday/, '2038, when the Monday is Easter Monday'),
	difference(/^AU-TAS/, 'table', /^New Year's Day \(Monday/, '2034 and 2040: the day after'),
	difference(
		/^AU-TAS/,
		'library',
		/^New Year's Day/,
		'2034 and 2040: the Tuesday instead of that Monday',
	),
	difference(/^AU-(ACT|NSW)/, 'library', /^Anzac Day \(substitute/, 'in some years only'),
	difference(/^AU-/, 'library', /^(Christmas|New Year's) Eve/, 'from the evening on'),
	difference(/^AU$/, 'table', /^King's Birthday/, WHOLE),
	difference(/^BE/, 'table', /^(Easter|Whit) Sunday/, SUNDAY),
	difference(/^CA/, 'table', /\((Monday|Tuesday)\)$/, WEEKEND),
	difference(/^CA/, 'table', /^(Truth|National Day for Truth)/, 'newer than the library'),
	difference(/^CA$/, 'table', /^(Boxing|Remembrance) Day/, WHOLE),
	difference(/^CA-(NT|ON|YT)/, 'library', /^(Easter Monday|Boxing Day)/, OFFICES),
	difference(/^CA-PE/, 'library', /^Gold Cup/, OFFICES),
	difference(/^CH/, 'library', /^(Pentecost|Federal Day of Thanksgiving)/, SUNDAY),
	difference(/^CH-AI/, 'library', /^Mauritiustag/, 'in some municipalities only'),
	difference(/^CH-AI/, 'table', /^Immaculate/, 'Catholic parts, which are nearly all'),
	difference(
		/^CH-(AI|AR|UR)/,
		'table',
		/^St Stephen/,
		'by law not a holiday when it is next to other days off',
	),
	difference(/^CH-FR/, 'library', /^Immaculate/, 'of Catholic municipalities only'),
	difference(/^CH-(GL|VS)/, 'library', /^(Christmas|New Year's) Eve/, CUSTOMARY),
	difference(/^CH-GL/, 'library', /^Näfelser/, 'a week late where Easter is in March'),
	difference(/^CH-GL/, 'table', /^Battle of Näfels/, 'the first Thursday of April'),
	difference(/^CH-LU/, 'table', /Monday|^St Berchtold/, 'closed in the canton'),
	difference(/^CH-NE/, 'library', /^(2 Janvier|Boxing)/, 'only when the day before is a Sunday'),
	difference(/^CH-(SO|VS)/, 'library', /^(Labour Day|Saint Joseph)/, 'in some municipalities only'),
	difference(/^DE-BY/, 'table', /^Assumption Day/, 'in five of six municipalities'),
	difference(/^ES-/, 'table', /\((Sunday|Monday)\)$/, DECREES),
	difference(/^ES/, 'library', /\(substitute day\)|\(Monday\)$/, DECREES),
	difference(/^ES-(GA|NC|PV)/, 'library', /^Saint Joseph/, DECREES),
	difference(/^ES-CB/, 'library', /^Día de las Instituciones/, 'in June instead of July'),
	difference(/^ES-CB/, 'table', /^Cantabria/, 'on 28 July'),
	difference(/^ES-(GA|IB|MD|NC)/, 'table', /^St (J|Stephen)/, DECREES),
	difference(/^ES-NC/, 'table', /^St Francis Xavier/, 'the day of Navarre'),
	difference(/^ES-(MC|VC)/, 'table', /^(Murcia|Valencia) Day/, 'the day of the region'),
	difference(/^ES$/, 'table', /^Maundy Thursday/, WHOLE),
	difference(/^FR-6AE/, 'table', /^(Good Friday|St Stephen)/, 'of Alsace and Moselle'),
	difference(/^GB$/, 'table', /^Summer Bank Holiday/, WHOLE),
	difference(/^GB-SCT/, 'table', /^World Cup/, 'decreed for 2026'),
	difference(
		/^NL/,
		'table',
		/^Liberation Day/,
		'a day off every fifth year, but in the table every year',
	),
	difference(/^US/, 'table', /^(Columbus|Presidents') Day/, FEDERAL),
	difference(/^US/, 'table', /\((Friday|Monday)\)$/, WEEKEND),
	difference(/^US-VT/, 'table', /^Bennington/, ITSELF),
	difference(/^US-VT/, 'library', /^Bennington/, 'the Monday after a weekend, or of the same week'),
	difference(/^US/, 'library', /Election Day|Susan B|Pulaski|Malcolm X|Bunker|Evacuation/, OFFICES),
	difference(/^US/, 'library', /Christmas|New Year's Eve|Lincoln|Family Day/, OFFICES),
];
