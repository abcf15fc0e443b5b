import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { ovaal, pad, solid, streep, verloop, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { kwalPlaat } from './paint-diep.ts'
import { drawDuikboot, drawLetterVis, drawZee, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** The wheel that turns the current. */
function drawRad(g: G): void {
  const [x, y, r] = [34, 138, 25] as const
  solid(g, {
    pad: ovaal([x, y, r, r]),
    kader: [x - r, y - r, 2 * r, 2 * r],
    kleur: '#7fd8f4',
    lijn: 4,
  })
  g.save()
  g.translate(x, y)
  for (let blad = 0; blad < 6; blad += 1) {
    g.rotate(Math.PI / 3)
    const vorm = pad('M0-4C4-12 10-17 20-15C16-7 10-1 0 4Z')
    streep(g, vorm, { dikte: 4 })
    fill(g, vorm, '#fff8e2')
  }
  g.restore()
  fill(g, ovaal([x, y, 5, 5]), INKT)
}

const diep: UitlegStap['teken'] = (g, _maat, held) => {
  drawZee(g)
  g.fillStyle = verloop(
    g,
    [0, 0, 0, 170],
    ['rgba(60,130,210,.75)', 'rgba(58,70,160,.82)', 'rgba(60,40,120,.8)'],
  )
  g.fillRect(0, 0, 190, 170)
  g.drawImage(kwalPlaat('#ff9fe0', [1, 2]).canvas, 4, 40, 42, 62)
  for (const [y, x] of [
    [24, 8],
    [60, 46],
    [96, 20],
  ] as const)
    streep(g, pad(`M${x} ${y}q50-12 90-2t60-4`), { kleur: wit(0.5), dikte: 3.4 })
  drawDuikboot(g, held.soort, { x: 98, y: 122, k: 0.36 })
  drawLetterVis(g, 0, { plek: [156, 36], letter: 'o' })
  drawLetterVis(g, 5, { plek: [158, 92], letter: 'm' })
  drawLetterVis(g, 3, { plek: [66, 30], letter: 'k' })
  drawRad(g)
}

const [, ruil] = UITLEG

/** The stages of groeivis: the reef, and the deep with its current. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Het rif', zin: 'Ruil letters en word groter.', teken: ruil.teken },
  {
    naam: 'De stroom',
    zin: 'Draai aan het rad. Dan komen er andere letters.',
    teken: diep,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
]
