import type { ImportTargetName } from '../rules/importKinds';

/**
 * Why a column resembles a target without being the same figure. Visitors of a whole period are not
 * daily visitors, for example, and an average is not a sum.
 */
export type NearReason =
	| 'people'
	| 'average'
	| 'clicks'
	| 'conversions'
	| 'revenue'
	| 'otherCount'
	| 'mixedSources'
	| 'address';

/** What the header of a column can stand for. */
export type ColumnMeaning = ImportTargetName | 'date';

/** Headers that marketing tools use for one meaning. */
export interface HeaderWords {
	readonly means: ColumnMeaning;
	/**
	 * `same`: these headers stand for it. `weak`: they do if no other column does. Any other value
	 * says why the column is only similar, and the user has to choose.
	 */
	readonly fit: 'same' | 'weak' | NearReason;
	/** In lower case without accents and punctuation, as `headerWordsOf` returns them. */
	readonly words: readonly string[];
}

const list = (text: string): string[] => text.split(';').map((word) => word.trim());

const row = (means: ColumnMeaning, fit: HeaderWords['fit'], words: string): HeaderWords => ({
	means,
	fit,
	words: list(words),
});

const SOURCES =
	'source; session source; first user source; source medium; session source medium; first user source medium; source platform; source support; source de la session; source et support; quelle; quelle medium; sitzungsquelle; sitzung quelle medium; fuente; fuente medio; fuente de la sesion; sorgente; sorgente mezzo; sorgente sessione; bron; bron medium; sessiebron; referrer name';

