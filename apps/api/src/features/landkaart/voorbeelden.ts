import type { Voorbeeld } from '@letterhaven/contracts/landkaart'
import { kiesVoorbeelden } from '@letterhaven/domain/voorbeelden'
import type { Inhoud } from '../../inhoud.ts'

/** A few words that show what a goal is about, with its graphemes marked. */
export function presentVoorbeelden(
  { woorden }: Inhoud,
  categorieen: readonly string[],
): Voorbeeld[] {
  const kandidaten = [...woorden.values()]
    .filter(({ focus, be }) => categorieen.includes(focus) && be?.avoid !== true)
    .map(({ w, g, kg, band, d: [fout], pic: plaatje }) => ({
      woord: w,
      grafemen: g,
      klankgroepen: kg,
      band,
      fout: fout ? { vorm: fout.f, regel: fout.rule } : null,
      plaatje,
    }))
  return kiesVoorbeelden(kandidaten).map(({ woord, markeer }) => {
    const { woord: tekst, grafemen, klankgroepen, plaatje } = woord
    const voorbeeld = { woord: tekst, grafemen, klankgroepen, markeer }
    return plaatje === undefined ? voorbeeld : { ...voorbeeld, plaatje }
  })
}
