import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = makeBeurtTekst({
  naam: 'ritten',
  een: 'rit',
  titels: ['Wat een chauffeur!', 'Goed gereden!', 'De taxi staat klaar!'],
  fx: { wacht: 'De taxi wacht. Kies een bord.' },
})
