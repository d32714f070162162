/**
 * The actions, searches, clicks and purchases of the shop's visitors; the first of a list is the
 * most frequent.
 */
export const GOALS = [
	'Inscription newsletter',
	'Création de compte',
	'Ajout aux favoris',
	'Recherche de magasin',
	'Guide des tailles',
	'Demande de rappel',
	'Partage "produit"',
	'Avis déposé; 5 étoiles',
] as const;

export const SEARCHED_WORDS = [
	'bottines',
	'sac cuir noir',
	'baskets blanches',
	'soldes',
	'sandales, femme',
	"chaussures d'enfant",
	'ceinture',
	'escarpins "mariage"',
	'chaussures randonnée',
	'carte cadeau; 50 €',
] as const;

export const PARTNER_SITES = [
	'assurance-voyage.example',
	'livraison-express.example',
	'cartes-cadeaux.example',
	'paiement-3x.example',
] as const;

export const MARKETPLACES = [
	'Marketplace Nord',
	'Marketplace Sud',
	'Grand Bazar, en ligne',
] as const;

export const PRODUCTS = [
	{ ref: 'SAC-ECLAT-NR', name: 'Sac "Éclat" cuir noir', group: 'Sacs', colour: 'noir' },
	{ ref: 'BOT-LEA-CAM', name: 'Bottine Léa; camel', group: 'Chaussures femme', colour: 'camel' },
	{ ref: 'BSK-RIVOLI-BL', name: 'Basket Rivoli blanche', group: 'Chaussures', colour: 'blanc' },
	{ ref: 'DER-JULES-MA', name: 'Derby Jules marron', group: 'Chaussures homme', colour: 'marron' },
	{ ref: 'SAN-CAPRI-OR', name: 'Sandale Capri, or', group: 'Chaussures femme', colour: 'or' },
	{ ref: 'ENF-PIXEL-RG', name: 'Basket enfant Pixel', group: 'Enfant', colour: 'rouge' },
	{ ref: 'CEI-LOUIS-NR', name: 'Ceinture Louis', group: 'Accessoires', colour: 'noir' },
	{ ref: 'CAB-MARIN-BE', name: 'Cabas Marin "L"', group: 'Sacs', colour: 'bleu' },
] as const;

export const FIRST_NAMES = ['lea', 'hugo', 'emma', 'louis', 'chloe', 'adam', 'ines', 'noah'];
export const LAST_NAMES = ['martin', 'bernard', 'roy', 'tremblay', 'dubois', 'moreau', 'garcia'];
export const PAYMENTS = ['card', 'paypal', 'card in 3 times', 'gift card', 'transfer'];
export const BROWSERS = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Samsung Internet'];
export const SYSTEMS = ['Android', 'iOS', 'Windows', 'macOS', 'Linux'];
export const PROVIDERS = ['Fibre Nationale', 'Télécom du Nord', 'Câble Rapide', 'Mobile Plus'];
export const PROFILES = ['prospect', 'client', 'vip', 'staff'];
export const SHOPS = ['Paris Rivoli', 'Lyon Bellecour', 'Lille, Grand-Place', 'Montréal Centre'];
export const PROMOTIONS = ['Livraison offerte', 'Deuxième paire -20 %', '-'];

/** IDs and labels of the columns that are named by an ID. */
export interface Labeled {
	id: number;
	label: string;
	values: readonly string[];
}

export const PRODUCT_PARAMS: readonly Labeled[] = [
	{ id: 12, label: 'brand', values: ['Maison Éclat', 'Rivoli', 'Pixel'] },
	{ id: 15, label: 'size', values: ['36', '38', '40', '42', 'U'] },
];
export const CGI_PARAMS: readonly Labeled[] = [
	{ id: 31, label: 'landing test', values: ['A', 'B', '-'] },
	{ id: 34, label: 'app version', values: ['5.2', '5.3', '-'] },
];
export const USER_PARAMS: readonly Labeled[] = [
	{ id: 51, label: 'loyalty level', values: ['bronze', 'silver', 'gold', '-'] },
	{ id: 52, label: 'preferred shop', values: SHOPS },
];
export const CLUSTERS: readonly Labeled[] = [
	{ id: 201, label: 'Big spenders', values: ['0', '0', '1'] },
	{ id: 202, label: 'Newsletter readers', values: ['1', '0'] },
	{ id: 203, label: 'Sleeping, 90 days', values: ['0', '0', '0', '1'] },
];
