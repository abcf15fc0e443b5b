import type { FilmOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeZinTekst } from '@letterhaven/game-kit/scherm/zin-tekst'
import { beschrijvingVan } from '@letterhaven/taal/beeldzin/film/beschrijving'
import { filmVan, regelMetGaten, type State } from './filmen.ts'

const BASIS = makeZinTekst<FilmOpgave>({
  naam: 'films',
  een: 'film',
  titels: ['Wat een première!', 'Mooie films gemaakt!', 'De eerste films zijn klaar!'],
  goed: ({ zin }) => zin,
  fout: (_, gegeven) => {
    const film = filmVan(gegeven)
    return film
      ? `Jouw zin speelt een andere film. ${beschrijvingVan(film)}`
      : 'Deze zin speelt geen film.'
  },
  fx: {
    jaaa: 'Vier films zijn één film. Het doek gaat open voor jouw hele film!',
    geheim: 'De muis van de projector rent de film in en speelt mee!',
  },
})

const regelNu = ({ opgave }: State): string => {
  const woorden = opgave ? regelMetGaten(opgave) : ''
  return woorden === '' ? 'Je zin is leeg.' : `Je zin: ${woorden}.`
}

const VERTELD: Readonly<Record<string, (staat: State) => string>> = {
  bots: ({ opgave }) => opgave?.klacht ?? '',
  leg: regelNu,
  terug: regelNu,
  zet: regelNu,
  herstel: () => 'Je zin ligt er nog. Verander wat anders is.',
}

/** The texts of this game: the bar, the live region and the finish panel. */
export const TEKST = {
  ...BASIS,
  report: (event: SpelEvent, staat: State): string | null =>
    (event.type === 'fx' ? VERTELD[event.name]?.(staat) : null) ?? BASIS.report(event, staat),
}
