import { makeBeurtTekst } from '@letterhaven/game-kit/scherm/beurt-tekst'

/** The texts of this game: the bar, the live region, the correction and the finish panel. */
export const TEKST = makeBeurtTekst({
  naam: 'woorden',
  een: 'woord',
  fx: { klim: 'Je passagier vliegt mee!', hap: 'Gevangen!' },
  titels: ['Naar de sterren!', 'Wat een vlucht!', 'Goed geoefend!'],
})
