import { vervang, vervangGroep, vervangLetters, type Maker } from './fout-maker.ts'
import type { GelijkeFout } from './fout-regel-gelijk.ts'
import { isKlinker } from './inventaris.ts'
import { isOpenI, isVoorvoegsel } from './klankgroepen.ts'
import { ruilZachteG } from './fout-vormen-vreemd.ts'
import { isFranseCh } from './leenwoorden.ts'

const DAK: Readonly<Record<string, string>> = { è: 'ê', ê: 'è' }
const KORT = /^[aeiou]$/

/** Does the single consonant here end the word, with no short vowel before it (`eind-twee` has those)? */
const isSlot = (i: number, g: readonly string[]): boolean =>
  i > 0 && i === g.length - 1 && !KORT.test(g[i - 1] ?? '') && g.some((deel) => isKlinker(deel))

/** A k where Dutch words from elsewhere have ck: after a short vowel. */
const isKortK = (grafeem: string, i: number, g: readonly string[]): boolean =>
  KORT.test(g[i - 1] ?? '') && (grafeem === 'kk' || (grafeem === 'k' && i === g.length - 1))

/** The prefix with the consonant after its weak e doubled; not where two stand already. */
function voorTwee(kg: readonly string[], i: number): string[] {
  const [groep = '', volgende = ''] = kg.slice(i)
  if (!isVoorvoegsel(kg, i) || groep === 'te') return []
  if (groep === 'ver') return volgende.startsWith('r') ? [] : ['verr']
  return /^[bdfgklmnprst](?=[aeiouy])/.test(volgende) ? [groep + volgende.charAt(0)] : []
}

/** Forms that sound like the word: each writes a sound with other letters that Dutch has for it. */
export const GELIJKMAKERS: Readonly<Record<GelijkeFout, Maker>> = {
  'i-y': vervangGroep((groep, i, kg) =>
    isOpenI(kg, i) || groep.endsWith('isch') ? [groep.replace(/i(?=(?:sch)?$)/, 'y')] : [],
  ),
  'ch-gh': vervang((grafeem, i, g) =>
    grafeem === 'ch' && (g[i - 1] === 's' || g[i + 1] === 't' || i === g.length - 1) ? ['gh'] : [],
  ),
  'ch-sh': (vorm) =>
    isFranseCh(vorm.w) ? vervang((grafeem) => (grafeem === 'ch' ? ['sh'] : []))(vorm) : [],
  'g-zh': ruilZachteG('zh'),
  'qu-cqu': vervang((grafeem, i, g) =>
    grafeem === 'qu' && isKlinker(g[i - 1] ?? '') ? ['cqu'] : [],
  ),
  'k-ck': vervang((grafeem, i, g) => (isKortK(grafeem, i, g) ? ['ck'] : [])),
  'sc-s': vervangLetters(/sc(?=[eéèêiy])/g, 's'),
  'accent-dak': vervangLetters(/[èê]/g, (gevonden) => DAK[gevonden] ?? gevonden),
  'accent-ai': vervangLetters(/[èê]/g, 'ai'),
  'ie-y': vervang((grafeem, i, g) =>
    grafeem === 'ie' && i > 1 && i === g.length - 1 ? ['y'] : [],
  ),
  'ee-accent': vervang((grafeem, i, g) => (grafeem === 'ee' && i === g.length - 1 ? ['é'] : [])),
  'air-accent': vervangLetters(/(?<=.)air(?=es?$|s?$)/g, 'èr'),
  'tion-tsjon': vervangLetters(/tion/g, 'tsjon'),
  'b-pb': vervang((grafeem, i, g) => (grafeem === 'b' && i === g.length - 1 ? ['pb'] : [])),
  'yj-jy': vervangLetters(/(?<![aou])y(?=[aeiou])/g, 'jy'),
  'voor-twee': vervangGroep((_, i, kg) => voorTwee(kg, i)),
  'slot-twee': vervang((grafeem, i, g) =>
    /^[bdfgklmnprst]$/.test(grafeem) && isSlot(i, g) ? [grafeem + grafeem] : [],
  ),
}
