import type { CatCode } from './cat-code.ts'
import { bijvoeglijkDeelwoord, conjugate } from './vervoeg.ts'
import { isKofschip, stamMetT, zwakkeVt, zwakVd } from './werkwoord-regels.ts'
import { isMeervoud, type Rolvraag, type Vormvraag, type Werkwoord } from './werkwoord.ts'

/** Why a form is written as it is: the closed list of reasons that have an explanation. */
export const WERKWOORD_WAAROM = [
  /** ik: only the stem. */
  'stam',
  /** jij, u, hij: the stem with a t. */
  'stam-t',
  /** The same after a d that sounds like t (`vindt`). */
  'stam-dt',
  /** The stem has its t already (`hij zet`). */
  'stam-op-t',
  /** jij after the verb: no t is added (`vind je`). */
  'inversie',
  /** An order: only the stem. */
  'gebiedend',
  /** Plural: the infinitive itself. */
  'meervoud',
  /** A form to know by heart (`hij is`, `zij wil`). */
  'eigen-vorm',
  'kofschip-te',
  'kofschip-de',
  /** A past with a vowel or form of its own (`zwom`, `bracht`). */
  'sterk',
  'vd-d',
  'vd-t',
  'vd-en',
  /** The stem already has the letter (`gered`, `gezet`). */
  'vd-op-dt',
  /** A participle to know by heart (`gedaan`, `gekocht`). */
  'vd-eigen',
  /** Before a noun: written as short as possible (`verbrede`). */
  'kort',
  /** Before a noun: a short vowel requires the doubled letter (`geredde`). */
  'kort-dubbel',
  /** Before a noun: only an e is added (`gemaakte`). */
  'vd-e',
] as const
export type WerkwoordWaarom = (typeof WERKWOORD_WAAROM)[number]

/** What a form teaches in its role. */
export interface WerkwoordLes {
  code: Extract<CatCode, 'ww-tt' | 'ww-vt' | 'ww-vd' | 'ww-bvd'>
  why: WerkwoordWaarom
}

/** Returns whether the form of a verb with its own present follows no rule there (`hij kan`, but `hij komt` is stem and t). */
function isEigen(werkwoord: Werkwoord, vraag: Vormvraag): boolean {
  const { tt, ...gewoon } = werkwoord
  return tt !== undefined && conjugate(werkwoord, vraag) !== conjugate(gewoon, vraag)
}

function waaromTt(werkwoord: Werkwoord, vraag: Vormvraag): WerkwoordWaarom {
  const { persoon, inversie } = vraag
  if (isMeervoud(persoon)) return 'meervoud'
  if (isEigen(werkwoord, vraag)) return 'eigen-vorm'
  if (persoon === 'ik') return 'stam'
  if (persoon === 'jij' && inversie) return 'inversie'
  if (werkwoord.stam.endsWith('d')) return 'stam-dt'
  return stamMetT(werkwoord.stam) === werkwoord.stam ? 'stam-op-t' : 'stam-t'
}

/** Looks at the past alone, because some verbs follow the rule in one form and not in the other (`lachte`, `gelachen`). */
function waaromVt(werkwoord: Werkwoord): WerkwoordWaarom {
  if (zwakkeVt(werkwoord).enkel !== werkwoord.vt.enkel) return 'sterk'
  return isKofschip(werkwoord) ? 'kofschip-te' : 'kofschip-de'
}

function waaromVd(werkwoord: Werkwoord, vd: string): WerkwoordWaarom {
  if (zwakVd(werkwoord) !== vd) return /[^i]en$/.test(vd) ? 'vd-en' : 'vd-eigen'
  if (/[dt]$/.test(werkwoord.stam)) return 'vd-op-dt'
  return vd.endsWith('t') ? 'vd-t' : 'vd-d'
}

function waaromBvd(vd: string, vorm: string): WerkwoordWaarom {
  if (vorm === vd) return 'vd-en'
  if (vorm.length === vd.length + 1) return 'vd-e'
  return vorm.length > vd.length ? 'kort-dubbel' : 'kort'
}

/**
 * Returns which verb category a form teaches in its role, and why the form is written so; nothing for a form that does not
 * exist. The role decides, never the letters: `verhuisd` and `verhuist` sound alike.
 */
export function werkwoordCategorieen(werkwoord: Werkwoord, vraag: Rolvraag): WerkwoordLes[] {
  if (vraag.rol === 'pv')
    return vraag.tijd === 'tt'
      ? [{ code: 'ww-tt', why: waaromTt(werkwoord, vraag) }]
      : [{ code: 'ww-vt', why: waaromVt(werkwoord) }]
  if (vraag.rol === 'gw') return werkwoord.tt ? [] : [{ code: 'ww-tt', why: 'gebiedend' }]
  const bvd = bijvoeglijkDeelwoord(werkwoord)
  if (werkwoord.vd === undefined || bvd === undefined) return []
  return vraag.rol === 'vd'
    ? [{ code: 'ww-vd', why: waaromVd(werkwoord, werkwoord.vd) }]
    : [{ code: 'ww-bvd', why: waaromBvd(werkwoord.vd, bvd) }]
}
