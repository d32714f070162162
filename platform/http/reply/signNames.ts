/**
 * What members of a reply are called where the specification shows none, and what they say of a change:
 * small letters, nothing between words, as `nameOfSign` writes them. Observed practice of many APIs.
 */

/** False says that the change was refused, wherever it stands. */
export const SUCCESS_FLAGS = setOf(
	'success successful successfully succeeded issuccess issuccessful issuccessstatuscode wassuccessful ok isok succes reussi exito',
);

/** The same, unless it stands in a record, where it may be a property of that. */
export const TAKEN_FLAGS = setOf(
	'accepted imported valid isvalid confirmed saved stored applied acknowledged accepte valide',
);

/** States, as words; `status: false` is a flag, too. */
export const STATE_NAMES = setOf(
	'status state result outcome response responsestatus responsetext resultstatus resultmessage statustext statusmessage statusdescription reply answer verdict ack retour statut etat resultat resultado estado',
);

/** Set when something went wrong: true, a number that is not 0, a text, a list or an object with something in it. */
export const ERROR_NAMES = setOf(
	'error errors iserror haserror haserrors err errs erreur erreurs failure failures isfailed hasfailed fault faults exception exceptions errormsg errormessage errormessages errmsg errordescription errordetail errordetails errorlist errortext violations constraintviolations problems invalidparams validationerrors fielderrors validationmessages inserterrors recorderrors rowerrors',
);

/** Numbers or words: 0 is good, any other number is not, but those of HTTP that are. */
export const ERROR_CODES = setOf(
	'errorcode errcode errno errornumber exitcode returncode retcode ret rc resultcode faultcode codeerreur coderetour',
);

/** Numbers of HTTP, or words such as NOT_FOUND. */
export const STATUS_CODES = setOf(
	'code status statuscode httpstatus httpcode httpstatuscode responsecode codehttp',
);

/** How many, or which, were refused. */
export const REJECTED_COUNTS = setOf(
	'rejected rejects rejection rejections reject rejete rejetes rejetees refused refus refuse refuses failed failing fail fails failure failures error errors erreur erreurs echec echecs invalid invalids invalide invalides denied skipped skip ignored ignore ignores unprocessed notimported notaccepted notfound unknown discarded dropped bad wrong',
);

/** How many were taken; none means that the change was refused. */
export const ACCEPTED_COUNTS = setOf(
	'accepted imported valid success successful succeeded importe importes importees accepte acceptes acceptees taken loaded ingested received',
);

/** How many were changed; none may mean that there was nothing to change. */
export const CHANGED_COUNTS = setOf(
	'inserted updated created added deleted removed changed modified affected upserted written saved stored processed uploaded cancelled canceled validated replaced cree crees modifie modifies supprime supprimes traite traites',
);

/** Texts that may say why, also in a record. */
export const MESSAGE_NAMES = setOf('message msg text info notice feedback reason motif cause');

/** Texts that may say why, unless they describe a record. */
export const DETAIL_NAMES = setOf('title detail details description comment summary libelle');

/** Lists of what was done with each. */
export const ROW_NAMES = setOf(
	'rows data result results items records entries lines responses operations list value output',
);

/** What is said of the reply itself. */
export const IGNORED_NAMES = setOf(
	'meta debug request query warnings links headers timestamp requestid',
);

/** Names of requests and messages, and of no thing that was changed. */
export const NO_RECORD_IDS = setOf(
	'requestid reqid traceid correlationid fbtraceid logid eventid errorid messageid spanid supportid incidentid activityid refid helpid',
);

function setOf(names: string): ReadonlySet<string> {
	return new Set(names.split(' '));
}

/** A name in small letters without accents and without what stands between its words. */
export function nameOfSign(name: string): string {
	return name
		.slice(0, LONGEST_NAME)
		.normalize('NFD')
		.replace(/[\u0300-\u036f\W_]/g, '')
		.toLowerCase();
}

// No name of a sign is longer.
const LONGEST_NAME = 60;

const BEFORE_COUNTS =
	/^(?:totalnumberof|numberof|countof|nombrede|nombred|nombre|number|num|nb|count|total)?(?:records?|rows?|lines?|items?|entries|lignes?)?/;
const AFTER_COUNTS = /(?:count|number|total|rows?|records?|lines?|items?|entries|lignes?|nb)+$/;

/** What is counted by a member such as `numRowsFailed` or `rejected_count`; empty where nothing is left. */
export function countedIn(name: string): string {
	return name.replace(BEFORE_COUNTS, '').replace(AFTER_COUNTS, '');
}
