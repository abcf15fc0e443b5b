import { maat, wortelVerhouding, type Maat } from './onzekerheid.ts'
import type { Plan } from './plan.ts'
import type { Ploeg } from './ploeg.ts'
import { gemiddelde } from './rij.ts'
import { BEGRIP_NA, begripGrens, type BegripUitslag, type Tekstverschil } from './lezen/begrip.ts'
import { FLITS_NA, type FlitsUitslag } from './lezen/flits.ts'
import { GEBIED_NA, type Gebied, type GebiedUitslag } from './lezen/gebied.ts'
import type { Leesproef, LeesUitslagen } from './lezen/leesproef.ts'
import { KLASSEN, type Klas, type VlotUitslag } from './lezen/vlotheid.ts'

/** Leerlingen per seed, as a multiple of those of the plan; readings are quick, and practice with the engine less so. */
const MAAL = { vlotheid: 3, flits: 6, begrip: 4, gebied: 1.5 }
const WEKEN = [4, 16] as const
const GOKKEN = [0.02, 0.25] as const
const VERSCHILLEN = ['weinig', 'veel'] as const satisfies readonly Tekstverschil[]
const GEBIEDEN = ['lezen', 'werkwoord'] as const satisfies readonly Gebied[]

/** A figure of reading with what it could be: the error over its bound, and in the unit that people read. */
export interface LeesRij {
  readonly naam: string
  /** The error over the bound of the best test, where there is a test to choose. */
  readonly beste: Maat | null
  /** The error over the bound of what was really given. */
  readonly eigen: Maat
  /** The same for who knows more, and reads the same answers. */
  readonly kenner: Maat | null
  readonly fout: number
  /** The share of intervals of 80 % that held the truth, in per cent. */
  readonly binnen: Maat | null
  /** The share that went right, in per cent. */
  readonly goed: Maat | null
}

/** Everything that was found of reading and verbs. */
export interface LeesStudie {
  readonly vlotheid: ReadonlyMap<Klas, ReadonlyMap<number, LeesRij>>
  readonly flits: ReadonlyMap<number, ReadonlyMap<number, LeesRij>>
  readonly begrip: ReadonlyMap<Tekstverschil, ReadonlyMap<number, LeesRij>>
  readonly gebied: ReadonlyMap<Gebied, ReadonlyMap<number, LeesRij>>
}

const LEEG = {
  beste: null,
  kenner: null,
  binnen: null,
  goed: null,
} as const

const procent = (rij: readonly number[]): Maat => maat(rij.map((deel) => 100 * deel))
const wortel = (rij: readonly number[]): number => Math.sqrt(gemiddelde(rij))

function vlotRij(naam: string, rijen: readonly VlotUitslag[]): LeesRij {
  const kwadraten = rijen.map(({ kwadraat }) => kwadraat)
  return {
    ...LEEG,
    naam,
    eigen: wortelVerhouding(
      kwadraten,
      rijen.map(({ grens }) => grens),
    ),
    fout: 100 * wortel(kwadraten),
    binnen: procent(rijen.map(({ isBinnen }) => (isBinnen ? 1 : 0))),
  }
}

function flitsRij(naam: string, rijen: readonly FlitsUitslag[]): LeesRij {
  const kwadraten = rijen.map(({ kwadraat }) => kwadraat)
  const beste = rijen.map(({ besteGrens }) => besteGrens)
  return {
    ...LEEG,
    naam,
    beste: wortelVerhouding(kwadraten, beste),
    eigen: wortelVerhouding(
      kwadraten,
      rijen.map(({ eigenGrens }) => eigenGrens),
    ),
    kenner: wortelVerhouding(
      rijen.map(({ kenner }) => kenner),
      beste,
    ),
    fout: 100 * wortel(kwadraten),
    goed: procent(rijen.map(({ goed }) => goed)),
  }
}

