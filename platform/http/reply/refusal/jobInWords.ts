import { isRecord, listOf } from '../../../base/json/json';
import { reasonIn } from '../errorReason';

const MOST_TEXTS = 50;
const LONGEST_TEXT = 2_000;

/**
 * The job ID in the sentences of a reply that reports an error, such as "Report already queued as job
 * 4711". A number is one only next to the word for a job, or where a sentence says that something
 * with this ID is running. Sentences about other jobs, or about how many there may be, name none.
 */
export function jobIdInWords(reply: unknown): string | undefined {
	for (const text of textsIn(reply).slice(0, MOST_TEXTS)) {
		const id = idInText(text.slice(0, LONGEST_TEXT));
		if (id !== undefined) return id;
	}
	return undefined;
}

/** All texts in the values of a reply. */
function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [reasonIn(value) ?? ''];
	const members = isRecord(value) ? Object.values(value) : listOf(value);
	return members.slice(0, MOST_TEXTS).flatMap(textsIn);
}

function idInText(text: string): string | undefined {
	if (OF_OTHERS.test(text)) return undefined;
	const found = [
		...[...text.matchAll(NEXT_TO_JOB)].map(([, sign, id]) => ({ id, isMarked: sign !== '' })),
		...(RUNS.test(text) ? [...text.matchAll(MARKED_ID)] : []).map(([, id]) => ({
			id,
			isMarked: true,
		})),
		...[...text.matchAll(RUNNING_AS)].map(([, id]) => ({ id, isMarked: false })),
	];
	const ids = found.map(({ id = '', isMarked }) => ({ id: id.replace(/[.:-]+$/, ''), isMarked }));
	return ids.find(({ id, isMarked }) => isId(id, isMarked))?.id;
}

// These jobs are not those of the request, which may succeed once they have ended.
const OF_OTHERS =
	/\b(?:an ?other|other|autres?|otr[oa]s?|ander(?:e[nrs]?)?|altr[oaie]|too many|trop de|zu viele|demasiad[oa]s|limit\w*|quota\w*|maxim\w*|slots?|concurren\w*|(?:wait\w*|blocked|locked|busy) (?:for|by|with|until|on))\b/i;

const ID = String.raw`(?<![\w.])([\w-][\w.:-]{0,99})(?![\w%/])`;
const JOB = String.raw`(?:job(?:[-_ ]?run)?|task|run|t[âa]che|traitement|tarea|trabajo|auftrag|aufgabe)`;
const SIGN = String.raw`(?:[-_ ]?(?:(?:id|identifi(?:er|ant)|uuid|number|num[ée]ro|nummer|n[or])(?!\p{L})\.?|n?[°#]))`;
const LINK = String.raw`[\s:="'«(\[]{0,3}(?:(?:is|est|es|ist|lautet)\s)?["'«#]{0,2}`;

// "job 4711", "job ID: 4711", "jobrun_id=4711", "job with the ID 4711", "job (4711)".
const NEXT_TO_JOB = new RegExp(
	String.raw`(?<![\p{L}\d])${JOB}(?:\s(?:with|avec|mit|con|whose|under)(?:\s(?:the|der|l['’]|el))?)?\s?\(?(${SIGN}?)${LINK}${ID}`,
	'giu',
);

// "is already running (ID 4711)", but no ID of a request, an error or a site.
const MARKED_ID = new RegExp(
	String.raw`(?:^|[(\[,;:–—-]\s?|\b(?:with|under|as|its|avec|sous|mit|unter|con|como|the|der|el)\s|\bl['’])(?:id|uuid|identifi(?:er|ant))${LINK}${ID}`,
	'giu',
);

const RUNS =
	/\b(?:running|queued|enqueued|submitted|scheduled|started|launched|in progress|en cours|l(?:ä|ae)uft|gestartet|eingereiht|en curso|en cola|iniciad[oa])\b|en (?:file d['’])?attente/iu;

// "queued as 471123", "submitted under #471123".
const RUNNING_AS = new RegExp(
	String.raw`\b(?:running|queued|submitted|scheduled|started|launched|registered|accepted|created|exists) (?:as|under) ["'#]{0,2}${ID}`,
	'giu',
);

const LEAST_LENGTH = 4;
const LEAST_LENGTH_OF_CODE = 6;

/** Whether a word is like an ID, and not a count, a date, a time, a version or an address. */
function isId(word: string, isMarked: boolean): boolean {
	if (!/\d/.test(word) || /^(?:\d{4}-\d\d(?:-\d\d)?(?:T.*)?|\d+(?:[.:]\d+)+|\d+-\d+)$/.test(word))
		return false;
	if (isMarked) return true;
	return word.length >= (/^\d+$/.test(word) ? LEAST_LENGTH : LEAST_LENGTH_OF_CODE);
}
