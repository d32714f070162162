/** The supported encodings, by their names in the Encoding Standard. */
export const ENCODINGS = [
	...['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'iso-8859-15'],
	...['windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255'],
	...['windows-1256', 'windows-1257', 'windows-1258', 'windows-874', 'iso-8859-2', 'iso-8859-5'],
	...['iso-8859-7', 'koi8-r', 'koi8-u', 'ibm866', 'x-mac-cyrillic', 'shift_jis', 'euc-jp'],
	...['iso-2022-jp', 'gbk', 'gb18030', 'big5', 'euc-kr'],
] as const;
export type Encoding = (typeof ENCODINGS)[number];

const ORIGINS: Readonly<Partial<Record<Encoding, string>>> = {
	...{
		'windows-1252': 'Western European',
		'iso-8859-15': 'Western European',
		macintosh: 'Mac Roman',
	},
	...{
		'windows-1250': 'Central European',
		'iso-8859-2': 'Central European',
		'windows-1251': 'Cyrillic',
	},
	...{ 'iso-8859-5': 'Cyrillic', 'koi8-r': 'Cyrillic', 'koi8-u': 'Ukrainian', ibm866: 'Cyrillic' },
	...{ 'x-mac-cyrillic': 'Cyrillic', 'windows-1253': 'Greek', 'iso-8859-7': 'Greek' },
	...{ 'windows-1254': 'Turkish', 'windows-1255': 'Hebrew', 'windows-1256': 'Arabic' },
	...{ 'windows-1257': 'Baltic', 'windows-1258': 'Vietnamese', 'windows-874': 'Thai' },
	...{ shift_jis: 'Japanese', 'euc-jp': 'Japanese', 'iso-2022-jp': 'Japanese', gbk: 'Chinese' },
	...{ gb18030: 'Chinese', big5: 'Traditional Chinese', 'euc-kr': 'Korean' },
};

/** The label of an encoding in a list. */
export function encodingLabelOf(encoding: Encoding): string {
	const name = /^(utf|iso|euc|koi|gb|big|ibm)/.test(encoding)
		? encoding.toUpperCase()
		: encoding.replace(/(?<![^-])[a-z]|(?<=_)[a-z]+/g, (letters) => letters.toUpperCase());
	const origin = ORIGINS[encoding];
	return origin === undefined ? name : `${name} (${origin})`;
}

/** Finds an encoding by its name, ignoring case. */
export function findEncoding(name: string): Encoding | undefined {
	return ENCODINGS.find((known) => known === name.trim().toLowerCase());
}
