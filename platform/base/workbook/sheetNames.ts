const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\]/g;

/** Names for sheets as Excel takes them: short, without its signs, and unique whatever their case. */
export function sheetNames(names: readonly string[]): string[] {
	const taken = new Set<string>();
	const numbers = new Map<string, number>();
	return names.map((name) => {
		const valid = validName(name);
		let unique = valid;
		let number = numbers.get(keyOf(valid)) ?? 1;
		while (taken.has(keyOf(unique))) {
			number++;
			const ending = ` (${number})`;
			unique = cut(valid, LONGEST - ending.length) + ending;
		}
		numbers.set(keyOf(valid), number);
		taken.add(keyOf(unique));
		return unique;
	});
}

const keyOf = (name: string) => name.toLowerCase();

function validName(name: string): string {
	const plain = name
		.replace(/\p{Cc}/gu, ' ')
		.replace(FORBIDDEN, '-')
		.trim();
	const cutName = cut(plain, LONGEST)
		.replace(/^'+|'+$/g, '')
		.trim();
	if (cutName === '') return 'Sheet';
	// Excel keeps this name to itself.
	return keyOf(cutName) === 'history' ? `${cutName} 1` : cutName;
}

/** The beginning of a text, without half a letter. */
function cut(text: string, length: number): string {
	return text
		.slice(0, length)
		.replace(/[\uD800-\uDBFF]$/, '')
		.trimEnd();
}
