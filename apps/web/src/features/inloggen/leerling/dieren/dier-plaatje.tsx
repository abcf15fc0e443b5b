import type { Klasdier } from '@letterhaven/contracts/leerling-ingang'
import beer from './plaatjes/bear.svg'
import dolfijn from './plaatjes/dolphin.svg'
import egel from './plaatjes/hedgehog.svg'
import eend from './plaatjes/duck.svg'
import giraf from './plaatjes/giraffe.svg'
import inktvis from './plaatjes/octopus.svg'
import kikker from './plaatjes/frog.svg'
import koala from './plaatjes/koala.svg'
import konijn from './plaatjes/rabbit-face.svg'
import krab from './plaatjes/crab.svg'
import kuiken from './plaatjes/baby-chick.svg'
import leeuw from './plaatjes/lion.svg'
import lieveheersbeestje from './plaatjes/lady-beetle.svg'
import olifant from './plaatjes/elephant.svg'
import panda from './plaatjes/panda.svg'
import papegaai from './plaatjes/parrot.svg'
import pinguin from './plaatjes/penguin.svg'
import schildpad from './plaatjes/turtle.svg'
import slak from './plaatjes/snail.svg'
import uil from './plaatjes/owl.svg'
import varken from './plaatjes/pig-face.svg'
import vlinder from './plaatjes/butterfly.svg'
import vos from './plaatjes/fox.svg'
import zebra from './plaatjes/zebra.svg'

const ADRES: Record<Klasdier, string> = {
  beer,
  dolfijn,
  egel,
  eend,
  giraf,
  inktvis,
  kikker,
  koala,
  konijn,
  krab,
  kuiken,
  leeuw,
  lieveheersbeestje,
  olifant,
  panda,
  papegaai,
  pinguïn: pinguin,
  schildpad,
  slak,
  uil,
  varken,
  vlinder,
  vos,
  zebra,
}

/** The animal of a child; its name is next to it or read aloud with it. */
export function DierPlaatje({ dier, maat }: { readonly dier: Klasdier; readonly maat: number }) {
  return <img className="li-dier" src={ADRES[dier]} alt="" width={maat} height={maat} />
}
