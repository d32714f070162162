/**
 * Stop words: words around a name that do not belong to it, in the languages of questions, without
 * accents.
 */
export const FILLERS: ReadonlySet<string> = new Set(
	[
		`a an the of our my your all total overall number numbers count amount in for with and
		show give me get how many much what is are was were did we have please sum`,
		`le la les l un une des de du d en et nos notre mes mon tous toutes tout nombre nb total totaux
		montrer montre donne moi combien quel quelle quels quelles est sont`,
		`der die das den dem ein eine einen einer unser unsere unserer unseren anzahl zahl gesamt
		zeig zeige mir gib bitte fur wie viele viel wieviele hoch war waren hatten wir welche`,
		`el la los las un una de del nuestro nuestra nuestros nuestras todos todas numero cantidad total
		totales muestra muestrame dame cuantos cuantas cuanto cual cuales fueron hubo tuvimos`,
	].flatMap((words) => words.trim().split(/\s+/)),
);
