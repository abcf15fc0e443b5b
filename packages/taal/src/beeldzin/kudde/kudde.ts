import { makeLoting } from '../../rijen/loting.ts'
import type { Adres } from '../adres.ts'
import { isSluitend } from '../detail.ts'
import type { Grammatica, Opzet } from '../grammatica.ts'
import { joinZin } from '../zin.ts'
import { beschrijvingVanDier, woordenOver } from './beschrijving.ts'
import { geldtIn, keuzesVan, type Dierdetail, type Dierkeuze, type Savanne } from './dier.ts'
import { makeOpdracht, voorraadVan } from './opdracht.ts'
import type { Kader } from './schets.ts'
import { makeSavanne, makeSchetsen } from './tafereel.ts'

/** So many draws are made for a sentence with its scene; the property tests say that a few are enough. */
const POGINGEN = 300
const STAPPEN = 4

/** A young reader has six animals at first and then eight, an older one eight to twelve. */
function countDieren({ gezicht, trap }: Adres, loting: () => number): number {
  if (gezicht === 'oud') return 8 + Math.floor(loting() * 5)
  return trap === 1 ? 6 : 8
}

const RUIS = { jong1: 0.1, jong2: 0.25, jong3: 0.25, oud1: 0.35, oud2: 0.4, oud3: 0.35 } as const

/** Mixes stage and face into the seed, so that the same seed gives other scenes in each of them. */
const zaadVan = ({ zaad, trap, gezicht }: Adres): number =>
  zaad ^ Math.imul(trap * 2 + (gezicht === 'oud' ? 1 : 0), 0x9e3779b1)

function attempt(adres: Adres, loting: () => number): Opzet<Dierdetail, Savanne> | null {
  const voorraad = voorraadVan(adres)
  const { zin, details } = joinZin(makeOpdracht(adres, voorraad, loting))
  const stappen = adres.trap === 3 ? STAPPEN : 1
  const kader: Kader = {
    details,
    voorraad,
    loting,
    ruis: RUIS[`${adres.gezicht}${adres.trap}`],
    stappen,
  }
  const schetsen = makeSchetsen(kader, countDieren(adres, loting))
  if (!schetsen) return null
  const tafereel = makeSavanne(schetsen, adres.gezicht, loting)
  const vraagstuk = { details, keuzes: keuzesVan(tafereel), geldt: geldtIn(tafereel.dieren) }
  return isSluitend(vraagstuk) ? { zin, details, tafereel } : null
}

/**
 * The herd of the savanna, version 1: animals that differ in kind, colour, size, what they wear, where they are and what they do.
 * What an address gives stays for ever, because answers that are stored are judged by it again: a mended herd is version 2.
 */
export const kudde: Grammatica<Dierdetail, Savanne, Dierkeuze> = {
  build(adres) {
    const loting = makeLoting(zaadVan(adres))
    for (let poging = 0; poging < POGINGEN; poging += 1) {
      const gemaakt = attempt(adres, loting)
      if (gemaakt) return gemaakt
    }
    return null
  },
  keuzesVan,
  geldtIn: ({ dieren }) => geldtIn(dieren),
  beschrijvingVan: beschrijvingVanDier,
  woordenOver,
}
