import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Indeling } from './indeling.ts'
import { ding } from './paint-klein.ts'
import { roofvisPlaat } from './paint-roofvis.ts'
import { MIJLPALEN } from './stand.ts'
import type { Slot } from './stand.ts'

/** How many small fish are in a mouthful, and how long it takes. */
const HAPJES = 12
const HAP_MS = 900
/** How many small fish follow the hero at the end. */
const SCHOOL: Readonly<Record<Slot, number>> = { vol: 18, half: 6, leeg: 2 }
/** The milestone at which the predator is eaten. */
const ROOF = MIJLPALEN.length

export interface Groei {
  /** Shows what grew: `trap` milestones were reached. `slot` is how the round ends, null while it goes on. */
  show(trap: number, slot: Slot | null): void
  /** Plays a mouthful with bubbles; at the last milestone the predator is in it. */
  gulp(trap: number, mond: () => Plek): void
  /** Lets the shoal of the end swim with the hero. */
  volg(held: Plek): void
}

/** Makes the predator: it prowls along the back, and after it was eaten it swims there with a party hat. */
function makeRoofvis(stage: Stage, { w, zand, k }: Indeling, op: Laag) {
  const maat = Math.max(0.34, 0.62 * k)
  const [kwaad, blij] = [false, true].map((metHoed) =>
    stage.beeld(
      stage.textuur(() => roofvisPlaat(metHoed, [maat, stage.schaal])),
      { x: w * 0.72, y: 0, op },
    ),
  )
  const y = zand - 96 * k
  let gaat = 0
  let greep: { readonly mond: () => Plek; u: number } | null = null
  let isOp = false
  /** Puts it where it swims, or as far as it was drawn to the mouth from there. */
  function put(hier: Plek): void {
    const doel = greep?.mond() ?? hier
    const u = greep?.u ?? 0
    for (const vis of [kwaad, blij]) {
      if (!vis) continue
      vis.visible = (vis === blij) === isOp
      vis.alpha = isOp ? 1 : 0.82
      vis.set(hier.x + (doel.x - hier.x) * u, hier.y + (doel.y - hier.y) * u)
      vis.scale.set(1 - u)
    }
  }
  stage.opRustigFrame((ms, t) => {
    if (!stage.rustig) gaat += ms * (isOp ? 0.03 : 0.018)
    const baan = w + 460 * maat
    const x = stage.rustig ? w * 0.72 : baan - ((gaat + baan * 0.42) % baan) - 200 * maat
    put({ x, y: y + Math.sin(t / 1300) * 9 })
  })
  return {
    show: (op: boolean) => {
      if (!greep) isOp = op
    },
    eat: (mond: () => Plek) => {
      const nu = { mond, u: 0 }
      greep = nu
      isOp = false
      stage.tweens.start(HAP_MS, (u) => (nu.u = u), { verloop: VERLOPEN.recht })
      // It pops out again where it was, and laughs.
      stage.tweens.start(
        600,
        (u) => {
          isOp = true
          nu.u = 1 - u
          if (u >= 1) greep = null
        },
        { wacht: HAP_MS + 500, verloop: VERLOPEN.terug },
      )
    },
  }
}

/** Returns where a fish of the shoal swims, measured from the hero: in rows behind and around it. */
function schoolPlek(i: number, k: number): Plek {
  const hoek = i * 2.4
  const ver = (150 + 26 * Math.sqrt(i) * 2.2) * k
  return { x: Math.cos(hoek) * ver * 1.25, y: Math.sin(hoek) * ver * 0.8 }
}

/** Makes what grows in a round beside the hero: what it eats, and who comes along at the end. */
export function makeGroei(
  stage: Stage,
  indeling: Indeling,
  lagen: { achter: Laag; voor: Laag },
): Groei {
  const { k, w, zand, balk } = indeling
  const roofvis = makeRoofvis(stage, indeling, lagen.achter)
  const klein = (['visje', 'visjeTerug'] as const).map((naam) =>
    stage.textuur(() => ding(naam, stage.schaal, Math.max(0.7, 1.2 * k))),
  )
  const school: Beeld[] = []

  function fly(i: number, mond: () => Plek): void {
    const textuur = klein[i % 2]
    if (!textuur || stage.rustig) return
    const van = {
      x: (i % 2 === 0 ? 0.04 : 0.96) * w,
      y: balk + ((zand - balk) * (i + 0.5)) / HAPJES,
    }
    const vis = stage.beeld(textuur, { ...van, op: lagen.voor })
    stage.tweens.start(
      HAP_MS - 200,
      (u) => {
        const doel = mond()
        vis.set(van.x + (doel.x - van.x) * u, van.y + (doel.y - van.y) * u + Math.sin(u * 9) * 8)
        vis.scale.set(1 - u * 0.6)
        if (u >= 1) vis.weg()
      },
      { wacht: i * 18, verloop: VERLOPEN.recht },
    )
  }

  return {
    show: (trap, slot) => {
      roofvis.show(trap >= ROOF)
      const aantal = slot === null ? 0 : SCHOOL[slot]
      for (let i = school.length; i < aantal; i += 1) {
        const textuur = klein[i % 2]
        if (textuur) school.push(stage.beeld(textuur, { x: 0, y: 0, op: lagen.voor }))
      }
    },
    gulp: (trap, mond) => {
      if (trap >= ROOF) roofvis.eat(mond)
      for (let i = 0; i < HAPJES; i += 1) fly(i, mond)
    },
    volg: ({ x, y }) => {
      for (const [i, vis] of school.entries()) {
        const plek = schoolPlek(i, k)
        vis.set(x + plek.x, Math.min(zand - 10, Math.max(balk + 20, y + plek.y)))
      }
    },
  }
}
