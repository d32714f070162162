/** The page as the build puts it together, without what the owner has set. */
export declare const html: string;
/** Hashes of its script and its style, for the policy that lets nothing else run. */
export declare const scriptHash: string;
export declare const styleHash: string;
