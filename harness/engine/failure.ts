/** An error of a failed node or of a failed call to the engine. */
export interface Failure {
	name?: string;
	message: string;
	description?: string;
	httpCode?: string;
	itemIndex?: number;
	/** Name of the node that failed. */
	node?: string;
	context: Record<string, unknown>;
	/** The complete error as JSON, to search for secrets. */
	json: string;
}

/** The error of a failed call to the host, such as `listSearch`. */
export class EngineError extends Error {
	readonly failure: Failure;

	constructor({ message, json }: { message: string; json: string }) {
		super(message);
		this.name = 'EngineError';
		this.failure = failureOf(JSON.parse(json));
	}
}

/** Reads an error that n8n stored. */
export function failureOf(stored: unknown): Failure {
	const error = members(stored);
	const context = members(error.context);
	const { itemIndex } = context;
	return {
		name: text(error.name),
		message: text(error.message) ?? '',
		description: text(error.description),
		httpCode: text(error.httpCode),
		itemIndex: typeof itemIndex === 'number' ? itemIndex : undefined,
		node: text(members(error.node).name),
		context,
		json: JSON.stringify(stored),
	};
}

const text = (value: unknown): string | undefined =>
	value === undefined || value === null ? undefined : String(value);

const members = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null ? { ...value } : {};
