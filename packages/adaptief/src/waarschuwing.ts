import { BAND_HOOG, BAND_LAAG, GOK_TYPEN, NIVEAU_WAARSCHUWING, STIL_BLOKKEN } from './constanten.ts'
import { kansOp } from './kies-woord.ts'
import type { Staat } from './staat.ts'
import type { Waarschuwing } from './types.ts'
import { kandidaten, type Beurt } from './waarde.ts'
import type { Woordenbank } from './woordenbank.ts'

/** What a teacher should know of how the practice of a pupil itself goes; empty when it goes well. */
export function waarschuwingenVoor(bank: Woordenbank, staat: Staat): readonly Waarschuwing[] {
  const beurt: Beurt = { bank, staat, ctx: { t: staat.t, guess: GOK_TYPEN } }
  const niets = waaromNiets(beurt)
  if (niets) return [{ soort: 'niets_te_oefenen', waarom: niets }]
  const deel = deelBuitenBand(beurt)
  const nauw: Waarschuwing[] = deel > NIVEAU_WAARSCHUWING ? [{ soort: 'niveau_te_nauw', deel }] : []
  const stil = staat.categorieen.flatMap((c): Waarschuwing[] =>
    c.inScope && c.blokken >= STIL_BLOKKEN && c.stand === 'bezig'
      ? [{ soort: 'groei_stil', categorie: c.code, blokken: c.blokken }]
      : [],
  )
  return [...nauw, ...stil]
}

type Waarom = Extract<Waarschuwing, { soort: 'niets_te_oefenen' }>['waarom']

function waaromNiets(beurt: Beurt): Waarom | null {
  const { bank, staat } = beurt
  const scope = staat.categorieen.filter((c) => c.inScope)
  if (scope.length === 0) return 'geen_scope'
  if (scope.every((c) => c.gewicht === 0)) return 'alles_uit'
  const { min, max } = staat.niveau
  const heeftWoord = kandidaten({ ...beurt, bank }).some(({ categorie }) =>
    categorie.woorden.some((w) => w.mean >= min && w.mean <= max),
  )
  return heeftWoord ? null : 'geen_woorden'
}

/** Of the words that the bounds of a teacher leave: the share that is too easy or too hard now. */
function deelBuitenBand(beurt: Beurt): number {
  const { min, max } = beurt.staat.niveau
  if (min === -Infinity && max === Infinity) return 0
  let buiten = 0
  let alle = 0
  for (const kandidaat of kandidaten(beurt)) {
    for (const woord of kandidaat.categorie.woorden) {
      if (woord.mean < min || woord.mean > max) continue
      const p = kansOp(beurt, kandidaat, woord)
      alle += 1
      if (p < BAND_LAAG || p > BAND_HOOG) buiten += 1
    }
  }
  return alle === 0 ? 0 : buiten / alle
}
