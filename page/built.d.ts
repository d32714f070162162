import type { Language } from './texts/languages';

/** The page in each language, in which `page.ts` of the node puts the rest. */
export declare const templates: Readonly<Record<Language, string>>;
export declare const script: string;
export declare const style: string;
/** Hashes of its script and its style, for the policy that lets nothing else run. */
export declare const scriptHash: string;
export declare const styleHash: string;
