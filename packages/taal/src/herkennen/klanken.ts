import type { CatCode } from '../cat-code.ts'
import { isDubbel, isKlinker } from '../inventaris.ts'
import { isFranseAu, isFranseCh, isFransOu } from '../leenwoorden.ts'
import { isEngels } from '../engels.ts'
import { delen } from './samenstelling.ts'
import { eenVan, grafeem, type Herkenner, patroon, type Vorm } from './vorm.ts'

/** The ending -lijk, with what may follow it; not in the whole words gelijk and lijken. */
const SUFFIX_IJ = /(?<=.{2}(?<!^(?:ge|on|onge|verge)))lijk(?:s|e|er|heid|heden|en)*$/
const KORT = /^[aeiou]$/
/** First parts after which a k begins something new. */
const VOOR_K = /^(?:aan|on(?!ker)|in(?!kt))k/
const kortste = /^[aou]$/

/**
 * Graphemes that are not the normal way to write a sound. A word is `hak` when it is one klankgroep with the normal grapheme
 * for each sound and nothing else to know.
 */
const NIET_HAK: ReadonlySet<string> = new Set(
  'ei ij au ou auw ouw uw eeuw ieuw aai ooi oei eau y c ch sch ng qu th gh ck x sj ç gn'.split(' '),
)

function hak({ w, g, kg }: Vorm): string | null {
  if (kg.length !== 1 || w !== w.toLowerCase()) return null
  const eind = g.at(-1) ?? ''
  if (/^[bd]$/.test(eind) || kortste.test(eind)) return null
  const isGewoon = g.every((tekst, i) => {
    const volgende = g[i + 1]
    if (NIET_HAK.has(tekst) || isDubbel(tekst) || !/^[a-z]+$/.test(tekst)) return false
    if (tekst === 'n' && volgende === 'k') return false
    return !(volgende === 'r' && /^(?:ee|oo|eu)$/.test(tekst))
  })
  return isGewoon ? w : null
}

/** The endings -heid and -teit, also before another part (`veiligheids-riem`). */
const UITGANG_EI = /(?:heid|teit(?:en)?)(?:$|s[a-z]*$)/

/** Recognises the ei of Dutch words, except that of an ending. */
const ei: Herkenner = ({ w, g }) => {
  if (w.startsWith('beige')) return null
  const uitgang = UITGANG_EI.exec(w)?.[0].length ?? 0
  let plaats = 0
  const gevonden = g.find((tekst) => {
    plaats += tekst.length
    return tekst === 'ei' && plaats <= w.length - uitgang
  })
  return gevonden ?? null
}
const ij: Herkenner = (vorm) => {
  if (vorm.w.startsWith('bijzonder')) return null
  const zonder = vorm.w.replace(SUFFIX_IJ, '')
  return zonder.includes('ij') ? eenVan('ij')(vorm) : null
}

/** Recognises the ch of kachel: not that of sch, not before t after a short vowel, and not in a French or English word. */
const ch: Herkenner = (vorm) =>
  isFranseCh(vorm.w)
    ? null
    : grafeem((tekst, i, g) => {
        if (tekst !== 'ch' || g[i - 1] === 's') return false
        return !(g[i + 1] === 't' && KORT.test(g[i - 1] ?? ''))
      })(vorm)

const rij =
  (...stappen: readonly RegExp[]): Herkenner =>
  ({ g }) => {
    const begin = g.findIndex((_, i) => stappen.every((stap, n) => stap.test(g[i + n] ?? '')))
    return begin === -1 ? null : g.slice(begin, begin + stappen.length).join('')
  }

/** Recognises n and k within one word, but not where a compound falls apart between them (`pannen-koek`). */
const plank: Herkenner = (vorm) => {
  if (VOOR_K.test(vorm.w) || /inkjes?$/.test(vorm.w)) return null
  const isGrens = delen(vorm).some(
    ({ links, rechts }) => links.endsWith('n') && rechts.startsWith('k'),
  )
  return isGrens ? null : rij(/^n$/, /^k$/)(vorm)
}

type KlankCode = Extract<
  CatCode,
  | 'hak'
  | 'sch'
  | 'zing'
  | 'plank'
  | 'lucht'
  | 'eeroor'
  | 'aaiooioei'
  | 'eeuwieuw'
  | 'openeind'
  | 'ei'
  | 'ij'
  | 'au'
  | 'ou'
  | 'ch'
  | 'sj'
>

/** Categories that are heard, or that consist of knowing how one sound is written. */
export const KLANKEN: Readonly<Record<KlankCode, Herkenner>> = {
  hak,
  sch: ({ g }) => {
    const i = g.findIndex(
      (tekst, plek) =>
        tekst === 'ch' &&
        g[plek - 1] === 's' &&
        /^(?:r|[^bcdfghjklmnpqstvwxz])/.test(g[plek + 1] ?? '-'),
    )
    return i === -1 || !(isKlinker(g[i + 1] ?? '') || g[i + 1] === 'r') ? null : `sch`
  },
  zing: eenVan('ng'),
  plank,
  lucht: rij(KORT, /^ch$/, /^t$/),
  eeroor: ({ kg, w }) =>
    isEngels(w)
      ? null
      : (kg.find((groep) => /(?:ee|oo|eu)r/.test(groep)) ?? (w.includes('eur') ? 'eur' : null)),
  aaiooioei: eenVan('aai', 'ooi', 'oei'),
  eeuwieuw: eenVan('eeuw', 'ieuw', 'uw'),
  openeind: ({ g, kg }) =>
    kg.length === 1 && kortste.test(g.at(-1) ?? '') ? (g.at(-1) ?? '') : null,
  ei,
  ij,
  au: (vorm) => (isFranseAu(vorm.w) ? null : eenVan('au', 'auw')(vorm)),
  ou: (vorm) => (isFransOu(vorm.w) ? null : eenVan('ou', 'ouw')(vorm)),
  ch,
  sj: eenVan('sj'),
}

/** Kept apart from `KLANKEN`: a pattern that matches a capital of any alphabet. */
export const HOOFD: Herkenner = patroon(/^(\p{Lu})/u)
