import type { Plaatje } from '@letterhaven/contracts/leerling-ingang'
import aardbei from './plaatjes/strawberry.svg'
import auto from './plaatjes/automobile.svg'
import ballon from './plaatjes/balloon.svg'
import banaan from './plaatjes/banana.svg'
import boom from './plaatjes/deciduous-tree.svg'
import boot from './plaatjes/sailboat.svg'
import cactus from './plaatjes/cactus.svg'
import fiets from './plaatjes/bicycle.svg'
import hart from './plaatjes/red-heart.svg'
import huis from './plaatjes/house.svg'
import ijsje from './plaatjes/soft-ice-cream.svg'
import kroon from './plaatjes/crown.svg'
import maan from './plaatjes/crescent-moon.svg'
import paraplu from './plaatjes/umbrella.svg'
import peer from './plaatjes/pear.svg'
import raket from './plaatjes/rocket.svg'
import sleutel from './plaatjes/key.svg'
import sok from './plaatjes/socks.svg'
import ster from './plaatjes/star.svg'
import trein from './plaatjes/locomotive.svg'
import trommel from './plaatjes/drum.svg'
import wolk from './plaatjes/cloud.svg'
import wortel from './plaatjes/carrot.svg'
import zonnebloem from './plaatjes/sunflower.svg'

/** The address of each picture of a secret. */
export const PLAATJE_ADRES: Record<Plaatje, string> = {
  aardbei,
  auto,
  ballon,
  banaan,
  boom,
  boot,
  cactus,
  fiets,
  hart,
  huis,
  ijsje,
  kroon,
  maan,
  paraplu,
  peer,
  raket,
  sleutel,
  sok,
  ster,
  trein,
  trommel,
  wolk,
  wortel,
  zonnebloem,
}
