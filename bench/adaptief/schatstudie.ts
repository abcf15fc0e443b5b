import { getal, printTabel } from '../verslag.ts'
import { maat, wortelVerhouding, type Maat } from './onzekerheid.ts'
import { metFout } from './oefentabel.ts'
import type { Plan } from './plan.ts'
import type { Ploeg } from './ploeg.ts'
import { gemiddelde } from './rij.ts'
import type { RivaalNaam } from './rivalen/rivalen.ts'
import type { Proef } from './toets.ts'

const WOORDSCHATTERS = ['elo, globaal', 'elo, categorie', 'elo, gelaagd', 'motor'] as const
/** The rivals that report estimates; those that know the words have no difficulties to find. */
const SCHATTERS = [
  ...WOORDSCHATTERS,
  'motor, woorden bekend',
  'kenner',
] as const satisfies RivaalNaam[]
/** Leerlingen per piece, as a multiple of those of the plan; quick pieces get more. */
const MAAL = { toets: 40, instap: 3, woorden: 4, logboek: 4 }
/** Bins of how often a word was met. */
const VAKKEN = [10, 30, 100, 300] as const

const PROEVEN = {
  'toets, ,50': { doel: 0.5, gok: 0.02, woorden: 30 },
  'toets, ,65': { doel: 0.65, gok: 0.02, woorden: 30 },
  'oefenen, typen': { doel: 0.8, gok: 0.02, woorden: 50 },
  'oefenen, 1 van 4': { doel: 0.8, gok: 0.25, woorden: 50 },
} as const satisfies Readonly<Record<string, Proef>>
type ProefNaam = keyof typeof PROEVEN
const PROEFNAMEN = Object.keys(PROEVEN).filter((naam): naam is ProefNaam => naam in PROEVEN)

/** The results of one rival. */
export interface Schatting {
  readonly rivaal: RivaalNaam
  /** Error as a multiple of the bound, per test: of the bound of the best test, and of that for the rival's own words. */
  readonly toets: ReadonlyMap<ProefNaam, { beste: Maat; eigen: Maat }>
  readonly instap: { eigen: Maat; beste: Maat; fout: number }
  /**
   * Per bin of meetings: the error over its bound, over the bound for a rival that has to find levels as well, and the error
   * itself.
   */
  readonly woorden: readonly {
    verhouding: Maat
    metNiveaus: Maat
    /** The error, over the bound, that remains after looking back on all answers; only for the engine's answers. */
    terugblik: Maat | null
    fout: number
    aantal: number
  }[]
  /**
   * Excess log loss in thousandths of a nat, for the engine also with more leerlingen, and the error of the levels at the end.
   */
  readonly log: { teveel: Maat; metMeer: Maat | null; fout: number }
}

async function toetsen(ploeg: Ploeg, plan: Plan, rivaal: RivaalNaam): Promise<Schatting['toets']> {
  const leerlingen = MAAL.toets * plan.leerlingen
  const klaar = PROEFNAMEN.map(async (naam) => {
    const rijen = await ploeg.perform('toets', { rivaal, leerlingen, proef: PROEVEN[naam] })
    const kwadraten = rijen.map(({ kwadraat }) => kwadraat)
    const tegen = (grens: number[]) => wortelVerhouding(kwadraten, grens)
    const beste = tegen(rijen.map(({ besteGrens }) => besteGrens))
    return [naam, { beste, eigen: tegen(rijen.map(({ eigenGrens }) => eigenGrens)) }] as const
  })
  return new Map(await Promise.all(klaar))
}

async function instap(ploeg: Ploeg, plan: Plan, rivaal: RivaalNaam): Promise<Schatting['instap']> {
  const leerlingen = MAAL.instap * plan.leerlingen
  const klaar = plan.werelden.map((wereld) =>
    ploeg.perform('instap', { rivaal, wereld, leerlingen }),
  )
  const rijen = (await Promise.all(klaar)).flat()
  const kwadraten = rijen.map(({ kwadraat }) => kwadraat)
  return {
    eigen: wortelVerhouding(
      kwadraten,
      rijen.map(({ grens }) => grens),
    ),
    beste: wortelVerhouding(
      kwadraten,
      rijen.map(({ besteGrens }) => besteGrens),
    ),
    fout: Math.sqrt(gemiddelde(kwadraten)),
  }
}

