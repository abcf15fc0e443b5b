import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { ding, LAMPEN, snippertje } from './paint-ding.ts'

/** Makes the stars and snippets that fly when a pizza is right and when the round is over. */
export function makeVonken(stage: Stage, { pizza: { x, y, r } }: Indeling, op: Laag) {
  const ster = stage.textuur(() => ding('ster', stage.schaal))
  const snippers = LAMPEN.map((kleur) => stage.textuur(() => snippertje(kleur, stage.schaal)))
  return {
    goed(): void {
      stage.barst(op, ster, { x, y: y - r * 0.5, n: 9, snelheid: 300, leven: 1000, omhoog: 150 })
      const bij = { x, y: y - r * 0.6, n: 5, snelheid: 320, leven: 1300, omhoog: 170 }
      for (const plaat of snippers) stage.barst(op, plaat, bij)
    },
    /** The feast at the end: a full one has snippets as well. */
    feest(isVol: boolean): void {
      for (const [i, deel] of [0.2, 0.4, 0.6, 0.8].entries()) {
        const plek = { x: stage.w * deel, y: stage.h * 0.3 }
        stage.barst(op, ster, { ...plek, n: isVol ? 9 : 3, snelheid: 340, leven: 1600 })
        const plaat = snippers[i]
        if (plaat && isVol) stage.barst(op, plaat, { ...plek, n: 14, snelheid: 380, leven: 1900 })
      }
    },
  }
}
