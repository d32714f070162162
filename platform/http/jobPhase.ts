import { withoutAccents } from '../base/text/accents';

/** The phase that the state of a job stands for. `jobs/readStatus.ts` finds the state in a reply. */
export type Phase = 'running' | 'done' | 'failed' | 'expired';

/**
 * The states of jobs, as capital letters without separators. COMPLETED is the specification's word
 * (docs/platform.md, States and transitions); the others are observed practice, of this platform
 * and of common job schedulers. A result with errors, or a partial one, counts as failed: a part is
 * never taken for the whole. So does TERMINATED, which does not say whether the job was finished.
 */
const WORDS: Readonly<Record<Phase, readonly string[]>> = {
	running: [
		...['PENDING', 'QUEUED', 'ENQUEUED', 'RUNNING', 'PROCESSING', 'INPROGRESS', 'SCHEDULED'],
		...['PLANNED', 'SUBMITTED', 'WAITING', 'STARTED', 'STARTING', 'LAUNCHED', 'INITIALIZED'],
		...['INITIALISED', 'ONGOING', 'UPLOADING', 'UPLOADED', 'VALIDATING', 'ENATTENTE', 'ENCOURS'],
		...['PLANIFIE', 'PENDIENTE', 'ENCURSO', 'ENCOLA', 'WARTEND', 'INBEARBEITUNG'],
	],
	done: [
		...['COMPLETED', 'COMPLETE', 'DONE', 'FINISHED', 'FINISH', 'SUCCESS', 'SUCCEEDED'],
		...['SUCCESSFUL', 'SUCCESSFULLY', 'SUCCESSFULLYCOMPLETED', 'COMPLETEDSUCCESSFULLY'],
		...['TERMINE', 'TERMINEE', 'ACHEVE', 'REUSSI', 'SUCCES', 'COMPLETADO', 'COMPLETADA'],
		...['TERMINADO', 'TERMINADA', 'FINALIZADO', 'FINALIZADA', 'ABGESCHLOSSEN', 'FERTIG', 'BEENDET'],
		...['DOWNLOADABLE', 'READYFORDOWNLOAD', 'READYTODOWNLOAD', 'AVAILABLEFORDOWNLOAD'],
		...['TERMINATEDSUCCESSFULLY', 'COMPLETEDNODATA', 'COMPLETEDEMPTY'],
	],
	failed: [
		...['FAILED', 'FAILURE', 'FAIL', 'ERROR', 'ERRORS', 'ERRORED', 'INERROR', 'KO', 'CRASHED'],
		...['CANCELLED', 'CANCELED', 'ABORTED', 'ABORT', 'KILLED', 'STOPPED', 'REJECTED', 'FATAL'],
		...['TIMEOUT', 'TIMEDOUT', 'COMPLETEDWITHERRORS', 'COMPLETEWITHERRORS', 'DONEWITHERRORS'],
		...['FINISHEDWITHERRORS', 'SUCCESSWITHERRORS', 'COMPLETEDWITHERROR', 'PARTIALLYCOMPLETED'],
		...['PARTIAL', 'PARTIALSUCCESS', 'PARTIALLYFAILED', 'COMPLETEDWITHFAILURES'],
		...['INTERRUPTED', 'UNSUCCESSFUL', 'INTERNALERROR', 'SYSTEMERROR', 'OUTOFMEMORY'],
		...['ECHEC', 'ECHOUE', 'ECHOUEE', 'ENECHEC', 'ERREUR', 'ENERREUR', 'ANNULE', 'ANNULEE'],
		...['INTERROMPU', 'FEHLER', 'FEHLGESCHLAGEN', 'FEHLERHAFT', 'ABGEBROCHEN', 'FALLIDO'],
		...['FALLIDA', 'FALLO', 'CANCELADO', 'CANCELADA', 'TERMINEAVECERREURS'],
		...['TERMINATED', 'ABANDONED', 'ABANDONNE', 'ABANDONNEE', 'DEAD', 'EVICTED', 'PREEMPTED'],
		...['DISCARDED', 'DENIED', 'REFUSED', 'CRASH', 'PANIC', 'EXCEPTION', 'FAULT', 'ARRETE'],
		...['ERREURS', 'ERRORES', 'ECHECS', 'FAILURES', 'FEHLERN', 'ERRORI', 'FALLITO', 'MISLUKT'],
	],
	expired: [
		...['EXPIRED', 'PURGED', 'DELETED', 'EXPIRE', 'EXPIREE', 'SUPPRIME', 'ABGELAUFEN', 'CADUCADO'],
		...['NOTFOUND', 'UNKNOWNJOB', 'JOBUNKNOWN', 'NOSUCHJOB', 'UNKNOWNRUN', 'NOSUCHRUN', 'GONE'],
		...['DOESNOTEXIST', 'NOTEXISTING', 'NONEXISTENT', 'REMOVED', 'LOST', 'INTROUVABLE'],
		...['NICHTGEFUNDEN', 'NOENCONTRADO', 'GELOSCHT', 'GELOESCHT', 'ELIMINADO', 'NONTROVATO'],
	],
};

