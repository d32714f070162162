import type { INodeExecutionData } from 'n8n-workflow';

import { writeMessage } from '../../../platform/message/writeMessage';
import type { MoneyRules } from '../../../platform/reports/table/siteCurrency';
import { targetChart } from '../../../platform/targets/messages/targetChart';
import { targetFacts } from '../../../platform/targets/messages/targetFacts';
import type { TargetWording } from '../../../platform/targets/messages/targetWording';
import { targetWording, valueUnitOf } from '../../../platform/targets/messages/targetWording';
import { isOffTrack, targetsContent } from '../../../platform/targets/messages/targetsContent';
import type { TargetState } from '../../../platform/targets/messages/targetSentence';
import type { Parameters } from '../../shared/form/parameters';
import { read, readOption } from '../../shared/form/readSetting';
import type { Presentation } from '../../shared/report/form/presentation';
import { readPresentation } from '../../shared/report/form/presentation';
import { siteCurrencies } from '../../shared/report/form/site/moneyOptions';
import { fileName } from '../../shared/report/form/rowFormat';
import { nameFile } from '../../shared/run/fileFormats';
import { fileField, fileItem } from '../../shared/run/outputFile';
import type { FileContext } from '../../shared/run/store';
import { toItem } from '../../shared/run/toItem';
import { targetOutput } from './form';

/** How to return targets; a setting for all items together. */
export interface TargetOutput {
	readonly format: 'chart' | 'message' | 'rows';
	readonly presentation: Presentation;
	readonly wording: TargetWording;
	/** In which currency amounts are. */
	readonly currencies: Pick<MoneyRules, 'bySite' | 'currency'>;
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
		currencies: {
			currency: presentation.style.currency,
			bySite: readOption(context, siteCurrencies, 0),
		},
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
	const { format } = output;
	const { site } = checked.target;
	const wording = wordingOf(output, site);
	const currency = currencyOf(output, site);
	const isAmount = valueUnitOf(checked.target) === 'money' && currency !== undefined;
	const facts = {
		...targetFacts(checked, wording),
		...(isAmount ? { currency } : {}),
		jobId: checked.jobId,
	};
	if (format !== 'chart') return { json: toItem(facts), pairedItem: { item } };
	const { presentation, field } = output;
	const data = targetChart(checked, presentation.title, wording);
	// The renderer takes a megabyte and is loaded when needed.
	const { pictureOf } = await import('../../../platform/chart/draw/picture');
	const { format: type, isDark } = presentation;
	const content = await pictureOf(data, { format: type, isDark, formats: wording.formats });
	const name = output.fileName || `target-${checked.target.site}-${checked.target.days.from}`;
	return await fileItem(
		context,
		{ field, content, ...nameFile(type, name) },
		toItem({ title: data.title, ...facts }),
		item,
	);
}

function currencyOf({ currencies }: TargetOutput, site: string): string | undefined {
	return currencies.bySite.get(site) ?? currencies.currency;
}

/** The wording of a site, whose amounts may be in a currency of its own. */
function wordingOf(output: TargetOutput, site: string): TargetWording {
	if (!output.currencies.bySite.has(site)) return output.wording;
	const currency = currencyOf(output, site);
	return targetWording({ ...output.presentation.style, currency });
}

/** One message about all targets. */
export function messageItem(
	checked: readonly CheckedTarget[],
	output: TargetOutput,
	items: readonly number[],
): INodeExecutionData {
	const { presentation, wording } = output;
	const wordingFor = (site: string) => wordingOf(output, site);
	const content = targetsContent(checked, presentation.title, wording, wordingFor);
	const message = writeMessage(content, presentation.target, wording);
	const offTrack = checked.filter(isOffTrack).length;
	return {
		json: toItem({ ...message, targets: checked.length, offTrack }),
		pairedItem: items.map((item) => ({ item })),
	};
}
