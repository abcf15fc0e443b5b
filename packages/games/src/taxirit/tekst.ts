import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { fillGat } from '@letterhaven/game-kit/opgave/verhaal'
import { makeZinTekst } from '@letterhaven/game-kit/scherm/zin-tekst'

/** The texts of this game: the bar, the live region and the finish panel. */
export const TEKST = makeZinTekst<GatOpgave>({
  naam: 'straten',
  een: 'straat',
  titels: ['Wat een chauffeur!', 'Goed gereden!', 'De taxi staat klaar!'],
  goed: (item) => fillGat(item, item.goed[0] ?? ''),
  fout: (item, gegeven) =>
    `${fillGat(item, gegeven)} Dat past niet in het verhaal. De taxi keert om.`,
  fx: { jaaa: 'De rit is klaar. Lees het hele verhaal.' },
})
