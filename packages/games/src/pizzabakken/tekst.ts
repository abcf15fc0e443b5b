import { maakBeurtTekst } from '@letterhaven/game-kit/beurt-tekst'

/** What this game says of itself: the bar, the live region, the correction and the finish panel. */
export const TEKST = maakBeurtTekst({
  naam: "pizza's",
  een: 'pizza',
  titels: ['Wat een feestmaal!', 'Lekker gebakken!', 'De oven is nog warm!'],
})
