/** A piece of a sentence: plain words, a name that needs escaping, or emphasised text. */
export type Piece = string | { readonly name: string } | { readonly strong: string };

/** A sentence, or a line of a message. */
export type Line = readonly Piece[];
