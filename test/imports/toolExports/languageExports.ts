import type { AdExport } from './adExports';

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
// "日期,计划,消费" in GBK, as Chinese ad networks export.
const GBK_HEADER = Buffer.from('c8d5c6da2cbcc6bbae2ccffbb7d10a', 'hex');

const SENT = ['2026-09-01,A,12,1204,1250.50', '2026-09-02,A,9,930,8.10'];

/** Exports of ad networks in further languages, with invented figures. */
export const LANGUAGE_EXPORTS: Readonly<Record<string, AdExport>> = {
	'Meta in Dutch, whose views are impressions': {
		file: lines(
			'Dag;Campagnenaam;Bereik;Weergaven;Klikken op links;Besteed bedrag (EUR)',
			...['2026-09-01;A;1000;1.204;12;"1.250,50"', '2026-09-02;A;800;930;9;"8,10"'],
		),
		unused: ['Bereik'],
		rows: SENT,
	},
	'Google Ads in Dutch': {
		file: lines(
			...['Campagnerapport', '1 september 2026 - 2 september 2026'],
			'Dag,Campagne,Valutacode,Kosten,Vert.,Klikken',
			...['2026-09-01,A,EUR,"1.250,50","1.204",12', '2026-09-02,A,EUR,"8,10",930,9'],
			'Totaal: account, --,EUR,"1.258,60","2.134",21',
		),
		unused: ['Valutacode'],
		rows: SENT,
	},
	'TikTok in German': {
		file: lines(
			'Kampagnenname,Nach Tag,Kosten,Impressionen,Klicks (Ziel)',
			...['A,2026-09-01,"1.250,50",1204,12', 'A,2026-09-02,"8,10",930,9'],
			'Summe von 2 Ergebnissen,-,"1.258,60",2134,21',
		),
		unused: [],
		rows: SENT,
	},
	'Microsoft Advertising in German': {
		file: lines(
			...['"Berichtsname: Kampagnen"', '"Berichtszeit: 01.09.2026 - 02.09.2026"', ''],
			'"Gregorianisches Datum","Kampagnenname","Impressionen","Klicks","Ausgaben"',
			...['"01.09.2026","A","1.204","12","1.250,50"', '"02.09.2026","A","930","9","8,10"'],
		),
		unused: [],
		rows: SENT,
	},
	'LinkedIn in German, as UTF-16': {
		file: utf16(
			lines(
				...['Kampagnen-Performance-Bericht', 'Berichtsstart: 01.09.2026', ''],
				'Startdatum (in UTC)\tEnddatum (in UTC)\tKampagnenname\tGesamtausgaben\tImpressions\tKlicks',
				...[
					'01.09.2026\t01.09.2026\tA\t1.250,50\t1204\t12',
					'02.09.2026\t02.09.2026\tA\t8,10\t930\t9',
				],
			),
		),
		unused: ['Enddatum (in UTC)'],
		rows: SENT,
	},
	'Meta in Polish': {
		file: lines(
			'Dzień;Nazwa kampanii;Zasięg;Wyświetlenia;Kliknięcia linku;Wydana kwota (PLN)',
			...['2026-09-01;A;1000;1204;12;1 250,50', '2026-09-02;A;800;930;9;8,10'],
		),
		unused: ['Zasięg'],
		rows: SENT,
	},
	'Google Ads in Polish': {
		file: lines(
			...['Raport kampanii', '1 września 2026 - 2 września 2026'],
			'Dzień,Kampania,Kod waluty,Koszt,Wyśw.,Kliknięcia',
			...['2026-09-01,A,PLN,"1 250,50","1 204",12', '2026-09-02,A,PLN,"8,10",930,9'],
			'Suma: Konto, --,PLN,"1 258,60","2 134",21',
		),
		unused: ['Kod waluty'],
		rows: SENT,
	},
	'Meta in Portuguese, with days in words': {
		file: lines(
			'Dia,Nome da campanha,Alcance,Impressões,Cliques no link,"Valor usado (BRL)"',
			...[
				'1 de setembro de 2026,A,1000,"1.204",12,"1.250,50"',
				'2 de setembro de 2026,A,800,930,9,"8,10"',
			],
		),
		unused: ['Alcance'],
		rows: SENT,
	},
	'Meta in Japanese by day': {
		file: lines(
			'レポート開始日,レポート終了日,キャンペーン名,結果,"消化金額 (JPY)",インプレッション,リンクのクリック',
			...['2026-09-01,2026-09-01,A,10,1250.50,1204,12', '2026-09-02,2026-09-02,A,3,8.10,930,9'],
		),
		unused: ['レポート終了日', '結果'],
		rows: SENT,
	},
	'Yahoo in Japanese, with days in its own form': {
		file: lines(
			'日,キャンペーンID,キャンペーン名,インプレッション数,クリック数,コスト',
			...['2026年9月1日,101,A,1204,12,1250.50', '2026年09月02日,101,A,930,9,8.10'],
			'合計,--,--,2134,21,1258.60',
		),
		unused: ['キャンペーンID'],
		rows: SENT,
	},
	'TikTok with its time zone': {
		file: lines(
			'By Day (UTC+02:00),Campaign name,Cost,Impressions,Clicks',
			...['2026-09-01,A,1250.50,1204,12', '2026-09-02,A,8.10,930,9'],
		),
		unused: [],
		rows: SENT,
	},
	'a Japanese network whose amounts have a character for the currency': {
		file: lines(
			'日付,キャンペーン,費用',
			'2026/09/01,A,"1,250円"',
			'2026/09/02,A,810円',
			'2026/09/13,A,"1,000,000円"',
		),
		unused: [],
		rows: ['2026-09-01,A,1250', '2026-09-02,A,810', '2026-09-13,A,1000000'],
	},
	'a Chinese network, in GBK': {
		file: Buffer.concat([GBK_HEADER, Buffer.from('2026-09-01,A,12.50\n2026-09-02,A,8.10\n')]),
		unused: [],
		rows: ['2026-09-01,A,12.50', '2026-09-02,A,8.10'],
	},
	'Google Ads in Chinese': {
		file: lines(
			'日期,广告系列,点击次数,展示次数,费用',
			...['2026年9月1日,A,12,"1,204","1,250.50"', '2026年9月2日,A,9,930,8.10'],
			'总计,,21,"2,134","1,258.60"',
		),
		unused: [],
		rows: SENT,
	},
	'Meta in Swedish': {
		file: lines(
			'Dag;Kampanjnamn;Visningar;Länkklick;Spenderat belopp (SEK)',
			...['2026-09-01;A;1 204;12;1 250,50', '2026-09-02;A;930;9;8,10'],
		),
		unused: [],
		rows: SENT,
	},
	'Meta in Turkish': {
		file: lines(
			'Gün;Kampanya adı;Gösterim;Bağlantı tıklamaları;Harcanan tutar (TRY)',
			...['01.09.2026;A;1.204;12;1.250,50', '02.09.2026;A;930;9;8,10'],
		),
		unused: [],
		rows: SENT,
	},
	"TikTok's API, which names the currency of the costs without brackets": {
		file: lines(
			'stat_time_day,campaign_name,impressions,clicks,cost_usd',
			...['2026-09-01 00:00:00,A,1204,12,1250.50', '2026-09-02 00:00:00,A,930,9,8.10'],
		),
		unused: [],
		rows: SENT,
	},
};
