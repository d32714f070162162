import contract from './toolContract.json';
import type { Figure } from './figure';

/** How much of a model's attention each tool may take, in characters. */
const MOST = [1_600, 800];

/** What a model is told of the tools for figures, against how much it may be. */
export async function toolContracts(): Promise<Figure[]> {
	const figures = contract.map((tool, index): Figure => {
		const { length } = JSON.stringify(tool);
		const most = MOST[index] ?? Number.NaN;
		const name = `tool ${tool.name.replaceAll('_', ' ')}`;
		return { name, ratio: length / most, goal: 1, detail: `${length} of ${most} characters` };
	});
	return await Promise.resolve(figures);
}
