import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { ovaal, pad, solid, streep, verloop, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { kwalPlaat } from './paint-diep.ts'
import { donkerPlaat, lampPlaat, schijnPlaat } from './paint-lamp.ts'
import { reusPlaat, vlekPlaat } from './paint-reus.ts'
import { SOORTEN } from './paint-vis.ts'
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

/** The bottom of the sea: a lamp on a rod, one fish in its light, and a giant that sleeps. */
const diepzee: UitlegStap['teken'] = (g, _maat, held) => {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#23306f', '#171a50', '#110f38'])
  g.fillRect(0, 0, 190, 170)
  g.drawImage(reusPlaat(false, [0.3, 2]).canvas, -14, 78, 228, 90)
  const vlek = vlekPlaat([0.3, 2]).canvas
  for (const [x, y] of [
    [84, 80],
    [116, 84],
    [148, 96],
  ] as const)
    g.drawImage(vlek, x, y, 29, 29)
  fill(g, pad('M-6 152Q60 142 110 150T196 146V180H-6Z'), '#443f85')
  for (const [nr, x, y] of [
    [3, 2, 10],
    [4, 120, 92],
  ] as const) {
    const soort = SOORTEN[nr]
    if (soort) g.drawImage(donkerPlaat(soort, -1, [0.34, 2]).canvas, x, y, 76, 57)
  }
  g.drawImage(schijnPlaat(2).canvas, 92, -18, 110, 110)
  drawDuikboot(g, held.soort, { x: 74, y: 126, k: 0.36 })
  const hengel = pad('M92 94Q104 40 128 58')
  streep(g, hengel, { dikte: 6 })
  streep(g, hengel, { kleur: '#ffd45e', dikte: 2.6 })
  drawLetterVis(g, 0, { plek: [158, 36], letter: 'o' })
  g.drawImage(lampPlaat([0.7, 2]).canvas, 107, 46, 42, 42)
}

const [, ruil] = UITLEG

/** The stages of groeivis: the reef, the channel with its current, and the dark bottom of the sea. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Het rif', zin: 'Ruil letters en word groter.', teken: ruil.teken },
  {
    naam: 'De stroom',
    zin: 'Draai aan het rad. Dan komen er andere letters.',
    teken: diep,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De diepzee',
    zin: 'Schijn met je lamp. Wie zwemt daar?',
    teken: diepzee,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[1] },
  },
]
