import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { bodem, katrol, lampion, waasPlaat, touw } from './paint-avond.ts'

const LAMPIONS = 7
/** How far the ropes hang from the ends of the lift. */
const RAND = 16
/** How far the lift sways up while it is hoisted. */
const VEERT = 18

/** Adds small life in the night: paper lanterns that float up. */
export function makeLampions(stage: Stage, { w, h, k }: Indeling): void {
  const maten = [0.5, 0.7, 0.95].map((maat) =>
    stage.textuur(() => lampion(maat * Math.max(0.6, k), stage.schaal)),
  )
  const alle = Array.from({ length: LAMPIONS }, (_, i) => {
    const textuur = maten[i % maten.length]
    if (!textuur) throw new Error('no lantern')
    const kant = i % 2 === 0 ? 0.02 + (i % 4) * 0.03 : 0.98 - (i % 3) * 0.03
    return stage.beeld(textuur, { x: kant * w, y: ((i * 37) % 100) * 0.01 * h })
  })
  stage.opRustigFrame((ms, t) => {
    if (stage.rustig) return
    for (const [i, beeld] of alle.entries()) {
      beeld.y -= ms * (0.01 + (i % 3) * 0.005)
      beeld.x += Math.sin(t / 1400 + i * 2) * 0.16
      beeld.rotation = Math.sin(t / 1100 + i) * 0.07
      if (beeld.y < -60) beeld.y = h + 60
    }
  })
}

/** Makes the lift under the words: two ropes over their wheels, and a floor to stand on. */
export function makeLift(stage: Stage, eerste: Indeling) {
  const { schaal } = stage
  stage.beeld(
    stage.textuur(() => waasPlaat(eerste, schaal)),
    { x: 0, y: 0, anker: 0 },
  )
  const laag = stage.laag()
  const { brug, k } = eerste
  const koord = stage.textuur(() => touw(eerste.h, schaal))
  const einden = [brug.x + RAND, brug.x + brug.w - RAND]
  const touwen = einden.map((x) => stage.beeld(koord, { x, y: 0, anker: [0.5, 1], op: laag }))
  const rad = stage.textuur(() => katrol(Math.max(30, 48 * k), schaal))
  const raderen = einden.map((x) => stage.beeld(rad, { x, y: 0, op: laag }))
  const vloer = stage.beeld(
    stage.textuur(() => bodem(brug.w, schaal)),
    { x: brug.x, y: 0, anker: 0, op: laag },
  )
  let onder = 0

  function set(y: number): void {
    vloer.y = y
    for (const koordje of touwen) koordje.y = y + 8
  }

  return {
    laag,
    /** Hangs the lift under the words of a floor. */
    leg: ({ brug: hier }: Indeling): void => {
      onder = hier.y + hier.h
      for (const wiel of raderen) wiel.y = hier.y - 4
      set(onder)
    },
    /** Hoists the lift past a storey, `t` from 0 to 1: the tower sinks, the wheels turn. */
    hijs: (t: number): void => {
      set(onder - Math.sin(t * Math.PI) * VEERT)
      for (const [i, wiel] of raderen.entries()) wiel.rotation = (i === 0 ? -1 : 1) * t * 9
    },
  }
}
