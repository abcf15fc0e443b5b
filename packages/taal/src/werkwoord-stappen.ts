import { vlaams } from './foutzin-vlaams.ts'
import { segment } from './grafemen.ts'
import type { Taal } from './taal.ts'
import { juisteVormen } from './vervoeg.ts'
import { isKofschip, kernVan, scheidDeel } from './werkwoord-regels.ts'
import { vastVoorvoegselVan, zonderEn } from './werkwoord-stam.ts'
import {
  werkwoordCategorieen,
  type WerkwoordLes,
  type WerkwoordWaarom,
} from './werkwoord-waarom.ts'
import type { Persoon, Rolvraag, Werkwoord } from './werkwoord.ts'

/** One step towards a form: what one asks oneself, and the answer here. */
export interface Stap {
  readonly vraag: string
  readonly antwoord: string
}

/** The way to a form: the steps, and what follows from them, a sentence that ends on the form. */
export interface Weg {
  readonly stappen: readonly Stap[]
  readonly dus: string
  /** The same place with another verb, by which an ending of the present is heard ('hij loopt'); absent where it helps nobody. */
  readonly voorbeeld?: string
}

/** Everything that a step can speak of. */
interface Zaak {
  readonly werkwoord: Werkwoord
  readonly vraag: Rolvraag
  readonly vorm: string
}

/** Makes a step; null where it has nothing to say of this form. */
type Maker = (zaak: Zaak) => Stap | null
type Besluit = (zaak: Zaak) => string
type Regel = readonly [stappen: readonly Maker[], dus: Besluit]

const WIE: Readonly<Record<Persoon, string>> = {
  ik: 'ik',
  jij: 'jij',
  u: 'u',
  hij: 'hij, zij of het',
  wij: 'wij',
  jullie: 'jullie',
  'zij-meer': 'meer dan één',
}

const persoonVan = ({ vraag }: Zaak): Persoon => (vraag.rol === 'pv' ? vraag.persoon : 'hij')

const heel: Maker = ({ werkwoord }) => ({
  vraag: 'Het hele werkwoord?',
  antwoord: werkwoord.infinitief,
})
const stam: Maker = ({ werkwoord }) => ({ vraag: 'De ik-vorm?', antwoord: werkwoord.stam })
/** Who does it as an answer, where a name or a thing is meant as well. */
const WIE_GENOEMD: Readonly<Record<Persoon, string>> = {
  ...WIE,
  hij: 'één ander: hij, zij of het',
  'zij-meer': 'meer dan één: zij',
}

const wie: Maker = (zaak) => {
  const isAchter = zaak.vraag.rol === 'pv' && zaak.vraag.persoon === 'jij' && zaak.vraag.inversie
  const achter = isAchter ? ', erachter' : ''
  return { vraag: 'Wie of wat doet het?', antwoord: `${WIE_GENOEMD[persoonVan(zaak)]}${achter}` }
}
const bevel: Maker = () => ({
  vraag: 'Wie of wat doet het?',
  antwoord: 'niemand genoemd: het is een bevel',
})
const toen: Maker = () => ({ vraag: 'Wanneer?', antwoord: 'het is al voorbij' })
const hulp: Maker = () => ({ vraag: 'Staat er een vorm van hebben of zijn?', antwoord: 'ja' })
/** Whether ge comes before the stem, and where: not where a prefix stays, which takes its place. */
const metGe: Maker = ({ werkwoord, vorm }) => {
  const [deel, kern] = [scheidDeel(werkwoord), kernVan(werkwoord)]
  const vast = vastVoorvoegselVan(kern)
  if (vast !== '') return { vraag: 'Komt er ge bij?', antwoord: `nee, ${vast} staat er al` }
  if (!vorm.startsWith(`${deel}ge`)) return null
  return { vraag: 'Komt er ge bij?', antwoord: deel === '' ? 'ja' : `ja, achter ${deel}` }
}
/** Which other verb changes so, where we know one. */
const klank: Maker = ({ werkwoord }) => ({
  vraag: 'Verandert de klank?',
  antwoord: `ja${soortgenoot(werkwoord)}`,
})
const hoe: Maker = () => ({ vraag: 'Wat doet het woord?', antwoord: 'het zegt hoe iets is' })
const deelwoord: Maker = ({ werkwoord }) => ({
  vraag: 'Het voltooid deelwoord?',
  antwoord: werkwoord.vd ?? '',
})

/** Returns the letters before -en, as the rule of 't kofschip looks at them (v of leven, ch of lachen). */
function letterVoorEn(werkwoord: Werkwoord): string {
  const kaal = zonderEn(kernVan(werkwoord))
  return /(?:ch|sh)$/.exec(kaal)?.[0] ?? kaal.slice(-1)
}

/** Letters that are not in 't kofschip themselves: they sound like one that is. */
const KLINKT_ALS: Readonly<Record<string, string>> = { x: 'klinkt als ks', sh: 'klinkt als s' }

