import type { IDataObject } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import type { Days } from '../../../platform/base/dates/namedPeriods';
import { checkOrder } from '../../../platform/base/dates/readDay';
import { textOf } from '../../../platform/base/json/json';
import { readTargetAmount } from '../../../platform/targets/amount';
import { readDirection } from '../../../platform/targets/direction';
import type { TargetInput } from '../../../platform/targets/targetInput';
import type { TargetsRequest } from '../../../platform/questions/resolveTargets';
import { normalizeText } from '../../../platform/targets/normalizeText';
import { GIVEN_FIRST_DAY, GIVEN_LAST_DAY } from '../../shared/form/period/periodSetting';
import { TWO_DATES } from '../../shared/form/period/periodNames';
import { read, readEntered, readOption, zoneOf } from '../../shared/form/readSetting';
import { isTool } from '../../shared/run/agents';
import type { ItemForm } from '../../shared/run/readThenRun';
import { attributionRules, devices, kind, path } from '../../shared/report/form/requestFields';
import { site } from '../../shared/report/form/site/sites';
import { rowsWhere } from '../../shared/report/form/rowsWhere';
import { rowsIn, valueIn } from '../../shared/report/form/columnRows';
import * as form from './form';
import { readModelTarget } from './modelTarget';

/** Reads the targets of an item. @throws InvalidInput */
export function readTargets(context: ItemForm, item: number): TargetsRequest {
	const modelTarget = readModelTarget(context, item);
	const areItems = read(context, form.targetsFrom, item) === 'items';
	const entered = () => (areItems ? [ofItem(context, item)] : ofForm(context, item));
	return {
		site: read(context, site, item),
		kind: readOption(context, kind, item).value,
		path: readOption(context, path, item).value,
		dimension: read(context, form.dimension, item).value || 'media_key',
		devices: readOption(context, devices, item),
		attributionRules: readOption(context, attributionRules, item),
		filters: read(context, rowsWhere, item),
		zone: zoneOf(context),
		modelTarget,
		targets: modelTarget ? [] : entered(),
	};
}

function ofForm(context: ItemForm, item: number): TargetInput[] {
	const period = readPeriod(context, item);
	const rows = rowsIn(readEntered(context, form.targets, item), 'target');
	if (isTool(context) && rows.every(({ amount }) => isUnset(amount))) throw none(NEEDED_OF_MODEL);
	if (rows.length === 0) throw none('Add a target, or set Take Targets From to Input Items');
	return rows.map((row, index) => {
		const figure = valueIn(row.figure) ?? '';
		if (figure === '') throw incomplete(index, 'metric or rate', 'Choose one from the list');
		if (isUnset(row.amount)) throw incomplete(index, 'target', 'Enter a number such as 12000');
		return {
			figure,
			name: textOf(row.name) ?? '',
			amount: readTargetAmount(row.amount),
			bound: readDirection(textOf(row.bound) ?? '', 'Target Type'),
			period,
		};
	});
}

/** Whether a field for numbers is as a new row has it. */
const isUnset = (amount: unknown): boolean => amount === 0;

function none(advice: string): InvalidInput {
	return new InvalidInput(LABEL, 'There is no target', advice);
}

function incomplete(index: number, missing: string, advice: string): InvalidInput {
	return new InvalidInput(
		LABEL,
		`${LABEL}: entry ${index + 1} has no ${missing}`,
		`${advice}, or delete the entry`,
	);
}

const LABEL = form.targets.displayName;

const NEEDED_OF_MODEL =
	'No target is set in this tool. Enter Metric and Target, such as sales and 9000, and Period, such as this month';

/** The chosen days. Words are resolved in the site's time zone. */
function readPeriod(context: ItemForm, item: number): string | Days {
	const chosen = read(context, form.targetPeriod, item);
	if (chosen !== TWO_DATES) return chosen;
	const [from, to] = [read(context, GIVEN_FIRST_DAY, item), read(context, GIVEN_LAST_DAY, item)];
	checkOrder(from, to);
	return { from: from.iso, to: to.iso };
}

function ofItem(context: ItemForm, item: number): TargetInput {
	const row = context.getInputData()[item]?.json ?? {};
	const cell = cellsOf(row, columnNames(context, item));
	const period = textOf(cell('period'))?.trim() ?? '';
	return {
		figure: textOf(cell('metric', true)) ?? '',
		name: textOf(cell('name')) ?? '',
		amount: readTargetAmount(cell('target', true)),
		bound: readDirection(textOf(cell('type')) ?? ''),
		period: period === '' ? readPeriod(context, item) : period,
	};
}

function columnNames(context: ItemForm, item: number) {
	const entered = readEntered(context, form.targetColumns, item);
	const given = new Map(
		Object.entries(typeof entered === 'object' && entered !== null ? entered : {}),
	);
	return (column: string) => textOf(given.get(column))?.trim() || column;
}

/** Finds the cells of a row by column name; case and accents are ignored. */
function cellsOf(row: IDataObject, nameOf: (column: string) => string) {
	const cells = new Map(Object.entries(row).map(([name, value]) => [normalizeText(name), value]));
	return (column: string, isNeeded = false): unknown => {
		const name = nameOf(column);
		const value = row[name] ?? cells.get(normalizeText(name));
		if (value !== undefined || !isNeeded || cells.has(normalizeText(name))) return value;
		throw new InvalidInput(
			'Columns',
			`The input item has no column "${name}"`,
			`Enter the name of the column under Columns. The item has: ${Object.keys(row).slice(0, 30).join(', ')}`,
		);
	};
}
