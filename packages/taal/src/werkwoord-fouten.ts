import { WERKWOORD_FOUTEN, type WerkwoordFout } from './fout-regel-werkwoord.ts'
import { bijvoeglijkDeelwoord, conjugate, juisteVormen } from './vervoeg.ts'
import { zwakkeVt, zwakVd } from './werkwoord-regels.ts'
import { isMeervoud, type Rolvraag, type Vormvraag, type Werkwoord } from './werkwoord.ts'
import type { Klankgelijkenis } from './klankgelijkenis.ts'

/** A wrong form, which may be right in another sentence. */
export interface WerkwoordAfleider {
  f: string
  rule: WerkwoordFout
  snd: Klankgelijkenis
}

type Poging = readonly [f: string, rule: WerkwoordFout]

/** Returns every way to write the final t sound of a form. */
function metAnderEind(vorm: string): Poging[] {
  const begin = vorm.replace(/(?:dt|d|t)$/, '')
  if (begin === vorm) return []
  return [
    [`${begin}d`, 'eind-d'],
    [`${begin}t`, 'eind-t'],
    [`${begin}dt`, 'eind-dt'],
  ]
}

/** Returns what becomes of an irregular form when it is treated as a regular one (`hij wilt`, `ik bent`). */
function pogingenEigen(vorm: string): Poging[] {
  if (vorm === 'is') return []
  return vorm.endsWith('t') ? metAnderEind(vorm) : [[`${vorm}t`, 't-erbij']]
}

function pogingenTt(werkwoord: Werkwoord, vraag: Vormvraag): Poging[] {
  if (isMeervoud(vraag.persoon)) return pogingenTijd(werkwoord, 'vt')
  const { stam } = werkwoord
  const vorm = conjugate(werkwoord, vraag)
  if (werkwoord.tt) return pogingenEigen(vorm)
  if (/[dt]$/.test(stam)) return metAnderEind(vorm)
  return vorm === stam ? [[`${stam}t`, 't-erbij']] : [...metAnderEind(vorm), [stam, 't-weg']]
}

/** Returns the plural form in the other tense, where it sounds the same (`praten`, `praatten`). */
function pogingenTijd(werkwoord: Werkwoord, tijd: 'tt' | 'vt'): Poging[] {
  const isZwak = zwakkeVt(werkwoord).meer === werkwoord.vt.meer
  if (!isZwak || !/[dt]$/.test(werkwoord.stam)) return []
  return [[conjugate(werkwoord, { tijd, persoon: 'wij', inversie: false }), 'andere-tijd']]
}

/** These verbs also have a weak past, in one country or one meaning, so that it cannot be called wrong. */
const OOK_ZWAK: ReadonlySet<string> = new Set(['schrikken', 'vragen', 'zeggen'])

/** Returns whether a child would make this verb weak; not a verb whose stem suggests no weak form (`ga`, `ben`). */
const isZwakDenkbaar = ({ infinitief, stam, tt }: Werkwoord): boolean =>
  tt === undefined && !/[ao]$/.test(stam) && !OOK_ZWAK.has(infinitief)

function pogingenVt(werkwoord: Werkwoord, vraag: Vormvraag): Poging[] {
  const vorm = conjugate(werkwoord, vraag)
  const zwak = zwakkeVt(werkwoord)
  const n = isMeervoud(vraag.persoon) ? 'n' : ''
  if (`${zwak.enkel}${n}` !== vorm)
    return [
      ...metAnderEind(vorm),
      ...(isZwakDenkbaar(werkwoord) ? [[`${zwak.enkel}${n}`, 'zwak-gemaakt'] as const] : []),
    ]
  const stam = zwak.enkel.slice(0, -2)
  const isTe = zwak.enkel.endsWith('te')
  if (/[dt]$/.test(stam)) {
    const tijd = n === '' ? [] : pogingenTijd(werkwoord, 'tt')
    return [[`${stam}e${n}`, 'vt-enkel'], ...tijd]
  }
  const ander: Poging = isTe ? [`${stam}de${n}`, 'te-de'] : [`${stam}te${n}`, 'de-te']
  const vz = stam.replace(/f$/, 'v').replace(/s$/, 'z')
  return isTe || vz === stam ? [ander] : [ander, [`${vz}de${n}`, 'vt-vz']]
}

function pogingenVd(werkwoord: Werkwoord, vd: string): Poging[] {
  if (!vd.endsWith('n')) return metAnderEind(vd)
  return isZwakDenkbaar(werkwoord) ? [[zwakVd(werkwoord), 'zwak-gemaakt']] : []
}

function pogingenBvd(vd: string, bvd: string): Poging[] {
  if (bvd === vd) return [[bvd.slice(0, -1), 'n-weg']]
  if (bvd.length > vd.length + 1) return [[bvd.replace(/([dt])\1e$/, '$1e'), 'bvd-enkel']]
  const letter = vd.slice(-1)
  return /[dt]/.test(letter) ? [[`${vd}${letter}e`, 'bvd-dubbel']] : []
}

/** Returns how an order is written with a t that it does not have (`loopt` for `loop`). */
const pogingenGw = ({ stam }: Werkwoord): Poging[] =>
  /[dt]$/.test(stam) ? metAnderEind(stam) : [[`${stam}t`, 't-erbij']]

function pogingen(werkwoord: Werkwoord, vraag: Rolvraag): Poging[] {
  if (vraag.rol === 'gw') return pogingenGw(werkwoord)
  if (vraag.rol === 'pv')
    return vraag.tijd === 'tt' ? pogingenTt(werkwoord, vraag) : pogingenVt(werkwoord, vraag)
  const bvd = bijvoeglijkDeelwoord(werkwoord)
  if (werkwoord.vd === undefined || bvd === undefined) return []
  return vraag.rol === 'vd' ? pogingenVd(werkwoord, werkwoord.vd) : pogingenBvd(werkwoord.vd, bvd)
}

/**
 * Returns the wrong forms that children write in this place, each once, and never one that is right there. Some are right in
 * another sentence (`vindt` beside `vind`), so offer them only with the sentence.
 */
export function werkwoordAfleiders(werkwoord: Werkwoord, vraag: Rolvraag): WerkwoordAfleider[] {
  const goed = juisteVormen(werkwoord, vraag)
  const alle = pogingen(werkwoord, vraag).filter(([f]) => !goed.includes(f))
  return alle
    .filter(([f], i) => alle.findIndex(([eerder]) => eerder === f) === i)
    .map(([f, rule]) => ({ f, rule, snd: WERKWOORD_FOUTEN[rule] }))
}
