import { withoutAccents } from '../../base/text/accents';

/** The meaning of a text about a change. */
export type WordSign = 'refused' | 'confirmed' | 'partly' | 'mixed';

// Messages state the error near their beginning.
const MOST_CHARACTERS = 2_000;

/** Negated bad news: "no errors", "0 rejected", "erreurs : 0". */
const NO_ERRORS =
	/\b(?:no|0|zero|without|sans|aucune?|sin|ningun|pas d|keine?|ohne|nessun\w?|senza|geen|zonder)\W{1,3}(?:\w{1,20}\W{1,3})?(?:errors?|erreurs?|errores|fehler|errore|errori|fouten|failures?|failed|faults?|problems?|problemes?|rejected|rejects?|rejections?|rejete\w{0,2}|echecs?|refused|invalid)\b|\b(?:errors?|erreurs?|errores|fehler|errori|fouten|failures?|failed|rejected|rejects|rejete\w{0,2}|echecs?|refused|invalid)\W{1,4}(?:0|none|false|no|null|aucune?)\b/g;

/** Negated good news: "not imported", "0 rows imported", "n'a pas été importé". */
const NOTHING_TAKEN =
	/\b(?:not|no|0|zero|none|nothing|never|non|nao|pas|aucune?|rien|nunca|nicht|keine?|nichts|nessun\w?|niet|geen|cannot|could ?n.?t|can.?t|unable|impossible)\b[^.;:,]{0,40}\b(?:ok|successful|imported|accepted|created|updated|deleted|saved|stored|processed|valid|validated|cancelled|canceled|allowed|permitted|found|confirmed|completed?|done|taken|import|process|importe\w{0,2}|accepte\w{0,2}|valide\w{0,2}|traite\w{0,2}|enregistre\w{0,2}|autorise\w{0,2}|trouve\w{0,2}|encontrad\w{1,2}|importad\w{1,2}|aceptad\w{1,2}|guardad\w{1,2}|importiert|gespeichert|akzeptiert|angenommen|verarbeitet|erstellt|gefunden|erlaubt|moglich|gultig|importat\w|accettat\w|salvat\w|elaborat\w|trovat\w|geimporteerd|opgeslagen|verwerkt|gevonden|toegestaan)\b/;

/** A positive count: "3 rows imported" means that some entries were accepted. */
const SOME_TAKEN =
	/\b[1-9]\d{0,11}\b[^.;:,]{0,30}\b(?:imported|accepted|created|updated|deleted|saved|stored|processed|inserted|importee?s?|acceptee?s?|creee?s?)\b/;

/** Words that occur only in refusals. */
const REFUSAL =
	/\b(?:ko|nok|nack|error|errors|erreurs?|errores|err|fail|fails|failed|failure|failures|failing|fatal|exception|fault|refused|refuse|refusee|refus|rejected|reject|rejete|rejetee|rejets?|rechazad\w{1,2}|denied|deny|denegad\w{1,2}|forbidden|interdit|unauthorized|unauthorised|unauthenticated|echec|echoue|echouee|fallo|fallid\w{1,2}|aborted|abandon|fehler|abgelehnt|fehlgeschlagen|gescheitert|errore|errori|fallit\w|rifiutat\w|mislukt|fout|geweigerd|nak|decline|declined|declines|cannot|unable|impossible|bad request|went wrong)\b/;

/** Words of complaints that may also occur in confirmations. */
const COMPLAINT =
	/\b(?:invalid|invalide|invalido|incorrect|incorrecte|wrong|unknown|inconnue?s?|desconocid\w{1,2}|unsupported|malformed|missing|manquante?s?|introuvables?|unavailable|indisponible|expired|expiree?|exceeded|depassee?|quota|timeout|timed out|conflict|duplicate|doublon|no such|does not exist|n.existe pas|not (?:found|allowed|valid|authorized|authorised|supported|permitted|available)|too (?:large|many|long|big|short)|trop (?:de|d|grand|gros|long|volumineux)|must (?:be|have|not)|doit etre|is required|try again|reessayer?|maintenance|disabled|desactive|locked|verrouille\w{0,2}|gesperrt|blocked|bloque\w{0,2}|suspended|suspendue?|denies|ignored|ignoree?s?|skipped|limit (?:of|reached)|limite (?:de|atteinte))\b/;

