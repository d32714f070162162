import { nameOfSign } from './signNames';

/** Names of members that describe completeness, compared without case, underscores and hyphens. */
const NAMES = {
	counts: [
		...['totalRowCount', 'totalRows', 'totalCount', 'totalResults', 'totalRecords', 'totalItems'],
		...['totalElements', 'recordsTotal', 'itemsTotal', 'numFound', 'rowsTotal', 'countTotal'],
		...['totalHits', 'hitsTotal', 'totalMatches', 'availableRows', 'rowsAvailable', 'totalEntries'],
		...['odataCount', 'inlineCount', 'rowsBeforeLimitAtLeast', 'totalSize', 'numberMatched'],
		...['nbTotal', 'totalNb', 'nombreTotal', 'nbTotalRows', 'totalLignes', 'iTotalRecords'],
		...['iTotalDisplayRecords', 'totalNumber', 'totalNumberOfRows', 'totalMatched'],
	],
	next: [
		...['next', 'nextPage', 'nextPageToken', 'nextPageUrl', 'nextLink', 'nextCursor', 'nextToken'],
		...['nextUrl', 'nextUri', 'odataNextLink', 'continuation', 'continuationToken', 'nextOffset'],
		...[
			'nextMarker',
			'nextStart',
			'nextKey',
			'scrollId',
			'lastEvaluatedKey',
			'nextRecordsUrl',
			'nextHref',
			'nextPageLink',
			'nextPageUri',
			'resumptionToken',
			'cursor',
			'pageToken',
		],
	],
	more: [
		...['hasMore', 'hasNext', 'hasNextPage', 'hasMoreRows', 'hasMoreResults', 'more', 'moreRows'],
		...['moreResults', 'moreAvailable', 'truncated', 'isTruncated', 'rowsTruncated', 'partial'],
		...[
			'dataTruncated',
			'isPartial',
			'incomplete',
			'isIncomplete',
			'limitReached',
			'limitExceeded',
			'dataLossFromOtherRow',
			'capped',
			'isCapped',
			'cutOff',
			'overflow',
			'timedOut',
			'rowLimitReached',
			'maxRowsReached',
			'resultsTruncated',
			'hasMoreData',
			'hasMoreItems',
			'hasMoreRecords',
			'hasMorePages',
		],
	],
	/** Counts of what is not in the reply. */
	rest: [
		...[
			'remainingRows',
			'rowsRemaining',
			'omittedRows',
			'rowsOmitted',
			'missingRows',
			'rowsMissing',
		],
		...['hiddenRows', 'droppedRows', 'rowsDropped', 'rowsLeft', 'otherRows', 'rowsCut'],
		'truncatedAt',
	],
	whole: ['complete', 'isComplete', 'isLast', 'isLastPage', 'last', 'allRows', 'done'],
	/** Words for a part are signs there, such as PARTIAL. */
	state: ['status', 'state', 'resultStatus', 'resultState', 'dataStatus', 'completeness'],
	pages: ['pages', 'totalPages', 'pageCount', 'numPages', 'lastPage', 'pagesTotal'],
	limit: ['limit', 'pageSize', 'perPage', 'maxRows', 'rowLimit', 'maxResults', 'pageLimit'],
	words: [
		'message',
		'messages',
		'notice',
		'notices',
		'warning',
		'warnings',
		'note',
		'info',
		'page',
	],
	around: [
		'paging',
		'pagination',
		'page',
		'pageInfo',
		'resultInfo',
		'listInfo',
		'info',
		'meta',
		'responseMetadata',
		'links',
		'cursor',
		'cursors',
		'summary',
	],
	/** Wrappers whose members need not concern paging. */
	mixed: ['meta', 'summary', 'info'],
	/** Names next to a total that counts entries. */
	paging: ['page', 'perPage', 'pageSize', 'limit', 'offset', 'start', 'pages', 'totalPages'],
} as const satisfies Record<string, readonly string[]>;

/** A kind of members that describe completeness. */
type PagingName = keyof typeof NAMES;

const NORMALIZED_NAMES = Object.fromEntries(
	Object.entries(NAMES).map(([kind, names]) => [kind, new Set(names.map(nameOfSign))]),
);

/** Whether a member of this name is of a kind. */
export function isPagingName(kind: PagingName, name: string): boolean {
	return NORMALIZED_NAMES[kind]?.has(nameOfSign(name)) === true;
}

const PAGING_KINDS: readonly PagingName[] = [
	'counts',
	'next',
	'more',
	'whole',
	'pages',
	'limit',
	'around',
];
const REPLY_NAMES = new Set(
	'ok error success status code message count size start offset from skip total previous prev self first odatacontext'.split(
		' ',
	),
);

/** Whether a member is about paging or the reply itself, and not about what the reply lists. */
export function isPagingMember(name: string): boolean {
	return REPLY_NAMES.has(nameOfSign(name)) || PAGING_KINDS.some((kind) => isPagingName(kind, name));
}