/** The headers of widely used tools in English, French, German, Spanish, Italian and Dutch. */
export const HEADER_WORDS: readonly HeaderWords[] = [
	row(
		'date',
		'same',
		'date; day; by day; datum; tag; jour; fecha; dia; data; giorno; dag; gregorian date; date hour; date hour yyyymmddhh; date yyyymmdd; nth day; day index; reporting date; report date; segments date; ga date; kalendertag; dia del mes y ano; n e jour; n ter tag; indice de jours; tagesindex; date heure; datum uhrzeit; date utc; day utc; datetime; stat date; stat time day; nach tag; par jour; por dia; per giorno; per dag; gregorianisches datum; date gregorienne; fecha gregoriana; data gregoriana; gregoriaanse datum',
	),
	row(
		'website_name',
		'same',
		'site; websites; web site; sites; site web; sites web; sitio web; sito web; sito; webseite; webauftritt',
	),
	row(
		'website_name',
		'weak',
		'host name; hostname; nom d hote; nombre de host; nome host; hostnaam; label; libelle',
	),
	row(
		'pageinfo_name',
		'same',
		'page name; pages; page path; path; pathname; session entry url; entry page; page path and screen class; page path and screen name; page path query string; page path query string and screen class; chemin de la page; chemin de page; chemin de la page et classe de l ecran; chemin de la page et classe d ecran; seite; seiten; seitenname; seitenpfad; seitenpfad und bildschirmklasse; pagina; paginas; pagine; ruta de la pagina; ruta de pagina; ruta de pagina y clase de pantalla; ruta de la pagina y clase de pantalla; percorso pagina; percorso della pagina; percorso pagina e classe schermata; percorso della pagina e classe schermata; paginapad; paginapad en schermklasse; landing page; landing pages; landing page query string; page de destination; pages de destination; landingpage; zielseite; zielseiten; pagina de destino; pagina di destinazione; landingspagina; bestemmingspagina; top pages; pages les plus populaires; die haufigsten seiten; paginas principales; pagine principali; toppagina s',
	),
	row(
		'pageinfo_name',
		'weak',
		'title; page title; page titles; page title and screen name; page title and screen class; nom de la page; titre de la page; titre de page; titre de la page et nom de l ecran; seitentitel; seitentitel und bildschirmname; titulo de la pagina; titulo de pagina; titulo de pagina y nombre de pantalla; titolo pagina; titolo della pagina; titolo pagina e nome schermata; paginatitel; paginatitel en schermnaam; label; libelle',
	),
	row(
		'pageinfo_url',
		'same',
		'url; url de la page; page location; full page url; page full url; seiten url; url der seite; url de la pagina; url della pagina; pagina url',
	),
	row('pageinfo_url', 'address', 'address; adresse; direccion; indirizzo; adres'),
	row(
		'searchengine_name',
		'same',
		'engine; search engines; moteur; moteurs; moteur de recherche; moteurs de recherche; suchmaschine; suchmaschinen; buscador; buscadores; motor de busqueda; motores de busqueda; motore di ricerca; motori di ricerca; zoekmachine; zoekmachines',
	),
	row('searchengine_name', 'weak', 'label; libelle'),
	row('searchengine_name', 'mixedSources', SOURCES),
	row(
		'refererdomain_name',
		'same',
		'referrer; referer; referring site; referring sites; referring domains; referrer domain; referer domain; domain; domains; domaine; domaines; domaine referent; domaines referents; site referent; sites referents; verweisende domain; verweisende domains; verweisende website; verweisende websites; verweis website; verweisdomain; dominio; dominio de referencia; dominio referente; sitio de referencia; sitios de referencia; sito referente; siti referenti; dominio di riferimento; domein; verwijzend domein; verwijzende domein; verwijzende site; verwijzende website; verwijzende websites',
	),
	row('refererdomain_name', 'weak', 'label; libelle'),
	row(
		'refererdomain_name',
		'mixedSources',
		`${SOURCES}; full referrer; page referrer; url de provenance`,
	),
	row(
		'media_key',
		'same',
		'media; channels; campaign channel; canal; canaux; lever; levier; leviers; kanal; kanale; canale; canali; canales; kanaal; kanalen; marketing channel; channel type; channel group; channel grouping; default channel group; default channel grouping; session default channel group; session default channel grouping; session primary channel group; session primary channel group default channel group; first user default channel group; first user primary channel group; first user primary channel group default channel group; groupe de canaux par defaut; regroupement de canaux par defaut; groupe de canaux principal de la session; groupe de canaux principal de la session groupe de canaux par defaut; standard channelgruppe; standard channelgruppierung; standard channel gruppierung; primare channelgruppe der sitzung standard channelgruppe; sitzung primare channelgruppe standard channelgruppe; agrupacion de canales predeterminada; grupo de canales predeterminado; grupo de canales principal de la sesion grupo de canales predeterminado; raggruppamento dei canali predefinito; raggruppamento canali predefinito; gruppo di canali predefinito; gruppo di canali principale della sessione gruppo di canali predefinito; standaardkanaalgroep; standaardkanaalgroepering; primaire kanaalgroep van sessie standaardkanaalgroep',
	),
	row('media_key', 'weak', 'medium; session medium; medio; mezzo'),
	row(
		'media_key',
		'mixedSources',
		'source medium; session source medium; source support; quelle medium; fuente medio; sorgente mezzo; bron medium; campaign type',
	),
	row(
		'publisher_name',
		'same',
		'publishers; publisher name; editeur; editeurs; regie; affiliate; affiliates; affiliate name; affilie; affilies; nom de l affilie; partner; partenaire; partner name; afiliado; affiliato; afiliada; afiliados; affiliati; editore; editori; editor; editores; uitgever; uitgevers; herausgeber; affiliatepartner; nome affiliato; nombre del afiliado; naam affiliate',
	),
	row('publisher_name', 'mixedSources', SOURCES),
	row(
		'ope_name',
		'same',
		'campaigns; campaign name; session campaign; session campaign name; utm campaign; campagne; campagnes; operation; nom de la campagne; nom de campagne; kampagne; kampagnen; kampagnenname; name der kampagne; campana; campanas; nombre de la campana; nombre de campana; campagna; campagne pubblicitarie; nome campagna; nome della campagna; campagnenaam; naam van campagne; naam campagne',
	),
	row('ope_name', 'weak', 'label; libelle'),
	row(
		'geoloccountry_isocode',
		'same',
		'country; countries; iso code; country iso code; country id; country name; country territory; country or territory; session country; country region; country or region; pays; code pays; pays territoire; land; lander; landercode; land gebiet; pais; paises; codigo de pais; pais territorio; paese; paesi; nazione; codice paese; paese territorio; landen; landcode; landencode',
	),
	row('geoloccountry_isocode', 'weak', 'label; libelle'),
	row(
		'visit',
		'same',
		'visit; sessions; session; visites; visite; sitzungen; besuche; sesiones; visitas; sessioni; sessies; bezoeken; bezoek; nb visits; ga sessions; total sessions; total visits; number of visits; number of sessions; nombre de visites; nombre de sessions; total des sessions; anzahl sitzungen; anzahl der sitzungen; anzahl besuche; anzahl der besuche; numero de sesiones; numero de visitas; numero di sessioni; numero di visite; sessions total; sitzungen summe; aantal sessies; aantal bezoeken; online store sessions',
	),
	row(
		'visit',
		'clicks',
		'clicks; click; link clicks; klicks; clics; clic; klikken; clicks all; outbound clicks; clics sur un lien; link klicks',
	),
	row(
		'visit',
		'otherCount',
		'engaged sessions; new sessions; unique visits; new visits; sessions avec engagement; sitzungen mit interaktionen; sesiones con interaccion; sessioni con coinvolgimento; sessies met betrokkenheid',
	),
	row(
		'dvisitor',
		'same',
		'daily visitors; daily unique users; visiteurs uniques par jour; visiteurs uniques quotidiens; tagliche eindeutige besucher; eindeutige besucher pro tag; visitantes unicos diarios; visitantes unicos por dia; visitatori unici giornalieri; visitatori unici al giorno; dagelijkse unieke bezoekers; unieke bezoekers per dag',
	),
	row(
		'dvisitor',
		'people',
		'users; total users; active users; new users; returning users; unique visitors; unique users; visitors; new visitors; online store visitors; reach; utilisateurs; utilisateurs actifs; nouveaux utilisateurs; nombre total d utilisateurs; total des utilisateurs; visiteurs; visiteurs uniques; couverture; nutzer; aktive nutzer; neue nutzer; nutzer insgesamt; gesamtzahl der nutzer; benutzer; besucher; eindeutige besucher; reichweite; usuarios; usuarios activos; usuarios nuevos; nuevos usuarios; usuarios totales; total de usuarios; visitantes; visitantes unicos; alcance; utenti; utenti attivi; nuovi utenti; utenti totali; visitatori; visitatori unici; copertura; gebruikers; actieve gebruikers; nieuwe gebruikers; totaal aantal gebruikers; bezoekers; unieke bezoekers; bereik; nb uniq visitors; nb users; ga users',
	),
	row(
		'duration',
		'same',
		'time spent; total time spent; temps passe; temps total passe; temps passe total; total session duration; sum visit length; gesamte besuchszeit; gesamtverweildauer; tiempo total; tempo totale; totale tijd; time spent seconds; total time spent seconds; temps passe secondes; sum time spent',
	),
	row(
		'duration',
		'otherCount',
		'user engagement; user engagement duration; session duration; duree des sessions; sitzungsdauer; verweildauer; duracion de la sesion; durata sessione; sessieduur; time spent minutes',
	),
	row('duration', 'average', 'visit duration; session length; time on page; time on site'),
	row(
		'scartvalid',
		'same',
		'valid sales; orders; transactions; transaction; purchases; ecommerce purchases; number of orders; ventes; achats; achats e commerce; commandes; nombre de ventes; nombre de commandes; nombre de transactions; transaktionen; kaufe; e commerce kaufe; bestellungen; verkaufe; anzahl bestellungen; anzahl verkaufe; transacciones; compras; pedidos; ventas; numero de pedidos; numero de ventas; transazioni; acquisti; ordini; vendite; transacties; aankopen; bestellingen; verkopen; ga transactions; nb orders',
	),
	row(
		'scartvalid',
		'conversions',
		'conversions; conversion; all conv; key events; goal completions; goal conversions; nb conversions; results; evenements cles; objectifs atteints; realisations d objectifs; resultats; conversionen; konversionen; schlusselereignisse; zielvorhaben abschlusse; ergebnisse; conversiones; eventos clave; objetivos cumplidos; conversioni; eventi chiave; completamenti obiettivo; conversies; belangrijke gebeurtenissen; doelvoltooiingen',
	),
	row(
		'scartvalidamount',
		'same',
		'revenue; purchase revenue; ecommerce revenue; transaction revenue; product revenue; sales amount; purchases conversion value; purchase conversion value; ca; chiffre d affaires; revenu; revenus; revenu des achats; revenus des achats; revenus e commerce; umsatz; kaufumsatz; umsatz aus kaufen; e commerce umsatz; ingresos; ingresos por compras; ingresos de compra; facturacion; entrate; ricavi; fatturato; entrate da acquisti; opbrengst; opbrengsten; omzet; aankoopopbrengst; aankoopopbrengsten; inkomsten; ga transactionrevenue',
	),
	row(
		'scartvalidamount',
		'revenue',
		'total revenue; revenu total; revenus totaux; gesamtumsatz; umsatz insgesamt; gesamteinnahmen; ingresos totales; total de ingresos; entrate totali; ricavi totali; totale opbrengst; totale inkomsten; total sales; net sales; gross sales; ventes totales; ventes nettes; ventas totales; ventas netas; ventas brutas; chiffre d affaires total; conv value; conversion value; conversions value; all conv value; total conversion value; valeur de conversion; conversion wert; valor de conversion; valore di conversione; conversiewaarde; item revenue; ordered product sales; durch bestellte produkte erzielter umsatz',
	),
	row('estimatevalid', 'same', 'estimates; devis; lead'),
	row('estimatevalid', 'conversions', 'form submissions; website leads; on facebook leads'),
	row(
		'estimatevalidamount',
		'same',
		'estimate revenue; chiffre d affaires des leads; umsatz der leads; ingresos de los leads; lead value',
	),
	row(
		'scart',
		'same',
		'carts; paniers; warenkorbe; carritos; carrelli; winkelwagens; winkelmandjes',
	),
	row(
		'scart',
		'otherCount',
		'add to carts; adds to cart; add to cart; ajouts au panier; in den einkaufswagen; anadir al carrito; aggiunte al carrello; toevoegen aan winkelwagen; sessions with cart additions',
	),
	row(
		'hit',
		'same',
		'pageviews; page view; views; screen page views; ga pageviews; nb pageviews; nb hits; pages vues; pages consultees; vues; vues de page; vues de pages; affichages; seitenaufrufe; seitenansichten; aufrufe; vistas; vistas de pagina; vistas de paginas; vistas de una pagina; numero de paginas vistas; numero de visitas a paginas; paginas vistas; visualizzazioni; visualizzazioni di pagina; visualizzazioni di pagine; paginaweergaven; weergaven; page views total; seitenaufrufe summe',
	),
	row(
		'hit',
		'otherCount',
		'unique page views; unique pageviews; nb actions; nb uniq pageviews; actions; event count; consultations uniques; eindeutige seitenaufrufe; paginas vistas unicas; visualizzazioni di pagina uniche; unieke paginaweergaven',
	),
	row(
		'visitin',
		'same',
		'entries; entry; entrances; entrees; entry nb visits; einstiege; entradas; entrate; ingressi; accessi; ingangen; entrees sur le site',
	),
	row(
		'visitout',
		'same',
		'exits; exit; sorties; exit nb visits; ausstiege; salidas; uscite; uitstappen; uitgangen',
	),
	row('visitone', 'same', 'bounce; rebonds; entry bounce count; absprunge; rebotes; rimbalzi'),
	row(
		'ope_id',
		'same',
		'campaign; campaigns; campaign name; campaign c; campaign network; campagne; nom de la campagne; nom de campagne; kampagne; kampagnenname; name der kampagne; campana; nombre de la campana; nombre de campana; campagna; nome campagna; nome della campagna; campagnenaam; naam campagne; utm campaign; operation',
	),
	row(
		'ope_id',
		'weak',
		'ad campaign; campaign id; id campagne; id de campagne; kampagnen id; id campana; id de campana; id campagna; campagne id',
	),
	row(
		'product_ref',
		'same',
		'product; produit; produkt; producto; prodotto; sku; product id; product sku; reference; reference produit; item id',
	),
	row(
		'click',
		'same',
		'clicks; link clicks; pin clicks; clicks destination; destination clicks; clicks total; total clicks; swipe ups; swipes; taps; network clicks; ad clicks; advertiser ad clicks; klicks; clics; clic; klikken; clicks all; clics todos; klicks alle; clics sur un lien; link klicks; clics en el enlace; clic sul link; paid clicks; nb clicks; klikken op links; klikken op link; linkkliks; link kliks; klikken alle; klicks ziel; klicks auf links; clics destination; clics tous; clic tutti',
	),
	row(
		'impression',
		'same',
		'impressions; impr; imps; impression count; displays; total impressions; impressions total; network impressions; ad impressions; advertiser ad impressions; anzeigenimpressionen; affichages; impressionen; impresiones; impressioni; vertoningen; vert; paid impressions',
	),
	// Meta calls impressions so in Dutch.
	row('impression', 'weak', 'weergaven'),
	row(
		'cost',
		'same',
		'cost; spend; amount spent; advertiser cost; total spend; total spent; spent; total cost; ad spend; media cost; ad cost; spend in account currency; cost in account currency; gross spend; charges; amount charged; budget spent; kosten gesamt; gesamtkosten; cout total; coste total; costo total; totale kosten; montant depense total; media spend; advertising cost; ads cost; advertiser ad cost; couts; cout; depense; depenses; montant depense; budget depense; kosten; ausgaben; ausgegebener betrag; coste; costes; costo; importe gastado; inversion; gasto; costi; spesa; importo speso; uitgaven; besteed bedrag; ga adcost; gesamtausgaben; kosten insgesamt; totaal besteed; depense totale; gasto total; spesa totale',
	),
];
