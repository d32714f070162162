import type { INodeExecutionData } from 'n8n-workflow';

import { writeMessage } from '../../../platform/message/writeMessage';
import { targetChart } from '../../../platform/targets/messages/targetChart';
import { targetFacts } from '../../../platform/targets/messages/targetFacts';
import type { TargetWording } from '../../../platform/targets/messages/targetWording';
import { targetWording } from '../../../platform/targets/messages/targetWording';
import { isOffTrack, targetsContent } from '../../../platform/targets/messages/targetsContent';
import type { TargetState } from '../../../platform/targets/messages/targetSentence';
import type { Parameters } from '../../shared/form/parameters';
import { read, readOption } from '../../shared/form/settings';
import type { Presentation } from '../../shared/report/form/presentation';
import { readPresentation } from '../../shared/report/form/presentation';
import { fileName } from '../../shared/report/form/rowFormat';
import { fileField, fileItem } from '../../shared/run/outputFile';
import type { FileContext } from '../../shared/run/store';
import { toItem } from '../../shared/run/toItem';
import { targetOutput } from './form';

/** How to return targets; a setting for all items together. */
export interface TargetOutput {
	readonly format: 'chart' | 'message' | 'rows';
	readonly presentation: Presentation;
	readonly wording: TargetWording;
	readonly field: string;
	readonly fileName: string;
}

/** Reads how to return targets. @throws InvalidInput */
export function readTargetOutput(context: Parameters): TargetOutput {
	const presentation = readPresentation(context, 0);
	return {
		format: read(context, targetOutput, 0),
		presentation,
		wording: targetWording(presentation.style),
		field: read(context, fileField, 0),
		fileName: readOption(context, fileName, 0),
	};
}

/** A target, the job of its figures, and its input item. */
export interface CheckedTarget extends TargetState {
	readonly jobId: string;
}

/** The item of a target. */
export async function targetItem(
	context: FileContext,
	checked: CheckedTarget,
	output: TargetOutput,
	item: number,
): Promise<INodeExecutionData> {
	const { format, wording } = output;
	const facts = { ...targetFacts(checked, wording), jobId: checked.jobId };
	if (format !== 'chart') return { json: toItem(facts), pairedItem: { item } };
	const { presentation, field } = output;
	const data = targetChart(checked, presentation.title, wording);
	// The renderer takes a megabyte and is loaded when needed.
	const { pictureOf } = await import('../../../platform/chart/draw/picture');
	const { format: type, isDark } = presentation;
	const content = await pictureOf(data, { format: type, isDark, formats: wording.formats });
	const mimeType = type === 'png' ? 'image/png' : 'image/svg+xml';
	const start = output.fileName || `target-${checked.target.site}-${checked.target.days.from}`;
	const name = start.endsWith(`.${type}`) ? start : `${start}.${type}`;
	return await fileItem(
		context,
		{ field, fileName: name, mimeType, content },
		toItem({ title: data.title, ...facts }),
		item,
	);
}

/** One message about all targets. */
export function messageItem(
	checked: readonly CheckedTarget[],
	{ presentation, wording }: TargetOutput,
	items: readonly number[],
): INodeExecutionData {
	const content = targetsContent(checked, presentation.title, wording);
	const message = writeMessage(content, presentation.target, wording);
	const offTrack = checked.filter(isOffTrack).length;
	return {
		json: toItem({ ...message, targets: checked.length, offTrack }),
		pairedItem: items.map((item) => ({ item })),
	};
}
