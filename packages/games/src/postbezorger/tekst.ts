import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = makeBeurtTekst({
  naam: 'brieven',
  een: 'brief',
  titels: ['Het hele plein straalt!', 'Wat een stapel post!', 'Goed geoefend!'],
})
