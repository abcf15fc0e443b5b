import { vlaams } from './foutzin-vlaams.ts'
import type { Taal } from './taal.ts'
import { juisteVormen } from './vervoeg.ts'
import { isKofschip, kernVan } from './werkwoord-regels.ts'
import { zonderEn } from './werkwoord-stam.ts'
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
}

/** Everything that a step can speak of. */
interface Zaak {
  readonly werkwoord: Werkwoord
  readonly vraag: Rolvraag
  readonly vorm: string
}

type Maker = (zaak: Zaak) => Stap
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
const wie: Maker = (zaak) => {
  const isAchter = zaak.vraag.rol === 'pv' && zaak.vraag.persoon === 'jij' && zaak.vraag.inversie
  const achter = isAchter ? ', achter het werkwoord' : ''
  return { vraag: 'Wie doet het?', antwoord: `${WIE[persoonVan(zaak)]}${achter}` }
}
const toen: Maker = () => ({ vraag: 'Wanneer?', antwoord: 'vroeger' })
const hulp: Maker = () => ({ vraag: 'Staat er heeft of is bij?', antwoord: 'ja' })
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

const kofschip: Maker = ({ werkwoord }) => ({
  vraag: 'De letter voor -en?',
  antwoord: `${letterVoorEn(werkwoord)}, ${isKofschip(werkwoord) ? 'wel' : 'niet'} in ’t kofschip`,
})

const bij = (zaak: Zaak): string => `Bij ${WIE[persoonVan(zaak)]}`
const isMeer = ({ werkwoord, vorm }: Zaak): boolean => vorm === werkwoord.vt.meer

/** Says of the letter before -en what decides between t and d. */
const opgezocht = ({ werkwoord }: Zaak): string =>
  `De ${letterVoorEn(werkwoord)} zit ${isKofschip(werkwoord) ? '' : 'niet '}in ’t kofschip, dus`

const verleden =
  (uitgang: 'te' | 'de'): Besluit =>
  (zaak) =>
    `${opgezocht(zaak)} komt er ${uitgang}${isMeer(zaak) ? 'n' : ''} achter de ik-vorm: ${zaak.vorm}.`

const deelwoordOp =
  (letter: 'd' | 't'): Besluit =>
  (zaak) =>
    `${opgezocht(zaak)} schrijf je aan het eind een ${letter}: ${zaak.vorm}.`

const onthoud: Besluit = ({ vorm }) => `Deze vorm mag je onthouden: ${vorm}.`
const TT = [heel, stam, wie] as const

/** The way to a form, by the reason for which it is written so. */
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
  meervoud: [
    [wie, heel],
    ({ vorm }) => `Doen meer het nu, dan schrijf je het hele werkwoord: ${vorm}.`,
  ],
  'eigen-vorm': [[heel, wie], onthoud],
  'kofschip-te': [[toen, kofschip, stam], verleden('te')],
  'kofschip-de': [[toen, kofschip, stam], verleden('de')],
  sterk: [
    [toen, heel],
    ({ vorm }) => `Dit werkwoord verandert van klank. Deze vorm mag je onthouden: ${vorm}.`,
  ],
  'vd-d': [[hulp, kofschip], deelwoordOp('d')],
  'vd-t': [[hulp, kofschip], deelwoordOp('t')],
  'vd-en': [
    [hulp, heel],
    ({ vorm }) => `De n aan het eind hoor je bijna niet, maar hij staat er wel: ${vorm}.`,
  ],
  'vd-op-dt': [
    [hulp, stam],
    ({ werkwoord, vorm }) =>
      `De ik-vorm eindigt al op een ${werkwoord.stam.slice(-1)}. Er komt er geen bij: ${vorm}.`,
  ],
  'vd-eigen': [[hulp, heel], onthoud],
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
  const stappen = makers.map((maker) => {
    const { vraag: wat, antwoord } = maker(zaak)
    return { vraag: say(wat), antwoord: say(antwoord) }
  })
  return { code: les.code, stappen, dus: say(dus(zaak)) }
}
