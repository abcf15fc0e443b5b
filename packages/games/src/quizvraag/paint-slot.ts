import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  ovaal,
  solid,
  streep,
  pad,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import type { Poster } from './quiz.ts'

/** Returns where the poster hangs: beside the panel of the end where there is room, else above it. */
export function posterVak({ w, h, vraag }: Indeling): Vak {
  const zij = (w - 500) / 2 - 24
  if (zij >= 170) {
    const breed = Math.min(zij, 320)
    const hoog = Math.min(h * 0.56, breed * 1.36)
    return { x: (zij + 24 - breed) / 2 + 6, y: Math.max(vraag.y, h * 0.2), w: breed, h: hoog }
  }
  return { x: w * 0.06, y: 66, w: w * 0.88, h: Math.max(64, Math.min(h * 0.16, 150)) }
}

/** Divides a text into lines of a width. */
function regelsVan(g: G, tekst: string, breed: number): readonly string[] {
  const uit = ['']
  for (const woord of tekst.split(' ')) {
    const nu = uit.at(-1) ?? ''
    const samen = nu === '' ? woord : `${nu} ${woord}`
    if (g.measureText(samen).width <= breed || nu === '') uit[uit.length - 1] = samen
    else uit.push(woord)
  }
  return uit
}

/** Writes a text in the largest letters in which it fits, around the middle of a box. */
function write(g: G, tekst: string, { x, y, w, h }: Vak): void {
  for (let maat = 34; maat >= 9; maat -= 1) {
    g.font = `700 ${maat}px Andika, system-ui, sans-serif`
    const regels = regelsVan(g, tekst, w)
    if (maat > 9 && regels.length * maat * 1.24 > h) continue
    g.textAlign = 'center'
    g.textBaseline = 'middle'
    g.fillStyle = INKT
    const top = y + h / 2 - ((regels.length - 1) * maat * 1.24) / 2
    for (const [i, regel] of regels.entries()) g.fillText(regel, x + w / 2, top + i * maat * 1.24)
    return
  }
}

/** The poster of the text with the line that proved the last answer; where none was right, an empty frame that waits. */
export const posterPlaat = ({ w, h, schaal }: Maat, poster: Poster | null): Plaat =>
  bak({ w: w + 20, h: h + 20, schaal }, (g) => {
    g.translate(10, 10)
    gloed(g, [w / 2, h / 2, Math.max(w, h) * 0.7], '#ffe7a0')
    solid(g, { pad: doos([0, 0, w, h], 12), kader: [0, 0, w, h], kleur: '#ffc21f' })
    fill(g, doos([9, 9, w - 18, h - 18], 7), '#fffbf0')
    streep(g, doos([9, 9, w - 18, h - 18], 7), { dikte: 2.5 })
    if (!poster) {
      streep(g, pad(`M${w * 0.25} ${h * 0.5}H${w * 0.75}`), { kleur: '#d9cfe0', dikte: 6 })
      return
    }
    const kop = h * 0.26
    write(g, poster.titel, { x: 18, y: 14, w: w - 36, h: kop })
    streep(g, pad(`M${w * 0.2} ${kop + 18}H${w * 0.8}`), { kleur: GOUD, dikte: 4 })
    const blok = { x: 18, y: kop + 26, w: w - 36, h: h - kop - 44 }
    fill(g, doos([blok.x - 3, blok.y, blok.w + 6, blok.h], 8), '#ffef9f')
    write(g, poster.zin, { ...blok, x: blok.x + 4, w: blok.w - 8 })
  })

const SNIPPERS = ['#ff5d7a', GOUD, '#5b95ea', '#4fd6c4', '#b56be0', '#ff8f4d'] as const

/** Paper in the air, more of it the more went right. */
export const snippersPlaat = (maat: Maat, deel: number): Plaat =>
  bak(maat, (g, w, h) => {
    const aantal = Math.round(deel * 120)
    for (let i = 0; i < aantal; i += 1) {
      const [x, y] = [((i * 97) % 101) / 101, ((i * 61) % 89) / 89]
      g.save()
      g.translate(x * w, y * h * 0.8)
      g.rotate(i * 1.7)
      if (i % 3 === 0) fill(g, ovaal([0, 0, 5, 5]), SNIPPERS[i % 6] ?? GOUD)
      else fill(g, doos([-6, -3, 12, 6], 2), SNIPPERS[i % 6] ?? GOUD)
      g.restore()
    }
  })
