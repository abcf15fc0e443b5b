import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { metTrein } from './achtbaan.ts'
import type { Indeling } from './indeling.ts'
import { achtbaan, baanPunten, bordje } from './paint-achtbaan.ts'
import type { State } from './stand.ts'

/** How fast the sign swells where the ball can ride in, in ms. */
const KLOP_MS = 520

/** Makes the roller coaster in the cabinet, with a sign at each entrance. Returns what lights the one that is open. */
export function makeAchtbaan(
  stage: Stage,
  indeling: Indeling,
  begin: Pick<State, 'trap'>,
): (state: State) => void {
  stage.beeld(
    stage.textuur(() => achtbaan(indeling, stage.schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  // Where somebody waits to ride along there is no need of a sign.
  if (metTrein(begin)) return () => undefined
  const { k } = indeling
  const r = Math.max(11, 17 * k)
  const punten = baanPunten(indeling)
  const borden = (['links', 'rechts'] as const).map((kant) => {
    const [x, y] = (kant === 'links' ? punten[0] : punten.at(-1)) ?? [0, 0]
    const [uit, aan] = [false, true].map((brandt) =>
      stage.beeld(
        stage.textuur(() => bordje(brandt, r, stage.schaal)),
        { x, y: y + r * 0.7 },
      ),
    )
    return { kant, uit, aan }
  })
  if (!stage.rustig)
    stage.opRustigFrame((_, t) => {
      for (const { aan } of borden) aan?.scale.set(1 + 0.08 * Math.sin(t / KLOP_MS))
    })
  return ({ opgave }) => {
    for (const { kant, uit, aan } of borden) {
      const brandt = opgave?.baan === kant
      if (aan) aan.visible = brandt
      if (uit) uit.visible = !brandt
    }
  }
}
