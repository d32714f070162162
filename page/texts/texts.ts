import type { en } from './en';

/**
 * All texts of the page: English defines the keys, and a language that lacks one does not compile.
 */
export type Texts = ReturnType<typeof en>;
