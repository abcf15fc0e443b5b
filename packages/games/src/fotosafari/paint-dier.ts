import { show } from '@letterhaven/game-kit/tekenen/kleur'
import { schaduw } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Dier } from '@letterhaven/taal/beeldzin/kudde/dier'
import type { Houding } from '@letterhaven/taal/beeldzin/kudde/woorden'
import { drawDracht } from './paint-dracht.ts'
import { drawPatroon, VERF } from './paint-kleur.ts'
import { drawKop, OOG, type Mond, type Verfpot } from './paint-kop.ts'
import { HOUVAST, STAND_VAN } from './houvast.ts'
import { drawLijf, drawMerk, drawSlang, kopPlek } from './paint-lijf.ts'
import { drawBijzaak, drawRimpel } from './paint-teken.ts'
import { BOUW } from './soorten.ts'

/** The box in which every animal stays, its feet at (0, 0): half its width, what is above the feet, what is below. */
export const KADER = { half: 78, boven: 156, onder: 14 } as const
/** How high the water comes above the feet of who stands in it. */
const WATERLIJN = 15

export interface Poserend {
  readonly dier: Pick<Dier, 'soort' | 'kleur' | 'dracht' | 'kijkt'>
  readonly houding: Houding
  /** Stands in the water. */
  readonly nat: boolean
}

function verfVan({ soort, kleur }: Poserend['dier']): Verfpot {
  const { merk, ...bouw } = BOUW[soort]
  if (kleur) {
    const eigen = VERF[kleur]
    return {
      kleur: eigen,
      licht: show(eigen, 0.5),
      patroon: (g, kader) => drawPatroon(g, { kleur, kader }),
    }
  }
  const patroon = (g: G, kader: Kader): void => {
    if (merk === 'strepen' || merk === 'vlekken') drawMerk(g, merk, kader)
  }
  return { ...bouw, patroon }
}

const MONDEN: Readonly<Record<Houding, Mond>> = {
  rust: 'lach',
  slaapt: 'dicht',
  eet: 'open',
  drinkt: 'dicht',
  danst: 'lach',
  springt: 'lach',
  zingt: 'open',
}

/** Returns where the eyes of an animal are, from its feet, as it is drawn below; `maat` px for a unit. */
export function ogenPlek(
  { soort, kijkt }: Pick<Dier, 'soort' | 'kijkt'>,
  houding: Houding,
  maat: number,
): Punt {
  const bouw = BOUW[soort]
  const [x, y] = kopPlek(bouw, STAND_VAN[houding])
  return [x * maat * (kijkt === 'rechts' ? -1 : 1), (y + OOG.y * bouw.kop) * maat]
}

/** The head with everything that is worn, which moves along with it. */
function drawHoofd(g: G, { dier, houding }: Poserend, kop: Punt): void {
  const bouw = BOUW[dier.soort]
  const stand = STAND_VAN[houding]
  g.save()
  g.translate(...kop)
  g.rotate(HOUVAST[stand].draai)
  g.scale(bouw.kop, bouw.kop)
  const gezicht = { verf: verfVan(dier), mond: MONDEN[houding], slaapt: houding === 'slaapt' }
  drawKop(g, bouw, gezicht)
  for (const stuk of dier.dracht) drawDracht(g, stuk, stand === 'ligt')
  g.restore()
}

/**
 * Draws any animal of the herd, its feet at (0, 0), as large as an ordinary one: its kind in its colour, with what it wears, in
 * its pose.
 */
export function drawDier(g: G, poserend: Poserend): void {
  const { dier, houding, nat } = poserend
  const bouw = BOUW[dier.soort]
  const stand = STAND_VAN[houding]
  const verf = verfVan(dier)
  const kant = dier.kijkt === 'rechts' ? -1 : 1
  if (!nat) schaduw(g, [4, 0, stand === 'springt' ? 30 : 44, 7], 0.32)
  g.save()
  if (nat) {
    g.beginPath()
    g.rect(-KADER.half, -KADER.boven, 2 * KADER.half, KADER.boven - WATERLIJN)
    g.clip()
  }
  g.scale(kant, 1)
  if (bouw.poten === 0) drawSlang(g, { verf, stand })
  else drawLijf(g, bouw, { verf, stand })
  const kop = kopPlek(bouw, stand)
  drawHoofd(g, poserend, kop)
  g.restore()
  drawBijzaak(g, houding, [kop[0] * kant, kop[1]])
  if (nat) drawRimpel(g, -WATERLIJN)
}
