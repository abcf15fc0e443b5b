/** The groups of consonants with which a part of a Dutch word may begin; tj and pj begin diminutive endings. */
const BEGINNEN: ReadonlySet<string> = new Set(
  'bl br ch chr cl cr dr dw fl fr gh gl gn gr kl kn kr kw pl pr ps qu sc sch schr scr sf sh sj sk sl sm sn sp spl spr st str th tj pj tr tw vl vr wr zw'.split(
    ' ',
  ),
)
/** A klankgroep may also begin with a doubled consonant, ng or ck (`ba-kker`, `vi-nger`, `ho-ckey`). */
const VERSCHUIFT = /^(?:([bcdfgklmnprstz])\1|ng|ck)/
const BEGIN = /^[^aeiouyéèêëïöü]*/

/** Returns whether a part of a Dutch word can begin like this. */
export function isMogelijkBegin(deel: string): boolean {
  const begin = BEGIN.exec(deel.toLowerCase())?.[0] ?? ''
  if (begin.length < 2 || BEGINNEN.has(begin)) return true
  return VERSCHUIFT.test(begin) && (begin.length === 2 || BEGINNEN.has(begin.slice(1)))
}
