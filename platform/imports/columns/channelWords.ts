import { importChannels } from '../rules/importKinds';
import { headerWordsOf } from './headerWordsOf';

const list = (text: string): string[] => text.split(';').map((word) => word.trim());

// Channel names of marketing tools in six languages. *Paid social* is missing, as an import has no
// channel for it: the user must choose.
const WORDS: Readonly<Record<string, string>> = {
	MAILING:
		'email; e mail; emails; e mails; mail; e mailing; mailing; mailings; newsletter; newsletters; infolettre; correo electronico; correo; posta elettronica; nieuwsbrief; crm email',
	ADVERTISING:
		'display ads; banner; banners; bannieres; bannerwerbung; cpm; displaynetzwerk; display advertising; red de display; rete display; affichage',
	AFFILIATION:
		'affiliates; affiliate; affiliate marketing; affilie; affilies; afiliados; afiliacion; affiliati; affiliazione; affiliateprogramma; partnerprogramm; partnerprogramme',
	SPONSOREDLINK:
		'cpc; ppc; sem; sea; paid search; search ads; recherche payante; liens sponsorises; referencement payant; reseau de recherche payant; bezahlte suche; suchmaschinenwerbung; busqueda de pago; busqueda pagada; ricerca a pagamento; betaald zoeken; betaalde zoekopdrachten; google ads; adwords; google cpc; bing cpc; google ads cpc; bing ads',
	PARTNER: 'partner; partenaire; partenaires; partners; socios; partnerships; partenariats',
	TRUSTEDFEED:
		'comparison engines; price comparison; price comparison engine; comparateur; comparateurs; comparateur de prix; comparateurs de prix; preisvergleich; preisvergleiche; comparador de precios; comparadores de precios; comparatore di prezzi; comparatori di prezzi; prijsvergelijker; prijsvergelijkers',
	OFFLINE: 'hors ligne; television; radio; print; tv spot',
	GENERIC: 'generique; generisch; generico; generiek',
};

const BY_WORDS: ReadonlyMap<string, string> = new Map(
	importChannels.flatMap(({ key, words }) =>
		[key, ...words, ...list(WORDS[key] ?? '')].map((word) => [headerWordsOf(word), key] as const),
	),
);

// The size of the cache: a file has few channel names, each on many lines.
const MOST_REMEMBERED = 200;
const remembered = new Map<string, string | undefined>();

/** Maps the channel name of a marketing tool to a channel of the import. */
export function channelOf(word: string): string | undefined {
	const known = remembered.get(word);
	if (known !== undefined) return known;
	const channel = BY_WORDS.get(headerWordsOf(word));
	if (remembered.size < MOST_REMEMBERED) remembered.set(word, channel);
	return channel;
}

// The platform measures unpaid traffic itself, and an import of campaigns has no channel for it.
const FREE = new Set(
	list(
		'organic search; organic; organic social; organic shopping; organic video; direct; none; direct none; referral; referrals; social; social media; natural; seo; recherche organique; recherche naturelle; referencement naturel; acces direct; site referent; sites referents; reseaux sociaux; reseaux sociaux organiques; organische suche; direktzugriff; direktzugriffe; verweise; verweis; busqueda organica; directo; acceso directo; referencias; redes sociales; ricerca organica; diretto; accesso diretto; riferimento; referral traffic; organisch zoeken; organische zoekopdrachten; rechtstreeks; verwijzing; verwijzingen',
	),
);

/** Whether a channel name means unpaid traffic, such as direct or organic. */
export function isFreeTraffic(word: string): boolean {
	return FREE.has(headerWordsOf(word));
}
