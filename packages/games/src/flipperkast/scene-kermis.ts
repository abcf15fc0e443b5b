import type { Trap } from '@letterhaven/contracts/trap'
import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { prijsplekken } from './omgeving.ts'
import type { Indeling } from './indeling.ts'
import { ballon, gondel, radpoten, reuzenrad, tent } from './paint-attractie.ts'
import { kermis } from './paint-kermis.ts'
import { paletVan } from './palet.ts'
import { kraam } from './paint-kraam.ts'
import { knuffel, licht } from './paint-klein.ts'
import { bob } from './scene-bob.ts'

const GONDELS = 8
const GONDEL_KLEUREN = ['#ff7a5c', GOUD, '#4fc3f7', '#7ddc6a', '#ff9ad5', '#a568f0']
/** The time of one turn of the wheel, in ms. */
const RONDE_MS = 60_000

/** Makes a big wheel that turns while its baskets hang straight. */
function makeRad(stage: Stage, { rad, grond, wereld: k, kraam: stal }: Indeling): void {
  const { midden, r } = rad
  const [x, y] = midden
  if (stal)
    stage.beeld(
      stage.textuur(() => radpoten(r, grond - y, stage.schaal)),
      { x, y: y - 8, anker: [0.5, 0] },
    )
  const wiel = stage.beeld(
    stage.textuur(() => reuzenrad(r, stage.schaal)),
    { x, y },
  )
  const bakken = Array.from({ length: GONDELS }, (_, i) =>
    stage.beeld(
      stage.textuur(() => gondel(GONDEL_KLEUREN[i % 6] ?? '#ff7a5c', 0.86 * k, stage.schaal)),
      { x, y, anker: [0.5, 0.08] },
    ),
  )
  function draai(t: number): void {
    const hoek = (t / RONDE_MS) * Math.PI * 2
    wiel.rotation = hoek
    for (const [i, b] of bakken.entries()) {
      const h = hoek + (i / GONDELS) * Math.PI * 2 + 0.2
      b.set(x + Math.cos(h) * r, y + Math.sin(h) * r)
      b.rotation = Math.sin(t / 700 + i) * 0.05
    }
  }
  draai(0)
  if (stage.rustig) return
  let gedraaid = 0
  stage.opRustigFrame((ms) => {
    // So large a thing behind so many lights costs a slow device a third of all it paints. There the wheel rests.
    if (stage.isTraag()) return
    gedraaid += ms
    draai(gedraaid)
  })
}

/** Makes everything behind and beside the cabinet. */
export function makeKermis(stage: Stage, indeling: Indeling, trap: Trap): void {
  const { w, wereld: k, grond, kast, kraam: stal } = indeling
  stage.beeld(
    stage.textuur(() => kermis(indeling, stage.schaal, paletVan(trap))),
    { x: 0, y: 0, anker: 0 },
  )
  makeRad(stage, indeling)
  if (!stal) return
  const breed = w - kast[0] - kast[2]
  const maat = Math.min(1.12 * k, breed / 240)
  stage.beeld(
    stage.textuur(() => tent(maat, stage.schaal)),
    { x: w - breed * 0.36, y: grond + 26 * k, anker: [0.5, 1] },
  )
}

/** A balloon hangs at the left where the cabinet leaves it so much room, in px at scale 1. */
const BALLON_RUIM = 70

/** Returns the colour and the foot of each balloon. */
function ballonplekken({ w, h, wereld: k, kast }: Indeling) {
  const links = [GOUD, 20 * k, h + 96 * k] as const
  return [
    ['#4fc3f7', w - 30 * k, h + 66 * k] as const,
    ['#ff5d5d', w - 78 * k, h + 108 * k] as const,
    ...(kast[0] > BALLON_RUIM * k ? [links] : []),
  ]
}

/** How far over its foot the body of such a balloon hangs, and how long it bobs, in px at scale 1 and in ms. */
const LIJF = { op: 122, r: 36, ms: 900 } as const

