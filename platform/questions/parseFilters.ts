import { InvalidInput } from '../base/invalidInput';
import type { Connection } from '../http/connection/connection';
import type { Choice } from '../http/choices';
import { memoize } from '../base/async/memoize';
import { firstNames, shortName } from '../base/text/truncate';
import { listAttributionRules, listDevices } from '../lists/reportLists';
import type { TermMatch, Lexicon } from '../lookup/lexicon';
import type { Clause } from '../lookup/phrases';
import { clausesIn } from '../lookup/phrases';
import { disjunction, requireMatch } from '../lookup/lookupErrors';
import {
	BY_DEVICE,
	BY_NOTHING,
	BY_RULE,
	channelLexicon,
	countryLexicon,
	deviceLexicon,
	metricLexicon,
	choiceLexicon,
	scaleOfCode,
} from './vocabulary';
import type { SiteSchema } from './siteSchema';
import type { Filters, RowFilter } from './questionFields';
import { QUESTION_FIELDS } from './questionFields';
import { TermFinder, datasetDimensionLexicon } from './parseTerms';

const CHANNEL = 'media_key';
const COUNTRY = 'geoloccountry_isocode';
const ALL = /^(all|any|everything|nothing|none|no|n\/?a|null|tout|tous|rien|aucune?)?$/i;

/** Finds which rows words mean. @throws InvalidInput, Fault */
export async function parseFilters(
	text: string,
	offer: SiteSchema,
	platform: Connection,
): Promise<Filters> {
	const clauses = ALL.test(text.trim()) ? [] : clausesIn(text);
	const reading = new Reading(offer, platform);
	for (const clause of clauses) await reading.read(clause);
	return reading.only;
}

/** What a clause is about: the code of what rows stand for, and what people call it. */
interface About {
	readonly code: string;
	readonly label: string;
}

class Reading {
	private devices: readonly Choice[] | undefined;
	private rules: readonly Choice[] = [];
	private readonly filters: RowFilter[] = [];
	private readonly terms: TermFinder;

	constructor(
		private readonly offer: SiteSchema,
		private readonly platform: Connection,
	) {
		this.terms = new TermFinder(offer, datasetDimensionLexicon);
	}

	get only(): Filters {
		return { devices: this.devices ?? [], rules: this.rules, filters: this.filters };
	}

	async read(clause: Clause): Promise<void> {
		const about = await this.aboutOf(clause);
		switch (about.code) {
			case BY_DEVICE:
				this.keepDevices(clause, await this.listOfDevices(), await this.namesOfDevices());
				break;
			case BY_RULE:
				await this.keepRule(clause);
				break;
			case CHANNEL:
				this.add(clause, about, known(clause, channelLexicon, 'channel'));
				break;
			case COUNTRY:
				this.add(clause, about, known(clause, countryLexicon(), 'country'));
				break;
			default:
				this.add(clause, about);
		}
	}

	private async aboutOf(clause: Clause): Promise<About> {
		const { name } = clause;
		if (name === undefined) return await this.guessedAbout(clause);
		const finding = await this.terms.find(name);
		if (finding.is === 'unknown') refuseFigures(name, await this.figures());
		const { code, label } = requireMatch(finding, name, QUESTION_FIELDS.only, 'dimension');
		if (scaleOfCode(code) === undefined && code !== BY_NOTHING) return { code, label };
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`${QUESTION_FIELDS.only} does not take days, but says "${shortName(name)}"`,
			`Write the days into ${QUESTION_FIELDS.when}`,
		);
	}

	private readonly figures = memoize(async (): Promise<Lexicon> => {
		const { metrics } = await this.offer.first();
		return metricLexicon(metrics);
	});

	/** A value alone may be a channel, a device or a country. */
	private async guessedAbout({ values, text }: Clause): Promise<About> {
		const devices = await this.namesOfDevices();
		const fits = (find: (value: string) => TermMatch) =>
			values.every((one) => find(one).is !== 'unknown');
		const abouts: About[] = [
			...(fits((one) => channelLexicon.find(one)) ? [{ code: CHANNEL, label: 'Channel' }] : []),
			...(fits((one) => devices.find(one)) ? [{ code: BY_DEVICE, label: 'Device' }] : []),
			...(fits((one) => countryLexicon().findExactly(one))
				? [{ code: COUNTRY, label: 'Country' }]
				: []),
		];
		const [about, ...others] = abouts;
		if (about !== undefined && others.length === 0) return about;
		const labels = abouts.map(({ label }) => label);
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			about === undefined
				? `${QUESTION_FIELDS.only}: "${shortName(text)}" does not say what it is the name of`
				: `${QUESTION_FIELDS.only}: "${shortName(text)}" may be a ${disjunction(labels)}`,
			'Write for example channel is paid search; device is mobile; campaign contains brand',
		);
	}

	private readonly listOfDevices = memoize(
		async (): Promise<readonly Choice[]> => await listDevices(this.platform, this.offer.site),
	);

	private readonly namesOfDevices = memoize(async (): Promise<Lexicon> =>
		deviceLexicon(await this.listOfDevices()),
	);

	private keepDevices(clause: Clause, all: readonly Choice[], names: Lexicon): void {
		const requestedDevices = new Set(known(clause, names, 'device').map(({ value }) => value));
		const isKept = ({ value }: Choice) => requestedDevices.has(value) === (clause.is !== 'isNot');
		this.devices = (this.devices ?? all).filter(isKept);
		if (this.devices.length > 0) return;
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`${QUESTION_FIELDS.only} leaves no device`,
			'Name the devices that are wanted',
		);
	}

	private async keepRule(clause: Clause): Promise<void> {
		const all = await listAttributionRules(this.platform, this.offer.site);
		this.rules = known(clause, choiceLexicon(all), 'attribution rule');
		if (clause.is !== 'isNot' && this.rules.length === 1) return;
		throw new InvalidInput(
			QUESTION_FIELDS.only,
			`${QUESTION_FIELDS.only} takes one attribution rule, as the same sales are credited by each of them`,
			`Name one of ${firstNames(all.map(({ label }) => label))}`,
		);
	}

	private add(clause: Clause, { code, label }: About, values?: readonly Choice[]): void {
		const { is, text, values: each, isQuoted } = clause;
		const match = is === 'contains' || is === 'begins' ? is : 'name';
		const matched = { text, each: isQuoted ? [text] : each, match } as const;
		this.filters.push({
			...{ field: code, label, isNot: is === 'isNot', values: matched },
			...(values ? { listedValues: values } : {}),
		});
	}
}

/** The values of a clause, each once. @throws InvalidInput */
function known({ values }: Clause, words: Lexicon, what: string): Choice[] {
	const named = [...new Set(values)].map((value) =>
		requireMatch(words.find(value), value, QUESTION_FIELDS.only, what),
	);
	return [...new Map(named.map((one) => [one.code, one])).values()].map(({ code, label }) => ({
		value: code,
		label,
	}));
}

/** "sales > 10" names a figure. @throws InvalidInput */
function refuseFigures(name: string, figures: Lexicon): void {
	if (figures.find(name).is === 'unknown') return;
	throw new InvalidInput(
		QUESTION_FIELDS.only,
		`${QUESTION_FIELDS.only} takes names, but "${shortName(name)}" is a figure`,
		'Leave it out: rows come with the largest figures first',
	);
}
