import type { CatCode } from '../cat-code.ts'
import { isKlinker } from '../inventaris.ts'
import { isEngels } from '../engels.ts'
import { isGesloten, isOpen, isVoorvoegsel } from '../klankgroepen.ts'
import { isGeenVerklein } from '../leenwoorden.ts'
import type { Bron } from '../taalregels/bron.ts'
import { kentNaamOfMeer } from '../taalregels/weren.ts'
import { helemaal, UITZONDERINGEN, vooraan } from '../uitzonderingen.ts'
import { delen } from './samenstelling.ts'
import { type Herkenner, patroon, type Vorm } from './vorm.ts'

/** First parts that are prefixes here and not words. */
const GEEN_BEGIN = helemaal(UITZONDERINGEN.geenEersteDeel)

/** Words that are not the long form of anything, although a word with f or s looks like it. */
const GEEN_ZACHT = helemaal(UITZONDERINGEN.geenZacht)
/** Beginnings of words that only seem to fall apart in two. */
const HEEL = vooraan(UITZONDERINGEN.geenSamenstelling)
/** Singular words on -en, whose n is no letter between two parts. */
const OP_EN = helemaal(UITZONDERINGEN.geenMeervoud)

/** A part that also separates from the verb it stands before, and that verb (`ik wuif uit`). */
const LOS_DEEL = /^(?:aan|af|bij|door|in|mee|na|neer|om|op|rond|terug|toe|uit|weg)([a-z]{3,})$/

/**
 * Returns whether the list has the base of a long form with f or s: `dieven` from dief, `lieve` from lief, `kazen` from kaas.
 * Without a list it always does.
 */
function isZachteVorm(stam: string, eind: 'f' | 's', bron: Bron): boolean {
  if (!bron.isGeladen) return true
  // A long sound at the end of its part has one letter, but two before the f or s that closes it.
  const kort = stam.replace(/(^|[^aeiou])([aeou])$/, '$1$2$2') + eind
  const [, stamvorm = ''] = LOS_DEEL.exec(kort) ?? []
  if (bron.kent(kort) || bron.kent(stamvorm)) return true
  const klein = kort.toLowerCase()
  return kort !== klein && (bron.kent(klein) || kentNaamOfMeer(klein))
}

function zacht(letter: 'v' | 'z', eind: 'f' | 's'): Herkenner {
  const vorm = new RegExp(
    `^(.*(?:aa?|ee?|oo?|uu?|ie|oe|eu|ui|ij|ei|ou|au|[lrnm]))${letter}(?:e|en|er|ers|ere|ig|ige|ing|ingen|eling|elingen|eren|end|ende)$`,
  )
  return ({ w, bron }) => {
    const [, stam] = GEEN_ZACHT.test(w) ? [] : (vorm.exec(w) ?? [])
    return stam !== undefined && isZachteVorm(stam, eind, bron) ? letter : null
  }
}

const isWoord = (links: string, { kent }: Bron): boolean =>
  links.length >= 3 && !GEEN_BEGIN.test(links) && kent(links)

const tussenN: Herkenner = (vorm) => {
  const deel = delen(vorm).find(({ links }) => {
    if (!/[^e]en$/.test(links) || links.length < 5 || !vorm.bron.kent(links)) return false
    if (OP_EN.test(links) || vorm.bron.kent(`${links}s`)) return false
    const stam = links.slice(0, -2)
    return [stam, stam.replace(/(.)\1$/, '$1'), stam.replace(/([aeou])([^aeiou])$/, '$1$1$2')]
      .flatMap((vormen) => [vormen, vormen.replace(/v$/, 'f'), vormen.replace(/z$/, 's')])
      .some((enkel) => vorm.bron.kent(enkel))
  })
  return deel ? 'en' : null
}

const tussenS: Herkenner = (vorm) => {
  const deel = delen(vorm).find(
    ({ links, rechts }) =>
      /[^s]s$/.test(links) &&
      links.length >= 5 &&
      rechts.length >= 3 &&
      isWoord(links.slice(0, -1), vorm.bron),
  )
  return deel ? 's' : null
}

/** Returns whether a hyphen joins words of three letters or more (`zee-eend`), not a letter or prefix (`tv-gids`). */
function isMetStreepje({ w, bron }: Vorm): boolean {
  const woorden = w.split('-')
  return (
    woorden.length > 1 && woorden.every((deel) => deel.length >= 3 && bron.kent(deel.toLowerCase()))
  )
}

const samen: Herkenner = (vorm) => {
  if (HEEL.test(vorm.w)) return null
  if (isMetStreepje(vorm)) return vorm.w
  if (tussenN(vorm) !== null || tussenS(vorm) !== null) return vorm.w
  const deel = delen(vorm).find(
    ({ links, rechts }) => isWoord(links, vorm.bron) && (rechts.length >= 4 || links.length >= 4),
  )
  return deel ? `${deel.links}+${deel.rechts}` : null
}

/** Last parts that are never stressed, and keep the e before them weak. */
const ZWAK_EIND =
  /^(?:lijk|ling|loos|laar|naar|nier|lier|rij|nij|lij|ring|ning|rig|lig|nig|heid|[^aeiouy]*e(?:[lrnmts]|nd|rs|ls|ns)?)(?:e|en|s|st)?$/
/** Prefixes that can stand before another prefix (`op-ge-ruimd`). */
const VOOR_GE = /^(?:aan|af|bij|door|in|mee|na|om|on|op|o|ver|toe|te|rug|uit|voor|weg|al)$/

/** Returns whether only stressed prefixes stand before this part (`on-ge-luk`, not `ver-ge-ten`). */
const isNaVoorzetsel = (kg: readonly string[], i: number): boolean =>
  kg.slice(0, i).every((groep) => groep !== 'ver' && VOOR_GE.test(groep))

