import { frenchDates } from './frenchDates';
import type { LanguageWords } from './languageWords';

/** The French vocabulary of questions; `frenchDates` has the dates and comparisons. */
export const frenchWords: LanguageWords = {
	figures: {
		visit:
			'visites, visites du site, trafic, trafic du site, fréquentation, audience du site, nombre de visites, sessions du site',
		hit: 'pages vues, vues, vues de pages, PAV',
		dvisitor: `visiteurs, visiteurs uniques, visiteurs uniques quotidiens, visiteurs quotidiens, VU, utilisateurs,
			utilisateurs uniques, internautes`,
		click: 'clics, clics entrants, nombre de clics',
		duration: 'temps passé, durée, temps sur le site, durée des visites',
		visitin: 'entrées, visites entrantes, atterrissages',
		visitout: 'sorties, visites sortantes',
		visitone: `rebonds, visites à une page, visites d'une seule page`,
		scart: 'paniers créés, mises au panier, mise en panier, ajouts au panier, panier',
		scartvalid: `ventes, commandes, achats, nombre de ventes, nombre de commandes, cdes, réservations, nombre d'achats,
			conversions, ventes totales`,
		scartvalidamount: `CA, chiffre d'affaires, chiffre d affaire, chiffre affaires, montant des ventes, recettes, revenu, revenus,
			CA total, CA TTC, CA généré, chiffre, chiffre d'affaire`,
		realscartvalid:
			'ventes validées, ventes réelles, ventes confirmées, commandes validées, commandes confirmées',
		realscartvalidamount: `CA validé, CA réel, CA confirmé, chiffre d'affaires validé, chiffre d'affaires réel, revenu validé`,
		estimatevalid:
			'devis, demandes de devis, nombre de leads, conversions, demandes de contact, prospects',
		estimatevalidamount: 'CA des leads, CA leads, montant des devis, valeur des leads, CA devis',
	},
	rates: {
		averageBasket:
			'panier moyen, PM, valeur moyenne des commandes, CA par commande, montant moyen, panier',
		averageLead: 'valeur moyenne des leads, CA par lead, devis moyen',
		bounceRate: 'taux de rebond, rebond',
		cartRate: `taux de mise au panier, taux d'ajout au panier, taux de panier`,
		conversionRate: `taux de conversion, taux de transfo, taux de transformation, TC, TDC, taux conv, transformation, conversions,
			taux de conv, tx de conv, tx de conversion, tx conv, tx transfo, taux d'achat, ventes par visite`,
		leadRate: 'taux de leads, taux de conversion en leads, taux de conversion leads',
		pagesPerVisit:
			'pages par visite, pages vues par visite, pages par session, profondeur de visite',
		revenuePerVisit: 'CA par visite, revenu par visite, valeur par visite',
		secondsPerVisit: `durée moyenne, durée moyenne des visites, temps moyen, temps moyen par visite, temps moyen passé,
			durée de visite moyenne`,
		validatedBasket: 'panier moyen validé, panier moyen réel',
		validatedConversion: 'taux de conversion validé, taux de conversion réel',
		validationRate: 'taux de validation, taux de confirmation',
	},
	otherFigures: {
		costs: `coûts, coût, dépenses, dépense, frais, coût par clic, coût par acquisition, budget média, investissement,
			investissements`,
		profit: 'marge, bénéfice, rentabilité, profit',
		exposure: `portée, répétition, taux de clic, taux de clics, taux d'ouverture, ouvertures, affichages`,
		customers: 'nouveaux clients, clients, nouveaux visiteurs, nouveaux utilisateurs',
		goods: 'retours, remboursements, quantité, articles vendus, prix, stocks',
	},
	dimensions: {
		media_key: `canal, canaux, levier, leviers, canal marketing, canal d'acquisition, source de trafic, sources de trafic,
			média`,
		publisher_name: 'éditeur, éditeurs, régie, régies, supports, affilié, affiliés, support',
		ope_name: 'campagne, campagnes, nom de campagne, opération, opérations',
		creative_name:
			'créa, créas, création, créations, bannière, bannières, annonce, annonces, visuel, visuels',
		searchengine_name: 'moteur, moteur de recherche, moteurs de recherche, moteurs',
		refererdomain_name:
			'site référent, sites référents, domaine référent, domaines référents, référent, référents',
		pageinfo_name: 'nom de page, pages du site',
		pageinfo_url: 'adresse, adresse de page, URL de page, adresses',
		geoloccountry_isocode: 'pays, géographie, localisation',
		website_name: 'site web, sites web',
	},
	scales: {
		D: 'jour, jours, quotidien, journée, par jour',
		H: 'heure, heures, horaire',
		W: 'semaine, semaines, hebdo, hebdomadaire',
		M: 'mois, mensuel',
	},
	noDimension: `rien, aucun, aucune, ensemble, tout, global, total général, sans ventilation, pas de ventilation,
		seulement le total, total seulement, au global, somme`,
	deviceDimension: `appareil, appareils, terminaux, type d'appareil, écran, terminal`,
	ruleDimension: `règle, règle d'attribution, modèle, modèle d'attribution, vue`,
	aroundFigures:
		'volume de, volume des, site web, site, sur le site, du site, réalisé, réalisée, réalisés, réalisées, généré, générée, générés, générées, enregistré, enregistrée, enregistrés, enregistrées, passées, effectués, effectuées, obtenu, obtenus',
	otherDimensions:
		'mot clé, mots clés, ville, sexe, âge, navigateur, produit, produits, catégorie, client, trimestre, année',
	channels: {
		SPONSOREDLINK: `liens sponsorisés, lien sponsorisé, référencement payant, référencement payé, recherche payante,
			liens commerciaux, référencement, recherche`,
		SEARCHENGINE: `référencement naturel, recherche organique, recherche naturelle, naturel, organique, moteurs de recherche,
			moteur de recherche, référencement, recherche`,
		ADVERTISING: 'affichage, bannières, publicité display, programmatique, pub display',
		AFFILIATION: 'affilié, affiliés',
		SOCIAL: 'réseaux sociaux, réseau social, médias sociaux, RS, publicité sociale',
		MAILING: 'courriel, courriels, infolettre',
		NATURAL: 'accès direct, accès directs, trafic direct, directs, entrée directe',
		REFERER: 'sites référents, site référent, référents, référent, sites affluents, sites externes',
		TRUSTEDFEED:
			'comparateurs, comparateur, comparateurs de prix, comparateur de prix, flux produits',
		OFFLINE: 'hors ligne, hors-ligne, médias hors ligne',
		PARTNER: 'partenaires, partenaire, partenariats',
		GENERIC: 'générique, génériques',
	},
	otherChannels: 'payant, gratuit, autres',
	devices: {
		desktop: 'ordinateur, ordinateurs, ordi, bureau',
		phone: 'téléphone, téléphones, portable',
		tablet: 'tablette, tablettes',
		tv: 'télé, télévision, téléviseur',
		ios: 'appli, applis, application iOS',
		android: 'appli, applis, application android',
	},
	...frenchDates,
	clauses: {
		is: 'est dans|est|sont|parmi|dans|égale|vaut',
		isNot: `n'est pas|n’est pas|ne sont pas|est différent de|différente? de|sauf|hors|pas(?! est\\b)(?! sont\\b)`,
		contains: 'qui contient|qui contiennent|contient|contenant|comprend',
		containsNot: 'ne contient pas|ne contenant pas|ne comprend pas',
		begins: 'commence par|commençant par',
		and: 'et',
		or: 'ou|ni',
		only: 'seulement|uniquement',
	},
	ranked:
		'meilleurs, meilleures, premiers, premières, principaux, principales, plus, grands, grandes, gros, grosses',
	rowWords: 'lignes, ligne, résultats',
	everything: `tout, tous, toutes, rien, aucun, aucune, tous les canaux, tous les leviers, tous les appareils,
		toutes les campagnes, tous les pays, sans filtre, pas de filtre, aucun filtre, tout le site, ensemble`,
};
