import type { IBinaryData } from 'n8n-workflow';

/** Keeps the file that a node makes. */
export class FilesInMemory {
	file: Buffer = Buffer.alloc(0);

	readonly helpers = {
		prepareBinaryData: async (
			content: unknown,
			fileName?: string,
			mimeType = '',
		): Promise<IBinaryData> => {
			if (!Buffer.isBuffer(content)) throw new Error('This test keeps files in memory');
			this.file = content;
			return await Promise.resolve({ data: '', mimeType, fileName });
		},
		getBinaryStream: async () => await Promise.reject(new Error('There is no file to read')),
	};
}
