import type { ColumnMeaning, HeaderWords } from './headerWords';
import { headerWordsOf } from './headerWordsOf';

const row = (means: ColumnMeaning, text: string): HeaderWords => ({
	means,
	fit: 'same',
	words: text.split(';').map(headerWordsOf),
});

const CAMPAIGN =
	'campanha; nome da campanha; kampania; nazwa kampanii; kampanya; kampanya adı; kampanj; kampanjnamn; キャンペーン; キャンペーン名; 广告系列; 广告系列名称; 计划; 推广计划';

/** The commonest headers in Portuguese, Polish, Turkish, Swedish, Japanese and Chinese. */
export const WORDS_OF_OTHER_LANGUAGES: readonly HeaderWords[] = [
	row('date', 'dzień; 日; 日付; 年月日; gün; tarih; 日期'),
	row('pageinfo_name', 'página; páginas; strona; strony; ページ; sayfa; sida; sidor; 页面; 网页'),
	row('searchengine_name', 'mecanismo de busca; mecanismo de pesquisa; wyszukiwarka; 検索エンジン'),
	row(
		'refererdomain_name',
		'domínio; domínio de referência; domena; domena odsyłająca; 参照元ドメイン; yönlendiren site; hänvisande webbplats; 引荐网站',
	),
	row('media_key', 'canais; kanał; チャネル'),
	row('publisher_name', 'afiliado; wydawca; 媒体'),
	row('ope_name', CAMPAIGN),
	row('geoloccountry_isocode', 'países; kraj; kraje; 国; 国名; ülke; 国家; 国家 地区'),
	row(
		'visit',
		'sessões; visitas; sesje; wizyty; odwiedziny; セッション; セッション数; 訪問数; oturumlar; oturum; ziyaretler; sessioner; besök; 会话; 会话数; 访问次数',
	),
	row(
		'scartvalid',
		'compras; pedidos; transações; zamówienia; zakupy; transakcje; 購入数; 注文数; satın alma; siparişler; köp; beställningar; 订单数; 交易数',
	),
	row(
		'scartvalidamount',
		'receita; przychód; przychody; 売上; 売上金額; 収益; gelir; ciro; intäkter; intäkt; 收入; 销售额',
	),
	row(
		'hit',
		'visualizações de página; odsłony; ページビュー; ページビュー数; sayfa görüntüleme; sayfa görüntülemeleri; sidvisningar; 浏览量; 页面浏览量',
	),
	row('ope_id', CAMPAIGN),
	row(
		'click',
		'cliques; cliques no link; kliknięcia; kliknięcia linku; クリック; クリック数; リンクのクリック; tıklamalar; bağlantı tıklamaları; klickningar; länkklickningar; länkklick; 点击; 点击次数; 点击量',
	),
	row(
		'impression',
		'impressões; wyświetlenia; wyśw; インプレッション; インプレッション数; 表示回数; gösterim; gösterimler; exponeringar; visningar; 展示次数; 展示量; 曝光量',
	),
	row(
		'cost',
		'custo; valor usado; valor gasto; koszt; wydana kwota; wydatki; コスト; 費用; ご利用額; 消化金額; maliyet; harcanan tutar; harcama; kostnad; spenderat belopp; förbrukat belopp; 费用; 花费; 消费',
	),
];
