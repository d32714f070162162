/** How many columns and rows of small charts there are. */
interface PanelGrid {
	readonly columns: number;
	readonly rows: number;
}

const MOST_COLUMNS = 3;

/** Arranges small charts in rows of at most three, so that each stays readable in a chat. */
export function panelGrid(count: number): PanelGrid {
	const columns = count === 4 ? 2 : Math.min(MOST_COLUMNS, Math.max(1, count));
	return { columns, rows: Math.max(1, Math.ceil(count / columns)) };
}
