import type { Waarschuwing as EngineWaarschuwing, Engine, Staat } from '@letterhaven/adaptief'
import type { Reden } from '@letterhaven/contracts/antwoord'
import type { Beheersing, Uitleg, Waarschuwing } from '@letterhaven/contracts/uitleg'
import { dagSleutel } from '@letterhaven/domain/schooljaar'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'

const MS_PER_DAG = 86_400_000
/** With fewer answers nothing is said about a category; `domain/zwakke-categorie` has the same number. */
const MIN_ANTWOORDEN = 5

/** The engine with the memory of one pupil, and the names that the school uses. */
export interface Spreker {
  readonly engine: Engine
  readonly staat: Staat
  readonly noem: Noem
}

/**
 * Presents what the sentence about a choice is made of. The engine also expects something of categories without answers; a
 * teacher is not told that.
 */
export function presentUitleg({ engine, staat, noem }: Spreker, reden: Reden): Uitleg {
  const uitleg = engine.explain(staat, reden)
  switch (uitleg.soort) {
    case 'groei': {
      const { soort, categorie, vanTien, tussen, beheerst } = uitleg
      const basis = beheerst.filter((code) => engine.ability(staat, code).n >= MIN_ANTWOORDEN)
      const [laag, hoog] = tussen
      return {
        soort,
        naam: noem(categorie).naam,
        vanTien,
        tussen: [laag, hoog],
        basis: basis.map((code) => noem(code).naam),
        aantal: engine.ability(staat, categorie).n,
      }
    }
    case 'herhaling':
      return { soort: uitleg.soort, dagenGeleden: uitleg.dagenGeleden }
    case 'peiling':
      return { soort: uitleg.soort, naam: noem(uitleg.categorie).naam, aantal: uitleg.aantal }
  }
}

/** When more than 8 of 10 words go right there is little left to grow, so standing still is no news. */
const GAAT_GOED = 0.8

/** Presents what a teacher should know about the practice of this pupil; empty when it goes well. */
export function presentWaarschuwingen({ engine, staat, noem }: Spreker): Waarschuwing[] {
  return engine
    .waarschuwingen(staat)
    .filter(
      (een) =>
        een.soort !== 'groei_stil' || engine.kansOpGoed(staat, een.categorie).kans < GAAT_GOED,
    )
    .map((een) => presentWaarschuwing(een, noem))
}

/** Presents a warning of the engine, with the name of its category. */
function presentWaarschuwing(waarschuwing: EngineWaarschuwing, noem: Noem): Waarschuwing {
  switch (waarschuwing.soort) {
    case 'groei_stil': {
      const { soort, categorie, blokken } = waarschuwing
      return { soort, naam: noem(categorie).naam, blokken }
    }
    case 'niets_te_oefenen':
      return { soort: waarschuwing.soort, waarom: waarschuwing.waarom }
    case 'groep_onbekend':
      return { soort: waarschuwing.soort, alsGroep: waarschuwing.alsGroep }
    case 'niveau_te_nauw':
      return { soort: waarschuwing.soort, deel: waarschuwing.deel }
  }
}

/** Returns the calendar day of a moment on the engine's clock, which counts in days since 1970. */
const datumVan = (t: number): string => dagSleutel(t * MS_PER_DAG, 'nl')

/** Presents how far a pupil is in a category; null before the first answer. */
export function presentBeheersing(
  engine: Engine,
  staat: Staat,
  { categorie, t }: { categorie: string; t: number },
): Beheersing | null {
  if (engine.ability(staat, categorie, t).n === 0) return null
  const { stand, sinds, zeker } = engine.beheersing(staat, categorie, t)
  return {
    stand,
    sinds: sinds === null ? null : datumVan(sinds),
    zeker: Math.round(zeker * 1000) / 1000,
  }
}