/** Words of confirmations, with which no refusal begins. */
const CONFIRMATION =
	/\b(?:ok|okay|success|successful|successfully|succeeded|succes|reussie?|reussi|exito|accepted|acceptee?s?|aceptad\w{1,2}|imported|importee?s?|importad\w{1,2}|confirmed|confirmee?s?|created|creee?s?|updated|modifiee?s?|deleted|removed|supprimee?s?|saved|stored|enregistree?s?|validated|validee?s?|valid|cancelled|canceled|annulee?s?|applied|uploaded|acknowledged|launched|started|lancee?s?|demarree?s?|erfolgreich|importiert|gespeichert|angenommen|erstellt|guardad\w{1,2}|riuscit\w|importat\w|salvat\w|geslaagd|gelukt|geimporteerd|opgeslagen)\b/;

/** Words of a partial success. */
const PART =
	/\b(?:(?:done|completed?|finished|ended|imported|processed|termine\w{0,2}|importe\w{0,2}) (?:with|avec) (?:\w{1,9} )?(?:errors?|erreurs?|failures?)|partial|partially|partly|partielle?|partiellement|en partie)\b/;

/** Words of completion, whether successful or not. */
const END =
	/\b(?:done|completed?|finished|terminee?s?|processed|traitee?s?|received|recue?s?|loaded|taken|fait)\b/;

/** States after a cancellation or denial, which may also mean that it was refused. */
const ENDED =
	/^\s*(?:invalid|invalide|invalidated|refused|refusee?|rejected|rejetee?|denied|blocked|stopped|killed|aborted|disabled|inactive)\W*$/i;

/** Whether a state is one that follows a cancellation or denial. */
export function isEndState(text: string): boolean {
	return ENDED.test(withoutAccents(text.slice(0, MOST_CHARACTERS)));
}

const CANCELLED =
	/^\s*(?:cancell?ed|annule\w{0,2}|cancelad\w|abgebrochen|storniert|annullat\w)\W*$/i;

/** Whether a state is that of a cancellation, which no other change confirms. */
export function isCancelled(value: unknown): boolean {
	return typeof value === 'string' && CANCELLED.test(withoutAccents(value.slice(0, 100)));
}

const PENDING =
	/\b(?:queued|enqueued|pending|scheduled|in progress|being (?:processed|imported|loaded)|(?:will|shall) (?:be|start|begin)|shortly|en attente|en cours|sera|seront|en file|pendientes?|en curso|en cola|wird|werden|in bearbeitung)\b/;

/** A part of an upload: "30 % imported". */
const PERCENT_OF_ALL = /(?<![\d.,])(?:[1-9]\d?)(?:[.,]\d+)?\s?%/;

/** Whether a text says that an upload waits, is being read, or has changed nothing. */
export function saysNotStored(text: string): boolean {
	const words = withoutAccents(text.slice(0, MOST_CHARACTERS)).toLowerCase();
	return PENDING.test(words) || PERCENT_OF_ALL.test(words) || saysUnchanged(text);
}

const UNCHANGED =
	/\b(?:un(?:changed|modified)|not[ _-]modified|no[ _-]?op|no changes?|nothing (?:to do|to import|new|(?:has |was )?changed)|identical|existing (?:rows?|lines?|records?|entries|data)|up[ -]to[ -]date|inchangee?s?|aucun changement|a jour|unverandert|sin cambios)\b/;
const NO_UNCHANGED =
	/\b(?:no|0|zero|aucune?|keine?) (?:\w{1,10} )?(?:unchanged|identical|existing)\b/g;
// The specification's rule for days that have data (docs/platform.md, Import rules 3).
const REPLACES = /\b(?:replac|overwrit|remplac|uberschr|ersetz|reemplaz)/;

/** Whether a text says that an upload has changed nothing, as the platform had its rows already. */
export function saysUnchanged(text: string): boolean {
	const words = withoutAccents(text.slice(0, MOST_CHARACTERS)).toLowerCase();
	return !REPLACES.test(words) && UNCHANGED.test(words.replace(NO_UNCHANGED, ' '));
}

