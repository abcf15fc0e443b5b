import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { ringVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'

const ROEP_MS = 1250
/** Letters of this size at most, and so wide a letter is counted. */
const MAAT = { meest: 76, letter: 0.62, rand: 30 } as const

/** Makes what the cabinet calls over its field: a word in neon that springs up and goes out. */
export function makeRoep(stage: Stage, indeling: Indeling): (tekst: string, kleur: string) => void {
  const [x, y, rx] = ringVan(indeling)
  const laag = stage.laag()
  const gemaakt = new Map<string, Beeld>()
  let nu: Beeld | null = null

  function makeWoord(tekst: string, kleur: string): Beeld {
    const maat = Math.min(MAAT.meest, (rx * 2) / (tekst.length * MAAT.letter))
    const kader = { w: tekst.length * maat * MAAT.letter + 2 * MAAT.rand, h: maat * 1.7 }
    return stage.beeld(
      stage.textuur(() =>
        bak({ ...kader, schaal: stage.schaal }, (g, w, h) => {
          g.font = `800 ${maat}px 'Baloo 2 Variable', system-ui, sans-serif`
          g.textAlign = 'center'
          g.textBaseline = 'middle'
          g.lineJoin = 'round'
          g.strokeStyle = INKT
          g.lineWidth = maat * 0.24
          g.strokeText(tekst, w / 2, h / 2)
          g.fillStyle = kleur
          g.fillText(tekst, w / 2, h / 2)
        }),
      ),
      { x, y, op: laag },
    )
  }

  return (tekst, kleur) => {
    const naam = `${tekst} ${kleur}`
    const woord = gemaakt.get(naam) ?? makeWoord(tekst, kleur)
    gemaakt.set(naam, woord)
    if (nu) nu.visible = false
    nu = woord
    woord.visible = true
    woord.alpha = 1
    stage.tweens.start(
      ROEP_MS,
      (s) => {
        if (nu !== woord) return
        const op = Math.min(1, s * 5)
        const veer = stage.rustig ? 1 : op + Math.sin(op * Math.PI) * 0.28
        woord.scale.set(veer)
        woord.rotation = stage.rustig ? 0 : Math.sin(s * 16) * 0.05 * (1 - s)
        woord.alpha = Math.min(1, (1 - s) * 4)
        if (s >= 1) woord.visible = false
      },
      { verloop: VERLOPEN.recht },
    )
  }
}
