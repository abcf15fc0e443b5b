import type { Laag, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import type { Punt } from '@letterhaven/game-kit/onderdelen/projectiel'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { blokPlaat, flitsPlaat, pufPlaat } from './paint-klein.ts'

/** How long the fuse burns, a block flies, and one waits for the one before it, in ms. */
export const LONT_MS = 520
const VLUCHT_MS = 640
const NA_ELKAAR_MS = 34
/** When the word arrives, in ms after it was given. */
export const RAAK_MS = LONT_MS + VLUCHT_MS + 120

/** Where a shot was aimed, and where it comes down. */
interface Weg {
  readonly mik: Punt
  readonly naar: Punt
}

/** Returns a place on the arc of a shot. */
export function boogPlek(
  van: Punt,
  naar: Punt,
  { t, hoog }: { readonly t: number; readonly hoog: number },
): Punt {
  const top = { x: (van.x + naar.x) / 2, y: Math.min(van.y, naar.y) - hoog }
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
  return { x: a * van.x + b * top.x + c * naar.x, y: a * van.y + b * top.y + c * naar.y }
}

/** Makes what a shot looks like: the fuse, the flash, blocks on their arc, and powder. */
export function makeSchot(stage: Stage, { mond, kanon, k, beeld }: Indeling, op: Laag) {
  const puf = stage.textuur(() => pufPlaat(stage.schaal))
  const flits = stage.textuur(() => flitsPlaat(170 * k, stage.schaal))
  const hoog = beeld.h * 0.22
  const maat = Math.max(20, kanon.h * 0.42)
  const blokken = new Map<string, Textuur>()
  const later = (wacht: number, perform: () => void): void =>
    stage.tweens.start(1, (t) => t === 1 && perform(), { wacht })

  function blokVan(letter: string): Textuur {
    const bekend = blokken.get(letter)
    if (bekend) return bekend
    const nieuw = stage.textuur(() => blokPlaat(tegelTeken(letter), maat, stage.schaal))
    blokken.set(letter, nieuw)
    return nieuw
  }

  function puff({ x, y }: Punt, n: number, vaart: number): void {
    stage.barst(op, puf, { x, y, n, snelheid: vaart * k, zwaarte: -20, leven: 900, omhoog: 20 })
  }

  /** Fires the muzzle: a flash, and powder that rolls out. */
  function flash(): void {
    const licht = stage.beeld(flits, { ...mond, op })
    stage.tweens.start(360, (t) => {
      licht.alpha = 1 - t
      licht.scale.set(0.7 + t * 0.9)
      if (t === 1) licht.weg()
    })
    puff(mond, 16, 240)
  }

  /** Lets a block fly to where it was aimed, and further and further from there as the wind takes it. */
  function fly(letter: string, { mik, naar }: Weg, wacht: number): void {
    const blok = stage.beeld(blokVan(letter), { ...mond, op })
    blok.visible = false
    stage.tweens.start(
      VLUCHT_MS,
      (t) => {
        blok.visible = t < 1
        const ver = t ** 2
        const heen = { x: mik.x + (naar.x - mik.x) * ver, y: mik.y + (naar.y - mik.y) * ver }
        const { x, y } = boogPlek(mond, heen, { t, hoog })
        blok.set(x, y)
        blok.rotation = t * 4
        if (t === 1) blok.weg()
      },
      { wacht, verloop: VERLOPEN.recht },
    )
  }

  return {
    puff,
    /** Shoots a word: its blocks fly one after the other. */
    shoot: (letters: readonly string[], weg: Weg): void => {
      if (stage.rustig) return
      for (const wacht of [0, 120, 240, 360])
        later(wacht, () => puff({ x: kanon.x + kanon.h * 0.5, y: kanon.y }, 2, 90))
      later(LONT_MS, flash)
      for (const [nr, letter] of letters.entries()) fly(letter, weg, LONT_MS + nr * NA_ELKAAR_MS)
    },
    /** Coughs powder: nothing leaves the barrel. */
    cough: (): void => {
      for (const wacht of [300, 620, 1000]) later(wacht, () => puff(mond, 6, 130))
    },
  }
}
