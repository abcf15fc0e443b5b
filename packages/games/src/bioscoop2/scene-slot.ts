import { GOUD, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { doos, fill, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { filmzinVan, programmaVan, type State } from './filmen.ts'
import type { Indeling } from './indeling.ts'
import { makeFilmdoek } from './scene-doek.ts'

/** A poster: gold rim, paper, and bulbs round it. */
const posterPlaat = ({ w, h }: Vak, schaal: number): Plaat =>
  bak({ w, h, schaal }, (g) => {
    solid(g, { pad: doos([4, 4, w - 8, h - 8], 14), kader: [4, 4, w - 8, h - 8], kleur: '#8e1b2c' })
    fill(g, doos([18, 18, w - 36, h - 36], 6), PAPIER)
    streep(g, doos([11, 11, w - 22, h - 22], 10), { kleur: GOUD, dikte: 4 })
  })

/** The pictures of a poster: so many columns as make them largest. */
function vakkenIn({ x, y, w, h }: Vak, aantal: number): readonly Vak[] {
  const kolommen = [1, 2, 3, 4].reduce((beste, n) => {
    const groot = (k: number): number => Math.min(w / k, (h / Math.ceil(aantal / k)) * 1.6)
    return groot(n) > groot(beste) ? n : beste
  })
  const rijen = Math.ceil(aantal / kolommen)
  const breed = Math.min(w / kolommen, (h / rijen) * 1.6) - 6
  const hoog = breed / 1.6
  const links = x + (w - kolommen * (breed + 6)) / 2
  const boven = y + (h - rijen * (hoog + 6)) / 2
  return Array.from({ length: aantal }, (_, nr) => ({
    x: links + (nr % kolommen) * (breed + 6) + 3,
    y: boven + Math.floor(nr / kolommen) * (hoog + 6) + 3,
    w: breed,
    h: hoog,
  }))
}

/** How wide the panel of the finish is at most, with some room round it. */
const PANEEL = 500

/** Returns where posters hang: at both sides of the panel where there is room, else where the screen was. */
function plekkenVan({ w, h, scherm }: Indeling): readonly Vak[] {
  const zij = (w - PANEEL) / 2 - 12
  if (zij > 190)
    return [12, w - zij - 12].map((x) => ({
      x,
      y: h * 0.16,
      w: zij,
      h: Math.min(h * 0.62, zij * 1.25),
    }))
  return [{ x: scherm.x - 14, y: scherm.y - 14, w: scherm.w + 28, h: scherm.h + 28 }]
}

/** Hangs the posters of the programme: a picture of every film that was made. Without one they are still empty. */
export function showSlot(
  stage: Stage,
  indeling: Indeling,
  { state, op }: { readonly state: State; readonly op: Laag },
): void {
  const plekken = plekkenVan(indeling)
  const programma = programmaVan(state)
  const helft = Math.ceil(programma.length / plekken.length)
  for (const [deel, vak] of plekken.entries()) {
    stage.beeld(
      stage.textuur(() => posterPlaat(vak, stage.schaal)),
      { x: vak.x, y: vak.y, anker: 0, op },
    )
    const hier = programma.slice(deel * helft, (deel + 1) * helft)
    const ruim = { x: vak.x + 22, y: vak.y + 22, w: vak.w - 44, h: vak.h - 44 }
    const vakken = vakkenIn(ruim, Math.max(1, hier.length))
    for (const [nr, adres] of hier.entries()) {
      const film = filmzinVan(adres)?.film
      const plek = vakken[nr]
      if (film && plek) makeFilmdoek(stage, film, { vak: plek, op }).set(0.72)
    }
  }
}
