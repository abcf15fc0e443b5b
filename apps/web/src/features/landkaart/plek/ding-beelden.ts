import type { Eilandding } from '@letterhaven/contracts/plek'
import bank from '../beeld/ding-bank.svg'
import bloemenBed from '../beeld/ding-bloemen-bed.svg'
import boom from '../beeld/ding-boom.svg'
import fontein from '../beeld/ding-fontein.svg'
import glijbaan from '../beeld/ding-glijbaan.svg'
import hut from '../beeld/ding-hut.svg'
import ijskar from '../beeld/ding-ijskar.svg'
import molen from '../beeld/ding-molen.svg'
import schommel from '../beeld/ding-schommel.svg'
import spar from '../beeld/ding-spar.svg'
import struik from '../beeld/ding-struik.svg'
import telescoop from '../beeld/ding-telescoop.svg'
import tent from '../beeld/ding-tent.svg'
import vlag from '../beeld/ding-vlag.svg'
import vuurtoren from '../beeld/ding-vuurtoren.svg'
import zandkasteel from '../beeld/ding-zandkasteel.svg'

/** The drawn things for an island, as addresses of files. */
export const DING_BEELD: Readonly<Record<Eilandding, string>> = {
  'bloemen-bed': bloemenBed,
  vlag,
  bank,
  boom,
  spar,
  struik,
  tent,
  zandkasteel,
  schommel,
  glijbaan,
  hut,
  fontein,
  molen,
  vuurtoren,
  telescoop,
  ijskar,
}
