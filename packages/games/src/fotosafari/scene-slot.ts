import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { drawSter } from '@letterhaven/game-kit/tekenen/vonken'
import { FOTO_HOOG } from './indeling.ts'
import { drawFoto } from './paint-foto.ts'
import type { Uur } from './uur.ts'

const DONKER_MS = 900

/** Returns the places of the photos on the cloth: at both sides of the middle, or above and below it on a high screen. */
function vakkenOp([x, y, w, h]: Kader, aantal: number): readonly Kader[] {
  const isHoog = h > w * 1.1
  const half = Math.ceil(aantal / 2)
  const [kolommen, rijen] = isHoog
    ? [Math.min(half, 4), Math.ceil(half / 4)]
    : [Math.ceil(half / 3), Math.min(half, 3)]
  const [deelW, deelH] = isHoog ? [w, h * 0.24] : [w * 0.28, h]
  const breed =
    Math.min(deelW / Math.max(1, kolommen), deelH / Math.max(1, rijen) / FOTO_HOOG) * 0.9
  return Array.from({ length: aantal }, (_, i) => {
    const [kant, nr] = [i % 2, Math.floor(i / 2)]
    const [kolom, rij] = [nr % kolommen, Math.floor(nr / kolommen)]
    const [bx, by] = isHoog ? [x, y + kant * (h - deelH)] : [x + kant * (w - deelW), y]
    const [cw, ch] = [deelW / kolommen, deelH / Math.max(1, rijen)]
    return [
      bx + (kolom + 0.5) * cw - breed / 2,
      by + (rij + 0.5) * ch - (breed * FOTO_HOOG) / 2,
      breed,
      breed * FOTO_HOOG,
    ]
  })
}

/** Night falls: a cloth between two poles, lit by the lamp of the jeep. */
function drawDoek(g: G, [x, y, w, h]: Kader): void {
  for (const px of [x - 10, x + w + 2]) {
    const paal: Kader = [px, y - 16, 9, h + 60]
    solid(g, { pad: doos(paal, 4), kader: paal, kleur: '#8a5430' })
  }
  solid(g, {
    pad: pad(
      `M${x} ${y}Q${x + w / 2} ${y + 12} ${x + w} ${y}V${y + h}Q${x + w / 2} ${y + h - 8} ${x} ${y + h}Z`,
    ),
    kader: [x, y, w, h],
    kleur: '#f3e6c8',
    donker: -0.12,
  })
  gloed(g, [x + w / 2, y + h / 2, Math.max(w, h) * 0.5], '#fff6d6')
}

/** A string of lamps, for an album that is full. */
function drawLampjes(g: G, [x, y, w]: Kader): void {
  streep(g, pad(`M${x} ${y - 14}Q${x + w / 2} ${y + 14} ${x + w} ${y - 14}`), { dikte: 3 })
  for (let i = 1; i < 12; i += 1) {
    const k = i / 12
    const [px, py] = [x + w * k, y - 14 + 28 * 2 * k * (1 - k) + 8]
    gloed(g, [px, py, 26], '#ffe28a')
    fill(g, ovaal([px, py, 5, 7]), [GOUD, '#ff8f6b', '#8fd0f0'][i % 3] ?? GOUD)
  }
}

/** How many photos there can be, and the hour at which they were taken. */
interface SlotOpties {
  readonly aantal: number
  readonly uur: Uur
}

/** Paints the slide show: the photos of an album on the cloth, with lamps when no place is left on it. */
function slotPlaat(
  { w, h, schaal }: Pick<Stage, 'w' | 'h' | 'schaal'>,
  album: readonly string[],
  { aantal, uur }: SlotOpties,
): Plaat {
  const doek: Kader = [w * 0.05 + 12, h * 0.1, w * 0.9 - 24, h * 0.82]
  return bak({ w, h, schaal: Math.min(1, schaal) }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h], ['#2a2358', '#5b3566', '#8a4a55'])
    g.fillRect(0, 0, w, h)
    for (let i = 0; i < 40; i += 1)
      fill(
        g,
        ovaal([(w * ((i * 61) % 97)) / 97, h * 0.3 * (((i * 37) % 53) / 53), 1.6, 1.6]),
        '#fff6d0',
      )
    drawDoek(g, doek)
    const [x, y, breed, hoog] = doek
    const vakken = vakkenOp([x + 14, y + 22, breed - 28, hoog - 36], aantal)
    for (const [i, adres] of album.entries()) {
      const [beeldzin, vak] = [makeBeeldzin(adres), vakken[i]]
      if (beeldzin && vak) drawFoto(g, vak, { beeldzin, gegeven: beeldzin.goed, uur })
    }
    if (album.length < aantal) return
    drawLampjes(g, doek)
    for (const kant of [0, 1]) {
      g.save()
      g.translate(x + kant * (breed - 46), y - 26)
      drawSter(g)
      g.restore()
    }
  })
}

/**
 * The end: a slide show on the cloth of the tent. With nothing on it, the cloth waits in the light of the lamp. It is painted when
 * the album is known, and not in a quiet moment before.
 */
export function makeSlot(stage: Stage, opties: SlotOpties) {
  let isOpen = false
  return (album: readonly string[]): void => {
    if (isOpen) return
    isOpen = true
    const beeld = stage.beeld(
      stage.textuur(() => slotPlaat(stage, album, opties)),
      { x: 0, y: 0, anker: 0 },
    )
    stage.tweens.start(DONKER_MS, (k) => {
      beeld.alpha = k
    })
  }
}
