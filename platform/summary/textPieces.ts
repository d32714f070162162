/** A piece of a sentence: words of ours, a name that may hold anything, or what stands out. */
export type Piece = string | { readonly name: string } | { readonly strong: string };

/** A sentence, or a line of a message. */
export type Line = readonly Piece[];
