/** What people say for figures, by what it means; several codes for what may mean any of them. */
export const FIGURES: Readonly<Record<string, string>> = {
	visit: `visits, Visits, visit, VISITS, sessions, session, traffic, site traffic, number of visits, total visits, the visits, visites, visite, trafic, fréquentation, frequentation, nombre de visites, nb visites, vsits, visitz, sesions, nos visites, trafic du site, Trafic`,
	hit: `page views, pageviews, page view, pages viewed, views of pages, hits, pages vues, pages, vues, vues de pages, PV, hit, number of page views, nombre de pages vues, pagevues, page veiws`,
	dvisitor: `visitors, unique visitors, users, daily unique visitors, dvisitor, visiteurs, visiteurs uniques, VU, utilisateurs, internautes, uniques, DAU, vistors, visitor, daily visitors, visiteur unique, utilisateur, unique vistors`,
	click: `clicks, click, clics, clic, ad clicks, clicls, number of clicks, nombre de clics, cliks, incoming clicks`,
	duration: `time spent, time on site, duration, temps passé, durée, temps passe, durée des visites, visit duration, Time Spent`,
	scart: `carts, shopping carts, shopping cart, cart, paniers créés, mises au panier, add to carts, scart, paniers crées, ajouts au panier`,
	scartvalid: `sales, sale, orders, order, number of orders, order count, purchases, transactions, transaction, ventes, vente, commandes, commande, achats, nombre de commandes, slaes, ordres, SALES, ventess, Sales, total sales, nos ventes, les commandes, purchase, commades, tranactions, bookings, réservations, scartvalid, number of sales`,
	scartvalidamount: `revenue, sales revenue, turnover, CA, ca, C.A., chiffre d'affaires, chiffre d’affaires, chiffre d'affaire, revenu, revenus, sales amount, amount of sales, GMV, gross revenue, revenues, reveneu, recettes, montant des ventes, the revenue, total revenue, revnue, chifre d'affaires, order revenue, scartvalidamount, sales value, income`,
	realscartvalid: `validated sales, real sales, confirmed orders, ventes validées, ventes validees, commandes confirmées, realscartvalid, validated orders, ventes réelles, validated sale`,
	realscartvalidamount: `validated revenue, CA validé, CA valide, real revenue, confirmed revenue, chiffre d'affaires validé, revenue validated, CA réel, realscartvalidamount`,
	estimatevalid: `leads, lead, quotes, devis, demandes de devis, quote requests, enquiries, number of leads, nombre de leads, prospects, estimates`,
	estimatevalidamount: `lead revenue, leads revenue, value of leads, montant des devis, CA des leads, lead value`,
	'rate:conversionRate': `conversion rate, Conversion Rate, CR, CVR, conv rate, taux de conversion, taux de transformation, taux de transfo, conversion rates, converison rate, TDC, sales per visit, purchase rate, rate of conversion, taux conversion, conversionrate, taux de converson`,
	'rate:averageBasket': `average basket, AOV, average order value, basket size, panier moyen, PM, average cart, revenue per order, avrage basket, valeur moyenne des commandes, paniers moyens, panier moyens`,
	'rate:bounceRate': `bounce rate, taux de rebond, rebond, bounce percentage, bounce rates, bouncerate, taux rebond`,
	'rate:cartRate': `cart rate, add to cart rate, taux de mise au panier, ATC rate, taux d'ajout au panier`,
	'rate:revenuePerVisit': `revenue per visit, RPV, revenue per session, CA par visite, valeur par visite, value per visit`,
	'rate:pagesPerVisit': `pages per visit, pages per session, pages par visite, page depth, pages vues par visite`,
	'rate:secondsPerVisit': `average visit duration, time per visit, durée moyenne, temps moyen par visite, average session duration, seconds per visit`,
	'rate:leadRate': `lead rate, taux de leads, lead conversion rate`,
	'rate:validationRate': `validation rate, taux de validation, confirmation rate`,
	'rate:validatedConversion': `validated conversion rate, taux de conversion validé, real conversion rate`,
	visitone: `single-page visits, bounces, bounced visits, rebonds, visites d'une seule page`,
	'estimatevalid rate:conversionRate scartvalid': `conversions, conversion, Conversions`,
	'rate:averageBasket scart': `panier, paniers, basket, baskets`,
	'': `cost, costs, ad spend, margin, ROI, ROAS, CPA, CPC, CTR, impressions, coût, marge, weather, banana, foo, stock, budget, open rate, LTV, reach, refunds, profit, likes, followers, xyz123, everything, all KPIs, best metrics, views`,
};

