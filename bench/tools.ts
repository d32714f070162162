import contract from './toolContract.json';
import type { Figure } from './figure';

/** The maximum length of each tool's description for a model, in characters. */
const MOST = [1_600, 800, 700, 700];

/** The lengths of the tool descriptions for models, compared with their maximum. */
export async function toolContracts(): Promise<Figure[]> {
	const figures = contract.map((tool, index): Figure => {
		const { length } = JSON.stringify(tool);
		const most = MOST[index] ?? Number.NaN;
		const name = `tool ${tool.name.replaceAll('_', ' ')}`;
		return { name, ratio: length / most, goal: 1, detail: `${length} of ${most} characters` };
	});
	return await Promise.resolve(figures);
}
