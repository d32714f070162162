import type { ExportChoices } from './exportPlans';

/** An export of an ad network, and what becomes of it. */
export interface AdExport {
	readonly file: string | Buffer;
	/** What is asked before anything is chosen; nothing if absent. */
	readonly asks?: string;
	readonly choices?: Pick<ExportChoices, 'mapping' | 'sharedNames'>;
	readonly unused: readonly string[];
	readonly rows: readonly string[];
}

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** Exports in the forms of their networks, with invented figures. */
export const AD_EXPORTS: Readonly<Record<string, AdExport>> = {
	'Google Ads by device in German, which needs the segment of days': {
		file: lines(
			...['Kampagnenbericht', '1. September 2026 - 1. September 2026'],
			'Kampagne,Gerät,Währungscode,Kosten,Impressionen,Klicks,CTR',
			'Frühling,Computer,EUR,"1.122,48","62.700",142,"0,23 %"',
			'Frühling,Mobilgeräte,EUR,"22,13",627,14,"2,23 %"',
			'Gesamt: Konto,,EUR,"1.144,61","63.327",156,"0,25 %"',
		),
		asks: 'No column was found for Day',
		choices: {
			mapping: { date: '"2026-09-01"', ope_id: 1, click: 6, impression: 5, cost: 4 },
			sharedNames: 'add',
		},
		unused: ['Gerät', 'Währungscode', 'CTR'],
		rows: ['2026-09-01,Frühling,156,63327,1144.61'],
	},
	'Google Ads by day in French, as "Excel .csv"': {
		file: utf16(
			lines(
				...['Rapport sur les campagnes', '1 septembre 2026 - 2 septembre 2026'],
				'Jour\tCampagne\tCode de devise\tCoût\tImpr.\tClics',
				...[
					'2026-09-01\tMarque\tEUR\t1 122,48\t62 700\t142',
					'2026-09-02\tMarque\tEUR\t22,13\t627\t14',
				],
				'Total : compte\t --\tEUR\t1 144,61\t63 327\t156',
			),
		),
		unused: ['Code de devise'],
		rows: ['2026-09-01,Marque,142,62700,1122.48', '2026-09-02,Marque,14,627,22.13'],
	},
	'Microsoft Advertising by device, with the names of its API': {
		file: lines(
			...[
				'Report Name: Campaigns_2026-10-01',
				'Report Time: 2026-09-01 to 2026-09-02',
				'Rows: 3',
				'',
			],
			'TimePeriod,CampaignName,CampaignId,CurrencyCode,DeviceType,Impressions,Clicks,Ctr,Spend',
			...[
				'2026-09-01,Brand,311,EUR,Computer,1204,12,1.00%,12.50',
				'2026-09-01,Brand,311,EUR,Phone,930,9,0.97%,8.10',
			],
			'2026-09-02,Brand,311,EUR,Computer,100,1,1.00%,1.00',
		),
		asks: 'No column was found for Day',
		choices: {
			mapping: { date: 1, ope_id: 2, click: 7, impression: 6, cost: 9 },
			sharedNames: 'add',
		},
		unused: ['CampaignId', 'CurrencyCode', 'DeviceType', 'Ctr'],
		rows: ['2026-09-02,Brand,1,100,1.00', '2026-09-01,Brand,21,2134,20.60'],
	},
	'Meta by age and gender, with its sum below': {
		file: lines(
			'Day,Campaign name,Gender,Impressions,Link clicks,Amount spent (EUR),Reporting starts,Reporting ends',
			'2026-09-01,Post,female,9000,180,200,2026-09-01,2026-09-02',
			'2026-09-01,Post,male,9500,120,300,2026-09-01,2026-09-02',
			'2026-09-02,Post,female,3000,40,100.5,2026-09-01,2026-09-02',
			',,,21500,340,600.5,2026-09-01,2026-09-02',
		),
		asks: '1 of 3 lines has the same names as an earlier line, such as lines 2 and 3: 2026-09-01, Post. Columns not used: Gender',
		choices: { sharedNames: 'add' },
		unused: ['Gender', 'Reporting starts', 'Reporting ends'],
		rows: ['2026-09-02,Post,40,3000,100.5', '2026-09-01,Post,300,18500,500.00'],
	},
	'Meta by day in French': {
		file: lines(
			'Jour;Nom de la campagne;Montant dépensé (EUR);Impressions;Couverture;Clics sur un lien',
			...['2026-09-01;Rentrée;12,5;1204;1000;12', '2026-09-02;Rentrée;8,1;930;800;9'],
		),
		unused: ['Couverture'],
		rows: ['2026-09-01,Rentrée,12,1204,12.5', '2026-09-02,Rentrée,9,930,8.1'],
	},
	'Meta of a month, which holds no days': {
		file: lines(
			'Campaign name,Reporting starts,Reporting ends,Amount spent (AUD),Impressions,Link clicks',
			...[
				'Search,2026-08-01,2026-08-31,"1,250.50",48000,960',
				'Packs,2026-08-01,2026-08-31,640.00,30500,310',
			],
		),
		asks: 'No column was found for Day',
		choices: { mapping: { date: '"2026-08-31"', ope_id: 1, cost: 4 } },
		unused: ['Reporting starts', 'Reporting ends', 'Impressions', 'Link clicks'],
		rows: ['2026-08-31,Search,1250.50', '2026-08-31,Packs,640.00'],
	},
	'LinkedIn, as UTF-16 with the period above': {
		file: utf16(
			lines(
				...['Campaign Performance Report (in UTC)', 'Report Start: September 1, 2026, 12:00 AM'],
				...['Report End: September 13, 2026, 11:59 PM', 'Date Generated: October 1, 2026', ''],
				'Start Date (in UTC)\tCurrency\tCampaign Name\tTotal Spent\tImpressions\tClicks',
				...['09/01/2026\tEUR\tLeads\t12.50\t1204\t12', '09/13/2026\tEUR\tLeads\t8.10\t930\t9'],
			),
		),
		asks: 'No column was found for Day',
		choices: { mapping: { date: 1, ope_id: 3, click: 6, impression: 5, cost: 4 } },
		unused: ['Currency'],
		rows: ['2026-09-01,Leads,12,1204,12.50', '2026-09-13,Leads,9,930,8.10'],
	},
	'Pinterest with its sum first': {
		file: lines(
			...['Date,Campaign name,Spend,Impressions,Pin clicks,CTR', ',Total,20.6,2134,21,0.98%'],
			...['9/1/2026,A,12.5,1204,12,1%', '9/13/2026,A,8.1,930,9,0.97%'],
		),
		unused: ['CTR'],
		rows: ['2026-09-01,A,12,1204,12.5', '2026-09-13,A,9,930,8.1'],
	},
	'Criteo in French': {
		file: lines(
			'Annonceur;Campagne;Jour;Devise;Affichages;Clics;Taux de clics;Coût',
			...[
				'Jardin;A;2026-09-01;EUR;1 204;12;1,00 %;12,50',
				'Jardin;A;2026-09-02;EUR;930;9;0,97 %;8,10',
			],
		),
		unused: ['Annonceur', 'Devise', 'Taux de clics'],
		rows: ['2026-09-01,A,12,1204,12.50', '2026-09-02,A,9,930,8.10'],
	},
	'Apple Search Ads, whose clicks are taps': {
		file: lines(
			...['Report: Campaigns', '"Date Range: Sep 1, 2026 - Sep 2, 2026"', ''],
			'Date,Campaign ID,Campaign Name,Spend,Currency,Impressions,Taps,Installs (Total)',
			...['2026-09-01,101,Brand,12.50,EUR,1204,12,5', '2026-09-02,101,Brand,8.10,EUR,930,9,4'],
			'Grand Totals,,,20.60,EUR,2134,21,9',
		),
		unused: ['Campaign ID', 'Currency', 'Installs (Total)'],
		rows: ['2026-09-01,Brand,12,1204,12.50', '2026-09-02,Brand,9,930,8.10'],
	},
	'AppsFlyer partners by date': {
		file: lines(
			'Date,Media Source (pid),Campaign (c),Impressions,Clicks,CTR,Installs,Total Revenue,Total Cost',
			...[
				'2026-09-01,Facebook Ads,A,1204,12,0.0099,5,20.5,12.5',
				'2026-09-02,Facebook Ads,A,930,9,0.0096,4,10,8.1',
			],
		),
		unused: ['Media Source (pid)', 'CTR', 'Installs', 'Total Revenue'],
		rows: ['2026-09-01,A,12,1204,12.5', '2026-09-02,A,9,930,8.1'],
	},
	Adjust: {
		file: lines(
			'day,campaign_network,app,cost,network_impressions,network_clicks,installs',
			...['2026-09-01,A (101),Garden,12.5,1204,12,5', '2026-09-02,A (101),Garden,8.1,930,9,4'],
			'Total,,,20.6,2134,21,9',
		),
		unused: ['app', 'installs'],
		rows: ['2026-09-01,A (101),12,1204,12.5', '2026-09-02,A (101),9,930,8.1'],
	},
	'Snapchat with a time at each end': {
		file: lines(
			'Start Time,End Time,Campaign Name,Paid Impressions,Swipe Ups,Amount Spent',
			'2026-09-01T00:00:00.000+02:00,2026-09-02T00:00:00.000+02:00,A,1204,12,12.50',
		),
		unused: ['End Time'],
		rows: ['2026-09-01,A,12,1204,12.50'],
	},
	'Meta by day, of which each line but the total is of one day': {
		file: lines(
			'Reporting starts,Reporting ends,Campaign name,Amount spent (USD),Impressions,Link clicks',
			'2026-09-01,2026-09-02,,20.60,2134,21',
			'2026-09-01,2026-09-01,A,12.50,1204,12',
			'2026-09-02,2026-09-02,A,8.10,930,9',
		),
		unused: ['Reporting ends'],
		rows: ['2026-09-01,A,12,1204,12.50', '2026-09-02,A,9,930,8.10'],
	},
	'Meta by month, of which no line is of one day': {
		file: lines(
			'Reporting starts,Reporting ends,Campaign name,Amount spent (USD),Clicks (all)',
			...['2026-09-01,2026-09-01,A,12.50,12', '2026-09-02,2026-09-30,B,8.10,9'],
		),
		asks: 'No column was found for Day',
		choices: { mapping: { date: '"2026-09-30"', ope_id: 3, click: 5, cost: 4 } },
		unused: ['Reporting starts', 'Reporting ends'],
		rows: ['2026-09-30,A,12,12.50', '2026-09-30,B,9,8.10'],
	},
	'Microsoft Advertising in Spanish, with its last line directly below': {
		file: lines(
			...['"Nombre del informe: Campañas"', '"Filas: 2"', ''],
			'"Fecha","Nombre de la campaña","Clics","Impresiones","CTR","Gasto"',
			...[
				'"2026-09-01","A","12","1.204","1,00 %","12,50"',
				'"2026-09-02","A","9","930","0,97 %","8,10"',
			],
			'"©2026 Microsoft Corporation. Todos los derechos reservados. "',
		),
		unused: ['CTR'],
		rows: ['2026-09-01,A,12,1204,12.50', '2026-09-02,A,9,930,8.10'],
	},
	'X with a period of one day in each line': {
		file: lines(
			'"Time period","Campaign name","Currency","Impressions","Link clicks","Spend"',
			'"2026-09-01 – 2026-09-01","A","USD","1204","12","12.50"',
		),
		asks: 'No column was found for Day',
		choices: { mapping: { date: 1, ope_id: 2, click: 5, impression: 4, cost: 6 } },
		unused: ['Currency'],
		rows: ['2026-09-01,A,12,1204,12.50'],
	},
	'Criteo, whose costs are the advertiser’s': {
		file: lines(
			'Day;Campaign;Currency;Displays;Clicks;Advertiser Cost',
			...['2026-09-01;A;EUR;1.204;12;12,50', '2026-09-02;A;EUR;930;9;8,10'],
		),
		unused: ['Currency'],
		rows: ['2026-09-01,A,12,1204,12.50', '2026-09-02,A,9,930,8.10'],
	},
	'Amazon Ads in French': {
		file: lines(
			'Date de début,Date de fin,Devise,Nom de la campagne,Impressions,Clics,Taux de clics,Dépenses',
			...[
				'2026-09-01,2026-09-01,EUR,A,1204,12,1.00%,12.50 €',
				'2026-09-02,2026-09-02,EUR,A,930,9,0.97%,8.10 €',
			],
		),
		unused: ['Date de fin', 'Devise', 'Taux de clics'],
		rows: ['2026-09-01,A,12,1204,12.50', '2026-09-02,A,9,930,8.10'],
	},
};
