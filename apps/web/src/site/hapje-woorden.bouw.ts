import { uitlegFout, verschil, woordenTotEnMet, WOORDGROEPEN } from '@letterhaven/taal'
import type { HapjeRonde, HapjeVorm } from './hapje-stand.ts'

const woorden = await woordenTotEnMet(WOORDGROEPEN.at(-1) ?? 0)

/** One word with two of its own misspellings; `plek` is the window in which the right form hangs. */
function ronde(woord: string, fouten: readonly [string, string], plek: number): HapjeRonde {
  const entry = woorden.find(({ w }) => w === woord)
  const zin = entry?.zin?.[0]
  if (!entry || !zin) throw new Error(`${woord} met een zin staat niet meer in de woorden`)
  const vormen = fouten.map((vorm): HapjeVorm => {
    if (!entry.d.some(({ f }) => f === vorm)) throw new Error(`${vorm} hoort niet bij ${woord}`)
    const delen = verschil(entry.g, vorm).map(({ deel, soort }) => ({
      deel,
      anders: soort === 'fout',
    }))
    const uitleg = {
      nl: uitlegFout(entry, vorm, 'nl-NL'),
      be: uitlegFout(entry, vorm, 'nl-BE'),
    }
    return { vorm, uitleg, delen }
  })
  const goed: HapjeVorm = { vorm: woord, uitleg: { nl: '', be: '' }, delen: [] }
  const [voor = '', na = ''] = zin.split(new RegExp(`\\b${woord}\\b`, 'i'))
  return { woord, zin: [voor, na], vormen: vormen.toSpliced(plek, 0, goed) }
}

/** The three rounds of the bite on the home page, out of the product's own words and hints. */
export const hapjeRondes: readonly HapjeRonde[] = [
  ronde('schip', ['sgip', 'schib'], 1),
  ronde('vissen', ['visen', 'vissun'], 2),
  ronde('avond', ['avont', 'avod'], 0),
]