function begripRij(naam: string, rijen: readonly BegripUitslag[]): LeesRij {
  const kwadraten = rijen.map(({ kwadraat }) => kwadraat)
  const grens = begripGrens(rijen)
  return {
    ...LEEG,
    naam,
    eigen: wortelVerhouding(
      kwadraten,
      rijen.map(() => grens),
    ),
    fout: wortel(kwadraten),
    binnen: procent(rijen.map(({ isBinnen }) => (isBinnen ? 1 : 0))),
    goed: procent(rijen.map(({ goed }) => goed)),
  }
}

function gebiedRij(naam: string, rijen: readonly GebiedUitslag[]): LeesRij {
  const grenzen = rijen.map(({ grens }) => grens)
  const kwadraten = rijen.map(({ kwadraat }) => kwadraat)
  return {
    ...LEEG,
    naam,
    eigen: wortelVerhouding(kwadraten, grenzen),
    kenner: wortelVerhouding(
      rijen.map(({ kenner }) => kenner),
      grenzen,
    ),
    fout: wortel(kwadraten),
  }
}

/** Lets made-up readers read, and made-up leerlingen practise verbs, and returns how near the product comes to what is true. */
export async function letRead(ploeg: Ploeg, plan: Plan): Promise<LeesStudie> {
  const ask = async (proef: Leesproef): Promise<LeesUitslagen[]> => {
    const leerlingen = Math.ceil(MAAL[proef.wat] * plan.leerlingen)
    return Promise.all(
      plan.werelden.map((naam) => ploeg.perform('lezen', { naam, leerlingen, proef })),
    )
  }
  const perGebied = await makeMap(GEBIEDEN, async (gebied) => {
    const alle = (await ask({ wat: 'gebied', gebied })).flatMap((u) => u.gebied ?? [])
    const naam = gebied === 'lezen' ? 'woorden lezen' : 'werkwoorden'
    return perAantal(GEBIED_NA, alle, (na, rijen) => gebiedRij(`${naam}, ${na} keer`, rijen))
  })
  const vlotheid = await makeMap(KLASSEN, (klas) =>
    makeMap(WEKEN, async (weken) => {
      const rijen = await ask({ wat: 'vlotheid', klas, weken })
      const alle = rijen.flatMap((u) => u.vlotheid ?? [])
      return vlotRij(`vlotheid, ${klas}, ${weken} weken`, alle)
    }),
  )
  const flits = await makeMap(GOKKEN, async (gok) => {
    const alle = (await ask({ wat: 'flits', gok })).flatMap((u) => u.flits ?? [])
    const hoe = gok < 0.1 ? 'typen' : 'kiezen uit vier'
    return perAantal(FLITS_NA, alle, (na, rijen) => flitsRij(`flits, ${hoe}, ${na} woorden`, rijen))
  })
  const begrip = await makeMap(VERSCHILLEN, async (verschil) => {
    const alle = (await ask({ wat: 'begrip', verschil })).flatMap((u) => u.begrip ?? [])
    return perAantal(BEGRIP_NA, alle, (na, rijen) =>
      begripRij(`begrip, teksten verschillen ${verschil}, ${na} teksten`, rijen),
    )
  })
  return { vlotheid, flits, begrip, gebied: perGebied }
}

/** Makes a row for each number of answers after which something was measured. */
const perAantal = <U extends { readonly na: number }>(
  momenten: readonly number[],
  alle: readonly U[],
  makeRij: (na: number, rijen: readonly U[]) => LeesRij,
): ReadonlyMap<number, LeesRij> =>
  new Map(
    momenten.map((moment) => [
      moment,
      makeRij(
        moment,
        alle.filter(({ na }) => na === moment),
      ),
    ]),
  )

/** Makes a map of what is found for each key. */
async function makeMap<K, V>(
  sleutels: readonly K[],
  find: (sleutel: K) => Promise<V>,
): Promise<ReadonlyMap<K, V>> {
  return new Map(await Promise.all(sleutels.map(async (k) => [k, await find(k)] as const)))
}
