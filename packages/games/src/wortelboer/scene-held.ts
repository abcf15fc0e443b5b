import { drawArm } from '@letterhaven/game-kit/held/arm'
import { KAAL, truiKleur } from '@letterhaven/game-kit/held/held-kleding'
import { drawHeldKop, drawLijf, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import { plaatInKopmaat } from '@letterhaven/game-kit/held/kop'
import { KOPPEN, type HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { hoedPlaat } from './paint-hoed.ts'
import { trek } from './trek-kracht.ts'

/** What the hands do: hold the greens, lie on the carrot, or go up for joy. */
export type Greep = 'loof' | 'wortel' | 'lucht'

export interface Held {
  grijp(greep: Greep): void
  juich(ms: number): void
  schud(ms: number): void
  /** Falls back as the carrot comes loose. */
  plof(): void
}

/** Where the right hand is for each grip, measured from the feet at scale 1; the left one mirrors it. */
const HANDEN: Readonly<Record<Greep, Punt>> = {
  loof: [9, -42],
  wortel: [66, -40],
  lucht: [62, -150],
}
const SOEPEL_MS = 90
/** How much higher the hero stands behind a carrot, as a share of its height. */
const OPGETILD = 0.42

/** How far an elbow is out and down from the middle of its arm. */
const ELLEBOOG: Punt = [16, 14]

/** Makes the hero who pulls with both arms. Its arms lie on a layer of their own, before the carrot. */
export function makeHeld(
  stage: Stage,
  { held: { x, y, s }, letter }: Indeling,
  { soort, op, voor }: { readonly soort: HeldSoort; readonly op: Laag; readonly voor: Laag },
): Held {
  const { kleding = KAAL } = stage
  const laag = stage.laag(op)
  const handen = stage.laag(voor)
  const beeld = (schilder: Parameters<Stage['textuur']>[0], anker: Punt): Beeld =>
    stage.beeld(stage.textuur(schilder), { x: 0, y: 0, anker, op: laag })
  const lijf = beeld(
    () =>
      bak({ w: 152, h: 124, schaal: stage.schaal * s }, (g) => {
        g.translate(76, 118)
        drawLijf(g, kleding)
      }),
    [0.5, 0.952],
  )
  const kop = beeld(
    () =>
      plaatInKopmaat(118, stage.schaal * s, (g) =>
        drawHeldKop(g, soort, { ...kleding, hoed: null }),
      ),
    [0.5, 0.62],
  )
  const hoed = beeld(() => hoedPlaat(stage.schaal * s), [0.5, 60 / 84])
  const armen = stage.tekening(handen)
  lijf.scale.set(s)
  kop.scale.set(s)
  hoed.scale.set(s * 0.86)
  const hoedY = KOPPEN[soort].oor === 'bult' ? -40 : -26
  /** On the carrot the hands lie on its upper edge, which is as high as its letters. */
  const handVan = (hoe: Greep): Punt =>
    hoe === 'wortel' ? [HANDEN.wortel[0], (-letter / s) * 0.1] : HANDEN[hoe]
  let greep: Greep = 'loof'
  const hand = { x: HANDEN.loof[0], y: HANDEN.loof[1] }
  let [blij, nee, val, hoogte] = [0, 0, 0, 0]

  stage.opFrame((ms, t) => {
    const leeft = stage.rustig ? 0 : 1
    blij = Math.max(0, blij - ms)
    nee = Math.max(0, nee - ms)
    val = Math.max(0, val - ms)
    const kracht = greep === 'loof' ? trek.kracht : 0
    const sprong = blij > 0 ? Math.abs(Math.sin(t / 120)) * 16 * leeft : 0
    const leunt = (kracht * 0.1 + Math.sin((val / 500) * Math.PI) * -0.3) * leeft
    const til = kracht * 20
    // Behind the carrot it stands higher, so that no place to cut lies over its face.
    const doel = greep === 'wortel' ? letter * OPGETILD : 0
    hoogte += (doel - hoogte) * (stage.rustig ? 1 : 1 - Math.exp(-ms / SOEPEL_MS))
    laag.set(x, y - hoogte - sprong * s)
    handen.set(x, y - hoogte - sprong * s)
    laag.rotation = leunt
    handen.rotation = leunt
    const [hx, hy] = handVan(blij > 0 ? 'lucht' : greep)
    const f = stage.rustig ? 1 : 1 - Math.exp(-ms / SOEPEL_MS)
    hand.x += (hx - hand.x) * f
    hand.y += (hy - til - hand.y) * f
    lijf.scale.set(s, s * (1 + Math.sin(t / 380) * 0.012 * leeft + kracht * 0.06))
    kop.y = (KOP_Y - til * 0.4 + Math.sin(t / 380) * 1.6 * leeft) * s
    const wiebel = blij > 0 ? Math.sin(t / 70) * 0.1 : nee > 0 ? Math.sin(t / 80) * 0.15 : 0
    kop.rotation = (Math.sin(t / 760) * 0.04 + wiebel) * leeft
    hoed.set(-hoedY * s * Math.sin(kop.rotation), kop.y + hoedY * s * Math.cos(kop.rotation))
    hoed.rotation = kop.rotation
    armen.clear()
    const zwaai = blij > 0 ? Math.sin(t / 90) * 8 * leeft : 0
    const mouw = truiKleur(kleding.trui)
    for (const kant of [-1, 1])
      drawArm(armen, [(hand.x + zwaai) * kant, hand.y], { kant, k: s, mouw, elleboog: ELLEBOOG })
  })

  return {
    grijp: (nieuw) => {
      greep = nieuw
    },
    juich: (ms) => {
      blij = ms
    },
    schud: (ms) => {
      nee = ms
    },
    plof: () => {
      val = 500
    },
  }
}
