import type { IDataObject } from 'n8n-workflow';

import type { Top } from '../../../../../platform/reports/transform/topRows';
import type { Table } from '../../../../../platform/reports/table/reportTable';
import { FigureFormats } from '../../../../../platform/summary/figureFormats';
import type { ReportContext } from '../../../../../platform/summary/headline';
import type { Wording } from '../../../../../platform/summary/messageWords';
import { wordsFor } from '../../../../../platform/summary/messageWords';
import type { Overview } from '../../../../../platform/summary/overview';
import type { Presentation } from '../../form/presentation';
import type { SharedPage } from './sharedPage';

/** What a message, chart or page is made from. */
export interface Presenting {
	readonly format: 'message' | 'messageWithChart' | 'chart' | 'facts' | 'html';
	readonly presentation: Presentation;
	/** How many rows the report keeps, if not all. */
	readonly top: Top | undefined;
	/** The overview of all its rows. */
	readonly overview: Overview;
	/** Facts about the report; complete once all rows were read. */
	readonly about: () => ReportContext;
	/** Members of the item of a file. */
	readonly facts: () => IDataObject;
	/** The binary field of a picture. */
	readonly field: string;
	readonly fileName: string;
	/** The table of the picture, where it differs from that of the text. */
	readonly chartTable?: Table | undefined;
	/** How many rows each panel of small multiples has, where the picture's table holds only some. */
	readonly rowCounts?: ReadonlyMap<string, number> | undefined;
	/** The page that the report becomes a section of; undefined for a page of its own. */
	readonly page?: SharedPage | undefined;
	/** Whether a page has a chart. */
	readonly hasChart?: boolean | undefined;
	/** Whether facts begin with what matters in words. */
	readonly saysAnswer?: boolean | undefined;
}

/** The words and formats of a presentation. */
export function wordingOf({ style }: Presentation): Wording {
	return { formats: new FigureFormats(style), words: wordsFor(style.language) };
}
