import type { Land } from '@letterhaven/contracts/admin'

/** A form on a window; a wrong one brings the rule, and the right form with the differing parts marked. */
export interface HapjeVorm {
  readonly vorm: string
  readonly uitleg: Readonly<Record<Land, string>>
  readonly delen: readonly { readonly deel: string; readonly anders: boolean }[]
}

/** One word: the sentence around it, and what hangs in the three windows. */
export interface HapjeRonde {
  readonly woord: string
  readonly zin: readonly [voor: string, na: string]
  readonly vormen: readonly HapjeVorm[]
}

/** Where a player of the bite is: which round, and which windows were washed in it, in order. */
export interface HapjeStand {
  readonly ronde: number
  readonly gewassen: readonly string[]
}

export type HapjeDaad =
  | { readonly soort: 'was'; readonly vorm: string }
  | { readonly soort: 'verder' }
  | { readonly soort: 'opnieuw' }

export const HAPJE_BEGIN: HapjeStand = { ronde: 0, gewassen: [] }

/** Is the right window of this round clean? */
export const isOpgelost = ({ gewassen }: HapjeStand, { woord }: HapjeRonde): boolean =>
  gewassen.includes(woord)

/** Washing a window twice, or after the light is on, changes nothing; on only when the light is on. */
export function playHapje(rondes: readonly HapjeRonde[]) {
  return (stand: HapjeStand, daad: HapjeDaad): HapjeStand => {
    const ronde = rondes[stand.ronde]
    if (daad.soort === 'opnieuw') return HAPJE_BEGIN
    if (!ronde) return stand
    if (daad.soort === 'verder')
      return isOpgelost(stand, ronde) ? { ronde: stand.ronde + 1, gewassen: [] } : stand
    const mag = !isOpgelost(stand, ronde) && !stand.gewassen.includes(daad.vorm)
    return mag ? { ...stand, gewassen: [...stand.gewassen, daad.vorm] } : stand
  }
}