const PHASES = new Map(
	(['running', 'done', 'failed', 'expired'] as const).flatMap((phase) =>
		WORDS[phase].map((word) => [word, phase] as const),
	),
);

const LONGEST_STATE = 100;

/**
 * Reads a state regardless of case, accents and separators. An unknown state counts as running, so that the
 * wait ends at its limit; so does a word such as COMPLETED with less than 100 %.
 */
export function phaseOf(state: string): Phase {
	const percent = /(\d+(?:[.,]\d+)?)\s*%/.exec(state)?.[1];
	if (percent !== undefined && Number(percent.replace(',', '.')) < 100) return 'running';
	if (/^\s*100(?:[.,]0+)?\s*%\s*$/.test(state)) return 'done';
	const words = wordsIn(state);
	return phaseOfWord(words) ?? phaseOfWord(words.replace(WARNINGS, ' ')) ?? phaseOfWords(words);
}

/**
 * Whether a state says that a job has ended with warnings, such as COMPLETED_WITH_WARNINGS: its result can
 * be fetched, but may lack something.
 */
export function hasWarnings(state: string): boolean {
	return phaseOf(state) === 'done' && WARNINGS.test(wordsIn(state));
}

const NONE = '(?:no|0|zero|without|sans|aucune?|sin|keine?|ohne|senza)';
const PROBLEMS =
	'(?:errors?|failures?|warnings?|erreurs?|avertissements?|errores|advertencias|fehler|warnungen|errori|avvisi)';
const NO_PROBLEMS = new RegExp(
	String.raw`\b(?:with |avec |con |mit )?${NONE} ${PROBLEMS}(?: (?:and|or|et|ou|und|oder|y|o) (?:${NONE} )?${PROBLEMS})?\b`,
	'g',
);
const WARNINGS =
	/\b(?:(?:with|avec|con|mit|but|has|and) )?(?:(?:some|des|\d+) )?(?:warnings?|warned|avertissements?|advertencias?|warnungen|avvisi)\b/;

/** The words of a state in lower case, without those that deny problems, such as "0 errors". */
function wordsIn(state: string): string {
	return withoutAccents(state.slice(0, LONGEST_STATE).replace(/([a-z])([A-Z])/g, '$1 $2'))
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, ' ')
		.replace(NO_PROBLEMS, ' ')
		.trim();
}

/** The phase of a state that is one of the known words, with or without what it is the state of. */
function phaseOfWord(words: string): Phase | undefined {
	const word = wordOfState(words);
	const bare = words.replace(OF_WHAT, '').replace(AUXILIARIES, '');
	return PHASES.get(word) ?? PHASES.get(wordOfState(bare));
}

const OF_WHAT =
	/^(?:the )?(?:(?:job|run|jobrun|task|report|query|batch|export|execution|state|status) )+(?:\d+ )?/;
const AUXILIARIES = /^(?:(?:has|have|is|was|been|a ete|est|wurde|ist) )+/;

// An end that is announced, or that is followed by another attempt.
const GOES_ON =
	/\b(?:retrying|(?:will|to|for|pending|awaiting) (?:be )?(?:retry|retried)|requeued|rescheduled|restarting|request(?:ed)?)\b/;
const PART = /\b(?:partial(?:ly)?|partiel(?:le)?(?:ment)?|teilweise|parcial(?:mente)?|parziale?)\b/;
const MISSING =
	/\b(?:not found|no such|unknown (?:job|run|id)|does not exist|introuvable|nicht gefunden)\b/;
const STOPPED = /\b(?:time(?:d)? ?out|out of memory|deadline exceeded|(?:quota|limit) exceeded)\b/;

/**
 * The phase of a state of several words, such as CANCELLED_BY_USER. Only words of failure decide: a word
 * of completion may be that of a step.
 */
function phaseOfWords(words: string): Phase {
	const phases = words.split(' ').map((word) => PHASES.get(word.toUpperCase()));
	const goesOn = GOES_ON.test(words) || (phases[0] !== 'failed' && phases.includes('running'));
	if (goesOn || NEGATED_FAILURE.test(words)) return 'running';
	if (phases.includes('failed') || STOPPED.test(words)) return 'failed';
	if (PART.test(words) && (phases.includes('done') || FAIL.test(words))) return 'failed';
	return phases.includes('expired') || MISSING.test(words) ? 'expired' : 'running';
}

const NEGATED_FAILURE =
	/\b(?:not|never|pas|nicht|non) (?:yet )?(?:failed|cancell?ed|aborted|expired|terminated)\b/;
const FAIL = /\bfail\w*\b/;

/** A state as capital letters without separators. */
export function wordOfState(state: string): string {
	return withoutAccents(state)
		.replace(/[^a-z]/gi, '')
		.toUpperCase();
}

/** Whether a word is the state of an upload that waits or is being read. An unknown one is not. */
export function isPendingState(word: string): boolean {
	return PHASES.get(word) === 'running';
}
