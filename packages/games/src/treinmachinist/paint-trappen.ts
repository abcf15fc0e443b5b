import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawDalletje, drawPijl, drawRails, drawKop, drawWagentje, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** A siding that branches off. */
const drawSpoor = (g: G, weg: string): void => {
  streep(g, pad(weg), { kleur: '#46506c', dikte: 8 })
  streep(g, pad(weg), { kleur: '#dbe6f5', dikte: 4 })
}

const opzij: UitlegStap['teken'] = (g, _maat, held) => {
  drawDalletje(g, ['#6a6fc4', '#ffdf9e'], '#fff6ea')
  drawRails(g, 82)
  drawKop(g, [82, 0.42], held)
  drawSpoor(g, 'M4 164H186M20 164Q44 160 60 96M100 164Q140 160 156 100')
  drawWagentje(g, [38, 92, 62, 32], ['hond', 1])
  drawWagentje(g, [24, 128, 62, 32], ['rent.', 2])
  streep(g, doos([112, 126, 62, 32], 8), { kleur: '#53648c', dikte: 2.5 })
  write(g, 'leeg', [143, 142, 15])
  drawPijl(g, 'M88 144H108M100 136l9 8l-9 8')
}

const duwen: UitlegStap['teken'] = (g, _maat, held) => {
  drawDalletje(g, ['#16245e', '#9fb4ea'], '#dbe6fb')
  drawRails(g, 92)
  drawKop(g, [92, 0.42], held)
  drawWagentje(g, [68, 62, 34, 32], ['De', 0])
  drawWagentje(g, [112, 62, 40, 32], ['rent.', 2])
  solid(g, { pad: doos([155, 60, 30, 30], 6), kader: [155, 60, 30, 30], kleur: '#3f7fe0', lijn: 3 })
  solid(g, { pad: doos([168, 48, 16, 16], 4), kader: [168, 48, 16, 16], kleur: '#3f7fe0', lijn: 3 })
  drawSpoor(g, 'M4 164H186M60 164Q90 160 104 106')
  drawWagentje(g, [66, 128, 62, 32], ['hond', 1])
  drawPijl(g, 'M104 124Q108 112 106 100M97 109l9-10l10 9')
}

const [, koppelen] = UITLEG

/** The stages of treinmachinist: every wagon free, one in the way of another, and an engine at each end. */
export const TRAPPEN: readonly TrapKaart[] = [
  {
    naam: 'De rode loc',
    zin: 'Koppel de wagons aan, van voor naar achter.',
    teken: (koppelen ?? UITLEG[0])?.teken ?? opzij,
  },
  {
    naam: 'De zijsporen',
    zin: 'Soms staat een wagon in de weg.',
    teken: opzij,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De twee locs',
    zin: 'Bouw de trein van voren en van achteren.',
    teken: duwen,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[1] },
  },
]
