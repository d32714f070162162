import type { ExportChoices } from './exportPlans';

/** An export of a web analytics tool or a shop, and what becomes of it. */
export interface ToolExport {
	readonly file: string;
	/** What is asked before anything is chosen; nothing if absent. */
	readonly asks?: string;
	readonly choices?: ExportChoices;
	readonly refused?: readonly string[];
	/** Columns of figures that are not used, among others. */
	readonly unused?: readonly string[];
	/** The rows that are sent, of the first day. */
	readonly rows: readonly string[];
}

/** The lines of a file. */
export const linesOf = (...all: readonly string[]) => `${all.join('\n')}\n`;
const paid = { media_key: 1, publisher_name: '"GA4"', ope_name: '"All"' };

/** Exports of analytics tools in their own forms, with invented figures. */
export const WEB_EXPORTS: Readonly<Record<string, ToolExport>> = {
	'Google Analytics 4 exploration in French': {
		file: linesOf(
			...[
				'# ---',
				'# Exploration sans titre',
				'# Propriété: Jardin',
				'# 20260901-20260930',
				'# ---',
				'',
			],
			"Ligne,Groupe de canaux principal de la session,Sessions,Utilisateurs actifs,Recettes d'achat",
			...[
				'0,,"1 234",1000,"4 500,20"',
				'1,Paid Search,"1 000",800,"4 000,10"',
				'2,Email,234,200,"500,10"',
			],
		),
		asks: 'No column was found for Publisher',
		choices: { mapping: { ...paid, media_key: 2, visit: 3, scartvalidamount: 5 } },
		unused: ['Ligne', 'Utilisateurs actifs'],
		rows: ['SPONSOREDLINK,GA4,All,1000,4000.10', 'MAILING,GA4,All,234,500.10'],
	},
	'Google Analytics 4 exploration with a column for each device': {
		file: linesOf(
			...['# ---', '# Free form 1', '# 20260901-20260930', '# ---', ''],
			...['Device category,desktop,mobile,Totals', 'Country,Sessions,Sessions,Sessions'],
			...['France,100,50,150', 'Germany,80,30,110', ',180,80,260'],
		),
		asks: 'Several columns may contain Visits: 2 (Sessions), 3 (Sessions), 4 (Sessions)',
		choices: { mapping: { geoloccountry_isocode: 1, visit: 4 } },
		rows: ['FR,150', 'DE,110'],
	},
	'Google Analytics 4 API in a sheet': {
		file: linesOf(
			...['Report Name,Sessions', 'View Name / ID,GA4 properties/1234', 'Start Date,2026-09-01'],
			...['End Date,2026-09-30', 'Row Count,2', ''],
			'sessionDefaultChannelGroup,sessionSource,sessionCampaignName,sessions,totalUsers,purchaseRevenue',
			...['Paid Search,google,brand,1200,900,3400.5', 'Email,news,autumn,300,250,410'],
		),
		asks: 'No column was found for Publisher',
		choices: {
			mapping: { media_key: 1, publisher_name: 2, ope_name: 3, visit: 4, scartvalidamount: 6 },
		},
		unused: ['totalUsers'],
		rows: ['SPONSOREDLINK,google,brand,1200,3400.5', 'MAILING,news,autumn,300,410'],
	},
	'Google Analytics 4 API by country': {
		file: linesOf(
			'countryId,sessions,averageSessionDuration,engagementRate,transactions,totalRevenue',
			...[
				'FR,1200,123.456789,0.56,12,3400.5',
				'US,300,90.1,0.43,3,410.25',
				'(not set),12,1,0.1,0,0',
			],
		),
		refused: [expect.stringMatching(/^4: Country Code must be the code or the name of a country/)],
		unused: ['averageSessionDuration', 'engagementRate', 'totalRevenue'],
		rows: ['FR,1200,12', 'US,300,3'],
	},
	'Google Analytics 4 with two date ranges in a column': {
		file: linesOf(
			...[
				'# ---',
				'# Traffic acquisition',
				'# Start date: 20260901',
				'# End date: 20260930',
				'# ---',
			],
			'Session primary channel group (Default Channel Group),Date range,Sessions',
			...[
				'Paid Search,"Sep 1, 2026 - Sep 30, 2026",120',
				'Paid Search,"Aug 1, 2026 - Aug 31, 2026",90',
			],
		),
		asks: 'No column was found for Publisher',
		choices: { mapping: { ...paid, visit: 3 }, sharedNames: 'last' },
		unused: ['Date range'],
		rows: ['SPONSOREDLINK,GA4,All,90'],
	},
	'Universal Analytics in Spanish': {
		file: linesOf(
			...['# ---', '# Canales', '# 20190901-20190930', '# ---'],
			'Agrupación de canales predeterminada,Usuarios,Sesiones,Porcentaje de rebote,Duración media de la sesión,Transacciones,Ingresos',
			'Paid Search,"1.020","1.204","45,20 %",00:02:10,14,"1.204,50 €"',
			...[
				'Email,200,260,"35,20 %",00:03:10,5,"204,50 €"',
				',"1.220","1.464","43,20 %",00:02:20,19,"1.409,00 €"',
			],
			...['', 'Índice de día,Usuarios', '1/9/19,40', '2/9/19,50', ',90'],
		),
		asks: 'No column was found for Publisher',
		choices: { mapping: { ...paid, visit: 3, scartvalid: 6, scartvalidamount: 7 } },
		unused: ['Usuarios', 'Porcentaje de rebote', 'Duración media de la sesión'],
		rows: ['SPONSOREDLINK,GA4,All,1204,14,1204.50', 'MAILING,GA4,All,260,5,204.50'],
	},
	'Matomo API by country': {
		file: linesOf(
			'label,nb_uniq_visitors,nb_visits,nb_actions,sum_visit_length,bounce_count,revenue,metadata_code',
			...['France,900,1204,4000,120400,600,1204.5,fr', 'Germany,200,300,900,30000,100,20,de'],
		),
		choices: { kind: 'geoloccountry' },
		unused: ['nb_uniq_visitors', 'nb_actions', 'bounce_count', 'metadata_code'],
		rows: ['FR,1204,120400,1204.5', 'DE,300,30000,20'],
	},
	'Matomo websites in French': {
		file: linesOf(
			'Libellé;Visites;Actions;Temps moyen sur le site;Taux de rebond;Revenu',
			...['google.com;1 204;4 000;00:01:40;45 %;1 204,5 €', 'bing.com;300;900;00:01:10;35 %;20 €'],
		),
		choices: { kind: 'refererdomain' },
		unused: ['Actions', 'Temps moyen sur le site', 'Taux de rebond'],
		rows: ['google.com,1204,1204.5', 'bing.com,300,20'],
	},
	'Piwik PRO entry pages': {
		file: linesOf(
			'Session entry URL;Sessions;Bounces;Average session time;Goal conversions',
			...[
				'https://garden.example/;1204;600;00:01:40;12',
				'https://garden.example/a;300;100;00:01:10;3',
			],
		),
		unused: ['Average session time', 'Goal conversions'],
		rows: ['https://garden.example/,1204,600', 'https://garden.example/a,300,100'],
	},
	'Adobe Workspace with unquoted dates above': {
		file: linesOf(
			...[
				'#======',
				'# Garden',
				'# Report suite: Garden',
				'# Date: Sep 1, 2026 - Sep 2, 2026',
				'#======',
			],
			...['"",Visits,Orders,Revenue', '"Day",1504,15,1224.5'],
			...['"Sep 1, 2026",1204,12,1204.5', '"Sep 2, 2026",300,3,20'],
		),
		asks: 'No column was found for Website',
		choices: {
			kind: 'website',
			mapping: { website_name: '"Garden"', date: 1, visit: 2, scartvalid: 3, scartvalidamount: 4 },
		},
		rows: ['Garden,1204,12,1204.5'],
	},
	'Plausible pages': {
		file: linesOf(
			'name,visitors,pageviews,bounce_rate,time_on_page',
			'/,900,1204,45,54',
			'/a,250,300,30,30',
		),
		asks: 'No column was found for Page',
		choices: { mapping: { pageinfo_name: 1, hit: 3 } },
		unused: ['visitors', 'bounce_rate', 'time_on_page'],
		rows: ['/,1204', '/a,300'],
	},
};
