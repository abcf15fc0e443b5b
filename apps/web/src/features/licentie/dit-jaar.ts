import type { Licentie } from '@letterhaven/contracts/licentie'
import { plusDagen } from '@letterhaven/domain/schooljaar'
import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { getal } from '@letterhaven/ui/tekst/getal'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { aantal } from '../../shared/weergave/woorden.ts'

/** How the seats of a year are shown: a number with what it counts, a bar, and a sentence. */
export interface Jaarbeeld {
  readonly groot: readonly [number, string]
  /** How full the bar is, from 0 to 1, and its colour. */
  readonly deel: number
  readonly kleur: 'ruim' | 'vol' | 'tekort'
  readonly zin: string
}

const IN_PRULLENBAK = 'Wie in de prullenbak staat, telt niet mee.'
const erZijn = (n: number): string => `${n === 1 ? 'is' : 'zijn'} er ${getal(n)}`
const plaatsenZin = (n: number): string => aantal(n, 'plaats', 'plaatsen')
/** Returns the first day on which the seats of the previous year no longer count. */
const naRespijt = (respijtTot: string): string => sayDatum('dagInJaar', plusDagen(respijtTot, 1))

type Stand = Pick<
  Licentie,
  'schooljaar' | 'gebruikt' | 'plaatsen' | 'besteld' | 'tekort' | 'respijtTot'
>

/** Says what was ordered for this year, for use within a sentence. */
const besteldZin = ({ schooljaar, besteld }: Stand): string =>
  besteld === 0
    ? `voor ${schooljaar} is nog niets besteld`
    : `voor ${schooljaar} ${besteld === 1 ? 'is' : 'zijn'} ${plaatsenZin(besteld)} besteld`

/**
 * Returns this year's picture: how many seats are free, or how many lack, now or once the seats of the previous year no longer
 * count.
 */
export function beeldVanDitJaar(stand: Stand, w: Woordkeus): Jaarbeeld {
  const { gebruikt, plaatsen, tekort, respijtTot } = stand
  const wie = aantal(gebruikt, w.leerling, w.leerlingen)
  const zin = `${wie} op ${plaatsenZin(plaatsen)}. ${IN_PRULLENBAK}`
  if (tekort.nu > 0) return { groot: [tekort.nu, 'te weinig'], deel: 1, kleur: 'tekort', zin }
  if (tekort.straks > 0 && respijtTot)
    return {
      groot: [tekort.straks, `te weinig vanaf ${naRespijt(respijtTot)}`],
      deel: 1,
      kleur: 'tekort',
      zin: `${wie}; ${besteldZin(stand)}. Nog niet overgezet naar ${stand.schooljaar}? Dan telt wie ${soortwoorden(w).vertrek.wieGaat} hier nog mee.`,
    }
  const vrij = plaatsen - gebruikt
  const deel = plaatsen === 0 ? 1 : gebruikt / plaatsen
  return { groot: [vrij, 'vrij'], deel, kleur: vrij === 0 ? 'vol' : 'ruim', zin }
}

/** What a school must know about its seats first of all. */
export interface Waarschuwing {
  readonly toon: 'warn' | 'info'
  readonly titel: string
  readonly zin: string
}

const GEVOLG = 'Iedereen die al oefent, oefent gewoon door. Iemand toevoegen kan'

function overRespijt(stand: Stand, dag: string): Waarschuwing {
  const { schooljaar, gebruikt, besteld, tekort } = stand
  const tot = `Tot ${dag} gelden de plaatsen van vorig jaar.`
  if (tekort.straks === 0)
    return {
      toon: 'info',
      titel: 'De plaatsen van vorig schooljaar tellen nog mee',
      zin: `${tot} Daarna ${erZijn(besteld - gebruikt)} vrij.`,
    }
  const nu = tekort.nu > 0 ? `Nu ${erZijn(tekort.nu)} te weinig. ` : ''
  return {
    toon: 'warn',
    titel: `Bestel plaatsen voor ${schooljaar}`,
    zin: `${nu}${tot} Daarna ${erZijn(tekort.straks)} te weinig. ${GEVOLG} dan pas weer als er plaatsen bij zijn.`,
  }
}

/**
 * Returns the notice above the seats: too few now, too few once those of the previous year end, or only that those still count;
 * null when there is nothing to say.
 */
export function waarschuwingVan(stand: Stand): Waarschuwing | null {
  const { tekort, respijtTot } = stand
  if (respijtTot) return overRespijt(stand, naRespijt(respijtTot))
  if (tekort.nu === 0) return null
  const titel = 'Er zijn te weinig plaatsen'
  return { toon: 'warn', titel, zin: `${GEVOLG} weer als er plaatsen bij zijn.` }
}
