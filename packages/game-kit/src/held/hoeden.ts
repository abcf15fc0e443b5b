import { GOUD, PAPIER, ROOD } from '../tekenen/kleur.ts'
import type { Hoed } from '@letterhaven/contracts/uiterlijk'
import type { OorVorm } from '../keuzen/koppen.ts'
import { bollen, doos, ovaal, pad, solid, streep, fill } from '../tekenen/teken.ts'
import type { G, Kader } from '../tekenen/teken.ts'

const ROND: Kader = [-42, -70, 84, 48]

function pet(g: G): void {
  const klep = pad('M-8-33C22-43 60-38 68-22C50-28 22-28-6-25Z')
  const bol = pad('M-37-27C-40-58-18-68 0-68C20-68 40-56 37-29C14-37-14-36-37-27Z')
  solid(g, { pad: ovaal([0, -69, 5, 4]), kader: [-5, -73, 10, 8], kleur: GOUD })
  solid(g, {
    pad: bol,
    kader: ROND,
    kleur: ROOD,
    binnen: () => {
      fill(g, pad('M-13-70C-20-54-20-44-17-30L-37-26L-44-60Z'), PAPIER)
      streep(g, pad('M13-69C20-54 20-44 18-30'), { kleur: '#8f2a33', dikte: 2.5 })
    },
  })
  solid(g, { pad: klep, kader: [-8, -42, 76, 20], kleur: '#c23b43', glans: 0.3 })
}

function strohoed(g: G): void {
  solid(g, { pad: ovaal([0, -31, 60, 12]), kader: [-60, -44, 120, 26], kleur: '#f4cf70' })
  solid(g, {
    pad: pad('M-32-33C-33-62-20-69 0-69C20-69 33-62 32-33C12-26-12-26-32-33Z'),
    kader: ROND,
    kleur: '#f7d880',
    binnen: () => {
      for (const y of [-62, -55, -48])
        streep(g, pad(`M-34 ${y}C-10 ${y + 5} 10 ${y + 5} 34 ${y}`), { kleur: '#d9a944', dikte: 2 })
      fill(g, pad('M-36-46C-12-39 12-39 36-46V-34C12-26-12-26-36-34Z'), ROOD)
    },
  })
}

function muts(g: G): void {
  solid(g, {
    pad: pad('M-41-24C-44-56-22-70 0-70C22-70 44-56 41-24Z'),
    kader: ROND,
    kleur: '#4a86cf',
    binnen: () => {
      for (const x of [-28, 0, 28])
        streep(g, pad(`M${x}-24C${x * 0.9}-50 ${x * 0.5}-64 0-72`), { kleur: GOUD, dikte: 6 })
    },
  })
  solid(g, {
    pad: doos([-45, -38, 90, 19], 9),
    kader: [-45, -38, 90, 19],
    kleur: PAPIER,
    binnen: () => {
      for (let x = -36; x < 40; x += 12)
        streep(g, pad(`M${x}-35V-22`), { kleur: '#cfd6e6', dikte: 2.5 })
    },
  })
  const pompon = bollen([
    [0, -76, 9],
    [-7, -73, 7],
    [7, -73, 7],
    [0, -69, 8],
  ])
  solid(g, { pad: pompon, kader: [-14, -86, 28, 26], kleur: '#ff7a8f' })
}

function matroos(g: G): void {
  solid(g, {
    pad: pad('M-36-38C-54-58-24-70 0-68C24-70 54-58 36-38Z'),
    kader: [-48, -70, 96, 34],
    kleur: PAPIER,
  })
  solid(g, {
    pad: doos([-37, -44, 74, 19], 6),
    kader: [-37, -44, 74, 19],
    kleur: '#2b3f7d',
    binnen: () => fill(g, doos([-40, -37, 80, 4], 0), PAPIER),
  })
  solid(g, { pad: ovaal([0, -70, 6, 5]), kader: [-6, -75, 12, 10], kleur: ROOD })
  streep(g, pad('M34-30C42-24 44-18 42-10M34-30C46-28 50-24 52-18'), { dikte: 8 })
  streep(g, pad('M34-30C42-24 44-18 42-10M34-30C46-28 50-24 52-18'), {
    kleur: ROOD,
    dikte: 4,
  })
}

