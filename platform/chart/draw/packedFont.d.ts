/** DejaVu Sans as a TrueType file: gzip, then base64. */
export declare const packed: string;
