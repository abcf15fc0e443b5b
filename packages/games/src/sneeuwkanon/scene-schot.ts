import type { Laag, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import type { Punt } from '@letterhaven/game-kit/onderdelen/projectiel'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { boogPlek, LIGT_MS, LONT_MS, NA_ELKAAR_MS, VLUCHT_MS } from './boog.ts'
import type { Indeling } from './indeling.ts'
import { blokPlaat, flitsPlaat, IJSBLOK, pufPlaat } from './paint-klein.ts'
import { makeMisser, type Landing } from './scene-misser.ts'

/** When the word arrives, in ms after it was given. */
export const RAAK_MS = LONT_MS + VLUCHT_MS + 120
/** How long each word of a sentence waits for the one before it. */
export const STRENG_MS = 180
/** How much later that is for one that slides on. */
export const GLIJ_MS = LIGT_MS + VLUCHT_MS + 40

/** Where a shot was aimed, and where it comes down. */
interface Weg {
  /** Where it comes from; the muzzle where that is not said. */
  readonly van?: Punt
  readonly mik: Punt
  readonly naar: Punt
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

  function blokVan(letter: string, isIjs = false): Textuur {
    const sleutel = `${letter} ${isIjs}`
    const bekend = blokken.get(sleutel)
    if (bekend) return bekend
    const kleur = isIjs ? { kleur: IJSBLOK } : {}
    const nieuw = stage.textuur(() =>
      blokPlaat(tegelTeken(letter), { maat, schaal: stage.schaal, ...kleur }),
    )
    blokken.set(sleutel, nieuw)
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
  function fly(letter: string, { van = mond, mik, naar }: Weg, wacht: number): void {
    const blok = stage.beeld(blokVan(letter), { ...van, op })
    blok.visible = false
    stage.tweens.start(
      VLUCHT_MS,
      (t) => {
        blok.visible = t < 1
        const ver = t ** 2
        const heen = { x: mik.x + (naar.x - mik.x) * ver, y: mik.y + (naar.y - mik.y) * ver }
        const { x, y } = boogPlek(van, heen, { t, hoog })
        blok.set(x, y)
        blok.rotation = t * 4
        if (t === 1) blok.weg()
      },
      { wacht, verloop: VERLOPEN.recht },
    )
  }

  /** Lets the fuse burn, and the muzzle flash. */
  function fire(): void {
    for (const wacht of [0, 120, 240, 360])
      later(wacht, () => puff({ x: kanon.x + kanon.h * 0.5, y: kanon.y }, 2, 90))
    later(LONT_MS, flash)
  }

  return {
    puff,
    /** Shoots a word: its blocks fly one after the other. */
    shoot: (letters: readonly string[], weg: Weg): void => {
      if (stage.rustig) return
      fire()
      for (const [nr, letter] of letters.entries()) fly(letter, weg, LONT_MS + nr * NA_ELKAAR_MS)
    },
    /** Shoots a sentence: a ball of snow for each word, to where it is going to hang. */
    string: (plekken: readonly Punt[]): void => {
      if (stage.rustig) return
      fire()
      for (const [nr, plek] of plekken.entries()) {
        fly('', { mik: plek, naar: plek }, LONT_MS + nr * STRENG_MS)
        later(LONT_MS + nr * STRENG_MS, flash)
      }
    },
    /** Lets a word that came down where it does not fit go on to another tower. */
    slide: (letters: readonly string[], van: Punt, naar: Punt): void => {
      for (const [nr, letter] of letters.entries())
        fly(letter, { van, mik: naar, naar }, nr * NA_ELKAAR_MS)
    },
    /** Shoots a word that is not right: its blocks hold on a tower as far as they are, and the rest slides off it. */
    miss: (letters: readonly string[], doel: Landing): void => {
      if (stage.rustig) return
      fire()
      makeMisser(stage, { op, mond, hoog, maat, blokVan, puff })(letters, doel)
    },
  }
}
