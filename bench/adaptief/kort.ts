import { maat, middel, verhouding, type Maat } from './onzekerheid.ts'
import { GEWOON } from './oefenen.ts'
import { winstLater } from './oefenstudie.ts'
import type { Plan } from './plan.ts'
import type { Ploeg } from './ploeg.ts'
import { gemiddelde } from './rij.ts'
import type { RivaalNaam } from './rivalen/rivalen.ts'
import type { Uitslag } from './waarnemen.ts'
import { HARDE_WETTEN, type Wet } from './wetten.ts'

/** Who practises on the short line. */
const KORTE_RIVALEN = [
  'kenner',
  'motor',
  'orakel',
  'elo, globaal',
] as const satisfies readonly RivaalNaam[]
type KorteRivaal = (typeof KORTE_RIVALEN)[number]

/** What came of one law on the short line; all rows are of the same leerlingen. */
export interface KorteWet {
  readonly wet: Wet
  readonly rijen: Readonly<Record<KorteRivaal | 'ingehouden', readonly Uitslag[]>>
  /** The lowest chance that the Elo was allowed to expect when it was held to the engine's share of hard words. */
  readonly minste: number
}

/** Returns the share of answers whose true chance lay under .60. */
export const deelTeMoeilijk = (rijen: readonly Uitslag[]): number =>
  gemiddelde(rijen.map(({ teMoeilijk, antwoorden }) => teMoeilijk / antwoorden))

/** How near two shares must come, and how often is tried. */
const GENOEG = 0.0005
const POGINGEN = 8

/**
 * Searches the lowest expected chance at which a share falls to the one that is wanted, by halving: the higher the least chance,
 * the fewer hard words. Where there are too few of them without any limit, there is no limit.
 */
export async function searchMinste<T>(
  wens: number,
  attempt: (minste: number) => Promise<{ uitslag: T; deel: number }>,
): Promise<{ minste: number; uitslag: T }> {
  const vrij = await attempt(0)
  if (vrij.deel <= wens) return { minste: 0, uitslag: vrij.uitslag }
  let [laag, hoog] = [0.5, 0.98]
  let beste = { minste: 0, ...vrij }
  for (let keer = 0; keer < POGINGEN && Math.abs(beste.deel - wens) > GENOEG; keer += 1) {
    const minste = (laag + hoog) / 2
    const nu = await attempt(minste)
    if (nu.deel > wens) laag = minste
    else hoog = minste
    if (Math.abs(nu.deel - wens) < Math.abs(beste.deel - wens)) beste = { minste, ...nu }
  }
  return { minste: beste.minste, uitslag: beste.uitslag }
}

/** A part of the leerlingen is enough, since each is compared with themselves. */
const DEEL = 0.4

async function letOneLaw(ploeg: Ploeg, plan: Plan, wet: Wet): Promise<KorteWet> {
  const leerlingen = Math.ceil(DEEL * plan.leerlingen)
  const werelden = plan.werelden.map((wereld) => `kort-${wereld}`)
  const play = async (rivaal: RivaalNaam): Promise<Uitslag[]> => {
    const vraag = { rivaal, leerlijn: 'kort', wet, om: GEWOON, leerlingen } as const
    return (
      await Promise.all(werelden.map((wereld) => ploeg.perform('oefenen', { ...vraag, wereld })))
    ).flat()
  }
  const [kenner, motor, orakel, elo] = await Promise.all(KORTE_RIVALEN.map(play))
  const holdBack = async (minste: number) => {
    const vraag = { wet, leerlingen, minste }
    const klaar = werelden.map((wereld) => ploeg.perform('ingehouden', { ...vraag, wereld }))
    const uitslag = (await Promise.all(klaar)).flat()
    return { uitslag, deel: deelTeMoeilijk(uitslag) }
  }
  const { minste, uitslag } = await searchMinste(deelTeMoeilijk(motor ?? []), holdBack)
  const rijen = {
    kenner: kenner ?? [],
    motor: motor ?? [],
    orakel: orakel ?? [],
    'elo, globaal': elo ?? [],
    ingehouden: uitslag,
  }
  return { wet, rijen, minste }
}

/** Lets classes practise on the short line under four laws. */
export const letPractiseShort = (ploeg: Ploeg, plan: Plan): Promise<KorteWet[]> =>
  Promise.all(HARDE_WETTEN.map((wet) => letOneLaw(ploeg, plan, wet)))

/** Returns the gain of one as a multiple of the other's: per law, and the mean over the laws. */
export function korteWinst(
  wetten: readonly KorteWet[],
  een: keyof KorteWet['rijen'],
  ander: keyof KorteWet['rijen'],
): { wetten: Maat[]; midden: Maat } {
  const maten = wetten.map(({ rijen }) =>
    verhouding(rijen[een].map(winstLater), rijen[ander].map(winstLater)),
  )
  return { wetten: maten, midden: middel(maten) }
}

/** Returns the mean gain under one law. */
export const winstVan = (rijen: readonly Uitslag[]): Maat => maat(rijen.map(winstLater))
