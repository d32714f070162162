import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf } from '../../../base/json/json';
import { withoutAccents } from '../../../base/text/accents';
import { hasId, readConfirmation } from '../confirmation';
import {
	countedIn,
	DETAIL_NAMES,
	ERROR_NAMES,
	isSignName,
	nameOfSign,
	REJECTED_COUNTS,
	WRAPPER_NAMES,
} from '../signNames';
import { findTable } from '../tables/findTable';

/**
 * Whether the reply to a request for a list has no entry and says that the request was refused: in a state, a
 * code or a message next to an empty list, or in nothing but such words.
 */
export function refusesList(body: unknown): boolean {
	const table = findTable(body);
	const rows = table?.rows ?? [];
	if (rows.length > 0) return rows.every(isOnlyError) && isRefused({ rows });
	if (!isRecord(body) || hasId(body)) return false;
	return (table !== undefined || isOnlyWords(body)) && isRefused(aboutReply(body));
}

function isRefused(members: JsonRecord): boolean {
	// A count of 0 is what an empty list has.
	return readConfirmation(members, { isEmpty: true }).verdict === 'refused';
}

/** Whether a row is no entry, but an error. */
function isOnlyError(row: unknown): boolean {
	return isRecord(row) && !hasId(row) && isOnlyWords(row);
}

function isOnlyWords(record: JsonRecord): boolean {
	const members = Object.entries(record);
	return members.length > 0 && members.every(([name, value]) => isWord(name, value));
}

function isWord(name: string, value: unknown): boolean {
	const sign = nameOfSign(name);
	return isSignName(sign) || (WRAPPER_NAMES.has(sign) && !hasEntries(value));
}

function hasEntries(value: unknown): boolean {
	return isRecord(value) ? hasId(value) : listOf(value).some((one) => isRecord(one) && hasId(one));
}

/** The members of a reply that may say how the request went; an echo of its filters does not. */
function aboutReply(body: JsonRecord): JsonRecord {
	const members = Object.entries(body).filter(([name, value]) => {
		const sign = nameOfSign(name);
		if (says(value, NOTHING_FOUND)) return false;
		if (DETAIL_NAMES.has(sign)) return isOnlyWords(body);
		if (typeof value === 'object') return WRAPPER_NAMES.has(sign) || ERROR_NAMES.has(sign);
		return !isCount(sign, value);
	});
	// `readConfirmation` passes over metadata.
	return Object.fromEntries(
		members.map(([name, value]) => [nameOfSign(name) === 'meta' ? 'reply' : name, value]),
	);
}

/** A number of failures among what is listed is none of the request. */
function isCount(sign: string, value: unknown): boolean {
	return typeof value === 'number' && REJECTED_COUNTS.has(countedIn(sign));
}

function says(value: unknown, words: RegExp): boolean {
	return words.test(withoutAccents(textOf(value) ?? '').replace(/_/g, ' '));
}

const NOTHING_FOUND =
	/\b(?:no|0|zero|none|nothing|aucune?|sans|rien|keine?|nichts|sin|ningun[ao]?|nada|nessun[ao]?|geen|niets)\b.{0,30}\b(?:results?|rows?|records?|entr(?:y|ies)|items?|data|match(?:es)?|found|content|resultats?|lignes?|donnees?|trouvee?s?|ergebnisse?|zeilen|daten|eintrage?|gefunden|resultados?|filas|datos|encontrad[ao]s?|risultat[io]|righe|dati|trovat[io]|resultaten|rijen|gegevens|gevonden)\b|^\s*(?:empty|vide|leer|vacio|not found|nothing|none)\W*$|\b(?:results?|rows?|records?|entr(?:y|ies)|data)\b not found/i;
