import type { ToolExport } from './webExports';
import { linesOf } from './webExports';

/** Exports of shops, networks and spreadsheets in their own forms, with invented figures. */
export const OTHER_EXPORTS: Readonly<Record<string, ToolExport>> = {
	'Shopify by referrer': {
		file: linesOf(
			'referrer_source,referrer_name,online_store_visitors,sessions,orders,total_sales',
			...['search,Google,900,1204,12,"1204.50"', 'social,Facebook,200,300,3,"20.00"'],
		),
		asks: 'No column was found for Website',
		choices: { kind: 'refererdomain', mapping: { refererdomain_name: 2, visit: 4, scartvalid: 5 } },
		unused: ['referrer_source', 'online_store_visitors', 'total_sales'],
		rows: ['Google,1204,12', 'Facebook,300,3'],
	},
	'Shopify sales by referrer with a nameless total': {
		file: linesOf(
			'"Order referrer source","Order referring site","Orders","Gross sales","Net sales","Total sales"',
			'"search","google.com",12,"1204.5","1174.50","1409.40"',
			...['"social","facebook.com",3,"20","20","24"', '"","",15,"1224.5","1194.5","1433.4"'],
		),
		asks: 'No column was found for Website',
		choices: {
			kind: 'refererdomain',
			mapping: { refererdomain_name: 2, scartvalid: 3, scartvalidamount: 5 },
		},
		unused: ['Order referrer source', 'Gross sales', 'Total sales'],
		rows: ['google.com,12,1174.50', 'facebook.com,3,20'],
	},
	'WooCommerce by day': {
		file: linesOf(
			'Date,Orders,"Gross sales",Returns,"Net sales",Taxes,"Total sales"',
			...[
				'"2026-09-01 00:00:00",12,1204.50,0,1184.50,234.9,1429.40',
				'"2026-09-02 00:00:00",3,20,0,20,4,24',
			],
		),
		asks: 'No column was found for Website',
		choices: {
			kind: 'website',
			mapping: { website_name: '"Shop"', date: 1, scartvalid: 2, scartvalidamount: 5 },
		},
		unused: ['Gross sales', 'Returns', 'Taxes', 'Total sales'],
		rows: ['Shop,12,1184.50'],
	},
	'Looker Studio in French': {
		file: linesOf(
			...['Pays,Sessions,Revenu total', 'France,"1 204","1 204,50 €"', 'Allemagne,300,"20,00 €"'],
			'"Total général","1 504","1 224,50 €"',
		),
		unused: ['Revenu total'],
		rows: ['FR,1204', 'DE,300'],
	},
	'HubSpot sources': {
		file: linesOf(
			'Source,Sessions,New contacts,Bounce rate,Session length',
			...[
				'Organic search,"1,204",14,45.2%,54 seconds',
				'Paid search,300,3,35.2%,1 minute 30 seconds',
			],
			'Total,"1,504",17,43.2%,58 seconds',
		),
		asks: 'No column was found for Website',
		choices: { kind: 'searchengine', mapping: { searchengine_name: 1, visit: 2 } },
		unused: ['New contacts', 'Bounce rate', 'Session length'],
		rows: ['Organic search,1204', 'Paid search,300'],
	},
	'Awin publishers': {
		file: linesOf(
			'"Publisher ID","Publisher Name","Impressions","Clicks","No. of Sales","Sales Value","Commission"',
			...[
				'"101","VoucherHub","1204","120","12","€1,204.50","€60.20"',
				'"102","Blog","300","30","3","€20.00","€1.00"',
			],
			'"","Totals","1504","150","15","€1,224.50","€61.20"',
		),
		asks: 'No column was found for Channel',
		choices: {
			mapping: {
				...{ media_key: '"Affiliation"', publisher_name: 2, ope_name: '"All"' },
				...{ scartvalid: 5, scartvalidamount: 6 },
			},
		},
		unused: ['Publisher ID', 'Impressions', 'Clicks', 'Commission'],
		rows: ['AFFILIATION,VoucherHub,All,12,1204.50', 'AFFILIATION,Blog,All,3,20.00'],
	},
	'YouTube Studio by country': {
		file: linesOf(
			'Geography,Views,Watch time (hours),Average view duration',
			...['Total,1504,125.55,0:02:10', 'FR,1204,100.25,0:02:00', 'DE,300,25.3,0:03:00'],
		),
		asks: 'No column was found for Page',
		choices: { kind: 'geoloccountry', mapping: { geoloccountry_isocode: 1, visit: 2 } },
		unused: ['Watch time (hours)', 'Average view duration'],
		rows: ['FR,1204', 'DE,300'],
	},
	'Italian campaigns of a spreadsheet': {
		file: linesOf(
			'Campagna;Canale;Editore;Sessioni;Acquisti;Entrate',
			...[
				'Primavera;Email;News;1.204;12;1.204,50 €',
				'Autunno;Ricerca a pagamento;Google;300;3;20,00 €',
			],
			'Totale;;;1.504;15;1.224,50 €',
		),
		rows: ['MAILING,News,Primavera,1204,12,1204.50', 'SPONSOREDLINK,Google,Autunno,300,3,20.00'],
	},
	'Numbers with a title and an empty column': {
		file: linesOf(
			'Table 1,,,',
			'Search Engine,Visits,Revenue,',
			'Google,1 204,"1204,50",',
			'Bing,300,"20,00",',
		),
		unused: [],
		rows: ['Google,1204,1204.50', 'Bing,300,20.00'],
	},
	'LibreOffice with single quotes around all texts': {
		file: linesOf(
			"'Search Engine';'Visits';'Revenue'",
			"'Google; web';1204;1204,50",
			"'Bing';300;20,00",
		),
		unused: [],
		rows: ['Google; web,1204,1204.50', 'Bing,300,20.00'],
	},
	'a header that counts with a number sign': {
		file: linesOf('# of Visits,Search Engine,Number of orders', '100,Google,3', '10,Bing,1'),
		unused: [],
		rows: ['Google,100,3', 'Bing,10,1'],
	},
	'Power BI in German with its sums and its filters': {
		file: linesOf(
			...[
				'Land,Summe von Sitzungen,Summe von Umsatz',
				'Deutschland,120,1020.5',
				'Österreich,30,210',
			],
			...['', '"Angewendete Filter:\nJahr ist 2026"'],
		),
		unused: [],
		rows: ['DE,120,1020.5', 'AT,30,210'],
	},
	'a pivot table of Excel in French': {
		file: linesOf(
			'Étiquettes de lignes;Somme de Visites;Somme de Ventes',
			...['France;12 045;210', 'Belgique;1 204;31', 'Total général;13 249;241'],
		),
		asks: 'No column was found for Website',
		choices: {
			kind: 'geoloccountry',
			mapping: { geoloccountry_isocode: 1, visit: 2, scartvalid: 3 },
		},
		unused: [],
		rows: ['FR,12045,210', 'BE,1204,31'],
	},
	'countries by the names that people use': {
		file: linesOf('Land;Besuche', 'Deutschland;4210', 'USA;98', 'UK;61', 'Gesamtsumme;4369'),
		unused: [],
		rows: ['DE,4210', 'US,98', 'GB,61'],
	},
	'Search Console in German': {
		file: linesOf(
			'Die häufigsten Seiten,Klicks,Impressionen,CTR,Position',
			...['https://a.example/,1204,20410,5.9%,8.12', 'https://a.example/b,310,14002,2.21%,14.5'],
		),
		asks: 'No column was found for any metric',
		choices: { mapping: { pageinfo_name: 1, visit: 2 } },
		unused: ['Impressionen', 'CTR', 'Position'],
		rows: ['https://a.example/,1204', 'https://a.example/b,310'],
	},
	'Piano Analytics in French with total times': {
		file: linesOf(
			'Page;Visites;Pages vues;Temps passé total',
			...[
				'accueil;12 450;18 903;125:10:05',
				'panier;902;1 004;03:45:00',
				'Total;13 352;19 907;128:55:05',
			],
		),
		unused: [],
		rows: ['accueil,18903,12450,450605', 'panier,1004,902,13500'],
	},
	'Mailchimp by the hour of sending': {
		file: linesOf(
			'"Title","Send Date","Total Recipients","Total Bounces","Total Revenue"',
			'"October Letter","Sep 01, 2026 09:00 am","10210","60","1204.50"',
		),
		asks: 'No column was found for any metric',
		choices: {
			kind: 'opedata',
			mapping: {
				...{ media_key: '"MAILING"', publisher_name: '"Mailchimp"', ope_name: 1, date: 2 },
				scartvalidamount: 5,
			},
		},
		unused: ['Total Recipients', 'Total Bounces'],
		rows: ['MAILING,Mailchimp,October Letter,1204.50'],
	},
	'Adobe Analytics with a second line of headers': {
		file: linesOf(
			...['# Date: Sep 1, 2026 - Sep 30, 2026', '#', ',Visits,Orders,Bounce Rate'],
			',"Sep 1, 2026 - Sep 30, 2026","Sep 1, 2026 - Sep 30, 2026","Sep 1, 2026 - Sep 30, 2026"',
			...['Countries,20480,512,0.3512', 'United States,15360,400,0.35', 'Germany,5120,112,0.31'],
		),
		asks: 'No column was found for Website',
		choices: {
			kind: 'geoloccountry',
			mapping: { geoloccountry_isocode: 1, visit: 2, scartvalid: 3 },
		},
		unused: ['Bounce Rate'],
		rows: ['US,15360,400', 'DE,5120,112'],
	},
	'a line of years above the header': {
		file: linesOf(
			...[';2025;;2026;', 'Pays;Visites;Ventes;Visites;Ventes'],
			...['France;120;3;130;4', 'Allemagne;30;1;35;2'],
		),
		asks: 'Several columns may contain Visits: 2 (Visites), 4 (Visites)',
		choices: { mapping: { geoloccountry_isocode: 1, visit: 4, scartvalid: 5 } },
		rows: ['FR,130,4', 'DE,35,2'],
	},
	'a second line of headers with units': {
		file: linesOf('Page;Views;Time spent', ';(count);(seconds)', '/;120;900', '/a;12;30'),
		unused: [],
		rows: ['/,120,900', '/a,12,30'],
	},
	'a first row without a name, whose figures are missing': {
		file: linesOf('Page;Views;Visits', ';n/a;--', '/a;12;30'),
		refused: ['2: Page is empty'],
		rows: ['/a,12,30'],
	},
	'a line of all pages': {
		file: linesOf('Page,Views,Visits', '/a,1200,900', '/b,431,300', 'All pages,1631,1200'),
		rows: ['/a,1200,900', '/b,431,300'],
	},
};
