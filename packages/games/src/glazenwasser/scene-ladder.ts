import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { HUIZEN, huisVan, isInEenKeer, kanErbij, ladderHuis } from './ladder.ts'
import { ding } from './paint-klein.ts'
import { drawStok, drawVlag, ladderPlaat, VLAG_MAAT, vlagPlaat } from './paint-ladder.ts'
import type { State } from './rules.ts'
import { isNaastRaam, ZAKT, type Hangplek } from './scene-bak.ts'
import { raakHeld } from './raak.ts'

/** How far the hero leans over from a ladder between two columns of windows, unscaled. */
const LEUNT = 30
/** Half the width of the hero with an arm, unscaled. */
const HALF = 62
/** How high the ladder is lifted while it is carried along, in px. */
const TIL = 16

/** The poles on the gables, with a flag out where a house was done at a stretch. */
export function makeVlaggen(stage: Stage, { huizen, k, uur }: Indeling) {
  const stok = stage.textuur(() => vlagPlaat(drawStok, k, stage.schaal))
  const doek = stage.textuur(() => vlagPlaat(drawVlag, k, stage.schaal))
  const vlaggen = (uur === 'avond' ? huizen : []).map(({ x, w, lijst, nok }) => {
    const hoog = Math.min(VLAG_MAAT.h * k, (lijst - nok) * 1.1, w * 0.4)
    const plaats = { x: x + w * 0.58, y: lijst - 14 * k, anker: [0.09, 0.9] as const }
    const [paal, vlag] = [stage.beeld(stok, plaats), stage.beeld(doek, plaats)]
    for (const deel of [paal, vlag]) deel.scale.set(hoog / (VLAG_MAAT.h * k))
    vlag.visible = false
    return vlag
  })
  stage.opRustigFrame((_ms, t) => {
    if (stage.rustig) return
    for (const [i, vlag] of vlaggen.entries()) vlag.rotation = Math.sin(t / 420 + i) * 0.035
  })
  return {
    show(nu: State, springt: boolean): void {
      for (const [huis, vlag] of vlaggen.entries()) {
        const isUit = isInEenKeer(nu, huis)
        if (isUit === vlag.visible) continue
        vlag.visible = isUit
        if (springt && isUit)
          stage.tweens.start(700, (d) => (vlag.alpha = Math.min(1, d)), { verloop: VERLOPEN.uit })
      }
    },
    /** Returns where the flag of a house hangs. */
    midden(huis: number): { x: number; y: number } | null {
      const { x, y } = vlaggen[huis] ?? { x: 0, y: 0 }
      return vlaggen[huis] ? { x: x + 50 * k, y: y - 50 * k } : null
    },
  }
}

/** Makes the hero on a ladder, which stands at one house and has to be carried to the next. */
export function makeLadder(
  stage: Stage,
  indeling: Indeling,
  start: { readonly soort: HeldSoort; readonly state: State },
): Hangplek {
  const { held: k, kade, ramen } = indeling
  const breed = Math.max(0.62, k)
  const voet = kade + 20 * indeling.k
  const top = Math.min(...indeling.huizen.map(({ lijst }) => lijst)) + 4
  const ladder = stage.beeld(
    stage.textuur(() => ladderPlaat(voet - top, breed, stage.schaal)),
    { x: 0, y: voet, anker: [0.5, 1] },
  )
  const perHuis = Array.from({ length: HUIZEN }, (_, huis) =>
    ramen.filter((_raam, plek) => huisVan(plek, ramen.length) === huis),
  )

  /** Returns where the ladder stands at a house: between its columns, or along the one it has. */
  function staanplaats(huis: number): number {
    const hier = indeling.huizen[huis]
    const [eerste] = perHuis[huis] ?? []
    if (!hier || !eerste) return 0
    const isEenKolom = new Set(perHuis[huis]?.map(({ x }) => x)).size < 2
    return isEenKolom ? Math.max(eerste.x + 2, HALF * k + 6) : hier.x + hier.w / 2
  }

  /** Returns where the hero is: on the ladder, at the height of a window that it can reach. */
  function zetel(nu: State): { x: number; y: number; ladder: number } {
    const huis = ladderHuis(nu)
    const plek = kanErbij(nu, nu.actief)
      ? nu.actief
      : ramen.findIndex((_raam, nr) => huisVan(nr, ramen.length) === huis)
    const vak = ramen[plek] ?? { x: 0, y: 0, w: 100, h: 100 }
    const x = staanplaats(huis)
    const kant = Math.sign(Math.round(vak.x + vak.w / 2 - x))
    // Who was won is not hidden: the hero climbs down and stands straight.
    const isNaast = isNaastRaam({ ...nu, actief: plek })
    const zakt = isNaast ? vak.h * ZAKT : 0
    const y = Math.min(kade - 8 * k, vak.y + vak.h + 30 * k + zakt)
    return { x: x + (isNaast ? 0 : kant * LEUNT * k), y, ladder: x }
  }

  let doel = zetel(start.state)
  const nu = { ...doel }
  stage.opFrame((ms) => {
    const f = stage.rustig ? 1 : 1 - Math.exp(-ms / 150)
    nu.x += (doel.x - nu.x) * f
    nu.y += (doel.y - nu.y) * f
    nu.ladder += (doel.ladder - nu.ladder) * f
    const ver = Math.min(1, Math.abs(doel.ladder - nu.ladder) / 60)
    ladder.set(nu.ladder, voet - ver * TIL)
    ladder.rotation = (doel.ladder - nu.ladder) * 0.0002
    held.plaats(nu.x, nu.y - ver * TIL)
  })
  const held = makeHeld(stage, {
    soort: start.soort,
    maat: k,
    gereedschap: () => ding('wisser', stage.schaal),
    greep: [0.5, 0.28],
  })
  return {
    held,
    raakbaar: [raakHeld(held, k)],
    naar: (staat) => {
      doel = zetel(staat)
    },
  }
}
