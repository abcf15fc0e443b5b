import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { stuntBreed, stuntPlaat } from './paint-stunt.ts'

/** How long the plane takes to cross the sky, in ms. */
const OVER_MS = 3400
/** The largest part of the sky's width that it is wide: a long word comes by in smaller letters. */
const BREEDST = 1.5

/** Makes the pilots of the town: for each word that was right one flies by with that word, always another one. */
export function makeStunts(
  stage: Stage,
  { hemel, k }: Indeling,
  op: Laag,
): (woord: string) => void {
  let nr = 0
  return (woord) => {
    const piloot = DIEREN[(nr * 5 + 2) % DIEREN.length] ?? 'muis'
    nr += 1
    // What does not move would hang over the next word.
    if (stage.rustig) return
    const past = (hemel.w * BREEDST) / stuntBreed(woord)
    const maat = { schaal: stage.schaal, k: Math.min(Math.max(0.7, k), past) }
    const textuur = stage.textuur(() => stuntPlaat({ woord, piloot }, maat))
    const y = hemel.y + hemel.h * (0.2 + 0.16 * (nr % 2))
    const beeld = stage.beeld(textuur, { x: 0, y, anker: [0, 0.5], op })
    const breed = stuntBreed(woord) * maat.k
    stage.tweens.start(
      OVER_MS,
      (d) => {
        beeld.x = -breed + (hemel.w + breed) * d
        beeld.y = y + Math.sin(d * 9) * 8
        beeld.rotation = Math.cos(d * 9) * 0.02
        if (d >= 1) beeld.weg()
      },
      { verloop: VERLOPEN.recht },
    )
  }
}
