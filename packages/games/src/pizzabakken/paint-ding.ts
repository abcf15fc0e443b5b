import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT, show, CREME, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'

function vlam(g: G): void {
  const buiten = pad(
    'M30 2C36 22 56 34 54 58C52 76 40 82 30 82C18 82 6 76 6 58C6 44 16 38 18 24C24 30 26 34 26 40C32 30 32 16 30 2Z',
  )
  solid(g, { pad: buiten, kader: [6, 2, 48, 80], kleur: '#ff7a2e', lijn: 3, licht: 0.3 })
  const hart = pad('M30 40C40 52 44 60 40 70C36 80 22 80 19 70C16 60 26 54 30 40Z')
  solid(g, { pad: hart, kader: [18, 40, 24, 40], kleur: '#ffe066', lijn: 0 })
}

function ster(g: G): void {
  const punten = Array.from({ length: 10 }, (_, i): Punt => {
    const hoek = -Math.PI / 2 + (i * Math.PI) / 5
    const r = i % 2 === 0 ? 18 : 8.5
    return [22 + Math.cos(hoek) * r, 23 + Math.sin(hoek) * r]
  })
  solid(g, { pad: lijn(punten), kader: [4, 5, 36, 36], kleur: GOUD, lijn: 3.5, licht: 0.4 })
}

function knoflook(g: G): void {
  streep(g, pad('M20 0V8'), { dikte: 4 })
  const bol = pad('M20 6C22 16 38 22 38 36C38 48 28 52 20 52S2 48 2 36C2 22 18 16 20 6Z')
  solid(g, { pad: bol, kader: [2, 6, 36, 46], kleur: '#fff6ee', lijn: 3.5, donker: -0.08 })
  streep(g, pad('M20 16Q12 30 15 48M20 16Q28 30 25 48'), {
    kleur: 'rgba(170,90,160,.4)',
    dikte: 2.4,
  })
}

function worst(g: G): void {
  streep(g, pad('M13 0V6'), { dikte: 4 })
  const vorm = pad('M12 4Q28 6 27 30Q27 54 12 58Q5 58 5 50Q14 44 14 30T6 12Q6 5 12 4Z')
  solid(g, { pad: vorm, kader: [4, 4, 24, 54], kleur: '#c2423d', lijn: 3.5, glans: 0.35 })
  streep(g, pad('M12 12q8 6 8 16'), { kleur: wit(0.4), dikte: 3 })
}

function lamp(g: G, aan: boolean, kleur: string): void {
  if (aan) gloed(g, [24, 26, 24], kleur)
  solid(g, { pad: doos([19, 8, 10, 9], 3), kader: [19, 8, 10, 9], kleur: '#6d5a8c', lijn: 3 })
  const bol = ovaal([24, 26, 9, 11])
  solid(g, {
    pad: bol,
    kader: [15, 15, 18, 22],
    kleur: aan ? show(kleur, 0.12) : '#bcc9cf',
    lijn: 3,
    glans: aan ? 0.9 : 0.4,
  })
}

function muis(g: G): void {
  const oren = bollen([
    [14, 14, 11],
    [46, 14, 11],
  ])
  solid(g, { pad: oren, kader: [3, 3, 54, 22], kleur: '#b9adc9', lijn: 3.5 })
  for (const x of [14, 46]) fill(g, ovaal([x, 14, 5.5, 5.5]), '#ff9db5')
  solid(g, { pad: ovaal([30, 30, 20, 18]), kader: [10, 12, 40, 36], kleur: '#cfc6dc', lijn: 3.5 })
  for (const x of [22, 38]) fill(g, ovaal([x, 27, 3, 3.6]), INKT)
  fill(g, ovaal([30, 36, 4, 3]), '#ff7a9a')
  streep(g, pad('M25 41q5 4 10 0'), { dikte: 2.4 })
}

function brood(g: G): void {
  const vorm = pad('M6 34C2 14 24 6 44 8C66 4 86 16 80 36Q78 46 66 46H18Q8 46 6 34Z')
  solid(g, { pad: vorm, kader: [4, 6, 78, 40], kleur: '#e0a04e', lijn: 4, licht: 0.3 })
  for (const x of [24, 41, 58]) streep(g, pad(`M${x} 14q7 7 2 15`), { kleur: '#fff0c9', dikte: 5 })
}

function deegrol(g: G): void {
  g.translate(70, 34)
  g.rotate(-0.28)
  for (const x of [-66, 44])
    solid(g, { pad: doos([x, -7, 22, 14], 7), kader: [x, -7, 22, 14], kleur: '#e2483d' })
  solid(g, {
    pad: doos([-46, -14, 92, 28], 13),
    kader: [-46, -14, 92, 28],
    kleur: '#e0a45c',
    glans: 0.3,
  })
}

function plant(g: G): void {
  for (const [draai, kleur] of [
    [-0.9, '#3f9a4a'],
    [0.9, '#4fae52'],
    [-0.4, '#58bd58'],
    [0.42, '#67c862'],
    [0, '#7ad66c'],
  ] as const) {
    g.save()
    g.translate(50, 56)
    g.rotate(draai)
    const blad = pad('M0 0C-14-14-11-40 0-50C11-40 14-14 0 0Z')
    solid(g, { pad: blad, kader: [-12, -50, 24, 50], kleur, lijn: 3.5 })
    streep(g, pad('M0-6V-40'), { kleur: 'rgba(20,90,50,.4)', dikte: 2 })
    g.restore()
  }
  const pot = pad('M28 52H72L67 88H33Z')
  solid(g, { pad: pot, kader: [28, 52, 44, 36], kleur: '#d9714c' })
  solid(g, { pad: doos([24, 48, 52, 12], 4), kader: [24, 48, 52, 12], kleur: '#e5825c' })
}

