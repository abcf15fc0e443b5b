/** A word as a reader counts it, with its apostrophe or hyphen (auto's, 's, 't, zee-eend). */
const WOORD = /(?<!\p{L})['’][snt](?![\p{L}\d])|[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu

/** Returns the words of a piece of text, as they are written. */
export const woordenVan = (tekst: string): string[] => tekst.match(WOORD) ?? []
