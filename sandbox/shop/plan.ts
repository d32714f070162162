/** Publishers, campaigns and creatives of one paid channel. */
export interface ChannelPlan {
	publishers: readonly string[];
	campaigns: readonly CampaignPlan[];
	creatives: readonly string[];
}

export interface CampaignPlan {
	name: string;
	/** The months (1-12) in which it runs; all year by default. */
	months?: readonly number[];
}

const all = (...names: string[]): CampaignPlan[] => names.map((name) => ({ name }));
const winterSales = { name: "Soldes d'hiver; dernière démarque", months: [1, 2] };
const summerSales = { name: "Soldes d'été -50%", months: [6, 7] };
const blackFriday = { name: 'Black Friday "48 h"', months: [11] };
const christmas = { name: 'Noël, idées cadeaux', months: [11, 12] };

// Names contain accents, quotes, commas and semicolons, as in real accounts: exports must handle
// them.
export const PLANS: Readonly<Record<string, ChannelPlan>> = {
	SPONSOREDLINK: {
		publishers: ['Google Ads', 'Microsoft Advertising'],
		campaigns: [
			...all('Brand - exact', 'Brand + produit', 'Generic - chaussures, femme', 'Generic - sacs'),
			...all('Performance Max', 'Shopping; best sellers', 'Concurrents'),
			blackFriday,
		],
		creatives: ['Annonce A', 'Annonce B', 'Livraison offerte dès 50 €'],
	},
	ADVERTISING: {
		publishers: ['Criteo', 'Teads', 'DV360', 'Ogury'],
		campaigns: [
			...all('Retargeting, paniers abandonnés', 'Prospection lookalike', 'Branding vidéo'),
			blackFriday,
		],
		creatives: ['300x250', '728x90', 'Vidéo 15" été'],
	},
	AFFILIATION: {
		publishers: ['Awin', 'Kwanko', 'Effiliation', 'Rakuten'],
		campaigns: [...all('Cashback', 'Codes promo', 'Blogueuses & créateurs'), summerSales],
		creatives: ['Lien texte', 'Bannière 300x600', '+10% bonus'],
	},
	SOCIAL: {
		publishers: ['Meta', 'TikTok', 'Pinterest', 'LinkedIn'],
		campaigns: [...all('Always on', 'Collection printemps "Éclat"', 'Influence'), christmas],
		creatives: ['Carrousel', 'Story 9:16', 'Reel'],
	},
	MAILING: {
		publishers: ['Newsletter', 'Relance panier', 'Partenaires, location'],
		campaigns: [
			...all('Hebdo n° 1; nouveautés', 'Hebdo n° 2; promotions', 'Anniversaire'),
			winterSales,
			summerSales,
			blackFriday,
		],
		creatives: ['Header', 'Produit', 'Footer'],
	},
	TRUSTEDFEED: {
		publishers: ['Idealo', 'Kelkoo', 'LeGuide'],
		campaigns: all('Catalogue complet', 'Maroquinerie', "Chaussures d'enfant"),
		creatives: ['Flux principal', 'Flux "premium"'],
	},
	OFFLINE: {
		publishers: ['TF1', 'M6', 'NRJ'],
		campaigns: [...all('Spot TV 20"', 'Parrainage météo'), christmas],
		creatives: ['Version courte', 'Version longue'],
	},
};

export const SEARCH_ENGINES = ['Google', 'Bing', 'Ecosia', 'Qwant', 'DuckDuckGo', 'Yahoo!'];
export const REFERERS = [
	'lesnumeriques.example',
	'forum-mode.example',
	'presse-économique.example',
	'blog-des-mamans.example',
	'guide-cadeaux.example',
	'Portals',
	'Webmails',
];

export const PAGES: readonly { name: string; url: string; weight: number }[] = [
	{ name: 'Accueil', url: '/', weight: 16 },
	{ name: 'Nouveautés', url: '/nouveautes', weight: 8 },
	{ name: 'Femme, chaussures', url: '/femme/chaussures', weight: 12 },
	{ name: 'Homme, chaussures', url: '/homme/chaussures', weight: 9 },
	{ name: "Chaussures d'enfant", url: '/enfant/chaussures', weight: 6 },
	{ name: 'Sacs & maroquinerie', url: '/sacs', weight: 7 },
	{ name: 'Sac "Éclat" cuir noir', url: '/p/sac-eclat-noir', weight: 5 },
	{ name: 'Bottine Léa; camel', url: '/p/bottine-lea-camel', weight: 5 },
	{ name: 'Basket Rivoli blanche', url: '/p/basket-rivoli', weight: 4 },
	{ name: 'Recherche', url: '/recherche', weight: 7 },
	{ name: 'Panier', url: '/panier', weight: 8 },
	{ name: 'Commande - livraison', url: '/commande/livraison', weight: 4 },
	{ name: 'Commande - merci', url: '/commande/merci', weight: 3 },
	{ name: 'Devis professionnels', url: '/devis', weight: 2 },
	{ name: 'Aide & contact', url: '/aide', weight: 3 },
];

export const COUNTRIES: readonly { code: string; weight: Readonly<Record<string, number>> }[] = [
	{ code: 'FR', weight: { 'shop-eu': 62, 'shop-ca': 6 } },
	{ code: 'BE', weight: { 'shop-eu': 11, 'shop-ca': 1 } },
	{ code: 'CH', weight: { 'shop-eu': 8, 'shop-ca': 1 } },
	{ code: 'ES', weight: { 'shop-eu': 7, 'shop-ca': 1 } },
	{ code: 'DE', weight: { 'shop-eu': 6, 'shop-ca': 1 } },
	{ code: 'LU', weight: { 'shop-eu': 3, 'shop-ca': 0.5 } },
	{ code: 'CA', weight: { 'shop-eu': 2, 'shop-ca': 74 } },
	{ code: 'US', weight: { 'shop-eu': 1, 'shop-ca': 15.5 } },
];
