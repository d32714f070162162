/**
 * The text without its accents: "Soldes d'été" becomes "Soldes d'ete"
 * (docs/platform.md, Import rules 1).
 */
export function withoutAccents(text: string): string {
	return text
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC');
}
