import { germanDates } from './germanDates';
import type { LanguageWords } from './languageWords';

/** The German vocabulary of questions; `germanDates` has the dates and comparisons. */
export const germanWords: LanguageWords = {
	figures: {
		visit: `Besuche, Besuch, Besuchen, Sitzungen, Sitzung, Anzahl Besuche, Websitebesuche, Webseitenbesuche, Besuchszahlen,
			Seitenbesuche, Zugriffe`,
		hit: 'Seitenaufrufe, Seitenaufruf, Seitenansichten, Seitenabrufe, Seitenimpressionen, PI, PIs, Aufrufe, Zugriffe',
		dvisitor: `Besucher, Besucherzahl, Besucherzahlen, eindeutige Besucher, tägliche Besucher, tägliche eindeutige Besucher,
			Nutzer, Benutzer, eindeutige Nutzer, Unique User, User`,
		click: 'Klicks, Klick, Anzeigenklicks, Klickzahlen',
		duration: 'Besuchsdauer, Gesamtdauer, Zeit auf der Website, Verweildauer',
		visitin: 'Einstiege, Eintritte, Einstiegsbesuche, eingehende Besuche',
		visitout: 'Ausstiege, Ausstiegsbesuche',
		visitone: 'Absprünge, Absprung, Besuche mit einer Seite, Einzelseitenbesuche',
		scart:
			'Warenkörbe, Warenkorb, erstellte Warenkörbe, angelegte Warenkörbe, in den Warenkorb gelegt',
		scartvalid: `Verkäufe, Verkauf, Bestellungen, Bestellung, Käufe, Kauf, Transaktionen, Transaktion, Aufträge, Auftrag,
			Bestellzahlen, Bestellmenge, Buchungen, Abschlüsse, Konversionen, Konversion`,
		scartvalidamount: `Umsatz, Umsätze, Erlös, Erlöse, Einnahmen, Bruttoumsatz, Gesamtumsatz, Umsatzerlöse, Verkaufsumsatz,
			Verkaufserlös, Umsatzzahlen`,
		realscartvalid:
			'validierte Verkäufe, bestätigte Verkäufe, validierte Bestellungen, bestätigte Bestellungen',
		realscartvalidamount:
			'validierter Umsatz, bestätigter Umsatz, validierte Umsätze, bestätigte Umsätze',
		estimatevalid: `Anfragen, Anfrage, Angebotsanfragen, Interessenten, Kontaktanfragen, Kostenvoranschläge, Konversionen,
			Konversion`,
		estimatevalidamount: 'Leadumsatz, Lead Umsatz, Leadwert, Wert der Leads, Umsatz der Leads',
	},
	rates: {
		averageBasket: `durchschnittlicher Warenkorb, durchschnittlicher Warenkorbwert, durchschnittlicher Bestellwert,
			Durchschnittsbestellwert, Durchschnittswarenkorb, mittlerer Warenkorb, Warenkorbwert, Warenkorbgröße,
			Bestellwert, Umsatz pro Bestellung, Umsatz je Bestellung, Ø Warenkorb, Ø Bestellwert, Warenkorb`,
		averageLead: 'Umsatz pro Lead, Wert pro Lead, durchschnittlicher Leadwert',
		bounceRate: 'Absprungrate, Absprungquote, Bounce Rate',
		cartRate: 'Warenkorbrate, Warenkorbquote, Warenkörbe pro Besuch',
		conversionRate: `Konversionsrate, Konversionsquote, Conversionrate, Konvertierungsrate, Umwandlungsrate, Kaufrate, Bestellrate,
			Verkäufe pro Besuch, Konversionen, Konversion`,
		leadRate: 'Leadrate, Leadquote, Leads pro Besuch',
		pagesPerVisit:
			'Seiten pro Besuch, Seiten je Besuch, Seiten pro Sitzung, Seitenaufrufe pro Besuch',
		revenuePerVisit: 'Umsatz pro Besuch, Umsatz je Besuch, Umsatz pro Sitzung, Wert pro Besuch',
		secondsPerVisit: `durchschnittliche Besuchsdauer, durchschnittliche Sitzungsdauer, durchschnittliche Verweildauer,
			mittlere Besuchsdauer, Sitzungsdauer, Dauer pro Besuch, Verweildauer`,
		validatedBasket:
			'validierter durchschnittlicher Warenkorb, bestätigter durchschnittlicher Warenkorb',
		validatedConversion: 'validierte Konversionsrate, bestätigte Konversionsrate',
		validationRate: 'Validierungsrate, Bestätigungsrate, Validierungsquote',
	},
	otherFigures: {
		costs: `Kosten, Ausgaben, Werbekosten, Werbeausgaben, Budget, Mediakosten, Kosten pro Klick, Kosten-Umsatz-Relation,
			KUR`,
		profit: 'Marge, Gewinn, Deckungsbeitrag, Rohertrag',
		exposure: 'Impressionen, Einblendungen, Reichweite, Klickrate, Öffnungsrate, Sichtkontakte',
		customers:
			'Neukunden, Bestandskunden, Kundenzahl, neue Nutzer, neue Besucher, wiederkehrende Besucher',
		goods: 'Menge, Stückzahl, verkaufte Artikel, Artikel, Lagerbestand, Retouren, Stornos, Preis',
	},
	dimensions: {
		media_key: `Kanal, Kanäle, Kanälen, Marketingkanal, Marketingkanäle, Werbekanal, Akquisekanal, Traffic Quelle,
			Traffic Quellen, Besuchsquelle, Kanalgruppe`,
		publisher_name: 'Werbenetzwerk, Werbenetzwerke, Werbepartner, Anbieter, Werbeplattform',
		ope_name: 'Kampagne, Kampagnen, Kampagnenname, Werbekampagne, Werbekampagnen, Aktion, Aktionen',
		creative_name: 'Werbemittel, Anzeige, Anzeigen, Werbebanner',
		website_name: 'Webauftritt, Internetseite',
		searchengine_name: 'Suchmaschine, Suchmaschinen',
		refererdomain_name: `verweisende Website, verweisende Websites, verweisende Domain, verweisende Domains, Verweisquelle,
			Verweisquellen`,
		pageinfo_name: 'Seite, Seiten, Seitenname, Seitentitel',
		pageinfo_url: 'Seitenadresse, Seiten URL, Adressen',
		geoloccountry_isocode: 'Land, Länder, Ländern, Herkunftsland, Herkunftsländer',
	},
	scales: {
		D: 'Tag, Tage, Tagen, täglich, pro Tag, je Tag, Datum, tageweise',
		H: 'Stunde, Stunden, stündlich, pro Stunde, Uhrzeit',
		W: 'Woche, Wochen, wöchentlich, pro Woche, Kalenderwoche, Kalenderwochen, KW, wochenweise',
		M: 'Monat, Monate, Monaten, monatlich, pro Monat, monatsweise',
	},
	noDimension: `nichts, keine, keins, kein, gesamt, Gesamtsumme, insgesamt, Summe, Summen, ohne, alles, Gesamtwert,
		Gesamtwerte`,
	deviceDimension:
		'Gerät, Geräte, Geräten, Gerätetyp, Gerätetypen, Endgerät, Endgeräte, Gerätekategorie',
	ruleDimension:
		'Attributionsregel, Attributionsregeln, Attributionsmodell, Zuordnungsregel, Zuordnungsmodell, Modell',
	aroundFigures:
		'Website, Webseite, Webseiten, auf der Website, auf der Seite, erzielt, erzielte, erzielter, erzielten, generiert, generierte, generierter, generierten, getätigte, getätigten',
	otherDimensions: `Suchbegriff, Suchbegriffe, Stadt, Städte, Geschlecht, Alter, Produkt, Produkte, Kategorie, Kunde, Kunden,
		Quartal, Jahr, Quelle, Wochentag, Bundesland`,
	channels: {
		SPONSOREDLINK: 'bezahlte Suche, Suchanzeigen, Suchmaschinenwerbung, gesponserte Links, Suche',
		SEARCHENGINE:
			'organische Suche, organisch, unbezahlte Suche, natürliche Suche, Suchmaschinen, Suchmaschine, Suche',
		ADVERTISING: 'Bannerwerbung, Displaywerbung, Display Werbung, Werbebanner',
		AFFILIATION: 'Affiliate Marketing, Affiliatemarketing, Partnerprogramm, Partnerprogramme',
		SOCIAL: 'soziale Medien, soziale Netzwerke, Sozial',
		MAILING: 'Mails, E-Mail-Marketing, E-Mail-Kampagnen, Rundmail',
		NATURAL:
			'Direktzugriff, Direktzugriffe, direkter Zugriff, direkte Zugriffe, Direkteingabe, direkt, Direktverkehr',
		REFERER: 'verweisende Websites, verweisende Seiten, Verweise, verweisende Domains',
		TRUSTEDFEED: `Preisvergleich, Preisvergleiche, Preisvergleichsportale, Vergleichsportale, Preissuchmaschinen,
			Preisvergleicher`,
		OFFLINE: 'Fernsehwerbung, Radiowerbung',
		PARTNER: 'Partnerschaften',
		GENERIC: 'generisch, generische',
	},
	otherChannels: 'bezahlt, kostenlos, sonstige, andere, unbekannt',
	devices: {
		desktop: 'Rechner, Computer, Desktoprechner, Tischrechner',
		phone:
			'Handy, Handys, Mobiltelefon, Mobiltelefone, Telefon, mobil, Mobilgerät, Mobilgeräte, Mobilgeräten',
		tablet: 'Tabletcomputer',
		tv: 'Fernseher, Fernsehen, Fernsehgerät',
		ios: 'iPhone App, iOS App',
		android: 'Android App',
	},
	...germanDates,
	clauses: {
		is: 'ist|sind|gleich',
		isNot: 'ist nicht|ist kein|sind nicht|ist ungleich|ungleich|außer|ausser|nicht',
		contains: 'enthält|enthalt|enthalten|beinhaltet',
		containsNot: 'enthält nicht|enthalt nicht|enthält kein|enthalten nicht|beinhaltet nicht',
		begins: 'beginnt mit|fängt an mit|startet mit',
		and: 'und',
		or: 'oder',
		only: 'nur|ausschließlich|lediglich',
	},
	ranked:
		'beste, besten, stärkste, stärksten, größte, größten, wichtigste, wichtigsten, ersten, erste',
	rowWords: 'Zeilen, Zeile, Ergebnisse',
	everything: `alle, alles, alle Kanäle, alle Geräte, alle Kampagnen, alle Länder, kein Filter, ohne Filter,
		keine Einschränkung, gesamte Website, ganze Website`,
};
