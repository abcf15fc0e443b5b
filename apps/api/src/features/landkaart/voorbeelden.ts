import type { Voorbeeld } from '@letterhaven/contracts/landkaart'
import type { Geluiden } from '@letterhaven/contracts/geluid'
import { chooseVoorbeelden } from '@letterhaven/domain/voorbeelden'
import { stemMagZeggen } from '@letterhaven/taal/spreken'
import type { Inhoud } from '../../kern/inhoud.ts'

/** Forms of verbs that every child reads: those of the first year in which they are taught. */
const VOOR_VERBS = { land: 'nl', groep: 0, beurt: 0 } as const

/** Presents a few words that show what a goal is about, with their graphemes marked. */
export function presentVoorbeelden(
  { woorden, leeswoorden, werkwoorden }: Inhoud,
  categorieen: readonly string[],
): Voorbeeld[] {
  const vormen = werkwoorden
    .list(categorieen, VOOR_VERBS)
    .map(({ afleiders: [fout], lettergrepen = [], ...vorm }) => ({
      woord: vorm.woord,
      grafemen: vorm.grafemen,
      klankgroepen: vorm.klankgroepen,
      lettergrepen,
      band: 1,
      fout: fout ? { vorm: fout.vorm, regel: fout.regel } : null,
      plaatje: undefined,
    }))
  const uitCorpus = [
    ...[...woorden.values()].filter(({ focus }) => categorieen.includes(focus)),
    ...leeswoorden.list(categorieen, { beurt: 0 }).map(({ entry }) => entry),
  ]
    .filter(({ be }) => be?.avoid !== true)
    .map(({ w, g, kg, lg, band, d: [fout], pic: plaatje }) => ({
      woord: w,
      grafemen: g,
      klankgroepen: kg,
      lettergrepen: lg,
      band,
      fout: fout ? { vorm: fout.f, regel: fout.rule } : null,
      plaatje,
    }))
  return chooseVoorbeelden([...uitCorpus, ...vormen]).map(({ woord, markeer }) => {
    const { woord: tekst, grafemen, klankgroepen, lettergrepen, plaatje } = woord
    const voorbeeld = { woord: tekst, grafemen, klankgroepen, lettergrepen, markeer }
    return {
      ...voorbeeld,
      ...(plaatje === undefined ? {} : { plaatje }),
      ...(stemMagZeggen(tekst) ? {} : { robotstem: false }),
    }
  })
}

/** Adds the sounds to these words. */
export const metGeluid = (voorbeelden: readonly Voorbeeld[], geluiden: Geluiden): Voorbeeld[] =>
  voorbeelden.map((voorbeeld) => {
    const geluid = geluiden[voorbeeld.woord]
    return geluid === undefined ? voorbeeld : { ...voorbeeld, geluid }
  })
