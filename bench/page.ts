import { writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import path from 'node:path';

import { N8N_2 } from '../harness/n8n';
import type { Figure } from './figure';

const PAGE = path.join(import.meta.dirname, '../docs/performance.md');
const PICTURES = '../.github/images';

/** How to read the tables. */
const INTRODUCTION = [
	'`npm run bench` writes this page, and you can run it on any computer. Unless a size is named, reports have 200,000 rows and imported files are 100 MB.',
	'',
	'- **Ratio**: the measured value, divided by a reference that is measured in the same run or by a fixed limit. Lower is better, and the ratios are similar on a slow computer. For an interval, the ratio is 0 in the middle of the accepted range and 1 at its edges. Under *Agents*, *not understood* is the share of refused or wrong answers divided by the accepted 5%, and *misunderstood* is the number of wrong answers.',
	'- **Measured**: in most rows, the measured value, followed by the reference or the limit after the word "against".',
	'- **Goal**: the highest ratio that is accepted.',
	'- **Growth**: the largest increase in the memory of the process, measured with a heap of 256 MB, as many workers have. With a larger heap, Node.js frees memory later, so the same work uses more memory. Two things do not count as growth. One is the memory that Node.js reserves for short-lived objects: up to twice 64 MB in version 24, regardless of the work. `--max-semi-space-size=16` in `NODE_OPTIONS` saves most of it. The other is freed memory that glibc keeps for each thread (`MALLOC_ARENA_MAX=1` reduces it; Alpine Linux keeps none).',
	'- **Block**: the longest time in which n8n cannot respond to anything else.',
	'- **Exponent**: the ratio is the exponent with which the time grows with the size; 1 means that twice the size takes twice the time.',
	'- **Alerts**: the ratio compares the number of alerts a year, about drops and rises together. The reference is the mean of the same weekday in the last eight weeks, without the highest and the lowest value, adjusted to the level of the last week. Drops and rises of 30% are simulated on every fifth day without an open alert.',
	'- **Agents**: the questions are in the form in which the models of each company write them, and no model is called.',
].join('\n');

/** Why a figure is what it is, by chapter. */
const NOTES: Readonly<Record<string, string>> = {
	'The node in n8n':
		'The time that a form takes to open grows with the number of components that n8n creates for it: 2,132 for a new *Report > Run*, 1,860 for Google Analytics, and 1,239 for Salesforce, whose form has four fields. A list from the platform needs 140, a dropdown 94 and one to three more for each choice, a number 90, and each row of *Dimensions* or *Metrics* about 140. Hidden properties take little time. [What a form may cost](decisions/forms.md) lists what each field costs, and says why the form is not shorter.',
};

/** The figures of a chapter. */
export interface Chapter {
	readonly title: string;
	readonly figures: readonly Figure[];
}

/** Writes the page of figures that were measured on this machine. */
export function writePage(chapters: readonly Chapter[]): void {
	const text = [
		'# Performance',
		INTRODUCTION,
		`Machine: ${machine()}. Node.js ${process.versions.node}, n8n ${N8N_2}.`,
		...chapters.map(({ title, figures }) =>
			[
				...[`## ${title}`, '', ...tableOf(figures), ...picturesOf(figures)],
				...(title in NOTES ? ['', NOTES[title]] : []),
			].join('\n'),
		),
	].join('\n\n');
	writeFileSync(PAGE, `${text}\n`);
}

function machine(): string {
	const [first] = cpus();
	const gigabytes = Math.round(totalmem() / 1024 ** 3);
	return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${gigabytes} GB of memory, ${type()}`;
}

function tableOf(figures: readonly Figure[]): string[] {
	const rows = figures.map(({ name, ratio, goal, detail }) => {
		return `| ${name} | ${ratio.toFixed(2)} | ${goalOf(ratio, goal)} | ${detail} |`;
	});
	return ['| What | Ratio | Goal | Measured |', '| --- | ---: | ---: | --- |', ...rows];
}

function picturesOf(figures: readonly Figure[]): string[] {
	return figures.flatMap(({ picture }) => {
		if (!picture) return [];
		const { name, shows, svg } = picture;
		writeFileSync(path.join(import.meta.dirname, PICTURES, name), svg);
		return ['', `![${shows}](${PICTURES}/${name})`];
	});
}

function goalOf(ratio: number, goal: number | undefined): string {
	if (goal === undefined) return '';
	return ratio <= goal ? goal.toFixed(2) : `${goal.toFixed(2)}, missed`;
}
