import { printTabel } from '../verslag.ts'
import { verhouding, middel, type Maat } from './onzekerheid.ts'
import { letPractise, winstLater, type PerWet } from './oefenstudie.ts'
import { GEWOON, type Omstandigheden } from './oefenen.ts'
import { metFout } from './oefentabel.ts'
import type { Plan } from './plan.ts'
import type { Ploeg } from './ploeg.ts'
import { WETTEN } from './wetten.ts'

/** What may go wrong around a class, separately and all together. */
const STORINGEN: Readonly<Record<string, Omstandigheden>> = {
  'zinloze tijden': { ...GEWOON, zinloos: true },
  'hulp thuis (10 %)': { ...GEWOON, hulp: 0.1 },
  'late bundels (30 %)': { ...GEWOON, laat: 0.3 },
  'alles samen': { zinloos: true, hulp: 0.1, laat: 0.3 },
}

/** Loss of gain in per cent, per law and on average. */
export interface Verlies {
  readonly naam: string
  readonly wetten: readonly Maat[]
  readonly midden: Maat
}

const alsVerlies = ({ waarde, fout }: Maat): Maat => ({
  waarde: 100 * (1 - waarde),
  fout: 100 * fout,
})

/** A part of the leerlingen of one world is enough, since each is compared with themselves. */
const DEEL = 0.4

/** Lets the same leerlingen practise with the engine when things go wrong. */
export async function measureStoringen(
  ploeg: Ploeg,
  plan: Plan,
  gewoon: PerWet,
): Promise<Verlies[]> {
  const leerlingen = Math.ceil(DEEL * plan.leerlingen)
  const klein = { ...plan, leerlingen, werelden: plan.werelden.slice(0, 1) }
  return Promise.all(
    Object.entries(STORINGEN).map(async ([naam, om]) => {
      const gestoord = await letPractise(ploeg, klein, { rivaal: 'motor', om })
      const wetten = WETTEN.map((wet) => {
        const zonder = gewoon[wet].slice(0, leerlingen)
        return alsVerlies(verhouding(gestoord[wet].map(winstLater), zonder.map(winstLater)))
      })
      return { naam, wetten, midden: middel(wetten) }
    }),
  )
}

/** Prints the table of losses. */
export const printStoringen = (verliezen: readonly Verlies[]): void =>
  printTabel(
    ['motor, verlies aan winst in %', ...WETTEN, 'gemiddeld'],
    verliezen.map(({ naam, wetten, midden }) => [
      naam,
      ...wetten.map((m) => metFout(m, 1)),
      metFout(midden, 1),
    ]),
  )
