import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** Everything that flipperkast says in words. */
export const { stand, meld, correctie, slot } = makeBeurtTekst({
  naam: 'ballen',
  een: 'bal',
  titels: ['Jackpot!', 'Knap geflipperd!', 'De kast knippert al!'],
  fx: { terug: 'De bal is weg. Je krijgt hem terug.' },
})
