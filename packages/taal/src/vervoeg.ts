import { leidAf } from './werkwoord-afleiden.ts'
import { bijvoeglijk, kernVan, stamMetT, zwakkeVt, zwakVd } from './werkwoord-regels.ts'
import { stamKeuzes } from './werkwoord-stam.ts'
import { isMeervoud } from './werkwoord.ts'
import type { Rolvraag, Vormen, Vormvraag, Werkwoord } from './werkwoord.ts'

const metTweede = (vorm: string, ook: string | undefined): Vormen =>
  ook === undefined ? [vorm] : [vorm, ook]

/**
 * Returns every right form of a verb for one person and tense, our own first; there is a second one only where both are right
 * (`jij kunt`, `jij kan`). For a separable verb it is the form in a main clause, without the separable part.
 */
export function persoonsvormen(werkwoord: Werkwoord, vraag: Vormvraag): Vormen {
  const { persoon, tijd, inversie } = vraag
  if (tijd === 'vt') {
    if (isMeervoud(persoon)) return [werkwoord.vt.meer]
    return metTweede(werkwoord.vt.enkel, werkwoord.vtOok)
  }
  if (persoon === 'wij' || persoon === 'jullie' || persoon === 'zij-meer')
    return [kernVan(werkwoord)]
  const isJijAchter = persoon === 'jij' && inversie
  if (werkwoord.tt) return werkwoord.tt[isJijAchter ? 'jijAchter' : persoon]
  if (persoon !== 'ik' && !isJijAchter) return [stamMetT(werkwoord.stam)]
  return metTweede(werkwoord.stam, werkwoord.stamOok)
}

/** Returns the form of a verb for one person, tense and place of the subject (`vind je`, `hij vindt`). */
export function conjugate(werkwoord: Werkwoord, vraag: Vormvraag): string {
  return persoonsvormen(werkwoord, vraag)[0]
}

/** Returns the participle before a noun (`het verbrede pad`); only `zullen` has none. */
export function bijvoeglijkDeelwoord({ vd, stam }: Werkwoord): string | undefined {
  return vd === undefined ? undefined : bijvoeglijk(vd, stam)
}

/** Returns the form that tells somebody to do it, which is that for ik; those of the few irregular verbs are not asked. */
const gebiedend = ({ stam, stamOok, tt }: Werkwoord): readonly string[] =>
  tt ? [] : metTweede(stam, stamOok)

/** Returns every right form for the place in a sentence; none where the verb has no such form. */
export function juisteVormen(werkwoord: Werkwoord, vraag: Rolvraag): readonly string[] {
  if (vraag.rol === 'pv') return persoonsvormen(werkwoord, vraag)
  if (vraag.rol === 'gw') return gebiedend(werkwoord)
  const vorm = vraag.rol === 'vd' ? werkwoord.vd : bijvoeglijkDeelwoord(werkwoord)
  return vorm === undefined ? [] : [vorm]
}

/** Makes a verb that nobody reviewed, by the rules for weak verbs. Any text gives a verb, and none throws. */
export function makeWeak(tekst: string): Werkwoord {
  const infinitief = tekst.trim().toLowerCase()
  const [stam] = stamKeuzes(infinitief)
  const kaal = { infinitief, stam }
  return {
    ...kaal,
    soort: 'zwak',
    vt: zwakkeVt(kaal),
    vd: zwakVd(kaal),
    hulp: 'hebben',
    groep: 8,
  }
}

/**
 * Returns the reviewed verb, or one that an adult has to look at (`certain: false`): derived from a reviewed verb with a part
 * before it (`weglopen`, `bekijken`), or made by the weak rules.
 */
export function searchWerkwoord(
  tekst: string,
  werkwoorden: readonly Werkwoord[],
): { werkwoord: Werkwoord; certain: boolean } {
  const infinitief = tekst.trim().toLowerCase()
  const bekend = werkwoorden.find((werkwoord) => werkwoord.infinitief === infinitief)
  if (bekend) return { werkwoord: bekend, certain: true }
  return { werkwoord: leidAf(infinitief, werkwoorden) ?? makeWeak(infinitief), certain: false }
}
