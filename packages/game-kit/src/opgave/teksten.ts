import type { Land } from '@letterhaven/contracts/admin'
import { loadTeksten, tekstVoor, type Leestekst } from '@letterhaven/taal/tekst'
import { TEKSTNIVEAUS_VAN } from '@letterhaven/taal/tekst-categorieen'
import { zinnenVan } from '@letterhaven/taal/tekst-maat'
import type { Woordgroep } from '@letterhaven/taal/woorden'
import type { TekstOpgave } from './opgave.ts'

/** What a reason quotes of its text. */
const CITAAT = /“(?<citaat>[^“”]+)”/gu

/** Returns the places of the sentences that a reason quotes. */
function citaatVan(waarom: string, zinnen: readonly string[]): readonly number[] {
  const citaten = Array.from(waarom.matchAll(CITAAT), ({ groups }) => groups?.citaat ?? '')
  const klein = zinnen.map((zin) => zin.toLowerCase())
  const plaatsen = citaten.map((citaat) =>
    klein.findIndex((zin) => zin.includes(citaat.toLowerCase())),
  )
  return [...new Set(plaatsen)]
    .filter((plaats) => plaats >= 0)
    .toSorted((een, ander) => een - ander)
}

/** Returns the questions about a text, in their order, as a country reads them. Their address is the text and the question. */
export function tekstOpgavenVan(tekst: Leestekst, land: Land): readonly TekstOpgave[] {
  const { id, titel, soort, tekst: alineas, vragen } = tekstVoor(tekst, land)
  const zinnen = alineas.map(zinnenVan)
  const alle = zinnen.flat()
  return vragen.map(({ vraag, keuzes, goed, waarom, bewijs = [] }, nr) => ({
    soort: 'tekst',
    id: `${id}:${nr}`,
    zinnen: alle,
    keuzes,
    goed,
    bewijs,
    citaat: citaatVan(waarom, alle),
    titel,
    alineas: zinnen.map(({ length }) => length),
    isGedicht: soort === 'gedicht',
    vraag,
    waarom,
    keten: { id, nr, van: vragen.length },
  }))
}

/** Loads all questions about the texts of a year, text after text. */
export async function loadTekstOpgaven(
  groep: Woordgroep,
  land: Land,
): Promise<readonly TekstOpgave[]> {
  const teksten = await Promise.all(TEKSTNIVEAUS_VAN[groep].map(loadTeksten))
  return teksten.flat().flatMap((tekst) => tekstOpgavenVan(tekst, land))
}
