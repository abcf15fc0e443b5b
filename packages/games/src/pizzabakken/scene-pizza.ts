import type { Beeld, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { PLAT, puntPlek } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { pizza as pizzaPlaat, plank } from './paint-pizza.ts'
import type { Opgave } from './opgave.ts'
import { gastVan, gelegdVan } from './stand.ts'
import type { State } from './stand.ts'

export interface Pizza {
  show(state: State): void
  /** Moves the pizza into the oven. */
  bak(): void
  schud(): void
  /** Puts the pizza somewhere on the screen, this much smaller. */
  plaats(x: number, y: number, stand: { readonly maat: number; readonly alpha: number }): void
  /** Holds the pizza this far from its board. */
  draag(dx: number, dy: number): void
  /** Lets a new pizza come where one was taken away. */
  kom(): void
  /** Returns the middle of a slice on the screen. */
  plek(punten: number, i: number): Punt
}

/** The number of kinds of toppings. With more bowls they are repeated. */
export const SOORTEN = 10

/** When the pizza leaves for the oven, in ms after it was right, and how long that takes. */
const BLIJF_MS = 300
const REIS_MS = 560
/** A topping falls after this many ms, when the hand has arrived. */
const VAL_MS = 260

/**
 * Where toppings lie on a slice: a share of the radius, and a share of half a slice to the side. Narrow slices have
 * fewer.
 */
const STROOISEL = {
  ruim: [
    [0.8, -0.78],
    [0.84, 0],
    [0.8, 0.76],
    [0.46, -0.72],
    [0.48, 0.72],
    [0.2, 0],
  ],
  gewoon: [
    [0.82, -0.52],
    [0.8, 0.54],
    [0.27, 0],
  ],
  krap: [[0.47, 0]],
  getypt: [
    [0.82, -0.42],
    [0.6, 0.34],
  ],
} as const

/** Where the topping lies of what is typed after the last slice. */
const BINNEN = { plekken: [[0.24, 0]], maat: 0.42 } as const

function strooisel(punten: number, getypt: boolean): { plekken: readonly Punt[]; maat: number } {
  if (getypt) return { plekken: STROOISEL.getypt, maat: 0.58 }
  if (punten > 8) return { plekken: STROOISEL.krap, maat: 0.5 }
  if (punten > 4) return { plekken: STROOISEL.gewoon, maat: 0.7 }
  return { plekken: STROOISEL.ruim, maat: 0.7 }
}

/** Returns the plate of a kind of topping, as it looks after the jars that were opened. */
export type Beleg = (soort: number, staat: State) => Textuur

/** Returns the kind of topping of a piece: that of its bowl, or for a typed one of its first letter. */
export const soortVan = (kommen: readonly string[], deel: string): number =>
  (kommen.length > 0 ? komVan(kommen, deel) : (deel.codePointAt(0) ?? 0)) % SOORTEN

/** Returns the bowl that a piece came from; of pieces that lie together, that of the first. */
export const komVan = (kommen: readonly string[], deel: string): number =>
  Math.max(
    0,
    kommen.includes(deel) ? kommen.indexOf(deel) : kommen.findIndex((k) => deel.startsWith(k)),
  )

/** Makes the pizza on its board, and what lies on it. */
export function makePizza(stage: Stage, indeling: Indeling, toppingVan: Beleg): Pizza {
  const { x, y, r } = indeling.pizza
  stage.beeld(
    stage.textuur(() => plank(r, stage.schaal)),
    { x, y },
  )
  const laag = stage.laag()
  laag.set(x, y)
  const bodems = new Map<number, Beeld>()
  const beleg = stage.laag(laag)
  const groepen: { readonly deel: string; readonly beelden: readonly Beeld[] }[] = []
  let nummer = -1
  let weg = false

  /** Shows the pizza with this many slices and hides the others. */
  function bodem(punten: number): void {
    if (!bodems.has(punten)) {
      const plaat = stage.textuur(() => pizzaPlaat(r, punten, stage.schaal))
      const nieuw = stage.beeld(plaat, { x: 0, y: 0, op: laag })
      bodems.set(punten, nieuw)
      // Toppings must lie on top of every pizza that is painted later.
      laag.takeAway(beleg)
      laag.add(beleg)
    }
    for (const [n, b] of bodems) b.visible = n === punten
  }

  function strooi({ punten, getypt }: Opgave, i: number, plaat: Textuur): readonly Beeld[] {
    const hoek = -Math.PI / 2 + ((i + 0.5) / punten) * Math.PI * 2
    const { plekken, maat: deelMaat } = i < punten ? strooisel(punten, getypt) : BINNEN
    const maat = (r / 150) * deelMaat
    return plekken.map(([ver, opzij], n) => {
      const a = hoek + (opzij * Math.PI) / Math.max(3, punten)
      const b = stage.beeld(plaat, {
        x: Math.cos(a) * ver * r,
        y: Math.sin(a) * ver * r * PLAT,
        op: beleg,
      })
      b.rotation = n * 1.3 + i
      b.scale.set(0)
      stage.tweens.start(240, (deel) => b.scale.set(maat * Math.max(0, deel)), {
        verloop: VERLOPEN.terug,
        wacht: VAL_MS + n * 50,
      })
      return b
    })
  }

  /** Takes everything off from this slice on. */
  function shorten(punten: number): void {
    for (const { beelden } of groepen.splice(punten)) for (const b of beelden) beleg.takeAway(b)
  }

  function vers(punten: number): void {
    shorten(0)
    bodem(punten)
    laag.set(x, y)
    laag.alpha = 1
    if (weg) stage.tweens.start(380, (deel) => laag.scale.set(deel), { verloop: VERLOPEN.terug })
    else laag.scale.set(1)
    weg = false
  }

  /** Lays on each slice what the state says, and leaves what lies right. */
  function show(state: State): void {
    const { opgave, fase } = state
    if (fase === 'klaar') {
      weg = false
      laag.alpha = 0
    }
    if (!opgave) return
    const dit = gastVan(state)
    if (dit !== nummer) {
      nummer = dit
      vers(opgave.punten)
    }
    const { kommen } = opgave
    const ligt = gelegdVan(state)
    shorten(ligt.length)
    for (const [i, deel] of ligt.entries()) {
      if (groepen[i]?.deel === deel) continue
      for (const b of groepen[i]?.beelden ?? []) beleg.takeAway(b)
      groepen[i] = {
        deel,
        beelden: deel === '' ? [] : strooi(opgave, i, toppingVan(soortVan(kommen, deel), state)),
      }
    }
  }

  function bak(): void {
    if (stage.rustig) return
    weg = true
    const { mond } = indeling
    const [dx, dy] = [mond.x + mond.w / 2 - x, mond.y + mond.h * 0.78 - y]
    const klein = (mond.w * 0.62) / (2 * r)
    stage.tweens.start(
      REIS_MS,
      (deel) => {
        if (!weg) return
        laag.set(x + dx * deel, y + dy * deel - Math.sin(deel * Math.PI) * 60)
        laag.scale.set(1 + (klein - 1) * deel)
        laag.alpha = deel < 0.9 ? 1 : (1 - deel) * 10
      },
      { wacht: BLIJF_MS, verloop: VERLOPEN.heenWeer },
    )
  }

  return {
    show,
    bak,
    schud: () =>
      stage.tweens.start(420, (deel) => (laag.x = x + Math.sin(deel * 22) * 6 * (1 - deel)), {
        verloop: VERLOPEN.recht,
      }),
    plaats: (px, py, { maat, alpha }) => {
      laag.set(px, py)
      laag.scale.set(maat)
      laag.alpha = alpha
    },
    draag: (dx, dy) => laag.set(x + dx, y + dy),
    kom: () => stage.tweens.start(380, (deel) => laag.scale.set(deel), { verloop: VERLOPEN.terug }),
    plek: (punten, i) => {
      const [px, py] = puntPlek(indeling, punten, i)
      return [x + px, y + py]
    },
  }
}