function snipper(g: G, kleur: string): void {
  solid(g, { pad: doos([3, 3, 10, 6], 2), kader: [3, 3, 10, 6], kleur, lijn: 2.5 })
}

function meelzak(g: G): void {
  const zak = pad('M14 26Q4 60 10 100Q46 108 82 100Q88 60 78 26Q46 34 14 26Z')
  solid(g, { pad: zak, kader: [6, 26, 82, 80], kleur: '#e9d3ae', strook: 0.24 })
  solid(g, { pad: ovaal([46, 25, 36, 12]), kader: [10, 13, 72, 24], kleur: PAPIER, lijn: 3.5 })
  for (const [x, y, r] of [
    [32, 20, 14],
    [52, 15, 16],
    [66, 22, 10],
  ] as const)
    fill(g, ovaal([x, y, r, r * 0.7]), PAPIER)
  solid(g, { pad: doos([24, 54, 44, 30], 6), kader: [24, 54, 44, 30], kleur: CREME, lijn: 3 })
  const aar = 'M46 80V60M46 66l-7-5M46 66l7-5M46 73l-7-5M46 73l7-5'
  streep(g, pad(aar), { kleur: '#d9932f', dikte: 4 })
}

function olie(g: G): void {
  const fles = pad('M14 108V58Q14 46 20 38V14H36V38Q42 46 42 58V108Q28 114 14 108Z')
  solid(g, { pad: fles, kader: [14, 14, 28, 96], kleur: '#b9c23a', glans: 0.3 })
  fill(g, doos([18, 54, 5, 44], 3), wit(0.5))
  solid(g, { pad: doos([18, 4, 20, 15], 5), kader: [18, 4, 20, 15], kleur: '#c98446', lijn: 3.5 })
  solid(g, { pad: doos([15, 66, 26, 26], 4), kader: [15, 66, 26, 26], kleur: CREME, lijn: 3 })
  fill(g, ovaal([28, 79, 7, 9]), '#6f9a2f')
}

function pizzaatje(g: G): void {
  solid(g, { pad: ovaal([68, 40, 60, 30]), kader: [8, 10, 120, 60], kleur: '#e9b15c' })
  fill(g, ovaal([68, 38, 49, 23]), '#d9553c')
  solid(g, {
    pad: ovaal([68, 37, 45, 20]),
    kader: [23, 17, 90, 40],
    kleur: '#ffdf7e',
    lijn: 0,
    licht: 0.4,
  })
  for (const [x, y] of [
    [44, 34],
    [66, 26],
    [92, 34],
    [78, 46],
    [54, 47],
  ] as const)
    solid(g, {
      pad: ovaal([x, y, 8, 5.5]),
      kader: [x - 8, y - 6, 16, 12],
      kleur: '#d8424a',
      lijn: 2,
    })
}

/** The telephone of the stall, by which orders come. */
function telefoon(g: G): void {
  const voet = pad('M14 78Q16 44 34 38H78Q96 44 98 78Z')
  solid(g, { pad: voet, kader: [14, 38, 84, 42], kleur: '#e2483d' })
  solid(g, { pad: ovaal([56, 58, 19, 16]), kader: [37, 42, 38, 32], kleur: CREME, lijn: 3 })
  for (let i = 0; i < 8; i += 1) {
    const hoek = (i / 8) * Math.PI * 2
    fill(g, ovaal([56 + Math.cos(hoek) * 12, 58 + Math.sin(hoek) * 10, 2.4, 2.2]), INKT)
  }
  fill(g, ovaal([56, 58, 5, 4.4]), GOUD)
  const hoorn = pad(
    'M8 34Q8 12 56 12T104 34Q102 44 90 42Q82 40 82 30Q56 22 30 30Q30 40 22 42Q10 44 8 34Z',
  )
  solid(g, { pad: hoorn, kader: [8, 12, 96, 32], kleur: '#f0604e', glans: 0.4 })
}

const DINGEN = {
  telefoon: { w: 112, h: 84, teken: telefoon },
  meelzak: { w: 94, h: 112, teken: meelzak },
  olie: { w: 56, h: 116, teken: olie },
  pizzaatje: { w: 136, h: 76, teken: pizzaatje },
  vlam: { w: 60, h: 86, teken: vlam },
  ster: { w: 44, h: 46, teken: ster },
  knoflook: { w: 40, h: 56, teken: knoflook },
  worst: { w: 34, h: 62, teken: worst },
  muis: { w: 60, h: 52, teken: muis },
  brood: { w: 88, h: 54, teken: brood },
  deegrol: { w: 142, h: 70, teken: deegrol },
  plant: { w: 100, h: 94, teken: plant },
} as const

/** Bakes a small thing at its own size times `k`. */
export function ding(naam: keyof typeof DINGEN, schaal: number, k = 1): Plaat {
  const { w, h, teken } = DINGEN[naam]
  return bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    teken(g)
  })
}

export const LAMPEN = [GOUD, '#ff7a5c', '#7ddc6a', '#62c4fb'] as const

/** One lamp of the string, lit or not. */
export function lampje(
  kleur: string,
  { schaal, k, aan }: { schaal: number; k: number; aan: boolean },
): Plaat {
  return bak({ w: 48 * k, h: 52 * k, schaal }, (g) => {
    g.scale(k, k)
    lamp(g, aan, kleur)
  })
}

/** A snippet of paper for the celebration. */
export function snippertje(kleur: string, schaal: number): Plaat {
  return bak({ w: 16, h: 12, schaal }, (g) => snipper(g, kleur))
}
