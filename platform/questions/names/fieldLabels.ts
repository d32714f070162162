import type { QuestionText } from '../questionFields';

/** What models write in front of a value, as if the field had no name: "metrics: sales". */
const LABELS: Readonly<Record<keyof QuestionText, RegExp>> = {
	figures:
		/^\s*(?:metrics?|figures?|kpis?|measures?|kennzahl(?:en)?|metrik(?:en)?|m[ée]triques?|indicateurs?|chiffres|m[ée]tricas?|indicadores?|cifras|select)\s*[:=]\s*/i,
	by: /^\s*(?:dimensions?|dimensionen|dimensión|dimensiones|group(?:ed)?[ _]by|break(?:down|[ _]down[ _]by)|rows|by|gruppiert nach|regroupé par|agrupado por)\s*[:=]\s*/i,
	when: /^\s*(?:when|date[ _]?ranges?|time[ _]?(?:range|frame|period)|periods?|periode|zeitraum|période|periodo|período|dates?|fechas?)\s*[:=]\s*/i,
	compareWith:
		/^\s*(?:compare(?:d)?(?:[ _](?:with|to))?|comparison(?:[ _]period)?|vergleich|comparaison|comparación)\s*[:=]\s*/i,
	only: /^\s*(?:(?:only|where|filters?|filtros?|filtres?|filter[ _]by|segment|bedingung|condition)\s*[:=]\s*|(?:where|filter by|filtered by|filter on)\s+)/i,
};

/** The text of a field without the name of the field in front of it. */
export function withoutLabel(field: keyof QuestionText, text: string): string {
	return text.replace(LABELS[field], '');
}
