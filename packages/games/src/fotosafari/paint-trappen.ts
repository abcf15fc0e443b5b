import { CREME } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  binnen,
  fill,
  gloed,
  ovaal,
  pad,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { drawDierOp, UITLEG } from './paint-uitleg.ts'
import { LENSRAND, lensPlaat } from './paint-boot.ts'
import { drawDonker, drawSterren, maanPlaat, ogenPlaat } from './paint-nacht.ts'
import { TINTEN } from './uur.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

const [B, H] = [190, 170] as const

function drawWeide(g: G, { hemel, grond }: (typeof TINTEN)['ochtend']): void {
  g.fillStyle = verloop(g, [0, 0, 0, 70], hemel)
  g.fillRect(0, 0, B, 72)
  g.fillStyle = verloop(g, [0, 64, 0, H], grond)
  g.fillRect(0, 64, B, H)
}

const AAP = { soort: 'aap', dracht: [{ wat: 'muts', kleur: 'rood' }] } as const
const GIRAF = { soort: 'giraf', dracht: [{ wat: 'sjaal', kleur: 'blauw' }] } as const

/** Morning mist, and an animal that is clear in the binoculars alone. */
const mist: UitlegStap['teken'] = (g) => {
  drawWeide(g, TINTEN.ochtend)
  drawDierOp(g, [36, 132, 0.62], GIRAF)
  drawDierOp(g, [164, 124, 0.5], AAP)
  g.fillStyle = 'rgba(228,236,245,.8)'
  g.fillRect(0, 0, B, H)
  for (const [x, y, a] of [
    [30, 96, 70],
    [150, 60, 80],
    [110, 156, 90],
  ] as const)
    fill(g, ovaal([x, y, a, 9]), wit(0.45))
  const r = 52
  binnen(g, ovaal([106, 92, r, r]), () => {
    drawWeide(g, TINTEN.ochtend)
    fill(g, ovaal([106, 136, 60, 14]), '#7fc2cf')
    drawDierOp(g, [108, 134, 0.86], AAP)
  })
  g.drawImage(
    lensPlaat(r, 2).canvas,
    106 - r - LENSRAND,
    92 - r - LENSRAND,
    2 * (r + LENSRAND),
    2 * (r + LENSRAND),
  )
}

/** Night: eyes in the dark, and an animal in the light of the lamp. */
const nacht: UitlegStap['teken'] = (g) => {
  drawWeide(g, TINTEN.nacht)
  drawDierOp(g, [126, 138, 0.86], AAP)
  const donker = ogenPlaat(false, 1, 2)
  const dek = document.createElement('canvas')
  ;[dek.width, dek.height] = [B, H]
  const d = dek.getContext('2d')
  if (d)
    drawDonker(
      d,
      { w: B, h: H },
      { straal: { x: 126, y: 100, r: 54 }, lamp: [16, 158], diep: 0.88 },
    )
  g.drawImage(dek, 0, 0)
  drawSterren(g, { w: B, h: 56 })
  const maan = maanPlaat(13, 2)(0.3)
  g.drawImage(maan.canvas, 34 - maan.w / 2, 30 - maan.h / 2, maan.w, maan.h)
  for (const [x, y] of [
    [42, 92],
    [168, 78],
    [62, 128],
  ] as const)
    g.drawImage(donker.canvas, x - 20, y - 12, 40, 24)
  gloed(g, [16, 158, 30], '#ffe69a')
  streep(g, pad('M8 168L20 154'), { dikte: 18 })
  streep(g, pad('M8 168L20 154'), { kleur: '#d8574c', dikte: 11 })
  fill(g, ovaal([23, 151, 8, 8], 0.7), CREME)
}

const [, zoek] = UITLEG

/** The stages of fotosafari: the evening, the mist of the morning, and the night. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De savanne', zin: 'Zoek het dier en maak een foto.', teken: zoek.teken },
  {
    naam: 'De verrekijker',
    zin: 'Het mist. Kijk door je verrekijker.',
    teken: mist,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De lamp',
    zin: 'Het is nacht. Schijn met je lamp.',
    teken: nacht,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[1] },
  },
]
