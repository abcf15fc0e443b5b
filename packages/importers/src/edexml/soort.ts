const BEGIN = 2000
const WEBPAGINA = /^(?:\s|<!--[^]*?-->|<\?[^]*?\?>)*<(?:!doctype\s+html|html|head|body)\b/i
const DOCTYPE = /^(?:\s|<!--[^]*?-->|<\?[^]*?\?>)*<!doctype/i

/** Whether this is a page for a browser: what a lost session gives where a file was asked for. */
export const isWebpagina = (tekst: string): boolean => WEBPAGINA.test(tekst.slice(0, BEGIN))

/** Whether it begins with a DOCTYPE: no file of a school does, and one of megabytes would be read to its end. */
export const heeftDoctype = (tekst: string): boolean => DOCTYPE.test(tekst)
