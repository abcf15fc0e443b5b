import type { Eiland } from '@letterhaven/contracts/landkaart'
import type { HeldSoort } from '@letterhaven/game-kit/koppen'
import bootBeer from './beeld/boot-beer.svg'
import bootKat from './beeld/boot-kat.svg'
import bootPanda from './beeld/boot-panda.svg'
import bootVos from './beeld/boot-vos.svg'
import klanken from './beeld/klanken.svg'
import kopBeer from './beeld/kop-beer.svg'
import kopKat from './beeld/kop-kat.svg'
import kopPanda from './beeld/kop-panda.svg'
import kopVos from './beeld/kop-vos.svg'
import lezen from './beeld/lezen.svg'
import regels from './beeld/regels.svg'
import spelling from './beeld/spelling.svg'
import werkwoorden from './beeld/werkwoorden.svg'
import zinnen from './beeld/zinnen.svg'

/** The drawn islands, as addresses of files. */
export const EILAND_BEELD: Readonly<Record<Eiland, string>> = {
  klanken,
  lezen,
  spelling,
  regels,
  werkwoorden,
  zinnen,
}

/** The boat of each animal. */
export const BOOT_BEELD: Readonly<Record<HeldSoort, string>> = {
  vos: bootVos,
  beer: bootBeer,
  kat: bootKat,
  panda: bootPanda,
}

/** The head of each animal. */
export const KOP_BEELD: Readonly<Record<HeldSoort, string>> = {
  vos: kopVos,
  beer: kopBeer,
  kat: kopKat,
  panda: kopPanda,
}
