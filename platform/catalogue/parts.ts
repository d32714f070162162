/** The name of a part of a resource in the labels of its operations. */
interface PartName {
	readonly one: string;
	readonly many: string;
}

interface Named {
	readonly value: string;
	readonly label: string;
	readonly part?: string;
}

/**
 * Renames the operations on a part of a resource, such as the families of cookies: Create becomes
 * Create Family.
 */
export function asPartOperations<T extends Named>(part: PartName, operations: readonly T[]): T[] {
	return operations.map((operation) => {
		const label = labelOf(part, operation.label);
		return { ...operation, label, value: valueOf(label), part: part.one };
	});
}

/**
 * Gives Create and Update of parameters the values of those of data providers, whose forms are
 * alike.
 */
export function asParameterOperations<T extends Named>(
	create: T,
	update: T,
): [create: T, update: T] {
	return [
		{ ...create, value: 'createParameter' },
		{ ...update, value: 'updateParameter' },
	];
}

function labelOf({ one, many }: PartName, label: string): string {
	switch (label) {
		case 'Get Many':
			return `Get Many ${many}`;
		case 'Check Existence':
			return `Check ${one} Existence`;
		case 'Get Usage':
			return `Get ${one} Usage`;
		case 'Create':
		case 'Delete':
		case 'Update':
			return `${label} ${one}`;
		default:
			return label;
	}
}

function valueOf(label: string): string {
	const words = label.replace(/ ./g, (gap) => gap.trim().toUpperCase());
	return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Sorts operations for lists: those of the whole resource, then those of each part, by name. */
export function inParts(one: Omit<Named, 'value'>, other: Omit<Named, 'value'>): number {
	const [ofOne, ofOther] = [one.part ?? '', other.part ?? ''];
	return ofOne.localeCompare(ofOther) || one.label.localeCompare(other.label);
}
