import { swap, replace, replaceGroep, type Maker } from './fout-maker.ts'
import type { RuleId } from './fout-regel.ts'
import { isOpenI } from './klankgroepen.ts'
import { isFranseCh } from './leenwoorden.ts'

type LeenRegel = Extract<
  RuleId,
  'i-ie' | `c-${string}` | `x-${string}` | `tie-${string}` | 'ch-sj' | 'ch-sch' | 'ch-s'
>

/** Replaces the c that sounds like s; `plaats` limits it to certain places. */
export function ruilC(naar: string, plaats: (i: number) => boolean = () => true): Maker {
  return replace((grafeem, i, g) =>
    grafeem === 'c' && /^[eiy]/.test(g[i + 1] ?? '') && plaats(i) ? [naar] : [],
  )
}

/** Replaces the c that sounds like k; `plaats` limits it to certain places. */
function ruilHardeC(naar: string, plaats: (i: number) => boolean = () => true): Maker {
  return replace((grafeem, i, g) => {
    if (grafeem === 'cc') return [naar + naar.slice(-1)]
    return grafeem === 'c' && !/^[eiyéèê]/.test(g[i + 1] ?? '') && plaats(i) ? [naar] : []
  })
}

/** Writes the sound of a final -tie in another way. */
const ruilTie = (naar: string): Maker =>
  replaceGroep((groep, i, kg) =>
    i === kg.length - 1 && /^ties?$/.test(groep) ? [groep.replace('tie', naar)] : [],
  )

/** Writes the ch that sounds like sj in another way. */
const ruilCh =
  (naar: string): Maker =>
  (vorm) =>
    isFranseCh(vorm.w) ? swap('ch', naar)(vorm) : []

/** Forms of loan words, in which letters write another sound than in native words. */
export const LEENMAKERS: Readonly<Record<LeenRegel, Maker>> = {
  'i-ie': replaceGroep((groep, i, kg) => {
    const [voor = '', na = ''] = groep.split(/(?='s$)/)
    return isOpenI(kg.with(i, voor), i) ? [`${voor}e${na}`] : []
  }),
  'c-s': ruilC('s'),
  'c-z': ruilC('z', (i) => i === 0),
  'c-sc': ruilC('sc'),
  'c-k': ruilHardeC('k'),
  'c-ck': ruilHardeC('ck', (i) => i > 0),
  'tie-tsie': ruilTie('tsie'),
  'tie-sie': ruilTie('sie'),
  'tie-cie': ruilTie('cie'),
  'ch-sj': ruilCh('sj'),
  'ch-sch': ruilCh('sch'),
  'ch-s': ruilCh('s'),
  'x-ks': swap('x', 'ks'),
  'x-gs': swap('x', 'gs'),
  'x-cs': swap('x', 'cs'),
}
