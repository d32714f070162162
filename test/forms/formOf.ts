import type { INodeParameterResourceLocator, INodeParameters } from 'n8n-workflow';

import type { FileMaker, Parameters } from '../../nodes/shared/form/parameters';

/** A form with what its expressions have given, for one item; what it leaves out has its default. */
export function formOf(parameters: INodeParameters): FileMaker {
	const getNodeParameter: Parameters['getNodeParameter'] = (name, _item, fallback, options) => {
		const value = parameters[name] ?? fallback;
		return options?.extractValue && isLocator(value) ? value.value : value;
	};
	return {
		getNodeParameter,
		getTimezone: () => 'Europe/Paris',
		helpers: { prepareBinaryData: refuse, getBinaryStream: refuse },
	};
}

async function refuse(): Promise<never> {
	return await Promise.reject(new Error('A form makes no file'));
}

function isLocator(value: unknown): value is INodeParameterResourceLocator {
	return typeof value === 'object' && value !== null && 'mode' in value && 'value' in value;
}
