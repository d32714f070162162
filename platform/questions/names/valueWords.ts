/** What people call channels (docs/platform.md, Batch report request), beside what screens say. */
export const CHANNEL_WORDS: Readonly<Record<string, string>> = {
	SPONSOREDLINK: `paid search, SEA, PPC, adwords, search ads, google ads, sponsored links, sponsored link, paid search engine, search advertising, paid links, SEM, search,
		liens sponsorisés, lien sponsorisé, référencement payant, référencement payé, recherche payante, liens commerciaux, référencement, recherche`,
	SEARCHENGINE: `organic search, SEO, organic, natural search, search engines, search engine, free search, unpaid search, search,
		référencement naturel, recherche organique, recherche naturelle, naturel, organique, moteurs de recherche, moteur de recherche, référencement, recherche`,
	ADVERTISING: `display, display ads, banners, banner ads, programmatic, display advertising, retargeting display,
		affichage, bannières, publicité display, programmatique, pub display`,
	AFFILIATION: `affiliation, affiliate, affiliates, affiliate marketing, affilié, affiliés`,
	SOCIAL: `social, social media, social networks, social network, social ads, paid social, SMO, SMA, SMM,
		réseaux sociaux, réseau social, médias sociaux, RS, publicité sociale`,
	MAILING: `email, e-mail, mail, emails, emailing, e-mailing, mailing, mailings, newsletter, newsletters, e-mail marketing, email marketing, CRM emails,
		courriel, courriels, infolettre, emailings`,
	NATURAL: `direct, direct access, direct traffic, direct visits, typed in, type in,
		accès direct, accès directs, trafic direct, directs, entrée directe`,
	REFERER: `referral, referrals, referring sites, referring site, referrers, referrer, referer, backlinks, links from other sites,
		sites référents, site référent, référents, référent, sites affluents, sites externes`,
	TRUSTEDFEED: `comparison engine, comparison engines, comparison sites, price comparison, price comparison sites, shopping feeds, product feeds, comparators, comparators of prices, CSS, shopping comparison,
		comparateurs, comparateur, comparateurs de prix, comparateur de prix, flux produits`,
	OFFLINE: `offline, off line, TV ads, television ads, radio ads, print, hors ligne, hors-ligne, médias hors ligne`,
	PARTNER: `partners, partner, partnerships, partenaires, partenaire, partenariats`,
	GENERIC: `generic, générique, génériques`,
};

/** Channels that people ask for, and that are several of these or none. */
export const OTHER_CHANNELS = `paid, paid media, paid channels, free channels, free, google, facebook, instagram, tiktok, bing, SMS, push, payant, gratuit, autres, others, other, unknown`;

/** What people call devices, by words in the platform's own names of them. */
export const DEVICE_WORDS: ReadonlyArray<readonly [named: RegExp, names: string]> = [
	[
		/desktop|ordinateur|computer/i,
		`desktop, desktops, computer, computers, PC, PCs, laptop, laptops, ordinateur, ordinateurs, ordi, bureau`,
	],
	[
		/phone/i,
		`phone, phones, mobile, mobiles, mobile phone, mobile phones, smartphone, smartphones, cell phone, mobile web, téléphone, téléphones, portable, mobile device, mobile devices`,
	],
	[/tablet/i, `tablet, tablets, iPad, iPads, tablette, tablettes`],
	[
		/^tv$|television/i,
		`TV, television, televisions, connected TV, CTV, smart TV, télé, télévision, téléviseur`,
	],
	[
		/ios/i,
		`iOS, iOS app, iPhone app, apple app, app, apps, application, applications, native app, appli, applis, application iOS, mobile app, mobile apps`,
	],
	[
		/android/i,
		`android, android app, app, apps, application, applications, native app, appli, applis, application android, mobile app, mobile apps`,
	],
];
