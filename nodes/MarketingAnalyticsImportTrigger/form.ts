import { checkOrder, readDay } from '../../platform/client/values/dates';
import { InvalidInput } from '../../platform/client/faults';
import type { JsonRecord } from '../../platform/client/values/json';
import { isRecord, textOf, tryParseJson } from '../../platform/client/values/json';
import { checkPathValue } from '../../platform/client/url';
import type { KnownStyle } from '../../platform/imports/csv';
import { ENCODINGS } from '../../platform/imports/decode';
import type { ImportPlan } from '../../platform/imports/import';
import { findKind } from '../../platform/imports/kinds';
import { NUMBER_FORMATS } from '../../platform/imports/numbers';
import type { Multipart } from './multipart';
import type { Settings } from './settings';

/** What the page sent, beside the file. */
export interface SentForm {
	readonly step: string;
	readonly submission: string;
	readonly passphrase: string;
	readonly ticket: string;
	readonly text: (name: string) => string;
}

/** A file that was uploaded, as n8n has put it aside. */
export interface SentFile {
	readonly path: string;
	readonly name: string;
	readonly bytes: number;
}

/** Reads a form with or without a file. */
export function readForm({ fields, file }: Multipart): {
	form: SentForm;
	file: SentFile | undefined;
} {
	const text = (name: string) => textOf(fields[name])?.slice(0, LONGEST) ?? '';
	const form = {
		step: text('step'),
		submission: text('submission'),
		passphrase: text('passphrase'),
		ticket: text('ticket'),
		text,
	};
	return { form, file: file && readFile(file) };
}

const LONGEST = 100_000;

function readFile({ filepath, originalFilename, size }: JsonRecord): SentFile | undefined {
	if (typeof filepath !== 'string') return undefined;
	return { path: filepath, name: plainName(textOf(originalFilename) ?? ''), bytes: Number(size) };
}

const LONGEST_NAME = 120;

/** The last part of a file name, without what a file system or a terminal could take amiss. */
function plainName(name: string): string {
	const last = name.split(/[/\\]/).pop() ?? '';
	const plain = last
		.replace(/[\p{C}<>:"|?*]/gu, '')
		.replace(/^\.+/, '')
		.slice(-LONGEST_NAME)
		.trim();
	return plain || 'upload.csv';
}

/** What is to be imported, checked against what the owner allows. @throws InvalidInput */
export function readPlan({ text }: SentForm, settings: Settings) {
	const kind = findKind(text('kind'));
	if (!kind || !settings.kinds.includes(kind.name)) {
		throw new InvalidInput(
			'Kind',
			'This kind of figures is not taken here',
			'Choose from the list',
		);
	}
	const site = text('site').trim();
	const isAllowed = settings.sites.length === 0 || settings.sites.includes(site);
	if (site === '' || !isAllowed) {
		throw new InvalidInput('Site', 'This site is not taken here', 'Choose from the list');
	}
	const days = { from: readDay('First Day', text('from')), to: readDay('Last Day', text('to')) };
	checkOrder(days.from, days.to);
	const numberFormat = NUMBER_FORMATS.find((format) => format === text('numberFormat'));
	const mapping = readMapping(text('mapping'));
	const plan: ImportPlan = { kind, days, mapping, numberFormat };
	return { site: checkPathValue('site', site), plan };
}

function readMapping(json: string): ImportPlan['mapping'] {
	const entered = tryParseJson(json);
	const columns = Object.entries(isRecord(entered) ? entered : {}).flatMap(([target, column]) => {
		const said = textOf(column);
		return said === undefined ? [] : [[target, said] as const];
	});
	return columns.length > 0 ? Object.fromEntries(columns) : undefined;
}

/** How the file is to be read. */
export function readStyle({ text }: SentForm): { style: KnownStyle; hasHeader: boolean } {
	const encoding = ENCODINGS.find((known) => known === text('encoding'));
	const separator = text('separator');
	const isOne = /^[\t\x20-\x7e]$/.test(separator);
	return {
		style: { ...(encoding ? { encoding } : {}), ...(isOne ? { separator } : {}) },
		hasHeader: text('header') !== 'no',
	};
}
