import type { GevuldeCatCode } from './categorie.ts'
import { isDubbel, isKlinker } from './inventaris.ts'
import { isGesloten, isOpen, isOpenI, isVoorvoegsel } from './klankgroepen.ts'
import { isFransOu, isFranseAu, isFranseCh, isGeenVerklein } from './leenwoorden.ts'
import type { WoordVorm } from './woord.ts'

/** Graphemes that may write more than their own sound, or a sound that has another spelling too. */
const NIET_HAK: ReadonlySet<string> = new Set(
  'ei ij au ou auw ouw uw eeuw ieuw aai ooi oei eau y c ch sch ng qu q th gh ck x sj ç'.split(' '),
)

/** One klankgroep in which every grapheme is the normal one for its sound. */
function isHak({ g, kg }: WoordVorm): boolean {
  if (kg.length !== 1) return false
  const eind = g.at(-1) ?? ''
  if (/^[bd]$/.test(eind) || /^[aou]$/.test(eind)) return false
  return g.every((grafeem, i) => {
    const volgende = g[i + 1]
    if (NIET_HAK.has(grafeem) || isDubbel(grafeem)) return false
    if (grafeem === 'n' && volgende === 'k') return false
    return !(volgende === 'r' && /^(?:ee|oo|eu)$/.test(grafeem))
  })
}

/** C that sounds like s: before e, i or y, not in cc, sc or the Italian and English loans. */
function heeftCent({ w, g }: WoordVorm): boolean {
  if (/^(?:cell(?:o|ist)|cappuc)/.test(w)) return false
  return g.some(
    (grafeem, i) => grafeem === 'c' && g[i - 1] !== 's' && /^[eiy]/.test(g[i + 1] ?? ''),
  )
}

/** Does some place hold these graphemes, one after the other? */
function heeftRij(g: readonly string[], ...rij: RegExp[]): boolean {
  return g.some((_, i) => rij.every((vorm, stap) => vorm.test(g[i + stap] ?? '')))
}

/** C that sounds like k: before a, o, u or a consonant, doubled, or at the end. */
const heeftCola = ({ g }: WoordVorm): boolean =>
  g.includes('cc') || g.some((grafeem, i) => grafeem === 'c' && !/^[eiyéèê]/.test(g[i + 1] ?? ''))

const REGELS: Readonly<Record<GevuldeCatCode, (vorm: WoordVorm) => boolean>> = {
  hak: isHak,
  eeroor: ({ kg, w }) => kg.some((groep) => /(?:ee|oo)r/.test(groep)) || w.includes('eur'),
  aaiooioei: ({ g }) => g.some((grafeem) => /^(?:aai|ooi|oei)$/.test(grafeem)),
  sch: ({ g }) =>
    heeftRij(g, /^s$/, /^ch$/, /^r$/) ||
    g.some((grafeem, i) => grafeem === 'ch' && g[i - 1] === 's' && isKlinker(g[i + 1] ?? '')),
  lucht: ({ g }) => heeftRij(g, /^[aeiou]$/, /^ch$/, /^t$/),
  ei: ({ w, g }) => g.includes('ei') && !/(?:heid|heden|teit|teiten)$/.test(w),
  ij: ({ w, g }) => g.includes('ij') && !/lijks?e?$/.test(w) && !/bijzonder/.test(w),
  langermaak: ({ g }) => g.at(-1) === 'd' && g.some(isKlinker),
  ou: ({ w, g }) => g.some((grafeem) => /^ouw?$/.test(grafeem)) && !isFransOu(w),
  au: ({ w, g }) => g.some((grafeem) => /^auw?$/.test(grafeem)) && !isFranseAu(w),
  'kg-open': ({ kg }) => kg.some((_, i) => isOpen(kg, i)),
  'kg-dicht': ({ kg }) => kg.some((_, i) => isGesloten(kg, i)),
  voorvoegsel: ({ kg }) => kg[0] !== 'te' && isVoorvoegsel(kg, 0),
  verklein: ({ w, kg }) => kg.length > 1 && /[^aeiouy]jes?$/.test(w) && !isGeenVerklein(w),
  kilo: ({ kg }) => kg.some((_, i) => isOpenI(kg, i)),
  cent: heeftCent,
  cola: heeftCola,
  politie: ({ w }) => /(?:[^s]ties?|tion.*)$/.test(w),
  chef: ({ w, g }) => g.includes('ch') && isFranseCh(w),
  taxi: ({ g }) => g.includes('x'),
}

/** The filled categories a word belongs to by its form alone (verb forms are not looked at), in table order. */
export function vormCategorieen(vorm: WoordVorm): GevuldeCatCode[] {
  const codes = Object.keys(REGELS) as GevuldeCatCode[]
  return codes.filter((code) => REGELS[code](vorm))
}
