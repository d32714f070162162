// Words in front of and behind a value that are not part of it.
const BEFORE =
	/^(?:from|in|on|via|through|for|with|the|aus|auf|über|im|mit|von|de|du|des|desde|en|por|para|con|depuis|sur|par|avec|via)\s+/i;
const BEHIND =
	/\s+(?:traffic|visits|visitors|users|channels?|devices?|sessions|trafic|visites|visiteurs|canal|kanal|kanäle|tráfico|visitas|geräte|verkehr|appareils?|dispositivos?)$/i;

/** A value as typed, and without the words around it. */
export function valueVariants(value: string): string[] {
	const behind = value.replace(BEHIND, '');
	const before = behind.replace(BEFORE, '');
	return [...new Set([value, behind, before, before.replace(BEFORE, '')])];
}
