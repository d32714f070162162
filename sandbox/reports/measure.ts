import { remembered } from '../store';
import type { ImportedFact } from '../imports/importedData';
import type { Slice } from '../request/periods';
import type { DateRange } from '../request/ranges';
import { hoursOf } from '../shop/dayHours';
import { type Leaf, leavesOf } from '../shop/leaves';
import { addMeasures, type Measures, noMeasures } from '../shop/measures';
import { addEstimate, addSale, type Conversion, creditedLeaf, estimatesOf } from '../shop/sales';
import type { SalesBook } from '../shop/salesBook';
import type { Site } from '../shop/sites';
import type { Surges } from '../shop/surges';
import { addTraffic, type DayPart, WHOLE_DAY } from '../shop/traffic';
import type { Atom, Dimension } from './dimensions';
import { addImported, type ImportView } from './importView';
import { keyOf, type Lens } from './segments';

/** What is counted, and how it is grouped. */
export interface Question {
	/** Names everything that it depends on, apart from the days and what a test has ordered. */
	name: string;
	site: Site;
	dimensions: readonly Dimension[];
	ranges: readonly DateRange[];
	includes(leaf: Leaf): boolean;
	imports: ImportView;
	sales: SalesBook;
	admits(fact: ImportedFact): boolean;
	surges: Surges;
	/** Which metrics beyond visits are requested: others need not be counted. */
	asksBehavior: boolean;
	asksConversions: boolean;
}

/** A group: its dimension values, and its measures per date range and period. */
export interface Group {
	dimensions: readonly string[];
	cells: Measures[][];
}

type Groups = Map<string, Group>;

/** Counts the facts of the shop; every sum is exact because it adds the same smallest units. */
export function measure(question: Question, lens: Lens): Groups {
	const groups: Groups = new Map();
	question.ranges.forEach((range, rangeIndex) => {
		range.periods.forEach((period, periodIndex) => {
			const cellNamed = (dimensions: readonly string[]) =>
				groupFor(groups, question, dimensions).cells[rangeIndex]?.[periodIndex] ?? noMeasures();
			const cellOf = (atom: Atom) =>
				cellNamed(question.dimensions.map((dimension) => dimension.valueOf(atom)));
			for (const slice of period.slices) {
				if (isOrdinary(question, slice)) {
					for (const { dimensions, measures } of ordinaryDay(question, lens, slice)) {
						addMeasures(cellNamed(dimensions), measures);
					}
					continue;
				}
				for (const part of partsOf(slice, question.surges)) {
					addSlice(question, lens, part, cellOf);
				}
			}
			for (const fact of question.imports.factsBetween(period.firstDay, period.lastDay)) {
				if (!question.admits(fact)) continue;
				const dimensions = question.dimensions.map((dimension) => dimension.ofImported(fact));
				addImported(cellNamed(dimensions), fact, lens);
			}
		});
	});
	return groups;
}

/** Whether a slice is a whole day for which no test has ordered anything. */
function isOrdinary({ surges, sales, imports }: Question, { day, whole }: Slice): boolean {
	return whole && !surges.affect(day) && sales.isOriginal(day) && !imports.has(day);
}

type DayGroup = ReturnType<typeof newDayGroup>;

const MOST_DAYS_KEPT = 4_000;
const ordinaryDays = new Map<string, readonly DayGroup[]>();

/** The groups of an ordinary day, cached because reports count the same days repeatedly. */
function ordinaryDay(question: Question, lens: Lens, slice: Slice): readonly DayGroup[] {
	const key = `${slice.day} ${question.name} ${keyOf(lens)}`;
	const make = () => {
		const groups = new Map<string, DayGroup>();
		addSlice(question, lens, slice, (atom) => {
			const dimensions = question.dimensions.map((dimension) => dimension.valueOf(atom));
			return remembered(groups, keyOfGroup(dimensions), () => newDayGroup(dimensions)).measures;
		});
		return [...groups.values()];
	};
	return remembered(ordinaryDays, key, make, MOST_DAYS_KEPT);
}

function newDayGroup(dimensions: readonly string[]) {
	return { dimensions, measures: noMeasures() };
}

