import { withoutAccents } from '../text/accents';

/** What a name says of a line: that it is a total, that it may be one, or nothing. */
type TotalWord = 'total' | 'maybe' | undefined;

const WORDS = [
	...['total', 'totals', 'totale', 'totali', 'totaal', 'totalen', 'totales', 'totaux', 'totalt'],
	...[
		'grand totals?',
		'overall totals?',
		'sub-? ?totals?',
		'subtotaal',
		'sous-? ?total',
		'subtotale',
	],
	...['total general', 'total generale', 'totale generale', 'totale complessivo', 'total global'],
	...['eindtotaal', 'algemeen totaal', 'gesamt', 'gesamtsumme', 'gesamtergebnis', 'gesamtwert'],
	...['insgesamt', 'summe', 'summen', 'zwischensumme', 'teilsumme', 'teilergebnis', 'ergebnis'],
	...['somma', 'suma', 'suma total', 'sum', 'razem', 'toplam', 'итого', 'всего', 'report totals?'],
	...[
		'overall',
		'all rows',
		'all values',
		'合計',
		'総計',
		'合计',
		'总计',
		'總計',
		'all results',
		'account totals?',
		'totalsumme',
	],
	// A line of averages is no row either.
	...['average', 'averages', 'avg', 'mean', 'median', 'durchschnitt', 'mittelwert', 'moyenne'],
	...['mediane', 'promedio', 'mediana', 'gemiddelde', 'gemiddeld'],
].join('|');

// `Total: Account`, `Total - Search`, `Total of 2 results`, `Total (12)`, `Totals for all`.
const TOTAL = new RegExp(`^(?:${WORDS})\\s*(?:[:(=–—-].*|(?:of|for|von|de|di|van) [\\d(a-z].*)?$`);
// Such as "All pages" or "Everything", which are totals only where they are the sum.
const WHOLES =
	'all|alle|alles|everything|everyone|global|summary|ensemble|entire|whole|tous|toutes|tout|todo|todos|todas|tutto|tutti|tutte';
const MAYBE = new RegExp(
	`^(?:${WORDS})[ _].+|.+[ _](?:${WORDS})$|^(?:${WHOLES})(?:[ _-].+)?$|^sum of .+`,
);

// Nearly all names are none, and this is quicker to see.
const MAY_BE_TOTAL =
	/^[\s*]*(?:all|ever|over|glob|ensem|enti|whole|tou|tod|tut)|t[oô]ta|gesamt|summe|somma|sum|ergebnis|razem|toplam|итого|всего|[計计]|results|av[eg]|mean|median|durchschn|mittelw|moyenn|m[ée]dian|promed|gemid/i;

const LONGEST = 80;

/** Whether a name is one that totals have. `TotalEnergies` and `total.example` are none. */
export function totalWordIn(name: string): TotalWord {
	if (name.length > LONGEST || !MAY_BE_TOTAL.test(name)) return undefined;
	const plain = withoutAccents(name)
		.toLowerCase()
		.replace(/^[\s*=>]+|[\s*:.]+$/g, '');
	if (TOTAL.test(plain)) return 'total';
	return MAYBE.test(plain) ? 'maybe' : undefined;
}
