import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawLoper } from '../paint-loper.ts'
import { bij, drawStadion } from '../paint-uitleg.ts'
import { SOORT_ZINNEN } from '../zinnen.ts'

const { trappen: ZINNEN } = SOORT_ZINNEN.lezen

/** The paper of a word that does not exist, as on the page. */
const NEP = '#d9ecff'

/** A word on its card, on other paper where it does not exist. */
function drawKaart(
  g: G,
  [x, y]: Punt,
  { woord, isNep }: { readonly woord: string; readonly isNep?: true },
): void {
  const kleur = isNep ? NEP : PAPIER
  const kader: Kader = [x, y, 84, 34]
  solid(g, { pad: doos(kader, 10), kader, kleur, lijn: 3.4, donker: -0.04 })
  write(g, woord, [x + 42, y + 17, 19])
}

/** A robot, who speaks in words that do not exist. */
function drawRobot(g: G, [x, y]: Punt): void {
  streep(g, pad(`M${x} ${y - 26}v-12`), { dikte: 4 })
  const bol: Kader = [x - 5, y - 47, 10, 10]
  solid(g, { pad: ovaal([x, y - 42, 5, 5]), kader: bol, kleur: '#f2b632', lijn: 3 })
  const kop: Kader = [x - 27, y - 26, 54, 42]
  solid(g, { pad: doos(kop, 12), kader: kop, kleur: '#8fb7d8', lijn: 4 })
  for (const dx of [-11, 11]) {
    const oog: Kader = [x + dx - 7, y - 15, 14, 14]
    solid(g, { pad: ovaal([x + dx, y - 8, 7, 7]), kader: oog, kleur: '#ffffff', lijn: 3 })
    streep(g, pad(`M${x + dx} ${y - 9}v2`), { dikte: 5 })
  }
  streep(g, pad(`M${x - 11} ${y + 7}h5l4-4 4 4 4-4 4 4h3`), { dikte: 3 })
  const lijf: Kader = [x - 21, y + 20, 42, 34]
  solid(g, { pad: doos(lijf, 9), kader: lijf, kleur: '#6f9cc4', lijn: 4 })
}

const woorden: UitlegStap['teken'] = (g, _maat, held) => {
  drawStadion(g)
  bij(g, [50, 160, 0.8], () => drawLoper(g, held))
  drawKaart(g, [92, 18], { woord: 'maan' })
  drawKaart(g, [92, 58], { woord: 'vis' })
  drawKaart(g, [92, 98], { woord: 'boek' })
}

const nep: UitlegStap['teken'] = (g) => {
  drawStadion(g, 2)
  drawRobot(g, [48, 78])
  drawKaart(g, [92, 18], { woord: 'goup', isNep: true })
  drawKaart(g, [92, 58], { woord: 'lum', isNep: true })
  drawKaart(g, [92, 98], { woord: 'pijf', isNep: true })
}

const rij: UitlegStap['teken'] = (g, _maat, held) => {
  drawStadion(g, 3)
  bij(g, [48, 160, 0.8], () => drawLoper(g, held))
  drawKaart(g, [92, 18], { woord: 'kat' })
  drawKaart(g, [92, 62], { woord: 'kap' })
  drawKaart(g, [92, 106], { woord: 'kop' })
  for (const y of [52, 96]) streep(g, pad(`M134 ${y}v8m-4-5l4 5 4-5`), { dikte: 3.4 })
}

/** The stages of reading to who listens: words, words that do not exist among them, and rows in which each changes a little. */
export const SAMEN_TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Woorden', zin: 'Lees een bladzij met woorden.', teken: woorden },
  {
    naam: 'Robottaal',
    zin: 'Er komen nepwoorden bij.',
    teken: nep,
    uitleg: { plaats: 1, zin: ZINNEN[0] },
  },
  {
    naam: 'Rijtjes',
    zin: 'Elk woord verandert een beetje.',
    teken: rij,
    uitleg: { plaats: 1, zin: ZINNEN[1] },
  },
]