function addSlice(
	question: Question,
	lens: Lens,
	slice: Slice,
	cellOf: (atom: Atom) => Measures,
): void {
	const { site, includes, imports, surges } = question;
	const { day, firstHour } = slice;
	for (const source of leavesOf(site)) {
		if (imports.replaces(source, day)) continue;
		const isIncluded = includes(source);
		// With the default rule a leaf keeps its own sales, so leaves out of scope contribute nothing.
		if (!isIncluded && lens.viewId === 0) continue;
		const visits = surges.visitsOf(source, day, firstHour);
		if (visits === 0) continue;
		const cells: Measures[] = [];
		const ownCell = (deviceId: number) =>
			(cells[deviceId] ??= cellOf({ site, leaf: source, source, deviceId, day }));
		const part: SourceSlice = { source, day, visits, part: partOf(slice, source, site) };
		if (isIncluded) addVisits(question, lens, part, ownCell);
		if (!question.asksConversions || surges.losesTracking(source, day, firstHour)) continue;
		addConversions(question, lens, part, { ownCell, cellOf });
	}
}

/** The traffic of a leaf within a slice. */
interface SourceSlice {
	readonly source: Leaf;
	readonly day: Slice['day'];
	readonly visits: number;
	/** The part of the day, in the time of the leaf. */
	readonly part: DayPart;
}

function addVisits(
	{ asksBehavior }: Question,
	lens: Lens,
	{ source: leaf, day, visits, part }: SourceSlice,
	ownCell: (deviceId: number) => Measures,
): void {
	for (const deviceId of lens.deviceIds) {
		const slice = { deviceId, part, hasBehavior: asksBehavior };
		addTraffic(ownCell(deviceId), { leaf, day, visits }, slice);
	}
}

/** Adds sales and estimates to the cells of the leaves that the attribution rule credits. */
function addConversions(
	{ site, includes, imports, sales }: Question,
	lens: Lens,
	{ source, day, visits, part }: SourceSlice,
	cells: {
		readonly ownCell: (deviceId: number) => Measures;
		readonly cellOf: (atom: Atom) => Measures;
	},
): void {
	const leaves = leavesOf(site);
	const creditedCell = (conversion: Conversion, typeId?: number): Measures | undefined => {
		const { deviceId, moment } = conversion;
		const leaf = creditedLeaf(leaves, source, conversion, lens.viewId);
		const counts =
			includes(leaf) &&
			!imports.replaces(leaf, day) &&
			lens.deviceIds.includes(deviceId) &&
			(typeId === undefined || typeId === conversion.typeId) &&
			moment >= part.from &&
			moment < part.to;
		if (!counts) return undefined;
		if (leaf === source) return cells.ownCell(deviceId);
		return cells.cellOf({ site, leaf, source, deviceId, day });
	};
	for (const sale of sales.of(source, day, visits)) {
		const cell = creditedCell(sale, lens.orderTypeId);
		if (cell) addSale(cell, sale);
	}
	for (const estimate of estimatesOf(source, day, visits)) {
		const cell = creditedCell(estimate, lens.estimateTypeId);
		if (cell) addEstimate(cell, estimate);
	}
}

/** Splits a slice at each hour at which the traffic changes. */
function partsOf(slice: Slice, surges: Surges): Slice[] {
	const { day, firstHour, afterHour } = slice;
	const inside = surges.hoursOf(day).filter((hour) => hour > firstHour && hour < afterHour);
	if (inside.length === 0) return [slice];
	const bounds = [firstHour, ...inside.sort((one, other) => one - other), afterHour];
	return bounds.slice(1).map((end, index) => ({
		day,
		firstHour: bounds[index] ?? firstHour,
		afterHour: end,
		whole: false,
	}));
}

function partOf(slice: Slice, leaf: Leaf, site: Site): DayPart {
	if (slice.whole) return WHOLE_DAY;
	const shares = hoursOf(slice.day, site.timeZone).shares[leaf.channel.hours];
	return { from: shares[slice.firstHour] ?? 0, to: shares[slice.afterHour] ?? 1 };
}

function groupFor(groups: Groups, question: Question, dimensions: readonly string[]): Group {
	return remembered(groups, keyOfGroup(dimensions), () => ({
		dimensions,
		cells: question.ranges.map((range) => range.periods.map(noMeasures)),
	}));
}

function keyOfGroup(dimensions: readonly string[]): string {
	return dimensions.join('\u0000');
}
