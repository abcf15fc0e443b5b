import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { tegelNaam } from '@letterhaven/game-kit/onderdelen/lade'
import { lijnVan } from './rules.ts'
import type { State } from './rules.ts'

const tekst = makeBeurtTekst({
  naam: 'vliegers',
  een: 'vlieger',
  titels: ['Wat een feest in de lucht!', 'Mooi geprikt!', 'De wind blijft waaien!'],
})

/** Returns what hangs on the line after a tile came or went, for pupils who cannot see it. */
function hangt({ opgave }: State): string {
  const delen = opgave ? lijnVan(opgave).map(tegelNaam) : []
  return delen.length === 0 ? 'De lijn is leeg.' : `Aan de lijn: ${delen.join(', ')}.`
}

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null =>
    event.type === 'fx' && (event.name === 'prik' || event.name === 'terug')
      ? hangt(state)
      : tekst.report(event, state),
}
