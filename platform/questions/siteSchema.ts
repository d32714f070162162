import type { Connection } from '../http/connection/connection';
import type { Choice } from '../http/choices';
import { dedupeChoices } from '../http/choices';
import { settle, settleAll } from '../base/async/settle';
import { memoize } from '../base/async/memoize';
import type { Lexicon, TermMatch } from '../lookup/lexicon';
import { listDataLevels, listDimensions, listMetrics, listReportKinds } from '../lists/reportLists';
import { dimensionLexicon, metricLexicon } from './vocabulary';

/** A report kind at a data level, with its dimensions and metrics. */
export interface Dataset {
	readonly kind: string;
	/** Empty for the top level. */
	readonly path: string;
	/** The platform's label; empty for the summary by channel. */
	readonly label: string;
	readonly dimensions: readonly Choice[];
	readonly metrics: readonly Choice[];
}

/** The kind of the summary by channel (docs/platform.md, Batch report request). */
export const SUMMARY = 'rt#insummary';
const REAL_TIME = 'rt#';
// Levels below a single channel would leave out the other channels without notice.
const OF_ONE_CHANNEL = /^mcMEDIAINCOMING\[[^\]]*\]\.(?!\*)/;
const AT_ONCE = 3;

/** A dataset whose dimensions and metrics have not been read yet. */
interface Place {
	readonly kind: string;
	readonly path: string;
	readonly label: string;
}

/**
 * Looks a phrase up in the summary dataset first, and only then in all datasets. Each lexicon is
 * built once.
 */
export class TermFinder {
	/** The terms of the summary dataset. @throws Fault */
	readonly first: () => Promise<Lexicon>;
	/** The terms of all datasets. @throws Fault */
	readonly all: () => Promise<Lexicon>;

	constructor(
		schema: { first(): Promise<Dataset>; everything(): Promise<readonly Dataset[]> },
		wordsOf: (sources: readonly Dataset[]) => Lexicon,
	) {
		this.first = memoize(async () => wordsOf([await schema.first()]));
		this.all = memoize(async () => wordsOf(await schema.everything()));
	}

	/** Looks up a phrase. @throws Fault */
	async find(phrase: string): Promise<TermMatch> {
		const finding = (await this.first()).find(phrase);
		return finding.is === 'unknown' ? (await this.all()).find(phrase) : finding;
	}
}

/** The datasets of a site: the summary is read first, the others when they are needed. */
export class SiteSchema {
	private summary: Promise<Dataset> | undefined;
	private others: Promise<readonly Place[]> | undefined;
	private readonly read = new Map<Place, Promise<Dataset | undefined>>();
	/** The names of metrics and rates. */
	readonly figures = new TermFinder(this, (sources) =>
		metricLexicon(dedupeChoices(sources.flatMap(({ metrics }) => metrics))),
	);
	/** The names of dimensions. */
	readonly dimensions = new TermFinder(this, (sources) =>
		dimensionLexicon(dedupeChoices(sources.flatMap(({ dimensions }) => dimensions))),
	);

	constructor(
		private readonly platform: Connection,
		readonly site: string,
	) {}

	/** The summary by channel. @throws Fault */
	async first(): Promise<Dataset> {
		this.summary ??= this.load({ kind: SUMMARY, path: '', label: '' });
		return await this.summary;
	}

	/** All datasets, the summary first. @throws Fault */
	async everything(): Promise<readonly Dataset[]> {
		const first = await this.first();
		const parts = await settleAll(
			await this.places(),
			AT_ONCE,
			async (place) => await this.at(place),
		);
		return [first, ...parts.flatMap((one) => ('value' in one ? (one.value ?? []) : []))];
	}

	/**
	 * The first dataset that passes the test. Datasets are read one by one until it is found.
	 *
	 * @param fields dimensions whose names suggest which datasets to read first
	 * @throws Fault
	 */
	async find(
		matches: (source: Dataset) => boolean,
		fields: readonly string[],
	): Promise<Dataset | undefined> {
		const first = await this.first();
		if (matches(first)) return first;
		const places = await this.places();
		const isNamed = ({ kind }: Place) =>
			fields.some((field) => field.startsWith(kind.slice(REAL_TIME.length)));
		for (const place of [...places].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))) {
			const source = await this.at(place);
			if (source && matches(source)) return source;
		}
		return undefined;
	}

	private async places(): Promise<readonly Place[]> {
		this.others ??= this.listPlaces();
		return await this.others;
	}

	private async listPlaces(): Promise<Place[]> {
		const [levels, kinds] = await Promise.all([
			settle(listDataLevels(this.platform, this.site, SUMMARY)),
			settle(listReportKinds(this.platform, this.site)),
		]);
		const below = ('value' in levels ? levels.value : []).filter(
			({ value }) => value.includes('.') && !OF_ONE_CHANNEL.test(value) && !value.endsWith('.*'),
		);
		const withValues = ('value' in kinds ? kinds.value : []).filter(
			({ value }) => value.startsWith(REAL_TIME) && value !== SUMMARY,
		);
		return [
			...below.map(({ value, label }) => ({ kind: SUMMARY, path: value, label })),
			...withValues.map(({ value, label }) => ({ kind: value, path: '', label })),
		];
	}

	/** Reads a dataset once; undefined if the token may not read it. */
	private async at(place: Place): Promise<Dataset | undefined> {
		const pending = this.read.get(place);
		if (pending) return await pending;
		const reading = settle(this.load(place)).then((one) =>
			'value' in one ? one.value : undefined,
		);
		this.read.set(place, reading);
		return await reading;
	}

	private async load({ kind, path, label }: Place): Promise<Dataset> {
		const [dimensions, metrics] = await Promise.all([
			listDimensions(this.platform, this.site, kind, path),
			path === ''
				? listMetrics(this.platform, this.site, kind)
				: this.first().then((one) => one.metrics),
		]);
		return { kind, path, label, dimensions, metrics };
	}
}
