import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** What this game says of itself: the bar, the live region, the correction and the finish panel. */
export const TEKST = makeBeurtTekst({
  naam: 'ritten',
  een: 'rit',
  titels: ['Wat een chauffeur!', 'Goed gereden!', 'De polder bloeit al!'],
  fx: { wacht: 'De taxi wacht. Kies een bord.' },
})
