import type { OptionsRequest } from '../engine';
import type { StoredCredential } from './workflowForServer';

/** A dropdown or list of a node that is opened in the editor with stored credentials. */
export interface ListRequest extends Omit<OptionsRequest, 'credentials'> {
	credentials?: readonly StoredCredential[];
}

/** The editor's request to open it. */
export function listBody(request: ListRequest): object {
	const { node, method, parameters = {}, credentials = [], path, ...search } = request;
	return {
		path: path ?? 'parameters.site',
		methodName: method,
		nodeTypeAndVersion: { name: node, version: 1 },
		currentNodeParameters: parameters,
		credentials: Object.fromEntries(credentials.map(({ type, id, name }) => [type, { id, name }])),
		...search,
	};
}
