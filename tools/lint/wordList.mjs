/** Words that no text for users has, each with what to use instead: docs/decisions/wording.md. */
export const WORDS_TO_AVOID = [
	{
		word: /\b(?:is|are|was|were|be|been|being|not|ever|never|all|again|once|twice) told\b/,
		use: 'reported, sent or shown',
	},
	{
		word: /\btold (?:as|as an?|by|of|twice|once|in|for|the|with|which|that|when)\b/,
		use: 'reported',
	},
	{
		word: /\b[Tt]ells? (?:whether|if|how|what|that|of|it|you|when)\b/,
		use: 'check, return, say or report',
	},
	{ word: /\busual(?:ly)?\b/i, use: 'expected, typical, or mostly' },
	{ word: /\bodd\b/, use: 'unusual' },
	{ word: /\bbeside\b/i, use: 'next to, besides or with' },
	{
		word: /\b(?:each|every|two|one|a|next|last|first|more) looks?\b(?! (?:at|like|up|in|for|back))/,
		use: 'check, poll or report',
	},
	{ word: /\b(?:lines?) of (?:a|the) (?:table|sheet|report)\b/, use: 'row' },
	{ word: /\bRemove the .* for good\b/, use: 'Delete ... permanently' },
	{ word: /\bfor good\b/, use: 'permanently' },
	{ word: /\blets? expect\b/, use: 'is expected' },
	{ word: /\bbelongs? into\b/, use: 'belongs in' },
	{ word: /\b(?:is|are|was|were) not taken\b/, use: 'is refused, or is not supported' },
	{ word: /\bmust be together\b/, use: 'must add up to' },
	{ word: /\bmake it (?:of it )?\?/, use: 'reach the target' },
	{
		word: /\b(?:is|are|were|was|been) (?:meant|wished|wanted)\b/,
		use: 'expected, chosen or needed',
	},
	{ word: /\basks? whom\b/, use: 'name the team' },
	{ word: /\b(?:hears?|heard) (?:of|how|that)\b/, use: 'gets, receives' },
	{ word: /\bstands? beside\b/, use: 'is next to' },
	{ word: /\bonly reads?(?=[.,:;)]| \||$)/, use: 'only reads data' },
	{
		word: /\bin the (?:platform|provider)[’']s notation\b/,
		use: 'written as the platform shows it',
	},
	{ word: /\b(?:file|data) names? (?:a|its|the) (?:days?|period)\b/, use: 'states' },
	{
		word: /\b(?:un)?(?:recognis|normalis|customis|summaris|colour|behaviour|favour|neighbour|labell(?!edby))|\bto analyse\b/i,
		use: 'the American spelling',
	},
	{ word: /^\| the same (?:in|while|during|between|but)\b/i, use: 'the name of the row' },
];

/** Labels that say nothing by themselves. */
export const LABELS_TO_AVOID = [
	'Than',
	'Tell',
	'Weeks',
	'Only Beyond Chance',
	'Days of Your Own',
	'Must Be',
	'Usual',
	'By at Least (Percent)',
];
