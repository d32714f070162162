import type { Place } from '../places';
import { nameOfPlace } from '../places';
import { dayLanguageOf } from './dayLanguage';

/** The names of a region in French, German and Spanish. */
type RegionNames = readonly [french: string, german: string, spanish: string];

/** The regions whose names differ from the English ones. */
const REGIONS: Readonly<Partial<Record<Place, RegionNames>>> = {
	'AU-ACT': [
		'Territoire de la capitale australienne',
		'Australisches Hauptstadtterritorium',
		'Territorio de la Capital Australiana',
	],
	'AU-NSW': ['Nouvelle-Galles du Sud', 'New South Wales', 'Nueva Gales del Sur'],
	'AU-NT': ['Territoire du Nord', 'Northern Territory', 'Territorio del Norte'],
	'AU-SA': ['Australie-Méridionale', 'South Australia', 'Australia Meridional'],
	'AU-TAS': ['Tasmanie', 'Tasmanien', 'Tasmania'],
	'AU-WA': ['Australie-Occidentale', 'Western Australia', 'Australia Occidental'],
	'CA-BC': ['Colombie-Britannique', 'British Columbia', 'Columbia Británica'],
	'CA-NB': ['Nouveau-Brunswick', 'New Brunswick', 'Nuevo Brunswick'],
	'CA-NL': ['Terre-Neuve-et-Labrador', 'Neufundland und Labrador', 'Terranova y Labrador'],
	'CA-NS': ['Nouvelle-Écosse', 'Nova Scotia', 'Nueva Escocia'],
	'CA-NT': ['Territoires du Nord-Ouest', 'Nordwest-Territorien', 'Territorios del Noroeste'],
	'CA-PE': ['Île-du-Prince-Édouard', 'Prince Edward Island', 'Isla del Príncipe Eduardo'],
	'CA-QC': ['Québec', 'Québec', 'Quebec'],
	'CH-AG': ['Argovie', 'Aargau', 'Argovia'],
	'CH-AI': ['Appenzell Rhodes-Intérieures', 'Appenzell Innerrhoden', 'Appenzell Rodas Interiores'],
	'CH-AR': ['Appenzell Rhodes-Extérieures', 'Appenzell Ausserrhoden', 'Appenzell Rodas Exteriores'],
	'CH-BE': ['Berne', 'Bern', 'Berna'],
	'CH-BL': ['Bâle-Campagne', 'Basel-Landschaft', 'Basilea-Campiña'],
	'CH-BS': ['Bâle-Ville', 'Basel-Stadt', 'Basilea-Ciudad'],
	'CH-FR': ['Fribourg', 'Freiburg', 'Friburgo'],
	'CH-GE': ['Genève', 'Genf', 'Ginebra'],
	'CH-GL': ['Glaris', 'Glarus', 'Glaris'],
	'CH-GR': ['Grisons', 'Graubünden', 'Grisones'],
	'CH-LU': ['Lucerne', 'Luzern', 'Lucerna'],
	'CH-NE': ['Neuchâtel', 'Neuenburg', 'Neuchâtel'],
	'CH-NW': ['Nidwald', 'Nidwalden', 'Nidwalden'],
	'CH-OW': ['Obwald', 'Obwalden', 'Obwalden'],
	'CH-SG': ['Saint-Gall', 'St. Gallen', 'San Galo'],
	'CH-SH': ['Schaffhouse', 'Schaffhausen', 'Schaffhausen'],
	'CH-SO': ['Soleure', 'Solothurn', 'Soleura'],
	'CH-SZ': ['Schwytz', 'Schwyz', 'Schwyz'],
	'CH-TG': ['Thurgovie', 'Thurgau', 'Turgovia'],
	'CH-TI': ['Tessin', 'Tessin', 'Tesino'],
	'CH-VD': ['Vaud', 'Waadt', 'Vaud'],
	'CH-VS': ['Valais', 'Wallis', 'Valais'],
	'CH-ZG': ['Zoug', 'Zug', 'Zug'],
	'CH-ZH': ['Zurich', 'Zürich', 'Zúrich'],
	'DE-BB': ['Brandebourg', 'Brandenburg', 'Brandeburgo'],
	'DE-BE': ['Berlin', 'Berlin', 'Berlín'],
	'DE-BW': ['Bade-Wurtemberg', 'Baden-Württemberg', 'Baden-Wurtemberg'],
	'DE-BY': ['Bavière', 'Bayern', 'Baviera'],
	'DE-HB': ['Brême', 'Bremen', 'Bremen'],
	'DE-HE': ['Hesse', 'Hessen', 'Hesse'],
	'DE-HH': ['Hambourg', 'Hamburg', 'Hamburgo'],
	'DE-MV': [
		'Mecklembourg-Poméranie-Occidentale',
		'Mecklenburg-Vorpommern',
		'Mecklemburgo-Pomerania Occidental',
	],
	'DE-NI': ['Basse-Saxe', 'Niedersachsen', 'Baja Sajonia'],
	'DE-NW': ['Rhénanie-du-Nord-Westphalie', 'Nordrhein-Westfalen', 'Renania del Norte-Westfalia'],
	'DE-RP': ['Rhénanie-Palatinat', 'Rheinland-Pfalz', 'Renania-Palatinado'],
	'DE-SL': ['Sarre', 'Saarland', 'Sarre'],
	'DE-SN': ['Saxe', 'Sachsen', 'Sajonia'],
	'DE-ST': ['Saxe-Anhalt', 'Sachsen-Anhalt', 'Sajonia-Anhalt'],
	'DE-TH': ['Thuringe', 'Thüringen', 'Turingia'],
	'ES-AN': ['Andalousie', 'Andalusien', 'Andalucía'],
	'ES-AR': ['Aragon', 'Aragonien', 'Aragón'],
	'ES-AS': ['Asturies', 'Asturien', 'Asturias'],
	'ES-CB': ['Cantabrie', 'Kantabrien', 'Cantabria'],
	'ES-CL': ['Castille-et-León', 'Kastilien und León', 'Castilla y León'],
	'ES-CM': ['Castille-La Manche', 'Kastilien-La Mancha', 'Castilla-La Mancha'],
	'ES-CN': ['Îles Canaries', 'Kanarische Inseln', 'Canarias'],
	'ES-CT': ['Catalogne', 'Katalonien', 'Cataluña'],
	'ES-EX': ['Estrémadure', 'Extremadura', 'Extremadura'],
	'ES-GA': ['Galice', 'Galicien', 'Galicia'],
	'ES-IB': ['Îles Baléares', 'Balearen', 'Islas Baleares'],
	'ES-MC': ['Murcie', 'Murcia', 'Murcia'],
	'ES-NC': ['Navarre', 'Navarra', 'Navarra'],
	'ES-PV': ['Pays basque', 'Baskenland', 'País Vasco'],
	'ES-VC': ['Valence', 'Valencia', 'Valencia'],
	'GB-ENG': ['Angleterre', 'England', 'Inglaterra'],
	'GB-NIR': ['Irlande du Nord', 'Nordirland', 'Irlanda del Norte'],
	'GB-SCT': ['Écosse', 'Schottland', 'Escocia'],
	'GB-WLS': ['Pays de Galles', 'Wales', 'Gales'],
	'US-CA': ['Californie', 'Kalifornien', 'California'],
	'US-DC': ['district de Columbia', 'District of Columbia', 'Distrito de Columbia'],
	'US-HI': ['Hawaï', 'Hawaii', 'Hawái'],
	'US-LA': ['Louisiane', 'Louisiana', 'Luisiana'],
	'US-NC': ['Caroline du Nord', 'North Carolina', 'Carolina del Norte'],
	'US-NY': ['New York', 'New York', 'Nueva York'],
	'US-WV': ['Virginie-Occidentale', 'West Virginia', 'Virginia Occidental'],
};

/** The name of a country or region in a language; in English if that has no other name. */
export function placeName(place: Place, language: string): string {
	const known = dayLanguageOf(language);
	if (known === 'en') return nameOfPlace(place);
	if (!place.includes('-')) {
		return new Intl.DisplayNames([language], { type: 'region' }).of(place) ?? nameOfPlace(place);
	}
	const [french, german, spanish] = REGIONS[place] ?? [];
	return { fr: french, de: german, es: spanish }[known] ?? nameOfPlace(place);
}
