import type { Eiland } from '@letterhaven/contracts/landkaart'
import type { Dier } from '@letterhaven/contracts/dier'
import bootBeer from '../beeld/boot-beer.svg'
import bootHond from '../beeld/boot-hond.svg'
import bootKat from '../beeld/boot-kat.svg'
import bootKikker from '../beeld/boot-kikker.svg'
import bootKoala from '../beeld/boot-koala.svg'
import bootKonijn from '../beeld/boot-konijn.svg'
import bootKuiken from '../beeld/boot-kuiken.svg'
import bootMuis from '../beeld/boot-muis.svg'
import bootPanda from '../beeld/boot-panda.svg'
import bootTijger from '../beeld/boot-tijger.svg'
import bootVarken from '../beeld/boot-varken.svg'
import bootVos from '../beeld/boot-vos.svg'
import klanken from '../beeld/klanken.svg'
import lezen from '../beeld/lezen.svg'
import regels from '../beeld/regels.svg'
import spelling from '../beeld/spelling.svg'
import werkwoorden from '../beeld/werkwoorden.svg'
import zinnen from '../beeld/zinnen.svg'

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
export const BOOT_BEELD: Readonly<Record<Dier, string>> = {
  vos: bootVos,
  beer: bootBeer,
  kat: bootKat,
  panda: bootPanda,
  konijn: bootKonijn,
  kikker: bootKikker,
  koala: bootKoala,
  muis: bootMuis,
  tijger: bootTijger,
  hond: bootHond,
  varken: bootVarken,
  kuiken: bootKuiken,
}
