import type { ColumnMeaning } from './headerWords';
import { headerWordsOf } from './headerWordsOf';

const words = (text: string): readonly string[] => text.split(';').map(headerWordsOf);

/** The commonest headers in Portuguese, Polish and Japanese. */
export const WORDS_OF_OTHER_LANGUAGES: ReadonlyArray<
	readonly [means: ColumnMeaning, words: readonly string[]]
> = [
	['date', words('dzień; 日; 日付; 年月日')],
	['pageinfo_name', words('página; páginas; strona; strony; ページ')],
	[
		'searchengine_name',
		words('mecanismo de busca; mecanismo de pesquisa; wyszukiwarka; 検索エンジン'),
	],
	[
		'refererdomain_name',
		words('domínio; domínio de referência; domena; domena odsyłająca; 参照元ドメイン'),
	],
	['media_key', words('canais; kanał; チャネル')],
	['publisher_name', words('afiliado; wydawca; 媒体')],
	[
		'ope_name',
		words('campanha; nome da campanha; kampania; nazwa kampanii; キャンペーン; キャンペーン名'),
	],
	['geoloccountry_isocode', words('países; kraj; kraje; 国; 国名')],
	['visit', words('sessões; visitas; sesje; wizyty; odwiedziny; セッション; セッション数; 訪問数')],
	[
		'scartvalid',
		words('compras; pedidos; transações; zamówienia; zakupy; transakcje; 購入数; 注文数'),
	],
	['scartvalidamount', words('receita; przychód; przychody; 売上; 売上金額; 収益')],
	['hit', words('visualizações de página; odsłony; ページビュー; ページビュー数')],
	[
		'ope_id',
		words('campanha; nome da campanha; kampania; nazwa kampanii; キャンペーン; キャンペーン名'),
	],
	[
		'click',
		words(
			'cliques; cliques no link; kliknięcia; kliknięcia linku; クリック; クリック数; リンクのクリック',
		),
	],
	[
		'impression',
		words('impressões; wyświetlenia; wyśw; インプレッション; インプレッション数; 表示回数'),
	],
	[
		'cost',
		words(
			'custo; valor usado; valor gasto; koszt; wydana kwota; wydatki; コスト; 費用; ご利用額; 消化金額',
		),
	],
];
