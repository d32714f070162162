import type { Shape, SummaryFigure } from '../summary/shape';
import type { ChartKind } from './data';
import { hasPanels } from './panelData';

/** The requested kind where the report suits it, else the kind that suits it best. */
export function kindFor(
	shape: Shape,
	figure: SummaryFigure | undefined,
	requested?: ChartKind,
): ChartKind {
	const hasMoments = shape.date !== undefined;
	const suitable = hasMoments ? 'lines' : 'bars';
	switch (requested) {
		case 'multiples':
			return hasPanels(shape) ? requested : suitable;
		case 'lines':
		case 'columns':
			return hasMoments ? requested : 'bars';
		case 'bars':
			return hasMoments && !hasShares(shape, figure) ? 'columns' : 'bars';
		case 'shares':
			return hasShares(shape, figure) ? requested : suitable;
		case undefined:
			return suitable;
	}
}

/** A metric that cannot be added up has no sum over days and no shares. */
function hasShares({ names }: Shape, figure: SummaryFigure | undefined): boolean {
	return figure?.isAdditive === true && names.length > 0;
}
