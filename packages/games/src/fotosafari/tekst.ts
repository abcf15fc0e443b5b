import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = makeBeurtTekst({
  naam: "foto's",
  een: 'foto',
  titels: ['Een album om trots op te zijn!', "Wat een mooie foto's!", 'Goed geoefend!'],
})
