import type { Presentation } from '../../form/presentation';

/** The presentation for agents, whose users chose no settings. */
export const FOR_AGENTS: Presentation = {
	style: { language: 'en' },
	title: '',
	target: 'plain',
	rows: 50,
	kind: undefined,
	format: 'png',
	isDark: false,
	specialDays: [],
};