const BLOEMBLAD = ['#ff7f9f', GOUD, PAPIER, '#c58bf2', '#ff9d4d', '#7fc8f8', '#ff7f9f']

function bloem(g: G, [x, y]: readonly [number, number], kleur: string): void {
  const blad = [0, 1, 2, 3, 4].map((i) => {
    const hoek = (i / 5) * Math.PI * 2 - 1.57
    return [x + Math.cos(hoek) * 6.5, y + Math.sin(hoek) * 6.5, 5.4] as const
  })
  solid(g, { pad: bollen(blad), kader: [x - 12, y - 12, 24, 24], kleur, lijn: 2.8 })
  fill(g, ovaal([x, y, 4.6, 4.6]), kleur === GOUD ? '#ff8438' : '#ffb52e')
}

function bloemen(g: G): void {
  const krans = pad('M-46-22C-34-44 34-44 46-22')
  streep(g, krans, { dikte: 13 })
  streep(g, krans, { kleur: '#4ba64f', dikte: 7 })
  BLOEMBLAD.forEach((kleur, i) => {
    const x = -42 + i * 14
    bloem(g, [x, -39 + (x / 42) ** 2 * 17], kleur)
  })
}

function helm(g: G): void {
  solid(g, {
    pad: pad('M-43-28C-44-60-20-69 0-69C20-69 44-60 43-28Z'),
    kader: ROND,
    kleur: GOUD,
    glans: 0.45,
    binnen: () => {
      for (const x of [-18, 18])
        streep(g, pad(`M${x}-28C${x}-48 ${x * 0.9}-60 ${x * 0.6}-68`), {
          kleur: '#d99a1c',
          dikte: 3,
        })
    },
  })
  solid(g, { pad: doos([-9, -75, 18, 46], 8), kader: [-9, -75, 18, 46], kleur: '#ffdf6b' })
  solid(g, { pad: doos([-53, -35, 106, 13], 7), kader: [-53, -35, 106, 13], kleur: '#ffc21f' })
}

function kroon(g: G): void {
  const punten: readonly (readonly [number, number])[] = [
    [-41, -66],
    [0, -78],
    [41, -66],
  ]
  solid(g, {
    pad: pad('M-36-28L-41-64L-20-48L0-76L20-48L41-64L36-28C12-21-12-21-36-28Z'),
    kader: [-42, -78, 84, 54],
    kleur: '#ffc93a',
    licht: 0.4,
    binnen: () => fill(g, pad('M-40-38C-12-31 12-31 40-38V-20H-40Z'), 'rgba(214,120,20,.45)'),
  })
  for (const [x, y] of punten)
    solid(g, {
      pad: ovaal([x, y, 5.5, 5.5]),
      kader: [x - 6, y - 6, 12, 12],
      kleur: '#ff6b81',
      lijn: 3,
    })
  const stenen = [
    [-20, -31, '#4fbfe0'],
    [0, -29, ROOD],
    [20, -31, '#4cbf55'],
  ] as const
  for (const [x, y, kleur] of stenen) fill(g, ovaal([x, y, 5, 4.5]), kleur)
}

const SCHILDERS: Record<Hoed, (g: G) => void> = {
  pet,
  strohoed,
  muts,
  matroos,
  bloemen,
  helm,
  kroon,
}

/** Paints a hat on a head round (0, 0). It sits higher on a frog, between the eyes. */
export function drawHoed(g: G, hoed: Hoed, oor: OorVorm): void {
  g.save()
  if (oor === 'bult') {
    g.translate(0, -21)
    g.scale(0.78, 0.78)
  } else {
    g.translate(0, 1)
  }
  SCHILDERS[hoed](g)
  g.restore()
}
