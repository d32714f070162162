import type { Language } from './texts/languages';

/** The page in each language as a template, which `page.ts` of the node fills. */
export declare const templates: Readonly<Record<Language, string>>;
export declare const script: string;
export declare const style: string;
/** Hashes of its script and its style for the content security policy. */
export declare const scriptHash: string;
export declare const styleHash: string;
