import type { ColumnMeaning, HeaderWords } from './headerWords';
import { headerWordsOf } from './headerWordsOf';

const row = (means: ColumnMeaning, text: string): HeaderWords => ({
	means,
	fit: 'same',
	words: text.split(';').map(headerWordsOf),
});

const CAMPAIGN =
	'campanha; nome da campanha; kampania; nazwa kampanii; キャンペーン; キャンペーン名';

/** The commonest headers in Portuguese, Polish and Japanese. */
export const WORDS_OF_OTHER_LANGUAGES: readonly HeaderWords[] = [
	row('date', 'dzień; 日; 日付; 年月日'),
	row('pageinfo_name', 'página; páginas; strona; strony; ページ'),
	row('searchengine_name', 'mecanismo de busca; mecanismo de pesquisa; wyszukiwarka; 検索エンジン'),
	row(
		'refererdomain_name',
		'domínio; domínio de referência; domena; domena odsyłająca; 参照元ドメイン',
	),
	row('media_key', 'canais; kanał; チャネル'),
	row('publisher_name', 'afiliado; wydawca; 媒体'),
	row('ope_name', CAMPAIGN),
	row('geoloccountry_isocode', 'países; kraj; kraje; 国; 国名'),
	row('visit', 'sessões; visitas; sesje; wizyty; odwiedziny; セッション; セッション数; 訪問数'),
	row('scartvalid', 'compras; pedidos; transações; zamówienia; zakupy; transakcje; 購入数; 注文数'),
	row('scartvalidamount', 'receita; przychód; przychody; 売上; 売上金額; 収益'),
	row('hit', 'visualizações de página; odsłony; ページビュー; ページビュー数'),
	row('ope_id', CAMPAIGN),
	row(
		'click',
		'cliques; cliques no link; kliknięcia; kliknięcia linku; クリック; クリック数; リンクのクリック',
	),
	row(
		'impression',
		'impressões; wyświetlenia; wyśw; インプレッション; インプレッション数; 表示回数',
	),
	row(
		'cost',
		'custo; valor usado; valor gasto; koszt; wydana kwota; wydatki; コスト; 費用; ご利用額; 消化金額',
	),
];
