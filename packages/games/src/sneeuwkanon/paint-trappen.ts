import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, fill, gloed, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import { bij, drawKanonnetje, drawTorentje, drawVinger, drawWinter } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

function drawBord(g: G, kader: Kader, tekst: string): void {
  solid(g, { pad: doos(kader, 6), kader, kleur: '#f7d79c', lijn: 3 })
  write(g, tekst, [kader[0] + kader[2] / 2, kader[1] + kader[3] / 2 + 1, 15])
}

const muur: UitlegStap['teken'] = (g) => {
  drawWinter(g)
  drawTorentje(g, [70, 128], { woorden: ['vis', 'maan'] })
  drawTorentje(g, [130, 128], { woorden: ['boom', 'kat', 'neus'], dak: '#7d6ae6' })
  drawKanonnetje(g, [6, 122], ['z'])
}

const plan: UitlegStap['teken'] = (g) => {
  drawWinter(g, 2)
  bij(g, [6, 2, 1], () => drawTorentje(g, [0, 128], { woorden: ['vis'] }))
  drawBord(g, [8, 66, 52, 26], 'weinig')
  drawTorentje(g, [67, 130], { woorden: ['paard'] })
  drawBord(g, [69, 66, 52, 26], 'veel')
  drawTorentje(g, [128, 130], { woorden: ['tafel', 'appel'] })
  drawBord(g, [130, 34, 52, 26], 'midden')
  drawVinger(g, [98, 122])
}

const wind: UitlegStap['teken'] = (g) => {
  drawWinter(g, 3)
  gloed(g, [26, 24, 36], '#dfe6ff')
  fill(g, ovaal([26, 24, 13, 13]), '#fff6d8')
  drawTorentje(g, [66, 128], { woorden: ['vis', 'kat'] })
  drawTorentje(g, [128, 128], { woorden: ['boom'] })
  const kop = kopPlaat('panda', 52, 2)
  g.drawImage(kop.canvas, 130, 40, 52, 56)
  const pijl = pad('M58 26H150M134 12L152 26L134 40')
  streep(g, pijl, { kleur: INKT, dikte: 14 })
  streep(g, pijl, { kleur: GOUD, dikte: 7 })
  drawKanonnetje(g, [4, 124], ['z'])
}

/** The stages of sneeuwkanon: the blue hour, a day with a plan, and a night with wind. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Het ijskasteel', zin: 'Bouw een kasteel van je woorden.', teken: muur },
  {
    naam: 'Het bouwplan',
    zin: 'Kies de toren waar je woord in past.',
    teken: plan,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De winternacht',
    zin: 'Mik met de wind mee naar je gast.',
    teken: wind,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
