import type { CatCode } from '../cat-code.ts'
import { isFranseCh, isFransOu } from '../leenwoorden.ts'
import type { Bron } from '../taalregels/bron.ts'
import { isOpenI } from '../klankgroepen.ts'
import { isEngels } from '../engels.ts'
import { eenVan, grafeem, type Herkenner, patroon } from './vorm.ts'

/** Words in which g sounds as in garage. */
const ZJ =
  /(?:[aeiou].*age[ns]?$|^(?:rage|stage|page)s?$|ages?$(?<=[aeiouy][^aeiou]+ages?)|manege|regiss|horloge|logeer|logé|loge(?:s|ren)?$|giraf|gelei|genre|genie|gênan|ingeni|etage|energ|strateg(?!isch)|college|prestig|budget|beige|asperge|orangerie|bougie|religieus|collegiaal|passagier|sergeant)/
const GEEN_ZJ = /^(?:[^aeiou]*age|.*(?:dage|vrage|slage|klage|mage|jage)n?)$/
/** Words in which c sounds as in cello, from Italian and English. */
const GEEN_C = /^(?:cell(?:o|ist)|cappuc|ciao)/

/** Returns whether an i is the weak one of -ik in a longer form (`ha-vi-ken`). */
const isKorteI = (w: string, rest: string, { kent }: Bron): boolean =>
  /^(?:ken|ke|kje|kjes)$/.test(rest) && kent(w.replace(/e?n?$/, ''))

type LeenCode = Extract<
  CatCode,
  | 'kilo'
  | 'cent'
  | 'cola'
  | 'politie'
  | 'tropisch'
  | 'taxi'
  | 'chef'
  | 'thee'
  | 'cafe'
  | 'cadeau'
  | 'route'
  | 'garage'
  | 'lolly'
  | 'y-i'
  | 'y-j'
  | 'qu'
  | 'latijn'
  | 'engels'
>

/** Words whose spelling came with them from another language. */
export const LEEN: Readonly<Record<LeenCode, Herkenner>> = {
  kilo: ({ w, kg, gehoord, bron }) => {
    const isKilo = (i: number): boolean =>
      isOpenI(gehoord, i) &&
      !gehoord[i + 1]?.startsWith('sch') &&
      !isKorteI(w, gehoord.slice(i + 1).join(''), bron)
    return kg.find((_, i) => isKilo(i)) ?? null
  },
  cent: (vorm) =>
    GEEN_C.test(vorm.w)
      ? null
      : grafeem(
          (tekst, i, g) => tekst === 'c' && g[i - 1] !== 's' && /^[eiyéèê]/.test(g[i + 1] ?? ''),
        )(vorm),
  cola: grafeem(
    (tekst, i, g) => tekst === 'cc' || (tekst === 'c' && !/^[eiyéèêë]/.test(g[i + 1] ?? '')),
  ),
  politie: patroon(/(?:^|[^s])(ties?$|tion)/, /^(?:tie|[a-z]{0,4}partie)s?$/),
  tropisch: patroon(/(isch(?:e|er|st|ere)?)$/),
  taxi: eenVan('x'),
  chef: (vorm) => (isFranseCh(vorm.w) ? eenVan('ch')(vorm) : null),
  thee: eenVan('th'),
  cafe: patroon(/[éèê]/),
  cadeau: eenVan('eau'),
  route: (vorm) => (isFransOu(vorm.w) ? eenVan('ou')(vorm) : null),
  garage: patroon(ZJ, GEEN_ZJ),
  lolly: patroon(/[^aeou](y)(?:'s)?$/),
  'y-i': patroon(/(?:^|[^aeou])(y)[^aeiou']/),
  'y-j': patroon(/(?:^|[aeoun])(y)(?=[aeou])|[aou](y)/),
  qu: eenVan('qu'),
  latijn: patroon(/(iaal|ieel|ueel|(?<=[aeiouy].*)[ao]ire?s?)$/, /sjaal$|fairs?e?$/),
  engels: ({ w }) => (isEngels(w) ? w : null),
}
