/** The WebAssembly of resvg: gzip, then base64. */
export declare const packed: string;
