/** The compiled code of resvg, compressed by gzip, as base64. */
export declare const resvg: string;
/** DejaVu Sans as a TrueType file, in the same way. */
export declare const font: string;
