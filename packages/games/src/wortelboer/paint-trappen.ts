import { fill, gloed, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { bij, drawVeldje, drawVinger, UITLEG } from './paint-uitleg.ts'
import { druppelPlaat } from './paint-klein.ts'
import { drawMol } from './paint-mol.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** A watering can, tilted, round (0, 0). */
const drawGieter: (g: Parameters<UitlegStap['teken']>[0]) => void = (g) => {
  g.rotate(-0.34)
  streep(g, pad('M30-16Q54-30 44 14'), { dikte: 11 })
  streep(g, pad('M30-16Q54-30 44 14'), { kleur: '#4db2ee', dikte: 5 })
  solid(g, {
    pad: pad('M-26-4L-58-34L-64-28L-30 20Z'),
    kader: [-64, -34, 40, 54],
    kleur: '#4db2ee',
    lijn: 3.5,
  })
  solid(g, {
    pad: ovaal([-62, -32, 7, 13], 0.8),
    kader: [-72, -46, 20, 26],
    kleur: '#8ad6fb',
    lijn: 3.5,
  })
  solid(g, {
    pad: pad('M-30-20H32V26Q0 34-30 26Z'),
    kader: [-30, -20, 62, 52],
    kleur: '#4db2ee',
    glans: 0.4,
  })
}

const droog: UitlegStap['teken'] = (g) => {
  drawVeldje(g, ['#8fc7ea', '#ffd9a0'], '#b9794a')
  for (const [x, tekst, isNat] of [
    [34, 'te', false],
    [82, 't', true],
    [130, 'de', false],
  ] as const)
    bij(g, [x, 118, 1], () => {
      const blad = isNat ? pad('M2 18Q2 0 22 0Q42 0 42 20Q42 38 22 38H2Z') : ovaal([22, 20, 18, 21])
      solid(g, {
        pad: blad,
        kader: [2, 0, 40, 40],
        kleur: isNat ? '#7acb50' : '#cfa86c',
        lijn: 3.5,
      })
      write(g, tekst, [22, 20, 19])
    })
  bij(g, [140, 52, 0.9], () => drawGieter(g))
  const druppel = druppelPlaat(2).canvas
  for (const [x, y] of [
    [84, 46],
    [96, 66],
    [82, 84],
    [104, 94],
  ] as const)
    g.drawImage(druppel, x, y, 14, 17)
}

const nacht: UitlegStap['teken'] = (g) => {
  drawVeldje(g, ['#131a4f', '#4a4f9e'], '#553a48')
  gloed(g, [152, 26, 46], '#fff3c0')
  fill(g, ovaal([152, 26, 14, 14]), '#fff6d2')
  bij(g, [48, 88, 0.66], () => drawMol(g))
  for (const [x, tekst] of [
    [16, ''],
    [74, 'te'],
    [132, ''],
  ] as const)
    bij(g, [x, 112, 1], () => {
      const hoop = pad('M0 40Q2 2 22 2Q42 2 44 40Z')
      const isOpen = tekst !== ''
      const blad = pad('M2 20Q2 0 22 0Q42 0 42 20Q42 40 22 40H2Z')
      solid(g, {
        pad: isOpen ? blad : hoop,
        kader: [0, 0, 44, 42],
        kleur: isOpen ? '#7acb50' : '#7a4c34',
        lijn: 3.5,
      })
      if (isOpen) write(g, tekst, [22, 21, 19])
    })
  drawVinger(g, [104, 132])
}

const [trekt] = UITLEG

/** The stages of wortelboer: the field, the field in a dry summer, and the field at night. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Het wortelveld', zin: 'Trek, knip en maak het werkwoord.', teken: trekt.teken },
  {
    naam: 'De gieter',
    zin: 'Geef de zaadjes water die je nodig hebt.',
    teken: droog,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De mol',
    zin: 'Onthoud wat er onder de molshopen ligt.',
    teken: nacht,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
