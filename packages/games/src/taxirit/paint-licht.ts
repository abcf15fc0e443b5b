import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Land } from './paint-weg.ts'

/** The shade that an evening lays over what stands before the land, and over a place to drive to, which has lamps. */
const SCHADUW = { land: 'rgba(30,20,92,.5)', plek: 'rgba(30,20,92,.26)' } as const

/** Returns a plate of something close by in the light of its land: in the evening it is as dark as what lies behind it. */
export function inLicht(plaat: Plaat, land: Land, wat: keyof typeof SCHADUW = 'land'): Plaat {
  if (land !== 'avond') return plaat
  const { g, canvas } = plaat
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.globalCompositeOperation = 'source-atop'
  g.fillStyle = SCHADUW[wat]
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.restore()
  return plaat
}
