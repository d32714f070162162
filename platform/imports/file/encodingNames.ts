/** The supported encodings, by their names in the Encoding Standard. */
export const ENCODINGS = [
	...['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'iso-8859-15'],
	...['windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255'],
	...['windows-1256', 'windows-1257', 'windows-1258', 'windows-874', 'iso-8859-2', 'iso-8859-5'],
	...['iso-8859-7', 'koi8-r', 'koi8-u', 'ibm866', 'x-mac-cyrillic', 'shift_jis', 'euc-jp'],
	...['iso-2022-jp', 'gbk', 'gb18030', 'big5', 'euc-kr'],
] as const;
export type Encoding = (typeof ENCODINGS)[number];

const ORIGINS = {
	...{ 'windows-1252': 'western', 'iso-8859-15': 'western', macintosh: 'macRoman' },
	...{ 'windows-1250': 'central', 'iso-8859-2': 'central', 'windows-1251': 'cyrillic' },
	...{ 'iso-8859-5': 'cyrillic', 'koi8-r': 'cyrillic', ibm866: 'cyrillic' },
	...{ 'x-mac-cyrillic': 'cyrillic', 'koi8-u': 'ukrainian', 'windows-1253': 'greek' },
	...{ 'iso-8859-7': 'greek', 'windows-1254': 'turkish', 'windows-1255': 'hebrew' },
	...{ 'windows-1256': 'arabic', 'windows-1257': 'baltic', 'windows-1258': 'vietnamese' },
	...{ 'windows-874': 'thai', 'euc-kr': 'korean', shift_jis: 'japanese', 'euc-jp': 'japanese' },
	...{ 'iso-2022-jp': 'japanese', gbk: 'chinese', gb18030: 'chinese' },
	...{ big5: 'traditionalChinese' },
} as const satisfies Partial<Record<Encoding, string>>;

/** The words for what encodings are used for. */
type EncodingOrigins = Readonly<Record<(typeof ORIGINS)[keyof typeof ORIGINS], string>>;

export const encodingOriginsInEnglish: EncodingOrigins = {
	western: 'Western European',
	macRoman: 'Mac Roman',
	central: 'Central European',
	cyrillic: 'Cyrillic',
	ukrainian: 'Ukrainian',
	greek: 'Greek',
	turkish: 'Turkish',
	hebrew: 'Hebrew',
	arabic: 'Arabic',
	baltic: 'Baltic',
	vietnamese: 'Vietnamese',
	thai: 'Thai',
	korean: 'Korean',
	japanese: 'Japanese',
	chinese: 'Chinese',
	traditionalChinese: 'Traditional Chinese',
};

/** The label of an encoding in a list, such as `KOI8-R (Cyrillic)`. */
export function encodingLabelOf(
	encoding: Encoding,
	origins: EncodingOrigins = encodingOriginsInEnglish,
): string {
	const name = /^(utf|iso|euc|koi|gb|big|ibm)/.test(encoding)
		? encoding.toUpperCase()
		: encoding.replace(/(?<![^-])[a-z]|(?<=_)[a-z]+/g, (letters) => letters.toUpperCase());
	return hasOrigin(encoding) ? `${name} (${origins[ORIGINS[encoding]]})` : name;
}

function hasOrigin(encoding: Encoding): encoding is keyof typeof ORIGINS {
	return Object.hasOwn(ORIGINS, encoding);
}

/** Finds an encoding by its name, ignoring case. */
export function findEncoding(name: string): Encoding | undefined {
	return ENCODINGS.find((known) => known === name.trim().toLowerCase());
}
