import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling, Visplek } from './indeling.ts'
import { HELD } from './indeling.ts'
import { ding } from './paint-klein.ts'
import { kroonPlaat } from './paint-sieraad.ts'

/** How many small fish bow, and how long they come, bow and go, in ms. */
const BUIGERS = 7
const KOMST_MS = 900
const BUIG_MS = 3400
const ALLES_MS = KOMST_MS + BUIG_MS + KOMST_MS
/** How deep they bow, in radians, and how often. */
const DIEP = 0.62
const BUIGINGEN = 3

const perk = (v: number): number => Math.max(0, Math.min(1, v))
const glij = (u: number): number => 1 - (1 - perk(u)) ** 3

interface Hof {
  readonly op: Laag
  readonly held: () => Visplek & { readonly maat: number }
}

/** Makes the secret of the reef: who becomes a fish gets a crown, and all small fish line up on the sand and bow. */
export function makeHof(stage: Stage, { w, zand, k, balk }: Indeling, { op, held }: Hof) {
  const maat = Math.max(0.75, 1.25 * k)
  const tussen = Math.min(82 * maat, (w - 40) / BUIGERS)
  const [heen, terug] = (['visje', 'visjeTerug'] as const).map((naam) =>
    stage.textuur(() => ding(naam, stage.schaal, maat)),
  )
  const kroonMaat = Math.max(0.5, Math.min(1, k))
  const kroon = stage.beeld(
    stage.textuur(() => kroonPlaat([kroonMaat, stage.schaal])),
    { x: 0, y: 0, anker: [0.5, 0.9], op },
  )
  const vissen = Array.from({ length: BUIGERS }, (_, i) => {
    const plek = i - (BUIGERS - 1) / 2
    // Those at the left look right, to whom they bow.
    const kant = plek < 0 ? 1 : -1
    const textuur = kant === 1 ? heen : terug
    return textuur ? [{ beeld: stage.beeld(textuur, { x: 0, y: 0, op }), plek, kant }] : []
  }).flat()
  let over = 0

  function hide(): void {
    over = 0
    kroon.visible = false
    for (const { beeld } of vissen) beeld.visible = false
  }

  /** Puts everything as it is so long after the beginning. */
  function put(nu: number): void {
    const er = glij(nu / KOMST_MS) - glij((nu - KOMST_MS - BUIG_MS) / KOMST_MS)
    const golf = Math.sin(perk((nu - KOMST_MS) / BUIG_MS) * Math.PI * BUIGINGEN)
    const buigt = stage.rustig ? DIEP : DIEP * golf * golf
    const { x, y, maat: groot, kant } = held()
    for (const { beeld, plek, kant: kijkt } of vissen) {
      const ver = kijkt === 1 ? -w * 0.62 : w * 0.62
      beeld.visible = true
      beeld.set(w / 2 + plek * tussen + ver * (1 - er), zand - 6 * k + Math.abs(plek) * 3)
      beeld.rotation = kijkt * buigt
    }
    const val = (1 - er) * 130
    kroon.visible = er > 0.05
    kroon.alpha = er
    kroon.set(x - 2 * kant * groot, Math.max(balk + 44 * kroonMaat, y - HELD.boven * groot) - val)
  }

  hide()
  stage.opFrame((ms) => {
    if (over <= 0) return
    over -= ms
    if (over <= 0) hide()
    else put(stage.rustig ? KOMST_MS : ALLES_MS - over)
    stage.vuil()
  })

  return {
    speel: (): void => {
      over = ALLES_MS
      stage.vuil()
    },
  }
}
