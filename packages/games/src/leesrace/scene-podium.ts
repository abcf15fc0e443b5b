import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, schaduw, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import type { Indeling } from './indeling.ts'
import { drawVlag } from './paint-klein.ts'
import { drawLoper, drawRenner } from './paint-loper.ts'
import { drawRivaalKop, hemdVan } from './paint-rivaal.ts'
import { drawPodium } from './paint-veld.ts'
import { plaatsVan, RIVALEN, type Blufboek } from './race.ts'
import { standNu, standVan, type Opgave, type State } from './stand.ts'

/** The size of the picture, and where each place is in it: its foot, first to last. */
const MAAT = { w: 430, h: 300 } as const
const PLEKKEN = [
  [200, 148],
  [118, 182],
  [282, 200],
  [372, 262],
] as const
const HELD = -1

/** Returns who ends at which place, the hero at its own: who is further ahead is before who is not. */
export function volgordeVan({ stand }: { readonly stand: readonly number[] }): readonly number[] {
  const rij = RIVALEN.map((_, wie) => wie).toSorted((a, b) => (stand[b] ?? 0) - (stand[a] ?? 0))
  const plaats = plaatsVan(stand) - 1
  return [...rij.slice(0, plaats), HELD, ...rij.slice(plaats)]
}

/** Paints how often somebody bluffed. */
function drawBordje(g: G, [x, y]: readonly [number, number], keer: number): void {
  const kader: Kader = [x - 36, y, 72, 22]
  solid(g, { pad: doos(kader, 8), kader, kleur: keer > 0 ? CREME : '#d8f7b8', lijn: 3 })
  write(g, `${keer}× bluf`, [x, y + 12, 14])
}

/** Paints who runs, standing at a place. */
function drawWie(g: G, wie: number, held: AangekledeHeld): void {
  if (wie === HELD) drawLoper(g, held)
  else
    drawRenner(g, {
      hemd: hemdVan(wie),
      nummer: `${wie + 2}`,
      kop: () => drawRivaalKop(g, wie),
    })
}

interface Einde {
  readonly volgorde: readonly number[]
  readonly boek: Blufboek
  /** How many flags stand, at the first try and mended. */
  readonly goud: number
  readonly groen: number
}

function podiumPlaat(
  { volgorde, boek, goud, groen }: Einde,
  held: AangekledeHeld,
  s: number,
): Plaat {
  return bak({ w: MAAT.w, h: MAAT.h, schaal: s }, (g) => {
    for (let nr = 0; nr < goud + groen; nr += 1) {
      g.save()
      g.translate(24 + nr * (380 / Math.max(9, goud + groen)), 74)
      g.scale(0.8, 0.8)
      drawVlag(g, nr < goud ? 'staat' : 'later')
      g.restore()
    }
    drawPodium(g, [200, 262, 1.66])
    schaduw(g, [372, 262, 40, 8], 0.3)
    for (const [plaats, wie] of volgorde.entries()) {
      const [x, y] = PLEKKEN[plaats] ?? PLEKKEN[3]
      g.save()
      g.translate(x, y + 8)
      g.scale(0.62, 0.62)
      drawWie(g, wie, held)
      g.restore()
      if (wie !== HELD) drawBordje(g, [x, plaats === 3 ? 270 : 268], boek.gebluft[wie] ?? 0)
    }
  })
}

const eindeVan = ({ goed }: State, opgave: Opgave): Einde => ({
  volgorde: volgordeVan({ stand: standNu(opgave) }),
  boek: opgave.boek,
  goud: Math.min(goed, opgave.geplant),
  groen: Math.max(0, opgave.geplant - goed),
})

/** Whether the race is over: its podium is shown, or nothing more comes. */
export const isBijPodium = ({ fase, opgave }: Pick<State, 'fase' | 'opgave'>): boolean =>
  fase === 'klaar' || opgave?.isPodium === true

/** What the button under the platform takes of its height. */
const ONDER = 84

/** Makes the platform of the end, where the sheet was, with all who ran and how often each bluffed. */
export function makePodium(stage: Stage, { bord }: Indeling, held: AangekledeHeld) {
  const laag = stage.laag()
  const hoog = bord.h - ONDER
  const s = Math.min(1.6, bord.w / MAAT.w, hoog / MAAT.h)
  let staat = false
  return (nu: State): void => {
    const stand = standVan(nu)
    if (staat || !stand || !isBijPodium(nu)) return
    staat = true
    const plaat = stage.textuur(() => podiumPlaat(eindeVan(nu, stand), held, s * stage.schaal))
    stage.beeld(plaat, { x: bord.x + bord.w / 2, y: bord.y + hoog / 2, op: laag }).scale.set(s)
  }
}
