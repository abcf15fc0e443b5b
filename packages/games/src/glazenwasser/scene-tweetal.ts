import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { raakHeld } from './raak.ts'
import type { State } from './rules.ts'
import { buren } from './scene-ramen.ts'
import { EMMER, isNaastRaam, makeBak, makeEmmer, type Hangplek } from './scene-bak.ts'

const LIJN = '#cfd8ff'
/** How long the bucket is under way from one to the other, in ms, and how high it swings. */
const ONDERWEG_MS = 190
const ZWAAI = 40

/** Returns who helps: an animal that the pupil is not, and that seldom lives behind a window. */
const maatje = (held: HeldSoort): HeldSoort => buren(held).at(-1) ?? 'kat'

/**
 * Makes the two who wash by night, each in front of its own half of the street. They share one bucket, which slides along a line
 * to the one whose turn it is.
 */
export function makeTweetal(
  stage: Stage,
  indeling: Indeling,
  start: { readonly soort: HeldSoort; readonly state: State },
): Hangplek {
  const { ramen, w } = indeling
  const kantVan = (plek: number): number => {
    const vak = ramen[plek]
    return vak && vak.x + vak.w / 2 > w / 2 + 2 ? 1 : 0
  }
  /** Where somebody waits whose turn it is not: at the window of its half that was decided last, or at the first. */
  function wachtplek({ plekken }: State, kant: number): number {
    const eigen = ramen.flatMap((_raam, plek) => (kantVan(plek) === kant ? plek : []))
    const nrVan = (plek: number): number => plekken[plek]?.opgave?.nr ?? -1
    return eigen.toSorted((a, b) => nrVan(b) - nrVan(a))[0] ?? 0
  }
  const plekVan = (nu: State, kant: number): number =>
    kantVan(nu.actief) === kant ? nu.actief : wachtplek(nu, kant)

  const lijn = stage.tekening()
  const bakken = [start.soort, maatje(start.soort)].map((soort, kant) =>
    makeBak(stage, indeling, { soort, plek: plekVan(start.state, kant) }),
  )
  const [links, rechts] = bakken
  const emmer = makeEmmer(stage, links?.schaal ?? 1)
  let beurt = kantVan(start.state.actief)
  let ver = beurt

  const haak = (kant: number): readonly [number, number] => {
    const bak = bakken[kant]
    if (!bak) return [0, 0]
    const opzij = (kant === 0 ? 1 : -1) * EMMER.x * bak.schaal
    return [bak.nu.x + opzij, bak.nu.y + EMMER.y * bak.schaal]
  }
  stage.opFrame((ms) => {
    if (!links || !rechts) return
    ver += (beurt - ver) * (stage.rustig ? 1 : 1 - Math.exp(-ms / ONDERWEG_MS))
    const [[ax, ay], [bx, by]] = [haak(0), haak(1)]
    const op = Math.sin(ver * Math.PI) * ZWAAI * links.schaal
    emmer.set(ax + (bx - ax) * ver, ay + (by - ay) * ver + op)
    emmer.rotation = (beurt - ver) * 0.3
    lijn.clear()
    const hoog = 40 * links.schaal
    const boog = {
      soort: 'boog',
      van: [ax, ay - hoog],
      via: [(ax + bx) / 2, (ay + by) / 2 - hoog + 50],
      naar: [bx, by - hoog],
    } as const
    lijn.teken(boog, { lijn: INKT, dikte: 6 })
    lijn.teken(boog, { lijn: LIJN, dikte: 2.6 })
  })
  const wie = () => bakken[beurt]?.held
  return {
    held: {
      reik: (x, y) => wie()?.reik(x, y),
      schud: (ms) => wie()?.schud(ms),
      juich: (ms) => {
        for (const { held } of bakken) held.juich(ms)
      },
    },
    raakbaar: bakken.map(({ held, schaal }) => raakHeld(held, schaal)),
    naar: (nu) => {
      beurt = kantVan(nu.actief)
      for (const [kant, bak] of bakken.entries()) {
        const actief = plekVan(nu, kant)
        bak.hang(actief, isNaastRaam({ ...nu, actief }))
      }
    },
  }
}
