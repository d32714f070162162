/** The WebAssembly of resvg: gzip, then base64. */
export declare const resvg: string;
/** DejaVu Sans as a TrueType file: gzip, then base64. */
export declare const font: string;
