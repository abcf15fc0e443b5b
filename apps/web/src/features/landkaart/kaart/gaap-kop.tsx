import type { Dier } from '@letterhaven/contracts/dier'
import { gaaptNa } from '@letterhaven/domain/grenzen'
import { gespeeldVandaag } from '../../../shared/speeltijd/speeltijd.ts'
import gaapBeer from '../beeld/gaap-beer.svg'
import gaapHond from '../beeld/gaap-hond.svg'
import gaapKat from '../beeld/gaap-kat.svg'
import gaapKikker from '../beeld/gaap-kikker.svg'
import gaapKoala from '../beeld/gaap-koala.svg'
import gaapKonijn from '../beeld/gaap-konijn.svg'
import gaapKuiken from '../beeld/gaap-kuiken.svg'
import gaapMuis from '../beeld/gaap-muis.svg'
import gaapPanda from '../beeld/gaap-panda.svg'
import gaapTijger from '../beeld/gaap-tijger.svg'
import gaapVarken from '../beeld/gaap-varken.svg'
import gaapVos from '../beeld/gaap-vos.svg'

/** The yawning head of each animal. */
const GAAP_BEELD: Readonly<Record<Dier, string>> = {
  vos: gaapVos,
  beer: gaapBeer,
  kat: gaapKat,
  panda: gaapPanda,
  konijn: gaapKonijn,
  kikker: gaapKikker,
  koala: gaapKoala,
  muis: gaapMuis,
  tijger: gaapTijger,
  hond: gaapHond,
  varken: gaapVarken,
  kuiken: gaapKuiken,
}

interface Props {
  readonly leerlingId: string
  readonly dier: Dier
  readonly gaapNa: number
}

/** After much play today the held yawns and says that stopping is fine; nothing is stopped. */
export function GaapKop({ leerlingId, dier, gaapNa }: Props) {
  if (!gaaptNa({ gaapNa }, gespeeldVandaag(leerlingId))) return null
  return (
    <p className="kaart-pil kaart-melding kaart-gaap">
      <img src={GAAP_BEELD[dier]} alt="" width={110} height={110} />
      Je hebt vandaag fijn gespeeld. Stoppen mag: alles is bewaard.
    </p>
  )
}
