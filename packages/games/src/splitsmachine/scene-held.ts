import { drawArm } from '@letterhaven/game-kit/held/arm'
import { KAAL, truiKleur } from '@letterhaven/game-kit/held/held-kleding'
import { drawHeldKop, drawLijf, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import { plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import { KOPPEN, type HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { STOK, type Indeling } from './indeling.ts'
import { HENDEL, hendelPlaat } from './paint-machine.ts'
import { drawSchort, mutsPlaat } from './paint-muts.ts'

export interface Held {
  /** Pulls the lever down, and lets it come back. */
  trek(): void
  juich(ms: number): void
  schud(ms: number): void
}

/** How far the lever leans after a pull. */
const OMLAAG = -0.5
const TREK_MS = 620

/** How far an elbow is out and down from the middle of its arm. */
const ELLEBOOG: Punt = [12, 16]

/** Returns where the knob of the lever is when it leans so far. */
const knopBij = (hoek: number): Punt => [
  STOK.x + Math.sin(hoek) * STOK.lang,
  STOK.y - Math.cos(hoek) * STOK.lang,
]

/** Makes the hero as the miller, one hand on the lever. */
export function makeHeld(
  stage: Stage,
  { held: { x, y, s } }: Indeling,
  { soort, op }: { readonly soort: HeldSoort; readonly op: Laag },
): Held {
  const { kleding = KAAL, schaal } = stage
  const laag = stage.laag(op)
  const beeld = (schilder: Parameters<Stage['textuur']>[0], anker: Punt): Beeld =>
    stage.beeld(stage.textuur(schilder), { x: 0, y: 0, anker, op: laag })
  const hendel = beeld(() => hendelPlaat(s, schaal), [0.5, (HENDEL.h - 8) / HENDEL.h])
  hendel.set(STOK.x * s, STOK.y * s)
  const lijf = beeld(
    () =>
      bak({ w: 152, h: 124, schaal: schaal * s }, (g) => {
        g.translate(76, 118)
        drawLijf(g, kleding)
        drawSchort(g)
      }),
    [0.5, 0.952],
  )
  const kop = beeld(
    () => plaatInKopmaat(118, schaal * s, (g) => drawHeldKop(g, soort, { ...kleding, hoed: null })),
    [0.5, 0.62],
  )
  const muts = beeld(() => mutsPlaat(schaal * s), [0.5, 60 / 84])
  const armen = stage.tekening(laag)
  for (const deel of [lijf, kop]) deel.scale.set(s)
  muts.scale.set(s * 0.62)
  const mutsY = KOPPEN[soort].oor === 'bult' ? -42 : -32
  let [trekt, blij, nee] = [0, 0, 0]

  stage.opFrame((ms, t) => {
    const leeft = stage.rustig ? 0 : 1
    trekt = Math.max(0, trekt - ms)
    blij = Math.max(0, blij - ms)
    nee = Math.max(0, nee - ms)
    const kracht = Math.sin((trekt / TREK_MS) * Math.PI)
    const hoek = STOK.rust + (OMLAAG - STOK.rust) * kracht
    hendel.rotation = hoek
    const sprong = blij > 0 ? Math.abs(Math.sin(t / 120)) * 14 * leeft : 0
    laag.set(x, y - sprong * s)
    lijf.scale.set(s, s * (1 + Math.sin(t / 380) * 0.012 * leeft - kracht * 0.05))
    const wiebel = blij > 0 ? Math.sin(t / 70) * 0.1 : nee > 0 ? Math.sin(t / 80) * 0.15 : 0
    kop.y = (KOP_Y + kracht * 7 + Math.sin(t / 380) * 1.6 * leeft) * s
    kop.rotation = (Math.sin(t / 760) * 0.04 + wiebel) * leeft - kracht * 0.1
    muts.set(-mutsY * s * Math.sin(kop.rotation), kop.y + mutsY * s * Math.cos(kop.rotation))
    muts.rotation = kop.rotation
    armen.clear()
    const mouw = truiKleur(kleding.trui)
    const vrij: Punt = blij > 0 ? [-56, -142 + Math.sin(t / 90) * 8 * leeft] : [-50, -36]
    drawArm(armen, vrij, { kant: -1, k: s, mouw, elleboog: ELLEBOOG })
    drawArm(armen, knopBij(hoek), { kant: 1, k: s, mouw, elleboog: ELLEBOOG })
  })

  return {
    trek: () => {
      trekt = TREK_MS
      stage.vuil()
    },
    juich: (ms) => {
      blij = ms
    },
    schud: (ms) => {
      nee = ms
    },
  }
}