const kofschip: Maker = ({ werkwoord }) => {
  const letter = letterVoorEn(werkwoord)
  const klinkt = KLINKT_ALS[letter] === undefined ? '' : ` ${KLINKT_ALS[letter]},`
  const isErin = isKofschip(werkwoord) ? 'wel' : 'niet'
  return { vraag: 'De letter voor -en?', antwoord: `${letter},${klinkt} ${isErin} in ’t kofschip` }
}

const bij = (zaak: Zaak): string => `Bij ${WIE[persoonVan(zaak)]}`
const isMeer = ({ werkwoord, vorm }: Zaak): boolean => vorm === werkwoord.vt.meer

/** Says of the letter before -en what decides between t and d. */
function opgezocht({ werkwoord }: Zaak): string {
  const letter = letterVoorEn(werkwoord)
  const klinkt = KLINKT_ALS[letter]
  if (klinkt !== undefined) return `De ${letter} ${klinkt} en de s zit in ’t kofschip, dus`
  return `De ${letter} zit ${isKofschip(werkwoord) ? '' : 'niet '}in ’t kofschip, dus`
}

const verleden =
  (uitgang: 'te' | 'de'): Besluit =>
  (zaak) =>
    isMeer(zaak)
      ? `${opgezocht(zaak)} komt er ${uitgang} achter de ik-vorm, en bij meer dan één nog een n: ${zaak.vorm}.`
      : `${opgezocht(zaak)} komt er ${uitgang} achter de ik-vorm: ${zaak.vorm}.`

const deelwoordOp =
  (letter: 'd' | 't'): Besluit =>
  (zaak) =>
    `${opgezocht(zaak)} schrijf je aan het eind een ${letter}: ${zaak.vorm}.`

const onthoud: Besluit = ({ vorm }) => `Deze vorm mag je onthouden: ${vorm}.`
const TT = [heel, stam, wie] as const

/** Strong verbs that everybody knows, two of a kind, by the vowel of stem and past. */
const STERK: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'ui>oo': [
    ['ruiken', 'rook'],
    ['kruipen', 'kroop'],
  ],
  'ij>ee': [
    ['kijken', 'keek'],
    ['schrijven', 'schreef'],
  ],
  'ie>oo': [
    ['schieten', 'schoot'],
    ['vliegen', 'vloog'],
  ],
  'i>o': [
    ['drinken', 'dronk'],
    ['vinden', 'vond'],
  ],
  'i>a': [
    ['zitten', 'zat'],
    ['liggen', 'lag'],
  ],
  'ee>a': [
    ['lezen', 'las'],
    ['geven', 'gaf'],
  ],
  'e>o': [
    ['zwemmen', 'zwom'],
    ['trekken', 'trok'],
  ],
  'e>ie': [
    ['helpen', 'hielp'],
    ['werpen', 'wierp'],
  ],
  'a>ie': [
    ['vallen', 'viel'],
    ['laten', 'liet'],
  ],
  'aa>ie': [
    ['slapen', 'sliep'],
    ['laten', 'liet'],
  ],
  'aa>oe': [
    ['dragen', 'droeg'],
    ['varen', 'voer'],
  ],
  'oo>ie': [['lopen', 'liep']],
}

const klinkerVan = (vorm: string): string =>
  segment(vorm).graphemes.find((deel) => /^[aeiouy]/.test(deel)) ?? ''

/** Returns that another verb changes in the same way, where we know one of its kind; '' elsewhere. */
function soortgenoot(werkwoord: Werkwoord): string {
  const soort = STERK[`${klinkerVan(werkwoord.stam)}>${klinkerVan(werkwoord.vt.enkel)}`] ?? []
  const ander = soort.find(([infinitief]) => !werkwoord.infinitief.endsWith(infinitief))
  return ander ? `, zoals ${ander[0]} in ${ander[1]}` : ''
}