/** Makes balloons at the edge, nearest to the viewer. Returns them: they bob for who touches one. */
export function makeVoorgrond(stage: Stage, indeling: Indeling): readonly Raakbaar[] {
  if (!indeling.kraam) return []
  const { wereld: k } = indeling
  const ballonnen = ballonplekken(indeling)
  const beelden = ballonnen.map(([kleur, x, y]) =>
    stage.beeld(
      stage.textuur(() => ballon(kleur, k, stage.schaal)),
      { x, y, anker: [0.5, 1] },
    ),
  )
  if (!stage.rustig)
    stage.opRustigFrame((_, t) => {
      for (const [i, b] of beelden.entries()) b.rotation = Math.sin(t / 800 + i * 2) * 0.05
    })
  return ballonnen.map(([, x, y], i) => ({
    x,
    y: y - LIJF.op * k,
    r: LIJF.r * k,
    answer: () => bob(stage, beelden[i], { plek: [x, y], op: 16 * k, rek: 0.08, ms: LIJF.ms }),
  }))
}

/** How dark the fair is before anything burns. */
const DONKER = 0.15

/** Makes the evening over the fair. Returns what lights the fair, from the cabinet outwards: 0 is dusk, 1 is all of it. */
export function makeAvond(
  stage: Stage,
  { w, h, rad, kraam: stal }: Indeling,
): (deel: number) => void {
  // One colour needs no plate: a plate that is stretched costs ten times what a box does, wherever something moves below it.
  const avond = stage.tekening()
  avond.teken({ soort: 'doos', kader: [0, 0, w, h], rond: 0 }, { vul: '#160a3c' })
  const lichten = (
    stal
      ? [
          [stal[0] + stal[2] / 2, stal[1] + stal[3] / 2, stal[2] * 0.8, '#ffd98a'],
          [w - 130, h * 0.72, 190, '#ff9ac0'],
          [...rad.midden, rad.r * 1.5, '#8fd2ff'],
        ]
      : [[...rad.midden, rad.r * 1.4, '#ff9ac0']]
  ) as readonly (readonly [number, number, number, string])[]
  const beelden = lichten.map(([x, y, r, kleur]) =>
    stage.beeld(
      stage.textuur(() => licht(kleur, r, stage.schaal)),
      { x, y },
    ),
  )
  return (deel) => {
    avond.alpha = DONKER * (1 - deel)
    for (const [i, beeld] of beelden.entries())
      beeld.alpha = Math.min(0.55, Math.max(0, (deel - i / 4) * 2))
  }
}

/** The stall, to which a soft toy comes for every right word. */
export interface Prijzen {
  show(aantal: number): void
  /** Makes all of them hop. */
  feest(): void
}

export function makePrijzen(stage: Stage, indeling: Indeling, aantal: number): Prijzen {
  const { kraam: kader, wereld: k } = indeling
  if (!kader) return { show: () => undefined, feest: () => undefined }
  stage.beeld(
    stage.textuur(() => kraam(kader, k, stage.schaal)),
    { x: kader[0] - 26 * k, y: kader[1] - 62 * k, anker: 0 },
  )
  const laag: Laag = stage.laag()
  const plekken = prijsplekken(kader, aantal)
  const beelden: Beeld[] = plekken.map(({ midden: [x, y], r }, i) => {
    const dier = DIEREN[(i * 5 + 1) % DIEREN.length] ?? 'beer'
    const beeld = stage.beeld(
      stage.textuur(() => knuffel(dier, i, { r, schaal: stage.schaal })),
      { x, y, anker: [0.5, 0.98], op: laag },
    )
    beeld.visible = false
    return beeld
  })
  let hangt = 0
  return {
    show: (goed) => {
      for (const [i, beeld] of beelden.entries()) {
        if (beeld.visible === i < goed) continue
        beeld.visible = i < goed
        if (i < hangt || goed - hangt > 1) continue
        stage.tweens.start(620, (s) => beeld.scale.set(s), { verloop: VERLOPEN.terug, wacht: 260 })
      }
      hangt = goed
    },
    feest: () => {
      for (const [i, beeld] of beelden.entries())
        stage.tweens.start(
          1600,
          (s) => {
            beeld.y =
              (plekken[i]?.midden[1] ?? 0) - Math.abs(Math.sin(s * Math.PI * 4)) * 9 * (1 - s)
          },
          { verloop: VERLOPEN.recht, wacht: i * 70 },
        )
    },
  }
}
