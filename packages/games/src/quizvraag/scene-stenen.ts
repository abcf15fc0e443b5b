import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { steenMaat, steenPlekken, type Indeling } from './indeling.ts'
import { SCHAAL, schaalAchter, schaalVoor, STEEN_R, steenPlaat, tafelPlaat } from './paint-klein.ts'
import { bankVan, oordeelVan, type State } from './quiz.ts'
import { STENEN_VOOR_TWEE } from './stenen.ts'

/** Where a stone is, and how large. */
interface Plek {
  readonly x: number
  readonly y: number
  readonly s: number
}

/** Where stones lie in the bowl at scale 1, from its foot, those at the back first. */
const IN_SCHAAL = [
  [-26, -50],
  [24, -51],
  [-1, -56],
  [-40, -45],
  [40, -46],
  [8, -44],
] as const
/** The size of a stone in the bowl, at scale 1. */
const MAAT = 0.82
const VLUCHT_MS = 260
/** How long a stone rolls off the stage, in ms, and how far beyond the edge. */
const ROL_MS = 1100
const WEG = 40

/**
 * Whether the stones of a desk are lost at a verdict: beside the truth all of them. After a mistake only those on the desk that was
 * given: the others would tell where the truth is.
 */
function isKwijt(state: State, bank: number): boolean {
  const oordeel = oordeelVan(state)
  if (oordeel === null || !state.opgave) return false
  return (bankVan(state.opgave) === bank) === (oordeel === 'fout')
}

/** Adds the bowl of the jury with its stones, which fly to the desks and back. */
export function makeStenen(stage: Stage, indeling: Indeling, op: Laag) {
  const { schaal: kom, banken } = indeling
  const { schaal } = stage
  const beeld = (schilder: Parameters<Stage['textuur']>[0], y: number, laag: Laag): Beeld =>
    stage.beeld(stage.textuur(schilder), { x: kom.x, y, anker: [0.5, 1], op: laag })
  const achter = stage.laag(op)
  const stenen = stage.laag(op)
  const voor = stage.laag(op)
  const vlucht = stage.laag(op)
  if (indeling.stand !== 'lijst')
    stage.beeld(
      stage.textuur(() => tafelPlaat(kom.s, schaal)),
      { x: kom.x, y: kom.y - 4 * kom.s, anker: [0.5, 10 / 74], op: achter },
    )
  const rand = 6 * kom.s
  beeld(() => schaalAchter(kom.s, schaal), kom.y + rand, achter)
  beeld(() => schaalVoor(kom.s, schaal), kom.y + rand, voor)
  const plaat = stage.textuur(() => steenPlaat(schaal * 1.2))
  const alle = Array.from({ length: STENEN_VOOR_TWEE }, () => ({
    beeld: stage.beeld(plaat, { x: kom.x, y: kom.y, op: stenen }),
    // Those that lie on a desk are drawn above it.
    buiten: stage.beeld(plaat, { x: kom.x, y: kom.y, op: vlucht }),
    doel: { x: kom.x, y: kom.y, s: 0 } as Plek,
    beurt: 0,
  }))
  type Steen = (typeof alle)[number]

  function put({ beeld: in_, buiten }: Steen, { x, y, s }: Plek, isBuiten: boolean): void {
    for (const een of [in_, buiten]) {
      een.set(x, y)
      een.scale.set(s)
    }
    in_.visible = !isBuiten && s > 0
    buiten.visible = isBuiten && s > 0
  }

  /** Lets a stone fly to another place in an arc. */
  function fly(steen: Steen, naar: Plek, isBuiten: boolean): void {
    const van = steen.doel
    if (van.x === naar.x && van.y === naar.y && van.s === naar.s) return
    steen.doel = naar
    steen.beurt += 1
    const { beurt } = steen
    const isNieuw = van.s === 0
    const isRol = naar.x < 0 || naar.x > indeling.w
    const hoog = Math.min(90, Math.abs(van.y - naar.y) * 0.35)
    stage.tweens.start(
      isNieuw ? 1 : isRol ? ROL_MS : VLUCHT_MS,
      (k) => {
        if (steen.beurt !== beurt) return
        const hier = {
          x: van.x + (naar.x - van.x) * k,
          y: van.y + (naar.y - van.y) * k - (isNieuw ? 0 : Math.sin(k * Math.PI) * hoog),
          s: van.s + (naar.s - van.s) * k,
        }
        put(steen, k < 1 ? hier : naar, isBuiten || k < 1)
      },
      { verloop: VERLOPEN.uit },
    )
  }

  for (const steen of alle) put(steen, steen.doel, false)

  const inKom = (nr: number): Plek => {
    const [dx, dy] = IN_SCHAAL[nr] ?? IN_SCHAAL[0]
    return { x: kom.x + dx * kom.s, y: kom.y + dy * kom.s, s: MAAT * kom.s }
  }

  /** Returns where a stone goes that rolls off the stage, at the nearest side. */
  const besideVan = (x: number): number => (x < indeling.w / 2 ? -WEG : indeling.w + WEG)

  /** Returns where each stone of a question belongs. */
  function plekkenVan(state: State): readonly (Plek & { readonly isBuiten: boolean })[] {
    const { opgave } = state
    if (!opgave) return []
    const per = new Map(
      banken.map((bank, nr) => [
        nr,
        [...steenPlekken(bank, opgave.gelegd.filter((een) => een === nr).length)],
      ]),
    )
    return Array.from({ length: opgave.buidel }, (_, nr) => {
      const plek = opgave.gelegd[nr]
      const hier = plek === undefined ? undefined : per.get(plek)?.shift()
      const bank = banken[plek ?? -1]
      if (!hier || !bank) return { ...inKom(nr), isBuiten: false }
      const x = isKwijt(state, plek ?? -1) ? besideVan(hier[0]) : hier[0]
      return { x, y: hier[1], s: steenMaat(bank) / STEEN_R, isBuiten: true }
    })
  }

  return {
    /** Where the middle of the bowl is. */
    midden: { x: kom.x, y: kom.y - (SCHAAL.h / 2) * kom.s },
    show: (state: State): void => {
      const plekken = plekkenVan(state)
      for (const [nr, steen] of alle.entries()) {
        const plek = plekken[nr]
        if (plek) fly(steen, { x: plek.x, y: plek.y, s: plek.s }, plek.isBuiten)
        else fly(steen, { ...steen.doel, s: 0 }, false)
      }
    },
  }
}
