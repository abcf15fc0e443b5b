import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { tegelNaam } from '@letterhaven/game-kit/onderdelen/lade'
import { beleg } from './rules.ts'
import type { State } from './rules.ts'

const tekst = makeBeurtTekst({
  naam: "pizza's",
  een: 'pizza',
  titels: ['Wat een feestmaal!', 'Lekker gebakken!', 'De oven is nog warm!'],
})

/** Returns what lies on the pizza after a topping came or went, for pupils who cannot see it. */
function ligt({ opgave }: State): string {
  const delen = opgave ? beleg(opgave).map(tegelNaam) : []
  return delen.length === 0 ? 'De pizza is leeg.' : `Op de pizza: ${delen.join(', ')}.`
}

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null =>
    event.type === 'fx' && (event.name === 'leg' || event.name === 'terug')
      ? ligt(state)
      : tekst.report(event, state),
}
