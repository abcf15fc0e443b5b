import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { RINGEN } from './paint-raket.ts'
import { letterPlaat } from './paint-vangst.ts'

interface Punt {
  readonly x: number
  readonly y: number
}

/** How long a letter flies to the tank, and how long the engine's cough throws one about, in ms. */
const MS = { tank: 380, mis: 1500 } as const

/** Makes the letters that fly: each one from the desk to its ring of the tank, and a wrong part out of the engine. */
export function makeStukken(
  stage: Stage,
  { paneel, raket, k, opstelling }: Indeling,
  voet: () => Punt,
) {
  const laag = stage.laag()
  const maat = Math.max(0.6, k)
  const setStuk = (tekst: string, isFout: boolean) =>
    stage.beeld(
      stage.textuur(() => letterPlaat({ tekst, isFout }, maat, stage.schaal)),
      { x: 0, y: -200, op: laag },
    )
  const van: Punt =
    opstelling === 'naast'
      ? { x: paneel.x + 40, y: paneel.y + paneel.h * 0.45 }
      : { x: paneel.x + paneel.w * 0.3, y: paneel.y + 20 }

  return {
    /** Sends the newest letter of a line to its ring. */
    fuel: (regel: readonly string[]): void => {
      const tekst = regel.at(-1)?.trim() ?? ''
      if (stage.rustig || tekst === '') return
      const beeld = setStuk(tekst, false)
      const ring = RINGEN.onder - Math.min(RINGEN.aantal - 1, regel.length - 1) * RINGEN.stap
      stage.tweens.start(
        MS.tank,
        (d) => {
          const naar = { x: voet().x, y: voet().y + ring * raket.s }
          const boog = Math.sin(d * Math.PI) * 40
          beeld.set(van.x + (naar.x - van.x) * d, van.y + (naar.y - van.y) * d - boog)
          beeld.scale.set(1 - 0.5 * d)
          if (d >= 1) beeld.weg()
        },
        { verloop: VERLOPEN.heenWeer },
      )
    },
    /** Lets the engine cough out what was wrong: it tumbles up, aside and down. */
    spit: (tekst: string): void => {
      if (stage.rustig || tekst === '') return
      const beeld = setStuk(tekst, true)
      const begin = voet()
      stage.tweens.start(
        MS.mis,
        (d) => {
          const hoog = (Math.sin(d * Math.PI * 0.9) * 260 - d * 60) * raket.s
          beeld.set(begin.x + d * 210 * raket.s, begin.y - hoog)
          beeld.rotation = d * 7
          beeld.alpha = Math.min(1, (1 - d) * 3)
          if (d >= 1) beeld.weg()
        },
        { verloop: VERLOPEN.recht },
      )
    },
  }
}