/** The same for what rows stand for. */
export const ROWS: Readonly<Record<string, string>> = {
	media_key: `channel, channels, Channel, canal, canaux, levier, leviers, traffic source, source de trafic, marketing channel, media, chanel, channells, media_key, canal d'acquisition, sources of traffic`,
	ope_name: `campaign, campaigns, campagne, campagnes, Campagne, campain, campaign name, nom de campagne, opération, ope_name`,
	publisher_name: `publisher, publishers, éditeur, régie, regie, network, support, publsher, affiliate`,
	creative_name: `creative, creatives, ad, ads, banner, bannière, créa, créas, annonces, ceative`,
	geoloccountry_isocode: `country, countries, pays, contry, geography, visitor country`,
	searchengine_name: `search engine, search engines, moteur de recherche, moteurs de recherche`,
	refererdomain_name: `referrer, referring domain, site référent, domaine référent, referrers`,
	pageinfo_name: `page, page name, web page, nom de page, Page`,
	pageinfo_url: `URL, page url, page address, adresse de page`,
	'time:D': `day, days, date, daily, jour, jours, per day, par jour, each day, quotidien`,
	'time:W': `week, weeks, weekly, semaine, semaines, hebdo, per week`,
	'time:M': `month, months, monthly, mois, mensuel`,
	'time:H': `hour, hours, hourly, heure, heures`,
	'segment:device': `device, devices, device type, appareil, terminal, terminaux, type of device, divice`,
	'segment:attributionrule': `attribution rule, attribution model, règle d'attribution, modèle d'attribution`,
	nothing: `nothing, none, total, overall, rien, aucun, ensemble`,
	'': `keyword, city, gender, browser, product, ville, mot clé, moon, quarter, year, catégorie, customer, région du monde`,
};

/** The same for channels. */
export const CHANNELS: Readonly<Record<string, string>> = {
	SPONSOREDLINK: `paid search, SEA, sea, PPC, Adwords, sponsored links, liens sponsorisés, lien sponsorisé, search ads, paid serach, Paid Search, référencement payant, SPONSOREDLINK, liens sponsorises, google ads`,
	SEARCHENGINE: `organic search, SEO, organic, natural search, référencement naturel, organic serach, SEARCHENGINE, recherche organique, naturel`,
	ADVERTISING: `display, Display, banners, display ads, programmatic, bannières, dispaly, ADVERTISING`,
	AFFILIATION: `affiliation, affiliate, affiliates, affiliés, afiliation`,
	SOCIAL: `social, social media, social networks, réseaux sociaux, reseaux sociaux, paid social, médias sociaux`,
	MAILING: `email, e-mail, emails, emailing, mailing, newsletter, newsletters, courriel, e-mailing, emailling`,
	NATURAL: `direct, direct access, direct traffic, accès direct, acces direct, NATURAL`,
	REFERER: `referral, referring sites, referrers, sites référents, backlinks`,
	TRUSTEDFEED: `comparison engine, comparison engines, price comparison, comparateurs, comparateur de prix, comparateurs de prix`,
	OFFLINE: `offline, hors ligne, radio ads`,
	'SEARCHENGINE SPONSOREDLINK': `search, référencement, recherche`,
	'': `paid, google, facebook, tiktok, others, SMS, push, payant, gratuit, foo, podcast, influencer gifts`,
};

/** The same for devices. */
export const DEVICES: Readonly<Record<string, string>> = {
	1: `desktop, Desktop, desktops, computer, PC, ordinateur, laptop, dekstop, ordinateurs`,
	2: `phone, mobile, mobiles, smartphone, téléphone, mobile phones, smartphones, phnoe, portable`,
	3: `tablet, tablets, tablette, iPad, tabletes`,
	4: `TV, television, connected TV, télévision`,
	5: `iOS, iOS app, iOSNativeApp`,
	6: `android, Android app, AndroidNativeApp`,
	'5 6': `app, apps, application, appli`,
	'': `watch, fridge, car, console, montre`,
};
