import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import groot from '../beeld/moment-groot.svg'
import lezen from '../beeld/moment-lezen.svg'
import spelling from '../beeld/moment-spelling.svg'
import dictee from '../beeld/soort-dictee.svg'
import flitsen from '../beeld/soort-flitsen.svg'
import hakken from '../beeld/soort-hakken.svg'
import plakken from '../beeld/soort-plakken.svg'
import splitsen from '../beeld/soort-splitsen.svg'
import tekst from '../beeld/soort-tekst.svg'
import werkwoorden from '../beeld/soort-werkwoorden.svg'
import zinnen from '../beeld/soort-zinnen.svg'
import glazenwasser from '../beeld/spel-glazenwasser.svg'

const SOORT_BEELD: Readonly<Record<TaakSoort, string>> = {
  dictee,
  flitsen,
  hakken,
  lezen,
  plakken,
  spelling,
  splitsen,
  tekst,
  werkwoorden,
  zinnen,
}

/** Returns the picture of a pane: that of its kind, or the evening one when the window already has a pane of that kind. */
export const ruitBeeld = (soort: TaakSoort, hoeveelste: number): string =>
  hoeveelste > 0 ? groot : SOORT_BEELD[soort]

/** Pictures taken from the games themselves by `npm run spellen:tegels`. */
const TEGELS = import.meta.glob<string>('../beeld/spel-*.webp', { eager: true, import: 'default' })

/** Returns the picture of a finished game. */
export const spelBeeld = (spel: SpelId): string | undefined =>
  spel === 'glazenwasser' ? glazenwasser : TEGELS[`../beeld/spel-${spel}.webp`]
