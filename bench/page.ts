import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

import { N8N_2 } from '../harness/n8n';
import type { Figure } from './figure';

const PAGE = path.join(import.meta.dirname, '../docs/performance.md');
const PICTURES = '../.github/images';

/** Why a figure is what it is, by chapter. */
const NOTES: Readonly<Record<string, string>> = {
	'The node in n8n':
		'A new form of *Report > Run* shows 16 fields and that of Salesforce 4, and n8n builds each of them when it opens the form or changes the resource: with *Resource* and *Operation* alone ours took 0.85 to 1.2 of Salesforce in a trial, and each further field about 0.05 on average. So the goals of these rows are missed.',
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
		`Written by \`npm run bench\`, which measures it again on any machine. Each figure is a ratio to a reference or a goal of the same run: less is better, and a slow machine shows the same. Where no size is named, reports have 200,000 rows and imports 100 MB. *Growth* is the largest increase in the memory of the process, with the heap of 256 MB that a worker often has: with a larger heap, Node.js frees memory later, so the same work uses more. Two things do not count as growth: what Node.js reserves for short-lived objects (up to 64 MB twice in version 24, whatever the work; \`--max-semi-space-size=16\` in \`NODE_OPTIONS\` saves a worker most of it), and what glibc keeps of freed memory for each thread (MALLOC_ARENA_MAX=1; Alpine keeps none). An *exponent* of 1 means that twice the size takes twice the time.`,
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
	return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${gigabytes} GB of memory, ${process.platform}`;
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
