import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** The texts of flipperkast. */
export const { stand, report, correctie, slot } = makeBeurtTekst({
  naam: 'ballen',
  een: 'bal',
  titels: ['Jackpot!', 'Knap geflipperd!', 'De kast staat klaar!'],
  fx: { terug: 'De bal is weg. Je krijgt hem terug.' },
})