/** The way to a form, by the reason for which it is written so. The last step decides: it is shown where there is room for no more. */
const WEGEN: Readonly<Record<WerkwoordWaarom, Regel>> = {
  stam: [TT, ({ vorm }) => `Bij ik schrijf je alleen de ik-vorm: ${vorm}.`],
  'stam-t': [TT, (zaak) => `${bij(zaak)} komt er een t achter de ik-vorm: ${zaak.vorm}.`],
  'stam-dt': [
    TT,
    (zaak) => `${bij(zaak)} komt er een t achter de ik-vorm, ook na een d: ${zaak.vorm}.`,
  ],
  'stam-op-t': [TT, ({ vorm }) => `De ik-vorm heeft al een t. Er komt er geen bij: ${vorm}.`],
  inversie: [
    TT,
    ({ vorm }) => `Staat jij of je erachter, dan schrijf je alleen de ik-vorm: ${vorm}.`,
  ],
  gebiedend: [
    [heel, stam, bevel],
    ({ vorm }) => `Zegt de zin wat iemand moet doen, dan schrijf je alleen de ik-vorm: ${vorm}.`,
  ],
  meervoud: [
    [heel, wie],
    ({ vorm }) => `Doet meer dan één het nu, dan schrijf je het hele werkwoord: ${vorm}.`,
  ],
  'eigen-vorm': [[heel, wie], onthoud],
  'kofschip-te': [[toen, wie, stam, kofschip], verleden('te')],
  'kofschip-de': [[toen, wie, stam, kofschip], verleden('de')],
  sterk: [
    [heel, toen, wie, klank],
    ({ vorm }) => `Dit werkwoord verandert van klank. Deze vorm mag je onthouden: ${vorm}.`,
  ],
  'vd-d': [[hulp, metGe, kofschip], deelwoordOp('d')],
  'vd-t': [[hulp, metGe, kofschip], deelwoordOp('t')],
  'vd-en': [
    [heel, hulp, metGe],
    ({ vorm }) => `De n aan het eind hoor je bijna niet, maar hij staat er wel: ${vorm}.`,
  ],
  'vd-op-dt': [
    [hulp, metGe, stam],
    ({ werkwoord, vorm }) =>
      `De ik-vorm eindigt al op een ${werkwoord.stam.slice(-1)}. Er komt er geen bij: ${vorm}.`,
  ],
  'vd-eigen': [[heel, hulp, metGe], onthoud],
  kort: [
    [hoe, deelwoord],
    ({ vorm }) => `Zegt het hoe iets is, dan schrijf je het zo kort als het kan: ${vorm}.`,
  ],
  'kort-dubbel': [
    [hoe, deelwoord],
    ({ vorm }) => `De klinker klinkt kort, dus de letter erna schrijf je twee keer: ${vorm}.`,
  ],
  'vd-e': [
    [hoe, deelwoord],
    ({ vorm }) => `Achter het voltooid deelwoord komt alleen een e: ${vorm}.`,
  ],
}
/** The way where a participle on -en stands before its noun. */
const EN_VOORAAN: Regel = [
  [hoe, deelwoord],
  ({ vorm }) => `Het eindigt al op -en. Er komt niets achter: ${vorm}.`,
]

/** Verbs that everybody says right, by which an ending of the present is heard: the second one where the first is asked. */
const HOORBAAR = [
  { stam: 'loop', meer: 'lopen' },
  { stam: 'zwem', meer: 'zwemmen' },
] as const

/** Returns who does it with such a verb; undefined in the past, and for a form that has no such ending itself. */
function voorbeeldVan({ werkwoord, vraag }: Zaak, why: WerkwoordWaarom): string | undefined {
  const metEinde: readonly WerkwoordWaarom[] = ['stam', 'stam-t', 'stam-dt', 'inversie', 'meervoud']
  if (vraag.rol !== 'pv' || !metEinde.includes(why)) return undefined
  const [lopen, zwemmen] = HOORBAAR
  const { stam, meer } = werkwoord.infinitief.endsWith(lopen.meer) ? zwemmen : lopen
  const zegt: Readonly<Record<Persoon, string>> = {
    ik: `ik ${stam}`,
    jij: vraag.inversie ? `${stam} jij` : `jij ${stam}t`,
    u: `u ${stam}t`,
    hij: `hij ${stam}t`,
    wij: `wij ${meer}`,
    jullie: `jullie ${meer}`,
    'zij-meer': `zij ${meer}`,
  }
  return zegt[vraag.persoon]
}

/**
 * Returns the way to the form that a place in a sentence asks for, in the words of the country, with what it teaches; undefined
 * where the verb has no such form.
 */
export function wegNaar(
  werkwoord: Werkwoord,
  vraag: Rolvraag,
  taal: Taal,
): (Weg & Pick<WerkwoordLes, 'code'>) | undefined {
  const [vorm] = juisteVormen(werkwoord, vraag)
  const [les] = werkwoordCategorieen(werkwoord, vraag)
  if (vorm === undefined || !les) return undefined
  const say = taal === 'nl-BE' ? vlaams : (zin: string) => zin
  const zaak = { werkwoord, vraag, vorm }
  const isEnVooraan = les.why === 'vd-en' && vraag.rol === 'bvd'
  const [makers, dus] = isEnVooraan ? EN_VOORAAN : WEGEN[les.why]
  const stappen = makers.flatMap((maker) => {
    const stap = maker(zaak)
    return stap ? [{ vraag: say(stap.vraag), antwoord: say(stap.antwoord) }] : []
  })
  const voorbeeld = voorbeeldVan(zaak, les.why)
  return {
    code: les.code,
    stappen,
    dus: say(dus(zaak)),
    ...(voorbeeld === undefined ? {} : { voorbeeld }),
  }
}
