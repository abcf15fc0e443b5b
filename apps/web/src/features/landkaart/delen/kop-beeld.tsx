import type { Dier } from '@letterhaven/contracts/dier'
import kopBeer from '../beeld/kop-beer.svg'
import kopHond from '../beeld/kop-hond.svg'
import kopKat from '../beeld/kop-kat.svg'
import kopKikker from '../beeld/kop-kikker.svg'
import kopKoala from '../beeld/kop-koala.svg'
import kopKonijn from '../beeld/kop-konijn.svg'
import kopKuiken from '../beeld/kop-kuiken.svg'
import kopMuis from '../beeld/kop-muis.svg'
import kopPanda from '../beeld/kop-panda.svg'
import kopTijger from '../beeld/kop-tijger.svg'
import kopVarken from '../beeld/kop-varken.svg'
import kopVos from '../beeld/kop-vos.svg'

/** The head of each animal. */
const KOP_BEELD: Readonly<Record<Dier, string>> = {
  vos: kopVos,
  beer: kopBeer,
  kat: kopKat,
  panda: kopPanda,
  konijn: kopKonijn,
  kikker: kopKikker,
  koala: kopKoala,
  muis: kopMuis,
  tijger: kopTijger,
  hond: kopHond,
  varken: kopVarken,
  kuiken: kopKuiken,
}

/** The head of the pupil's held. */
export const KopBeeld = ({ dier }: { readonly dier: Dier }) => (
  <img src={KOP_BEELD[dier]} alt="" width={110} height={110} />
)
