import { maat, middel, verhouding, type Maat } from './onzekerheid.ts'
import { GEWOON, type Omstandigheden } from './oefenen.ts'
import type { Plan } from './plan.ts'
import type { Ploeg } from './ploeg.ts'
import { gemiddelde, op, som } from './rij.ts'
import { RIVALEN, type RivaalNaam } from './rivalen/rivalen.ts'
import type { Uitslag } from './waarnemen.ts'
import { WETTEN, type Wet } from './wetten.ts'

/** The results per law of the leerlingen of all worlds, in the same order for all rivals. */
export type PerWet = Readonly<Record<(typeof WETTEN)[number], readonly Uitslag[]>>

/** Lets a class practise with a rival, in all worlds and under all laws. */
export async function letPractise(
  ploeg: Ploeg,
  plan: Plan,
  wie: { rivaal: RivaalNaam; om?: Omstandigheden },
): Promise<PerWet> {
  const { rivaal, om = GEWOON } = wie
  const onder = async (wet: Wet): Promise<Uitslag[]> => {
    const vraag = { rivaal, wet, om, leerlingen: plan.leerlingen }
    const klaar = plan.werelden.map((wereld) => ploeg.perform('oefenen', { ...vraag, wereld }))
    return (await Promise.all(klaar)).flat()
  }
  const [zone, oefening, fouten] = await Promise.all(WETTEN.map(onder))
  return { zone: zone ?? [], oefening: oefening ?? [], fouten: fouten ?? [] }
}

const namen = Object.keys(RIVALEN).filter((naam): naam is RivaalNaam => naam in RIVALEN)

/** Lets a class practise with every rival. Slow rivals start first, so that quick ones fill the gaps. */
export async function letAllPractise(
  ploeg: Ploeg,
  plan: Plan,
): Promise<ReadonlyMap<RivaalNaam, PerWet>> {
  const volgorde = namen.toReversed()
  const uitslagen = await Promise.all(
    volgorde.map(async (rivaal) => [rivaal, await letPractise(ploeg, plan, { rivaal })] as const),
  )
  return new Map(uitslagen.toReversed())
}

/** Extra percentage points on the dictation per 100 answers, eight weeks after the last session. */
export const winstLater = (u: Uitslag): number =>
  (100 * (u.later - u.zonderLater)) / (u.antwoorden / 100)

/** Words of the dictation that were gained by practice, eight weeks on. */
export const extraWoorden = (u: Uitslag): number => (u.later - u.zonderLater) * u.woorden

/** Computes a figure for each law, in the order of WETTEN. */
export const perWet = (uitslagen: PerWet, wat: (u: readonly Uitslag[]) => Maat): Maat[] =>
  WETTEN.map((wet) => wat(uitslagen[wet]))

/** Returns the gain of one rival as a multiple of another's: per law, and the mean over the laws. */
export function tegenover(een: PerWet, ander: PerWet): { wetten: Maat[]; midden: Maat } {
  const wetten = WETTEN.map((wet) =>
    verhouding(een[wet].map(winstLater), ander[wet].map(winstLater)),
  )
  return { wetten, midden: middel(wetten) }
}

/** Returns the results of the leerlingen of one world; the rows are ordered by world. */
export function vanWereld(uitslagen: PerWet, plan: Plan, wereld: number): PerWet {
  const deel = (wet: keyof PerWet) =>
    uitslagen[wet].slice(wereld * plan.leerlingen, (wereld + 1) * plan.leerlingen)
  return { zone: deel('zone'), oefening: deel('oefening'), fouten: deel('fouten') }
}

/** Returns the mean of some share over leerlingen, in per cent, averaged over the laws. */
export const procent = (uitslagen: PerWet, wat: (u: Uitslag) => number): Maat =>
  middel(perWet(uitslagen, (u) => maat(u.map((een) => 100 * wat(een)))))

/** Returns the root mean square error of the levels at one of the moments when it was measured. */
export function foutNa(uitslagen: PerWet, moment: number): number {
  const alle = WETTEN.flatMap((wet) => uitslagen[wet].map((u) => op(u.fout, moment) ** 2))
  return Math.sqrt(gemiddelde(alle))
}

/**
 * Returns the figures of the weak categories: the share found in six weeks, false alarms per leerling, and the median number of
 * answers it took.
 */
export function zwakGevonden(uitslagen: PerWet): { deel: Maat; loos: Maat; na: number } {
  const na = WETTEN.flatMap((wet) => uitslagen[wet].flatMap((u) => u.gevonden)).toSorted(
    (a, b) => a - b,
  )
  return {
    deel: procent(uitslagen, (u) => u.gevonden.length / u.zwak),
    loos: middel(perWet(uitslagen, (u) => maat(u.map(({ loos }) => loos)))),
    na: na.length > 0 ? op(na, Math.floor(na.length / 2)) : Number.NaN,
  }
}

/** Returns the share of leerlingen whose own mean chance lies between .75 and .85, in per cent. */
export const opMaat = (uitslagen: PerWet): Maat =>
  procent(uitslagen, ({ kans }) => (kans >= 0.75 && kans <= 0.85 ? 1 : 0))

/** Returns the number of all answers for a rival. */
export const aantalAntwoorden = (uitslagen: PerWet): number =>
  som(WETTEN.flatMap((wet) => uitslagen[wet].map(({ antwoorden }) => antwoorden)))
