import type { PostedForm } from '../../page/protocol';
import { InvalidInput } from '../../platform/base/invalidInput';
import { checkPathValue } from '../../platform/http/url';
import type { JsonRecord } from '../../platform/base/json/json';
import { isRecord, textOf, tryParseJson } from '../../platform/base/json/json';
import type { Mapping } from '../../platform/imports/columns/chosenColumn';
import type { FileReading } from '../../platform/imports/source';
import type { ImportPlan } from '../../platform/imports/importPlan';
import { planOf, fileReadingOf } from '../../platform/imports/plan';
import type { UploadedForm } from './readMultipart';
import type { Settings } from './settings';

/** An uploaded file in n8n's temporary folder. */
export interface SentFile {
	readonly path: string;
	readonly name: string;
	readonly bytes: number;
}

/** Reads a form with or without a file. */
export function readForm({ fields, file }: UploadedForm): {
	form: PostedForm;
	file: SentFile | undefined;
} {
	const text = (name: keyof PostedForm) => textOf(fields[name])?.slice(0, LONGEST) ?? '';
	const form: PostedForm = {
		step: stepIn(text('step')),
		submission: text('submission'),
		passphrase: text('passphrase'),
		ticket: text('ticket'),
		kind: text('kind'),
		site: text('site'),
		from: text('from'),
		to: text('to'),
		mapping: text('mapping'),
		header: text('header') === 'no' ? 'no' : 'yes',
		linesBefore: text('linesBefore'),
		sheet: text('sheet'),
		table: text('table'),
		comparedPeriod: text('comparedPeriod'),
		totals: text('totals'),
		emptyFigures: text('emptyFigures') === 'yes' ? 'yes' : 'no',
		roundFigures: text('roundFigures') === 'yes' ? 'yes' : 'no',
		negativeAmounts: text('negativeAmounts') === 'yes' ? 'yes' : 'no',
		separator: text('separator'),
		encoding: text('encoding'),
		numberFormat: text('numberFormat'),
		sharedNames: text('sharedNames'),
		dayFormat: text('dayFormat'),
		times: text('times'),
	};
	return { form, file: file && readFile(file) };
}

const STEPS = ['enter', 'import', 'progress', 'stop'] as const;

function stepIn(text: string): PostedForm['step'] {
	return STEPS.find((step) => step === text) ?? '';
}

const LONGEST = 100_000;

function readFile({ filepath, originalFilename, size }: JsonRecord): SentFile | undefined {
	if (typeof filepath !== 'string') return undefined;
	return {
		path: filepath,
		name: safeFileName(textOf(originalFilename) ?? ''),
		bytes: Number(size),
	};
}

const LONGEST_NAME = 120;

/** The base name of a file, without characters that a file system or terminal would interpret. */
function safeFileName(name: string): string {
	const last = name.split(/[/\\]/).pop() ?? '';
	const plain = last
		.replace(/[\p{C}<>:"|?*]/gu, '')
		.replace(/^\.+/, '')
		.slice(-LONGEST_NAME)
		.trim();
	return plain || 'upload.csv';
}

/** The file's kind, site and period. */
export interface PageImport {
	readonly site: string;
	readonly plan: ImportPlan;
	readonly reading: FileReading;
}

/** Reads what to import, and checks it against the owner's settings. @throws InvalidInput */
export function readImport(form: PostedForm, { kinds, sites }: Settings): PageImport {
	const plan = planOf({ ...form, mapping: readMapping(form.mapping) }, kinds);
	const site = form.site.trim();
	const isAllowed = sites.length === 0 || sites.includes(site);
	if (site === '' || !isAllowed) {
		throw new InvalidInput(
			'Site',
			'This page does not import into this site',
			'Choose a site from the list',
		);
	}
	return {
		site: checkPathValue('site', site),
		plan,
		reading: fileReadingOf(form),
	};
}

function readMapping(json: string): Mapping | undefined {
	const entered = tryParseJson(json);
	const columns = Object.entries(isRecord(entered) ? entered : {}).flatMap(([target, column]) => {
		const columnName = typeof column === 'number' ? column : textOf(column);
		return columnName === undefined ? [] : [[target, columnName] as const];
	});
	return columns.length > 0 ? Object.fromEntries(columns) : undefined;
}
