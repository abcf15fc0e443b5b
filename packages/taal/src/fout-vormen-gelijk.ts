import { replace, replaceGroep, replaceLetters, type Maker } from './fout-maker.ts'
import type { GelijkeFout } from './fout-regel-gelijk.ts'
import { isKlinker } from './inventaris.ts'
import { isOpenI, isVoorvoegsel } from './klankgroepen.ts'
import { ruilZachteG } from './fout-vormen-vreemd.ts'
import { isFranseCh } from './leenwoorden.ts'

const DAK: Readonly<Record<string, string>> = { è: 'ê', ê: 'è' }
const KORT = /^[aeiou]$/

/**
 * Returns whether the single consonant here ends the word without a short vowel before it; `eind-twee` handles those with one.
 */
const isSlot = (i: number, g: readonly string[]): boolean =>
  i > 0 && i === g.length - 1 && !KORT.test(g[i - 1] ?? '') && g.some((deel) => isKlinker(deel))

/** Returns whether this is a k where loan words in Dutch have ck: after a short vowel. */
const isKortK = (grafeem: string, i: number, g: readonly string[]): boolean =>
  KORT.test(g[i - 1] ?? '') && (grafeem === 'kk' || (grafeem === 'k' && i === g.length - 1))

/** Returns the prefix with the consonant after its weak e doubled, or nothing where two stand already. */
function voorTwee(kg: readonly string[], i: number): string[] {
  const [groep = '', volgende = ''] = kg.slice(i)
  if (!isVoorvoegsel(kg, i) || groep === 'te') return []
  if (groep === 'ver') return volgende.startsWith('r') ? [] : ['verr']
  return /^[bdfgklmnprst](?=[aeiouy])/.test(volgende) ? [groep + volgende.charAt(0)] : []
}

/** Forms that sound like the word: each writes a sound with other letters that Dutch has for it. */
export const GELIJKMAKERS: Readonly<Record<GelijkeFout, Maker>> = {
  'i-y': replaceGroep((groep, i, kg) =>
    isOpenI(kg, i) || groep.endsWith('isch') ? [groep.replace(/i(?=(?:sch)?$)/, 'y')] : [],
  ),
  'ch-gh': replace((grafeem, i, g) =>
    grafeem === 'ch' && (g[i - 1] === 's' || g[i + 1] === 't' || i === g.length - 1) ? ['gh'] : [],
  ),
  'ch-sh': (vorm) =>
    isFranseCh(vorm.w) ? replace((grafeem) => (grafeem === 'ch' ? ['sh'] : []))(vorm) : [],
  'g-zh': ruilZachteG('zh'),
  'qu-cqu': replace((grafeem, i, g) =>
    grafeem === 'qu' && isKlinker(g[i - 1] ?? '') ? ['cqu'] : [],
  ),
  'k-ck': replace((grafeem, i, g) => (isKortK(grafeem, i, g) ? ['ck'] : [])),
  'sc-s': replaceLetters(/sc(?=[eéèêiy])/g, 's'),
  'accent-dak': replaceLetters(/[èê]/g, (gevonden) => DAK[gevonden] ?? gevonden),
  'accent-ai': replaceLetters(/[èê]/g, 'ai'),
  'ie-y': replace((grafeem, i, g) =>
    grafeem === 'ie' && i > 1 && i === g.length - 1 ? ['y'] : [],
  ),
  'ee-accent': replace((grafeem, i, g) => (grafeem === 'ee' && i === g.length - 1 ? ['é'] : [])),
  'air-accent': replaceLetters(/(?<=.)air(?=es?$|s?$)/g, 'èr'),
  'tion-tsjon': replaceLetters(/tion/g, 'tsjon'),
  'b-pb': replace((grafeem, i, g) => (grafeem === 'b' && i === g.length - 1 ? ['pb'] : [])),
  'yj-jy': replaceLetters(/(?<![aou])y(?=[aeiou])/g, 'jy'),
  'voor-twee': replaceGroep((_, i, kg) => voorTwee(kg, i)),
  'slot-twee': replace((grafeem, i, g) =>
    /^[bdfgklmnprst]$/.test(grafeem) && isSlot(i, g) ? [grafeem + grafeem] : [],
  ),
}
