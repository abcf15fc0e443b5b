import type { Trap } from '@letterhaven/contracts/trap'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { paletVan, RUGGEN, rugPlaat } from './paint-zaal.ts'

/** Adds the backs of the public along the lower edge of the screen. They bob when they laugh, and jump when they clap. */
export function makePubliek(stage: Stage, { zaal }: Indeling, trap: Trap) {
  const laag = stage.laag()
  const maat = Math.max(26, zaal.h * 1.12)
  const aantal = Math.max(4, Math.min(13, Math.floor(zaal.w / (maat * 1.04))))
  const stap = zaal.w / aantal
  const platen = Array.from({ length: RUGGEN }, (_, i) =>
    stage.textuur(() => rugPlaat(i, { maat, schaal: stage.schaal, licht: paletVan(trap).licht })),
  )
  const gasten = Array.from({ length: aantal }, (_, i) => {
    const plaat = platen[(i * 5 + 1) % RUGGEN]
    const y = zaal.y + zaal.h
    return plaat ? stage.beeld(plaat, { x: stap * (i + 0.5), y, anker: [0.5, 1], op: laag }) : null
  })
  const basis = zaal.y + zaal.h + maat * 0.34
  let [blij, lacht] = [0, 0]

  function put(t: number): void {
    for (const [i, gast] of gasten.entries()) {
      if (!gast) continue
      const hop = blij > 0 ? Math.abs(Math.sin(t / 150 + i * 0.7)) * maat * 0.24 : 0
      const schud = lacht > 0 ? Math.sin(t / 45 + i) * maat * 0.03 : 0
      gast.y = basis - hop + schud + (i % 2) * maat * 0.06
    }
  }
  put(0)

  stage.opFrame((ms, t) => {
    if (blij <= 0 && lacht <= 0) return
    blij = Math.max(0, blij - ms)
    lacht = Math.max(0, lacht - ms)
    if (!stage.rustig) put(t)
  })

  return {
    juich: (ms: number): void => {
      blij = ms
    },
    lach: (ms: number): void => {
      lacht = ms
    },
    /** The hall fills with the films of the programme: half of it is there from the beginning. */
    show: (films: number): void => {
      for (const [i, gast] of gasten.entries())
        if (gast) gast.visible = i % 2 === 0 || films * 2 > i
    },
  }
}
