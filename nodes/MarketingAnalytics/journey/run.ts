import { readOutput } from '../../shared/report/output/output';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { readRunLimits } from '../report/fetchAll';
import { runAll } from '../report/run';
import { readPace, submitForLater } from '../report/submitReports';
import { readAnalysis } from './read';

/** Customer Journey > Run Analysis: the analyses of all items, run together like reports. */
export const runAnalyses: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readRunLimits,
		readItem: (form, item) => ({
			...readAnalysis(form, item),
			output: readOutput(form, item, { isAnalysis: true }),
		}),
		run: runAll,
	});

/** Customer Journey > Submit Analysis: one job handle per item, for Report > Collect. */
export const submitAnalyses: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readPace,
		readItem: readAnalysis,
		run: submitForLater,
	});
