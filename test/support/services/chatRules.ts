// What chats refuse or would format, from the documentation of each.

const TELEGRAM_ELEMENTS = /^(b|i|u|s|code|pre|a|em|blockquote)$/;
const TELEGRAM_TEXT = 4_096;
const TELEGRAM_CAPTION = 1_024;
const DISCORD_CONTENT = 2_000;
const GOOGLE_CHAT_TEXT = 4_096;
const TEAMS_BYTES = 28_000;

/** What programs make a link, a mail address, a mention or a channel of. */
const LINK = /\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}|[@#~]\w/iu;
const CODE = /```[^]*?```|`[^`\n]*`/g;

/** A list of problems from conditions and their names. */
function problems(found: Readonly<Record<string, boolean>>): string[] {
	return Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : []));
}

/** core.telegram.org/bots/api: HTML style, sendMessage. */
export function checkTelegram(text: string): string[] {
	const open: string[] = [];
	const wrong: string[] = [];
	for (const [, end, element = ''] of text.matchAll(/<(\/?)([^\s>]*)[^>]*>/g)) {
		if (!TELEGRAM_ELEMENTS.test(element)) wrong.push(element);
		if (end === '') open.push(element);
		else if (open.pop() !== element) wrong.push(`/${element}`);
	}
	const shown = text
		.replace(/<[^>]*>/g, '')
		.replace(/&(lt|gt|quot|amp|#\d+);/g, (_, name: string) => (name === 'lt' ? '<' : '.'));
	const outside = text.replace(/<pre>[^]*?<\/pre>/g, '').replace(/<[^>]*>/g, ' ');
	return problems({
		'no text': shown.trim() === '',
		'too long': shown.length > TELEGRAM_TEXT,
		'half an element':
			/<(?!\/?[a-z]+( [^<>]*)?>)/.test(text) || text.replace(/<[^>]*>/g, '').includes('>'),
		'an element that Telegram does not know': wrong.length > 0,
		'an element without its end': open.length > 0,
		'half an entity': /&(?!(lt|gt|quot|amp|#\d+);)/.test(text),
		'a link or a mention': LINK.test(outside.replace(/&#?\w+;/g, "'")),
		'a command': /(?<!<)\/\w/.test(outside),
	});
}

/** core.telegram.org/bots/api: sendPhoto, without a parse mode. */
export function checkCaption(caption: string): string[] {
	return problems({ 'too long': caption.length > TELEGRAM_CAPTION, 'a link': LINK.test(caption) });
}

/** docs.discord.com: Create Message, and Markdown text. */
export function checkDiscord(content: string): string[] {
	const outside = content.replace(CODE, 'x');
	const lines = outside.split('\n').map((line) => line.replaceAll(/\*\*[^*]+\*\*/g, 'x'));
	return problems({
		'no text': content.trim() === '',
		'too long': content.length > DISCORD_CONTENT,
		'a link or a mention': LINK.test(content) || /<[@#:a-z!/]/i.test(content),
		'a link with a text': content.includes(']('),
		'code that does not end': (content.match(/`/g)?.length ?? 0) % 2 === 1,
		'a format by chance': lines.some((line) => /[*_~`\\|]|^\s*([-+>#]|\d+[.)])\s/.test(line)),
	});
}

/** developers.google.com/workspace/chat: messages.create. */
export function checkGoogleChat(text: string): string[] {
	return problems({
		'no text': text.trim() === '',
		'too long': text.length > GOOGLE_CHAT_TEXT,
		'a mention': /<users\//.test(text),
	});
}

/** learn.microsoft.com/graph: chatMessage, in HTML. */
export function checkTeams(html: string): string[] {
	const elements = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, element = '']) => element);
	return problems({
		'no text': html.replace(/<[^>]*>/g, '').trim() === '',
		'too long': Buffer.byteLength(html, 'utf16le') > TEAMS_BYTES,
		'an element that Teams does not know': elements.some(
			(element) => !/^(p|strong|br|table|tr|th|td|a)$/.test(element),
		),
	});
}
