import type { INode } from 'n8n-workflow';

/** A node of some type, as n8n knows it. */
export function jsonNode(type: string): INode {
	return { id: '1', name: 'It', type, typeVersion: 1, position: [0, 0], parameters: {} };
}
