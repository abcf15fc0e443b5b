import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import dictee from './beeld/soort-dictee.svg'
import flitsen from './beeld/soort-flitsen.svg'
import hakken from './beeld/soort-hakken.svg'
import lezen from './beeld/soort-lezen.svg'
import plakken from './beeld/soort-plakken.svg'
import spelling from './beeld/soort-spelling.svg'
import splitsen from './beeld/soort-splitsen.svg'
import zinnen from './beeld/soort-zinnen.svg'
import glazenwasser from './beeld/spel-glazenwasser.svg'

/** A picture per kind of exercise, as addresses of files. */
export const SOORT_BEELD: Readonly<Record<TaakSoort, string>> = {
  dictee,
  flitsen,
  hakken,
  lezen,
  plakken,
  spelling,
  splitsen,
  zinnen,
}

/** A picture per finished game. */
export const SPEL_BEELD: Partial<Record<SpelId, string>> = { glazenwasser }
