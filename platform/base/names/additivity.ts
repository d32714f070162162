import { withoutAccents } from '../text/accents';

/** Parts of names of figures that must not be added up over rows. A visitor of two channels is one visitor. */
const WITHIN = /visitor|unique|avg|average|mean|rate$|ratio|percent|pct/i;

/** The same in words, in six languages: averages, rates, ranks and people. */
const WORDS = new RegExp(
	[
		'%|/|uniq|visiteurs|utilisateurs|nutzer|besucher|usuarios|utenti|gebruikers|reach(?!ed)|couverture|reichweite',
		'alcance|copertura|bereik|taux|moyen|durchschn|gemid|promedio|median|prozent|pourcent|frequen|roas|(rate|quote|preis)( |$)',
		...[
			'users?|gem|ctr|cp[acmlosv]|cvr|cr|cos|acos|roi|roa|aov|arpu|rpm|position|rank|ranking|score',
			'share|price|prix|precio|per|pro|par|por',
		].map((words) => `(^| )(${words})( |$)`),
		// "Paid Media" is none.
		'(^| )medi[ao] d(a|e|i|el|ella?|elle)( |$)|(?<!social|paid|owned|earned|mass) medi[ao]$|^(media|medio)$',
	].join('|'),
);

/** Whether a part of a platform's field or affinity says that its values must not be added up. */
export function isNonAdditiveFieldName(field: string): boolean {
	return WITHIN.test(field);
}

/** Whether a figure of this name must not be added up: averages, rates, people. */
export function isNonAdditiveName(name: string): boolean {
	return WITHIN.test(name) || WORDS.test(wordsInName(name));
}

const LONGEST_NAME = 200;

/** A name as lower-case words without accents: netRevenue_EUR becomes "net revenue eur". */
export function wordsInName(name: string): string {
	const apart = name.slice(0, LONGEST_NAME).replace(/([a-z0-9])([A-Z])/g, '$1 $2');
	return withoutAccents(apart)
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{Sc}%/]+/gu, ' ')
		.trim();
}
