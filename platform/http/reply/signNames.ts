/**
 * Names of members that describe the outcome of a change, as the specification shows none. They are
 * written in lower case without separators, as `nameOfSign` returns them. Observed practice of many
 * APIs.
 */

/** Flags of success: false means that the change was refused, in any place. */
export const SUCCESS_FLAGS = setOf(
	'success successful successfully succeeded issuccess issuccessful issuccessstatuscode wassuccessful ok isok succes reussi exito erfolg erfolgreich successo sucesso',
);

/** Flags of success that may also be properties of an entity. */
export const TAKEN_FLAGS = setOf(
	'accepted imported valid isvalid confirmed saved stored applied acknowledged accepte valide',
);

/** Names of states, whose values are words; `status: false` is a flag. */
export const STATE_NAMES = setOf(
	'status state result outcome response responsestatus responsetext resultstatus resultmessage statustext statusmessage statusdescription reply answer verdict ack retour statut etat resultat resultado estado overallstatus replytext ergebnis esito stato',
);

/**
 * Names of errors: set if the value is true, a number other than 0, or a text, list or object that
 * is not empty.
 */
export const ERROR_NAMES = setOf(
	'error errors iserror haserror haserrors err errs erreur erreurs failure failures isfailed hasfailed fault faults exception exceptions errormsg errormessage errormessages errmsg errordescription errordetail errordetails errorlist errortext violations constraintviolations problems invalidparams validationerrors fielderrors validationmessages inserterrors recorderrors rowerrors partialerrors partialfailureerror faultstring faultmessage odataerror',
);

/** Names of error codes, as numbers or words: 0 and successful HTTP statuses mean success. */
export const ERROR_CODES = setOf(
	'errorcode errcode errno errornumber exitcode returncode retcode return ret rc resultcode faultcode codeerreur coderetour replycode',
);

/** Names of HTTP statuses, as numbers or words such as NOT_FOUND. */
export const STATUS_CODES = setOf(
	'code status statuscode httpstatus httpcode httpstatuscode responsecode codehttp',
);

/** Flags of a trial, which changes nothing. */
export const TRIAL_FLAGS = setOf('dryrun isdryrun simulated simulation validateonly testonly');

/** Percentages of what was done so far. */
export const PROGRESS_NAMES = setOf(
	'progress percent percentage percentcomplete percentcompleted percentdone progresspercent avancement pourcentage fortschritt progreso',
);

/** Counts or lists of rejected entries. */
export const REJECTED_COUNTS = setOf(
	'rejected rejects rejection rejections reject rejete rejetes rejetees refused refus refuse refuses failed failing fail fails failure failures error errors erreur erreurs echec echecs invalid invalids invalide invalides denied skipped skip ignored ignore ignores ignoree ignorees unprocessed notimported notaccepted notfound unknown discarded dropped bad wrong ko nok inerror witherrors enerreur',
);

/** Counts of accepted entries; 0 means that the change was refused. */
export const ACCEPTED_COUNTS = setOf(
	'ok accepted imported valid success successful succeeded importe importes importees accepte acceptes acceptees taken loaded ingested received',
);

/** Counts of changed entries; 0 may mean that there was nothing to change. */
export const CHANGED_COUNTS = setOf(
	'inserted updated created added deleted removed changed modified affected upserted written saved stored processed uploaded cancelled canceled validated replaced cree crees modifie modifies supprime supprimes traite traites',
);

/** Counts of entries that the platform had already, so that an upload did not store them. */
export const KNOWN_COUNTS = setOf(
	'duplicate duplicates duplicated doublon doublons doubles unchanged unmodified notmodified notchanged untouched identical same existing existant existants exists existed already alreadyexisting alreadyexists alreadyexisted alreadyimported alreadypresent alreadystored alreadyknown known present preexisting noop inchange inchanges duplikate unverandert duplicados existentes',
);

/** Counts of all entries of a request; more than what was accepted and rejected leaves some open. */
export const TOTAL_COUNTS = setOf(
	'total totalrows totalrecords totallines totalitems totalcount rowstotal submitted sent posted received read requested rows lines records lignes envoyes envoyees recus recues lus lues soumis',
);

/** Names of messages, also within an entity. */
export const MESSAGE_NAMES = setOf(
	'message msg text info notice feedback reason motif cause responsemessage returnmessage explanation mensaje nachricht meldung messaggio mensagem bericht',
);

/** Names of messages, unless they describe an entity. */
export const DETAIL_NAMES = setOf('title detail details description comment summary libelle');

/** Names of metadata about the reply itself. */
export const IGNORED_NAMES = setOf(
	'meta debug request query warnings links headers timestamp requestid',
);

/** Names of objects that say how a request went, or hold its result. */
export const WRAPPER_NAMES = setOf(
	'data meta header responseheader response responsestatus reply body result status error errors fault messages notifications',
);

/** IDs of requests and messages, which are no entities. */
export const NO_RECORD_IDS = setOf(
	'requestid reqid traceid correlationid fbtraceid logid eventid errorid messageid spanid supportid incidentid activityid refid helpid',
);

const ID = /(?:^|[_-])(?:id|uid|ref|key|uuid|guid)$/i;
const CAMEL_ID = /[a-z](?:Id|ID|Ref|Uuid)$/;
const JOINED_ID = /[a-z]{3}id$/i;
const OTHER_WORDS =
	/(?:paid|valid|void|grid|hybrid|android|madrid|fluid|liquid|solid|rapid|covid|pyramid|(?:max|min|avg|cpc|cpm)bid)$/i;

/** Whether a name is that of an ID or a reference: `site_id`, `siteId` or `siteid`, but not `scartvalid`. */
export function isIdName(name: string): boolean {
	const isJoined = JOINED_ID.test(name) && !OTHER_WORDS.test(name);
	return isJoined || ID.test(name) || CAMEL_ID.test(name);
}

// Names that stand next to a refusal, and say nothing by themselves.
const NEUTRAL_NAMES = setOf('type timestamp path instance locale faultactor');

/** Whether a name is one of those with which a reply says how a request went. */
export function isSignName(name: string): boolean {
	const all = [SUCCESS_FLAGS, STATE_NAMES, ERROR_NAMES, ERROR_CODES, STATUS_CODES, MESSAGE_NAMES];
	return [...all, DETAIL_NAMES, NO_RECORD_IDS, NEUTRAL_NAMES].some((names) => names.has(name));
}

function setOf(names: string): ReadonlySet<string> {
	return new Set(names.split(' '));
}

/** Normalizes a name: lower case, without accents and separators. */
export function nameOfSign(name: string): string {
	return name
		.slice(0, LONGEST_NAME)
		.normalize('NFD')
		.replace(/[\u0300-\u036f\W_]/g, '')
		.toLowerCase();
}

// No name in these sets is longer.
const LONGEST_NAME = 60;

const BEFORE_COUNTS =
	/^(?:totalnumberof|numberof|countof|nombrede|nombred|nombre|number|num|nb|count|total)?(?:records?|rows?|lines?|items?|entries|lignes?)?/;
const AFTER_COUNTS = /(?:count|number|total|rows?|records?|lines?|items?|entries|lignes?|nb)+$/;

/**
 * The counted noun of a member such as `numRowsFailed` or `rejected_count`; empty if nothing
 * remains.
 */
export function countedIn(name: string): string {
	return name.replace(BEFORE_COUNTS, '').replace(AFTER_COUNTS, '');
}
