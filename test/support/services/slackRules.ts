// Texts that Slack refuses or would format: docs.slack.dev, Formatting message text, and Blocks.
const MOST_IN_TEXT = 4_000;
const MOST_IN_SECTION = 3_000;
const MOST_IN_HEADER = 150;
const MOST_BLOCKS = 50;

// A URL with or without its scheme, or a bare domain.
const LINK = /\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}/iu;
const ENTITY = /&(?!(amp|lt|gt);)/;

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/**
 * The reasons for which Slack would refuse a message or not show it as it is; empty if there are
 * none.
 */
export function checkSlack(message: unknown): string[] {
	if (!isRecord(message)) return ['no message'];
	const { text, blocks } = message;
	const list: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
	return [
		...checkMrkdwn(text, MOST_IN_TEXT),
		...(list.length > MOST_BLOCKS ? ['too many blocks'] : []),
		...list.flatMap(checkBlock),
	];
}

function checkBlock(block: unknown): string[] {
	if (!isRecord(block) || !isRecord(block.text)) return ['no block'];
	const { type, text } = block.text;
	if (block.type === 'header' && type === 'plain_text') return checkHeader(text);
	if (block.type === 'section' && type === 'mrkdwn') return checkMrkdwn(text, MOST_IN_SECTION);
	return [`a block of type ${String(block.type)} with ${String(type)}`];
}

function checkHeader(text: unknown): string[] {
	if (typeof text !== 'string' || text.length === 0) return ['an empty header'];
	return text.length > MOST_IN_HEADER ? [`a header of ${text.length}`] : [];
}

function checkMrkdwn(text: unknown, most: number): string[] {
	if (typeof text !== 'string' || text.trim() === '') return ['an empty text'];
	const ofCode = text.split('```').length - 1;
	// The rest may contain no formatting characters but ours.
	const inLine = text
		.split('```')
		.filter((_, index) => index % 2 === 0)
		.join(' ');
	// Links, mentions and channels are never set, but a name may look like one: within code, none is
	// interpreted.
	const bare = inLine.replace(/`[^`]*`/g, '');
	return [
		...(LINK.test(bare) ? ['a text that becomes a link'] : []),
		...(/[@#]\S/.test(bare) ? ['a text that becomes a mention, a mail address or a channel'] : []),
		...(text.length > most ? [`a text of ${text.length}`] : []),
		...(/[<>]/.test(text) ? ['a sign that begins a mention or a link'] : []),
		...(ENTITY.test(text) ? ['half an entity'] : []),
		...(ofCode % 2 === 1 ? ['code that does not end'] : []),
		...((inLine.split('`').length - 1) % 2 === 1 ? ['a name that does not end'] : []),
	];
}
