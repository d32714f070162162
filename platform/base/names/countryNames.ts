import { countryCodes, isCountry } from './countryCodes';

const LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'pt', 'nl', 'pl', 'ja'];
const STYLES = ['long', 'short'] as const;

// Names that Intl lacks. A name of two countries is ambiguous, so it is recognized as neither.
const ALIASES: Readonly<Record<string, string>> = {
	AE: 'UAE',
	BA: 'Bosnia',
	BN: 'Brunei Darussalam',
	BO: 'Plurinational State of Bolivia',
	BQ: 'Bonaire, Sint Eustatius and Saba',
	BY: 'Weißrussland',
	CC: 'Cocos Islands; Keeling Islands',
	CD: 'Congo; DR Congo; DRC; Democratic Republic of the Congo; Zaire',
	CG: 'Congo; Republic of the Congo',
	CI: 'Ivory Coast; Elfenbeinküste; Costa de Marfil',
	CN: "People's Republic of China; Mainland China; Republic of China",
	CZ: 'Czech Republic; République tchèque; República Checa; Tschechische Republik; Repubblica Ceca; República Tcheca',
	FK: 'Falkland Islands (Malvinas); Malvinas',
	FM: 'Federated States of Micronesia',
	FO: 'Faeroe Islands',
	GB: 'Great Britain; United Kingdom of Great Britain and Northern Ireland; Grande-Bretagne; Gran Bretaña; Großbritannien; Gran Bretagna; Grã-Bretanha',
	GN: 'Guinea Conakry',
	GS: 'South Georgia and the South Sandwich Islands',
	HK: 'Hong Kong; Hong Kong SAR',
	HM: 'Heard Island and McDonald Islands',
	IR: 'Islamic Republic of Iran',
	KP: "Korea; Corea; Corée; Coreia; North Korea; Democratic People's Republic of Korea; DPRK",
	KR: 'Korea; Corea; Corée; Coreia; South Korea; Republic of Korea',
	LA: "Lao People's Democratic Republic; Lao PDR",
	LY: 'Libyan Arab Jamahiriya',
	MD: 'Republic of Moldova',
	MF: 'Saint Martin (French part)',
	MK: 'Macedonia; Republic of North Macedonia; The former Yugoslav Republic of Macedonia; FYROM',
	MM: 'Myanmar; Burma; Birmanie; Birmania; Birma',
	MO: 'Macao; Macau; Macao SAR; Macao SAR China; Macau SAR China',
	NL: 'Holland; Hollande; Holanda; Olanda',
	PN: 'Pitcairn',
	PS: 'Palestine; State of Palestine; Occupied Palestinian Territory; West Bank and Gaza',
	RU: 'Russian Federation',
	SH: 'Saint Helena, Ascension and Tristan da Cunha',
	SJ: 'Svalbard and Jan Mayen Islands',
	SX: 'Saint Maarten; Sint Maarten (Dutch part); Saint Martin (Dutch part)',
	SY: 'Syrian Arab Republic',
	SZ: 'Swaziland',
	TL: 'East Timor',
	TR: 'Turkey; Türkiye',
	TW: 'Taiwan, Province of China; Republic of China',
	TZ: 'United Republic of Tanzania',
	UM: 'United States Minor Outlying Islands',
	US: 'USA; United States of America; Estados Unidos de América',
	VA: 'Vatican; Holy See; Vatican City State; Holy See (Vatican City State)',
	VC: 'Saint Vincent and the Grenadines',
	VE: 'Bolivarian Republic of Venezuela',
	VG: 'Virgin Islands; Virgin Islands (British)',
	VI: 'Virgin Islands; United States Virgin Islands; Virgin Islands (US)',
	VN: 'Viet Nam',
	WS: 'Western Samoa',
};

/**
 * The names of all countries in nine languages (docs/platform.md, Third-party analytics provider
 * connector: Geography), as pairs of code and name.
 */
export function countryNames(): ReadonlyArray<readonly [code: string, name: string]> {
	const displayed = LANGUAGES.flatMap((language) =>
		STYLES.map((style) => new Intl.DisplayNames([language], { type: 'region', style })),
	);
	return [...countryCodes()].flatMap((code) => {
		// The short Portuguese name of the United Kingdom is RU, which is Russia's code.
		const names = displayed.flatMap((region) => region.of(code) ?? []);
		const own = names.filter((name) => name === code || !isCountry(name));
		return [...own, ...(ALIASES[code]?.split('; ') ?? [])].map((name) => [code, name] as const);
	});
}
