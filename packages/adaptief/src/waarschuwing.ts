import {
  BAND_HOOG,
  TE_MOEILIJK,
  GOK_TYPEN,
  NIVEAU_WAARSCHUWING,
  STIL_BLOKKEN,
} from './constanten.ts'
import { isBinnenNiveau, isToegestaan, kansOp, niveauNu } from './choose-woord.ts'
import type { Staat } from './staat.ts'
import type { Context, WaaromNiets, Waarschuwing } from './types.ts'
import { codesVan, gewichtNu, kandidaten, type Beurt } from './waarde.ts'
import type { Woordenbank } from './woordenbank.ts'

/** The part of a moment that decides what there is to practise. */
export type Mogelijk = Pick<Context, 'settings' | 'alleen' | 'behalve'>

/**
 * Returns what a teacher should know about a pupil's practice itself; empty when it goes well. Where `next` gives nothing at a
 * moment, this says why for the same moment.
 */
export function waarschuwingenVoor(
  bank: Woordenbank,
  staat: Staat,
  moment: Mogelijk = {},
): readonly Waarschuwing[] {
  const beurt: Beurt = { bank, staat, ctx: { ...moment, t: staat.t, guess: GOK_TYPEN } }
  const niets = waaromNiets(beurt)
  if (niets) return [{ soort: 'niets_te_oefenen', waarom: niets }]
  const lijst: Waarschuwing[] = []
  if (staat.groepOnbekend) lijst.push({ soort: 'groep_onbekend', alsGroep: staat.groep })
  const deel = deelBuitenBand(beurt)
  if (deel > NIVEAU_WAARSCHUWING) lijst.push({ soort: 'niveau_te_nauw', deel })
  for (const { code, inScope, blokken, stand } of staat.categorieen) {
    if (inScope && blokken >= STIL_BLOKKEN && stand === 'bezig')
      lijst.push({ soort: 'groei_stil', categorie: code, blokken })
  }
  return lijst
}

function waaromNiets(beurt: Beurt): WaaromNiets | null {
  const codes = codesVan(beurt)
  if (codes.length === 0) return 'geen_scope'
  if (codes.every((code) => gewichtNu(beurt, code) === 0)) return 'alles_uit'
  const woorden = kandidaten(beurt).flatMap(({ categorie }) => categorie.woorden)
  if (woorden.length === 0) return 'geen_woorden'
  const binnen = woorden.filter(isBinnenNiveau(beurt))
  if (binnen.length === 0) return 'buiten_niveau'
  return binnen.some(isToegestaan(beurt)) ? null : 'alle_gevraagd'
}

/** Returns the share of the words within the teacher's bounds that is too easy or too hard now. */
function deelBuitenBand(beurt: Beurt): number {
  const { min, max } = niveauNu(beurt)
  if (min === -Infinity && max === Infinity) return 0
  const isBinnen = isBinnenNiveau(beurt)
  let buiten = 0
  let alle = 0
  for (const kandidaat of kandidaten(beurt)) {
    for (const woord of kandidaat.categorie.woorden) {
      if (!isBinnen(woord)) continue
      const p = kansOp(beurt, kandidaat, woord)
      alle += 1
      if (p < TE_MOEILIJK || p > BAND_HOOG) buiten += 1
    }
  }
  return alle === 0 ? 0 : buiten / alle
}
