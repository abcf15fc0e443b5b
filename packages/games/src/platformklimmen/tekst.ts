import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = makeBeurtTekst({
  naam: 'verdiepingen',
  een: 'verdieping',
  titels: ['Helemaal boven!', 'Wat een klim!', 'Goed geoefend!'],
})
