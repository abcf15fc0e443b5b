import { readXml } from '../bestand/read-tekst.ts'
import { checkTekst } from '../bestand/omvang.ts'
import { judge, type Uitslag } from '../oordeel/beoordeel.ts'
import type { Leesopties } from '../oordeel/leesopties.ts'
import { Geweigerd } from '../oordeel/meldingen.ts'
import { parse } from './ontleed.ts'
import { heeftDoctype, isWebpagina } from './soort.ts'

/**
 * Reads what a school's administration exported: EDEXML 2.1, a saved UWLR answer, or either of these in a zip or gzip,
 * in any encoding that can be recognised. Never throws because of the content of the bytes. Government numbers, origin,
 * addresses and pictures are never held in memory.
 */
export const readEdexml = (bytes: Uint8Array, opties: Leesopties = {}): Uitslag =>
  judge((boek) => {
    const tekst = readXml(bytes, boek)
    if (isWebpagina(tekst)) throw new Geweigerd('html')
    if (!tekst.startsWith('<')) throw new Geweigerd('format')
    if (heeftDoctype(tekst)) throw new Geweigerd('doctype')
    checkTekst(tekst)
    return parse(tekst)
  }, opties)
