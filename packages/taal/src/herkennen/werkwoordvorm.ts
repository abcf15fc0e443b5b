import type { CatCode } from '../cat-code.ts'
import { huidigeBron } from '../taalregels/bron.ts'
import { juisteVormen, searchWerkwoord } from '../vervoeg.ts'
import { scheidDeel } from '../werkwoord-regels.ts'
import {
  werkwoordCategorieen,
  type WerkwoordLes,
  type WerkwoordWaarom,
} from '../werkwoord-waarom.ts'
import {
  type Persoon,
  PERSONEN,
  type Rolvraag,
  type Tijd,
  TIJDEN,
  type Werkwoord,
} from '../werkwoord.ts'

/** What kind of word it is in the sentence; a `naam` has a capital of its own. */
export const WOORDSOORTEN = [
  'werkwoord',
  'deelwoord',
  'bijvoeglijk',
  'zelfstandig',
  'naam',
  'ander',
] as const
export type Woordsoort = (typeof WOORDSOORTEN)[number]

/** What is known about a word besides its letters; all of it may be left out. */
export interface WoordContext {
  /** The form in the dictionary: an infinitive, or the base of a longer form (`dief` for `dieven`). */
  readonly lemma?: string
  readonly pos?: Woordsoort
  readonly tijd?: Tijd
  readonly persoon?: Persoon
  readonly inversie?: boolean
}

/** A verb category, and the reason why the form is written like this. */
export interface Werkwoordvorm {
  readonly code: Extract<CatCode, `ww-${string}`>
  readonly letters: string
  readonly why: string
}

const ZINNEN: Readonly<Record<WerkwoordWaarom, (vorm: string, werkwoord: Werkwoord) => string>> = {
  stam: (vorm) => `bij ik schrijf je alleen de stam: ${vorm}`,
  'stam-t': (vorm, { stam }) => `stam + t: ${stam} + t = ${vorm}`,
  'stam-dt': (vorm, { stam }) => `stam + t, ook na een d: ${stam} + t = ${vorm}`,
  'stam-op-t': (vorm) => `de stam heeft al een t, er komt er geen bij: ${vorm}`,
  inversie: (vorm) => `jij staat achter het werkwoord, dan komt er geen t bij: ${vorm}`,
  gebiedend: (vorm) => `een bevel schrijf je met alleen de stam: ${vorm}`,
  meervoud: (vorm) => `bij meer dan één schrijf je het hele werkwoord: ${vorm}`,
  'eigen-vorm': (vorm) => `een eigen vorm om te onthouden: ${vorm}`,
  'kofschip-te': (vorm, { stam }) =>
    `de stam eindigt op een klank van 't kofschip: ${stam} + te = ${vorm}`,
  'kofschip-de': (vorm, { stam }) => `geen klank van 't kofschip: ${stam} + de = ${vorm}`,
  sterk: (vorm) => `een sterk werkwoord, de klank verandert: ${vorm}`,
  'vd-d': (vorm) => `voltooid deelwoord op een d, zoals in de verleden tijd: ${vorm}`,
  'vd-t': (vorm) => `voltooid deelwoord op een t, zoals in de verleden tijd: ${vorm}`,
  'vd-en': (vorm) => `voltooid deelwoord op -en: ${vorm}`,
  'vd-op-dt': (vorm) => `de stam heeft de laatste letter al: ${vorm}`,
  'vd-eigen': (vorm) => `een voltooid deelwoord om te onthouden: ${vorm}`,
  kort: (vorm) => `voor een zelfstandig naamwoord zo kort als het kan: ${vorm}`,
  'kort-dubbel': (vorm) => `voor een zelfstandig naamwoord, na een korte klank dubbel: ${vorm}`,
  'vd-e': (vorm) => `het voltooid deelwoord met een e erachter: ${vorm}`,
}

/** Returns the finite forms to try: every tense, person and place of the subject that the context does not decide. */
function persoonsvragen({ tijd, persoon, inversie }: WoordContext): Rolvraag[] {
  const personen = persoon === undefined ? PERSONEN : [persoon]
  const plaatsen = inversie === undefined ? [false, true] : [inversie]
  return (tijd === undefined ? TIJDEN : [tijd]).flatMap((eenTijd) =>
    personen.flatMap((eenPersoon) =>
      plaatsen.map((plaats): Rolvraag => ({
        rol: 'pv',
        tijd: eenTijd,
        persoon: eenPersoon,
        inversie: plaats,
      })),
    ),
  )
}

/** Returns the roles that a word can have, by what is known about it. */
function rolvragen(context: WoordContext): Rolvraag[] {
  const { pos, tijd, persoon } = context
  if (pos === 'deelwoord') return [{ rol: 'vd' }]
  if (pos === 'bijvoeglijk') return [{ rol: 'bvd' }]
  if (pos !== undefined && pos !== 'werkwoord') return []
  const pv = persoonsvragen(context)
  return tijd !== undefined || persoon !== undefined ? pv : [...pv, { rol: 'vd' }, { rol: 'bvd' }]
}

/**
 * Returns whether this is the form for that role, in a main clause or with its separable part in front (`belt op`, `opbelt`).
 */
function past(woord: string, werkwoord: Werkwoord, vraag: Rolvraag): boolean {
  const deel = vraag.rol === 'pv' ? scheidDeel(werkwoord) : ''
  return juisteVormen(werkwoord, vraag).some((vorm) => woord === vorm || woord === deel + vorm)
}

/** A plural that equals the infinitive only counts as a verb form where the tense is given. */
const isVanBelang = ({ why }: WerkwoordLes, { tijd }: WoordContext): boolean =>
  why !== 'meervoud' || tijd !== undefined

/**
 * Returns the verb categories of a form of this verb, each once, with the first reason that fits; none where no verb is named,
 * or where the verb has no such form. Strong forms need the reviewed verbs (`loadRules`).
 */
export function werkwoordvormen(woord: string, context: WoordContext): Werkwoordvorm[] {
  if (context.lemma === undefined || !/[eao]n$|[ao]ën$/.test(context.lemma)) return []
  const { werkwoord } = searchWerkwoord(context.lemma, huidigeBron().werkwoorden)
  const klein = woord.toLowerCase()
  const lessen = rolvragen(context)
    .filter((vraag) => past(klein, werkwoord, vraag))
    .flatMap((vraag) => werkwoordCategorieen(werkwoord, vraag))
    .filter((les) => isVanBelang(les, context))
  return lessen
    .filter(({ code }, i) => lessen.findIndex((les) => les.code === code) === i)
    .map(({ code, why }) => ({ code, letters: klein, why: ZINNEN[why](klein, werkwoord) }))
}
