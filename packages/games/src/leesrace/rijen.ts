import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { oordeelVan, type State } from './stand.ts'
import { isVerteld } from './rules.ts'
import { erbijVan } from './zeg.ts'

/** Lines that stand together: from which sentence to before which. */
export interface Groepje {
  readonly van: number
  readonly tot: number
  /** Whether a paragraph begins here. */
  readonly isAlinea: boolean
}

/** The most lines of one group, so that who plays with a switch is soon there. */
const MEEST = 8

/** Returns the lines in groups: paragraph by paragraph, and long ones in parts. */
export function groepjesVan({
  zinnen,
  alineas = [],
}: Pick<TekstOpgave, 'zinnen' | 'alineas'>): readonly Groepje[] {
  const maten = alineas.reduce((som, n) => som + n, 0) === zinnen.length ? alineas : [zinnen.length]
  return maten.flatMap((maat, nr) => {
    const begin = maten.slice(0, nr).reduce((som, n) => som + n, 0)
    const delen = Math.max(1, Math.ceil(maat / MEEST))
    return Array.from({ length: delen }, (_, i) => ({
      van: begin + Math.round((i * maat) / delen),
      tot: begin + Math.round(((i + 1) * maat) / delen),
      isAlinea: i === 0,
    }))
  })
}

/** Returns the lines in groups of which none goes over one of these boundaries. */
export const splitBij = (
  groepjes: readonly Groepje[],
  grenzen: readonly number[],
): readonly Groepje[] =>
  groepjes.flatMap(({ van, tot, isAlinea }) => {
    const begin = [van, ...grenzen.filter((grens) => grens > van && grens < tot)]
    return begin.map((hier, nr) => ({
      van: hier,
      tot: begin[nr + 1] ?? tot,
      isAlinea: isAlinea && nr === 0,
    }))
  })

/** nu: being read. aan: lit. mis: it had a flag in vain. bewijs: it proves the answer. */
export type Lijnbeeld = 'nu' | 'aan' | 'mis' | 'bewijs'

/** Whether a line hung a flag in vain, and the reason that is told does not quote it after all. */
function isMisRegel({ opgave, item, gegeven, ...staat }: State, nr: number): boolean {
  if (!opgave || !item) return false
  const oordeel = oordeelVan({ item, gegeven, fase: staat.fase })
  if (oordeel === 'goed' && erbijVan(item, opgave).includes(nr)) return false
  return opgave.geweest.includes(nr) || (oordeel === 'mis' && nr === Number(gegeven))
}

/** Returns how a line looks now. */
export function standVanRegel(state: State, nr: number): Lijnbeeld {
  const { opgave, item, gegeven } = state
  if (!opgave || !item) return 'aan'
  if (!opgave.isVraag) return nr >= opgave.nu ? 'nu' : 'aan'
  const oordeel = oordeelVan(state)
  if (oordeel === 'goed' && nr === Number(gegeven)) return 'bewijs'
  if (isVerteld(state) && nr === item.bewijs[0]) return 'bewijs'
  return isMisRegel(state, nr) ? 'mis' : 'aan'
}

/** hand: the flag of this question. mis: it droops. staat, later: a flag of an earlier question, at the first try or later. */
export type Vlagbeeld = 'hand' | 'mis' | 'staat' | 'later'

/** Returns the flags on a line. */
export function vlaggenOp(state: State, nr: number): readonly Vlagbeeld[] {
  const { opgave } = state
  if (!opgave) return []
  const oordeel = oordeelVan(state)
  const eerder = opgave.vlaggen
    .filter(({ zin }) => zin === nr)
    .map(({ isEerste }): Vlagbeeld => (isEerste ? 'staat' : 'later'))
  const isHier = opgave.vlag === nr && oordeel !== 'goed'
  const hangt = oordeel === 'mis' || opgave.geweest.includes(nr)
  return isHier ? [...eerder, hangt ? 'mis' : 'hand'] : eerder
}

const STAND: Readonly<Record<Lijnbeeld, string>> = {
  nu: '',
  aan: '',
  mis: 'hier staat het niet',
  bewijs: 'hier staat het',
}
const VLAG: Readonly<Record<Vlagbeeld, string>> = {
  hand: 'je vlag staat hier',
  mis: 'je vlag hangt slap',
  staat: 'hier staat een vlag',
  later: 'hier staat een vlag',
}

/** Whether a star lies on a line, of this stretch or an earlier one. */
export const heeftSter = ({ opgave }: Pick<State, 'opgave'>, nr: number): boolean =>
  opgave !== null && (opgave.ster === nr || opgave.sterren.includes(nr))

/** Returns the name of a line for who cannot see it. */
export function naamVan(state: State, nr: number, zin: string): string {
  const stand = standVanRegel(state, nr)
  const ster = heeftSter(state, nr) ? 'met je ster' : ''
  const delen = [zin, STAND[stand], ster, ...vlaggenOp(state, nr).map((vlag) => VLAG[vlag])]
  return [`Zin ${nr + 1}`, ...delen.filter(Boolean)].join(', ')
}