/**
 * Returns whether this is a weak e in the middle (`kin-de-ren`, `vrien-de-lijk`): not after a prefix (`ver-ge-ten`), not where
 * the singular has ee (`ka-me-len`), and not in words from another language that end in a full vowel (`te-le-foon`).
 */
function isZwak(vorm: Vorm, i: number): boolean {
  const { kg } = vorm
  const groep = kg[i] ?? ''
  if (i === 0 || !/(?:^|[^aeiouy])e$/.test(groep) || (i === 1 && isVoorvoegsel(kg, 0))) return false
  if (isVoorvoegsel(kg.slice(i), 0) && isNaVoorzetsel(kg, i)) return true
  const isHeden = groep === 'he' && kg[i + 1] === 'den'
  return ZWAK_EIND.test(kg.at(-1) ?? '') && !isHeden && !heeftLangeE(vorm, i)
}

/** Returns whether the list has the word with ee here (`ka-meel`), or the last part as a word (`milli-meter`). */
function heeftLangeE({ w, kg, bron }: Vorm, i: number): boolean {
  const rest = kg.slice(i + 1).join('')
  const enkel = `${w.slice(0, w.length - rest.length)}e${rest.replace(/en$|e$/, '')}`
  const eigen = (kg[i] ?? '') + rest
  const isDeel = eigen.length >= 4 && bron.kent(eigen) && !/(?:eren|enier)$/.test(eigen)
  return isDeel || bron.kent(enkel.replace(/z$/, 's').replace(/v$/, 'f'))
}

/** Parts with a silent final e (`race-fiets`). */
const OP_STOMME_E = new RegExp(`(?:race|${UITZONDERINGEN.stommeE.join('|')})$`)
/** Words on -y whose first vowel is short or has another sound. */
const KORT_ENGELS = /^(?:pony|baby|lady|city|copy|body)/
/** Returns whether this is the u of uw (`du-wen`), which the w shows. */
const isUw = (kg: readonly string[], i: number): boolean =>
  (kg[i] ?? '').endsWith('u') && (kg[i + 1] ?? '').startsWith('w')

const voorvoegsel: Herkenner = ({ kg }) => {
  if (kg[0] !== 'te' && isVoorvoegsel(kg, 0)) return kg[0] ?? null
  const i = kg.findIndex((groep) => /^(?:be|ge|ver)$/.test(groep))
  return i > 0 && kg.length > i + 1 && kg.slice(0, i).every((groep) => VOOR_GE.test(groep))
    ? (kg[i] ?? null)
    : null
}

type RegelCode = Extract<
  CatCode,
  | 'langermaak'
  | 'langermaak-b'
  | 'voorvoegsel'
  | 'kg-open'
  | 'kg-dicht'
  | 'fv'
  | 'sz'
  | 'verklein'
  | 'ig'
  | 'lijk'
  | 'komma-s'
  | 's-meervoud'
  | 'trema'
  | 'koppel'
  | 'heid'
  | 'teit'
  | 'samen'
  | 'tussen-n'
  | 'tussen-s'
  | 'stom'
>

/** Categories that follow from a rule about the parts of a word. */
export const REGELS: Readonly<Record<RegelCode, Herkenner>> = {
  langermaak: ({ g }) => (g.at(-1) === 'd' && g.some(isKlinker) ? 'd' : null),
  'langermaak-b': ({ g }) => (g.at(-1) === 'b' && g.some(isKlinker) ? 'b' : null),
  voorvoegsel,
  'kg-open': (vorm) => {
    if (KORT_ENGELS.test(vorm.w) || isEngels(vorm.w)) return null
    const { kg, gehoord } = vorm
    const isLang = (i: number): boolean =>
      isOpen(gehoord, i) &&
      !isUw(gehoord, i) &&
      !isZwak(vorm, i) &&
      !OP_STOMME_E.test(gehoord[i] ?? '')
    return kg.find((_, i) => isLang(i)) ?? null
  },
  'kg-dicht': ({ kg }) => kg.find((_, i) => isGesloten(kg, i)) ?? null,
  fv: zacht('v', 'f'),
  sz: zacht('z', 's'),
  verklein: ({ w, kg }) =>
    kg.length > 1 && /[^aeiouy]jes?$/.test(w) && !isGeenVerklein(w) ? (kg.at(-1) ?? null) : null,
  ig: patroon(
    /.[^aeio](ig(?:e|er|ere|st|ste|s|se|en)?)$/,
    /^(?:[^aeiou]*ig(?:e|er|en|s)?|.*(?:krijg|zwijg|reinig)(?:en)?)$/,
  ),
  lijk: patroon(
    /(lijk(?:e|er|ere|st|ste|s|se|en)?)$/,
    /^(?:ge|on)?lijk(?:e|en|t)?$|^(?:tege)?lijk$|^gelijkheid$/,
  ),
  'komma-s': patroon(/^('s) /),
  's-meervoud': patroon(/[aiouy]('s)$/),
  trema: patroon(/[ëïöü]/),
  koppel: patroon(/-/),
  heid: patroon(/(heid|heden)(?:$|s[a-z])/),
  teit: patroon(/(teit(?:en)?)(?:$|s[a-z])/),
  samen,
  'tussen-n': tussenN,
  'tussen-s': tussenS,
  stom: patroon(
    /(?:herfst|kerst(?=boom|feest|dag|man|kaart|bal)|rechtstreeks|postz|ambtelijk|ambten|erwt|thans|hoofds|rondt|tweedeh|kastje|vruchts|lachtst|zachtst|lichtst|koortsts|feestm|postb|borstk|kunstst|angstkr|christ)/,
  ),
}