async function woorden(
  ploeg: Ploeg,
  plan: Plan,
  rivaal: RivaalNaam,
): Promise<Schatting['woorden']> {
  if (!WOORDSCHATTERS.some((naam) => naam === rivaal)) return []
  const leerlingen = MAAL.woorden * plan.leerlingen
  const klaar = plan.werelden.map((wereld) =>
    ploeg.perform('woorden', { rivaal, wereld, leerlingen }),
  )
  const rijen = (await Promise.all(klaar)).flat()
  return VAKKEN.slice(0, -1).map((vanaf, i) => {
    const vak = rijen.filter(({ keren }) => keren >= vanaf && keren < (VAKKEN[i + 1] ?? Infinity))
    const kwadraten = vak.map(({ kwadraat }) => kwadraat)
    const grenzen = vak.map(({ grens }) => grens)
    const later = vak.flatMap(({ terugblik }) => terugblik ?? [])
    return {
      verhouding: wortelVerhouding(kwadraten, grenzen),
      metNiveaus: wortelVerhouding(
        kwadraten,
        vak.map(({ metNiveaus }) => metNiveaus),
      ),
      terugblik: later.length === 0 ? null : wortelVerhouding(later, grenzen),
      fout: Math.sqrt(gemiddelde(kwadraten)),
      aantal: vak.length,
    }
  })
}

async function logboek(ploeg: Ploeg, plan: Plan, rivaal: RivaalNaam): Promise<Schatting['log']> {
  const read = async (leerlingen: number) => {
    const klaar = plan.werelden.map((wereld) =>
      ploeg.perform('logboek', { rivaal, wereld, leerlingen }),
    )
    return (await Promise.all(klaar)).flat()
  }
  const teveelVan = (rijen: readonly { teveel: number }[]): Maat =>
    maat(rijen.map(({ teveel }) => 1000 * teveel))
  const rijen = await read(plan.leerlingen)
  // The error in words that few leerlingen have met falls as more of them meet those words; the error in levels does not.
  const isMotor = rivaal === 'motor'
  return {
    teveel: teveelVan(rijen),
    metMeer: isMotor ? teveelVan(await read(MAAL.logboek * plan.leerlingen)) : null,
    fout: Math.sqrt(gemiddelde(rijen.map(({ fout }) => fout * fout))),
  }
}

/** Tests the rivals that estimate: their levels, difficulties and predictions. */
export const letEstimate = (ploeg: Ploeg, plan: Plan): Promise<Schatting[]> =>
  Promise.all(
    SCHATTERS.map(async (rivaal) => {
      const [t, i, w, log] = await Promise.all([
        toetsen(ploeg, plan, rivaal),
        instap(ploeg, plan, rivaal),
        woorden(ploeg, plan, rivaal),
        logboek(ploeg, plan, rivaal),
      ])
      return { rivaal, toets: t, instap: i, woorden: w, log }
    }),
  )

/** Prints the tables of estimates, with errors as multiples of the bound that no estimate can beat. */
export function printSchatTabellen(schattingen: readonly Schatting[]): void {
  const cel = (m: Maat | null | undefined): string => (m ? metFout(m) : '–')
  printTabel(
    [
      'fout × grens',
      ...PROEFNAMEN.map((n) => `${n} (beste)`),
      ...PROEFNAMEN.slice(2).map((n) => `${n} (eigen)`),
      'instap 40 (eigen)',
      'instap (beste)',
      'fout instap',
    ],
    schattingen.map((s) => [
      s.rivaal,
      ...PROEFNAMEN.map((naam) => cel(s.toets.get(naam)?.beste)),
      ...PROEFNAMEN.slice(2).map((naam) => cel(s.toets.get(naam)?.eigen)),
      cel(s.instap.eigen),
      cel(s.instap.beste),
      getal(s.instap.fout, 2),
    ]),
  )
  const metAantal = (vak: Schatting['woorden'][number] | undefined): string =>
    vak && vak.aantal > 0 ? `${getal(vak.fout, 2)} (${getal(vak.aantal)})` : '–'
  const vakken = VAKKEN.slice(0, -1).map((vanaf, i) => `${vanaf}-${(VAKKEN[i + 1] ?? 0) - 1}`)
  printTabel(
    [
      'moeilijkheid, fout × grens',
      ...vakken.map((vak) => `${vak} keer`),
      ...vakken.map((vak) => `${vak}, niveaus onbekend`),
      ...vakken.map((vak) => `${vak}, terugblik`),
      ...vakken.map((vak) => `fout ${vak}`),
      'teveel log-verlies (mnat)',
      'fout niveau',
    ],
    schattingen.map((s) => [
      s.rivaal,
      ...vakken.map((_, i) => cel(s.woorden[i]?.verhouding)),
      ...vakken.map((_, i) => cel(s.woorden[i]?.metNiveaus)),
      ...vakken.map((_, i) => cel(s.woorden[i]?.terugblik)),
      ...vakken.map((_, i) => metAantal(s.woorden[i])),
      metFout(s.log.teveel, 1),
      getal(s.log.fout, 2),
    ]),
  )
}