/** A flag in a text: `success=false`, `"ok": false`. */
const FALSE_FLAG =
	/\b(?:success|succeeded|succes|ok|accepted|imported|saved|valid|done)\b["']?\s?(?:=>|[:=])\s?["']?(?:false|no|n|non|0|ko)\b/;

/** What was there before: "already imported" neither confirms a change nor refuses it. */
const ALREADY = /\b(?:already|deja|bereits|schon|ya (?:ha|existe|esta|fue)|gia|reeds|ja foi)\b/;

/** The meaning of a text about a change; undefined if it has none. */
export function signIn(text: string): WordSign | undefined {
	const normalized = withoutAccents(text.slice(0, MOST_CHARACTERS))
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replace(/[_\s]+/g, ' ')
		.toLowerCase();
	const words = normalized.replace(NO_ERRORS, ' ');
	if (FALSE_FLAG.test(words)) return 'refused';
	if (NOTHING_TAKEN.test(words)) return SOME_TAKEN.test(words) ? 'partly' : 'refused';
	if (PART.test(words)) return 'partly';
	if (ALREADY.test(words)) return REFUSAL.test(words) ? 'refused' : 'mixed';
	return signByOrder(words, normalized !== words);
}

/** The meaning by what comes first, good news or bad. @param deniesErrors whether it says that there is no error */
function signByOrder(words: string, deniesErrors: boolean): WordSign | undefined {
	const [refusalAt, confirmationAt] = [words.search(REFUSAL), words.search(CONFIRMATION)];
	if (refusalAt >= 0)
		return confirmationAt >= 0 && confirmationAt < refusalAt ? 'mixed' : 'refused';
	const [complaintAt, endAt] = [words.search(COMPLAINT), words.search(END)];
	if (complaintAt >= 0)
		return confirmationAt >= 0 && confirmationAt < complaintAt ? 'mixed' : 'refused';
	return confirmationAt >= 0 || endAt >= 0 || deniesErrors ? 'confirmed' : undefined;
}

const NUMBER = String.raw`(\d{1,3}(?:[\s.,'’]\d{3})+(?!\d)|\d{1,9})`;
const ROWS =
	'(?:rows?|lines?|records?|entries|lignes?|enregistrements?|zeilen|datensatze|filas|registros|righe|regels|rijen|linhas)';
const TAKEN = String.raw`(?:imported|accepted|loaded|processed|inserted|received|read|stored|saved|importee?s?|acceptee?s?|chargee?s?|importiert|verarbeitet|import(?:aron|ad[oa]s|ados|at[ei])|geimporteerd)`;
const WORDS = String.raw`(?:\w{1,10}\W{1,3}){0,3}`;
const REJECTED = '(?:rejected|refused|failed|errors?|rejetee?s?|refusee?s?|erreurs?)';

/** A text with the number of accepted entries as its first number. */
const ACCEPTED_NUMBERS = [
	// "3/10 rows" and "3 of 10 rows were imported"
	String.raw`${NUMBER}\s{0,3}(?:\/|of|out of|sur|von|de|di|van)\s{0,3}\d[\d\s.,'’]{0,11}\W{1,3}${ROWS}\b`,
	// "3 rows of 10"
	String.raw`${NUMBER}\W{1,3}${ROWS}\W{1,3}(?:of|out of|sur|von|de|di|van)\W{1,3}\d[\d\s.,'’]{0,11}`,
	// "3 rows imported" and "3 rows have been imported"
	String.raw`${NUMBER}\W{1,3}${ROWS}\W{1,3}${WORDS}${TAKEN}\b`,
	// "Imported 3 rows"
	String.raw`${TAKEN}\W{1,4}${NUMBER}\W{1,3}${ROWS}\b`,
	// "Rows imported: 3"
	String.raw`${ROWS}\W{1,3}${TAKEN}\s{0,3}[:=]\s{0,3}${NUMBER}\b`,
].map((pattern) => new RegExp(String.raw`\b${pattern}`));

const REJECTED_NUMBER = new RegExp(
	String.raw`\b${NUMBER}\W{1,3}(?:${ROWS})?\W{0,3}(?:were |was |have been |ont ete )?${REJECTED}\b|\b${REJECTED}\W{1,4}${NUMBER}\b`,
);

/** The numbers of entries in a text such as "3 rows imported, 1 rejected"; 0 if it has none. */
export function countsIn(text: string): { readonly accepted: number; readonly rejected: number } {
	const normalized = withoutAccents(text.slice(0, MOST_CHARACTERS)).toLowerCase();
	const accepted = ACCEPTED_NUMBERS.map((pattern) => pattern.exec(normalized)?.[1]).find(
		(number) => number !== undefined,
	);
	const [, before, after] = REJECTED_NUMBER.exec(normalized) ?? [];
	return { accepted: groupedNumber(accepted) ?? 0, rejected: groupedNumber(before ?? after) ?? 0 };
}

const GROUPED = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/** A whole number, perhaps in groups of three digits, such as "1,200"; undefined for any other text. */
export function groupedNumber(text = ''): number | undefined {
	const number = text.trim();
	return GROUPED.test(number) || /^\d{1,15}$/.test(number)
		? Number(number.replace(/\D/g, ''))
		: undefined;
}
