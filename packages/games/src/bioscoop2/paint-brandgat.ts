import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { bollen, fill, ovaal, pad, streep } from '@letterhaven/game-kit/tekenen/teken'
import { drukPlaat, type Druk } from './paint-acteur.ts'

/** A hole that burnt into the film: black, with a glowing edge. */
export const brandgatPlaat = (druk: Druk): Plaat =>
  drukPlaat({ ...druk, oud: false }, [120, 120], (g) => {
    g.translate(60, 60)
    const bult: (readonly [number, number, number])[] = Array.from({ length: 11 }, (_, i) => {
      const hoek = (i / 11) * Math.PI * 2
      const ver = 32 + ((i * 7) % 5) * 2
      return [Math.cos(hoek) * ver, Math.sin(hoek) * ver, 16] as const
    })
    const alle = [...bult, [0, 0, 40] as const]
    fill(g, bollen(alle, 5), '#ff9d2e')
    fill(g, bollen(alle, 2), '#8a2a0c')
    fill(g, bollen(alle), '#170a08')
    streep(g, pad('M-9-12C-9-26 14-26 12-9C11 0 1 1 1 11'), { kleur: '#fff3d6', dikte: 7 })
    fill(g, ovaal([1, 23, 4.5, 4.5]), '#fff3d6')
  })
