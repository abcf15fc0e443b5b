import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { makeZinTekst } from '@letterhaven/game-kit/scherm/zin-tekst'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { bovenaan } from './molen.ts'
import { leegVan } from './klim.ts'
import { brugVan, sayNog, sayRaar } from './verdieping.ts'
import type { State, Verdieping } from './verdieping.ts'

const tekst = makeZinTekst<ZinOpgave>({
  naam: 'verdiepingen',
  een: 'verdieping',
  titels: ['Helemaal boven!', 'Wat een klim!', 'De toren staat er nog!'],
  goed: ({ woorden }) => woorden.join(' '),
  fout: (item, gegeven) => {
    const delen = gegeven.split('/')
    return sayRaar(item, delen.slice(0, -1), delen.at(-1) ?? '')
  },
  fx: {
    jaaa: 'De bel luidt! De toren draait en je ziet een andere kant.',
    geheim: 'Een draak wordt wakker van jouw verhaal en leest mee!',
  },
})

const zinVan = (opgave: Verdieping): string => {
  const brug = brugVan(opgave).join(' ')
  return brug === '' ? 'De brug is nog leeg.' : `De zin tot nu toe: ${brug}.`
}

/** What is said of a move on the floor, for a pupil who cannot see it. */
const MELDINGEN: Readonly<
  Record<string, (opgave: Verdieping, steen: number, item: ZinOpgave) => string>
> = {
  spring: zinVan,
  terug: (opgave, steen) => `${opgave.stenen[steen]} ligt terug. ${zinVan(opgave)}`,
  stuur: (opgave) => `De molen draait. Bovenaan: ${opgave.stenen[bovenaan(opgave)]}.`,
  bots: (opgave, _, item) => `${sayNog(leegVan({ item, opgave }))} ${zinVan(opgave)}`,
  herstel: (opgave) => `Je staat weer onderaan. ${zinVan(opgave)}`,
}

/** The texts of this game: the bar, the live region and the finish panel. */
export const TEKST = {
  ...tekst,
  report: (event: SpelEvent, state: State): string | null => {
    const say = event.type === 'fx' ? MELDINGEN[event.name] : undefined
    if (!say || event.type !== 'fx' || !state.opgave || !state.item)
      return tekst.report(event, state)
    return say(state.opgave, event.plek, state.item)
  },
}
