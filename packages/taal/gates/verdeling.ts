/** Consonants with which a Dutch part of a word may begin, beside a single one; tj and pj are small endings. */
const BEGINNEN: ReadonlySet<string> = new Set(
  'bl br ch chr cl cr dr dw fl fr gh gl gn gr kl kn kr kw pl pr ps qu sc sch schr scr sf sh sj sk sl sm sn sp spl spr st str th tj pj tr tw vl vr wr zw'.split(
    ' ',
  ),
)
/** A klankgroep may also begin with a doubled consonant, ng or ck (`ba-kker`, `vi-nger`, `ho-ckey`). */
const VERSCHUIFT = /^(?:([bcdfgklmnprstz])\1|ng|ck)/
/** One letter that a klankgroep takes over from the lettergreep before it (`plei-ster`, `pleis-ter`). */
const OVERGENOMEN = /^(?:([bcdfgklmnprstz])\1|ng|ck|st)/
const BEGIN = /^[^aeiouyéèêëïöü]*/

/** Can a word part begin like this in Dutch? */
export function isMogelijkBegin(deel: string): boolean {
  const begin = BEGIN.exec(deel.toLowerCase())?.[0] ?? ''
  if (begin.length < 2 || BEGINNEN.has(begin)) return true
  return VERSCHUIFT.test(begin) && (begin.length === 2 || BEGINNEN.has(begin.slice(1)))
}

/** Places in the word where one part ends and the next begins. */
export function grenzen(delen: readonly string[]): number[] {
  const plaatsen: number[] = []
  for (const deel of delen.slice(0, -1)) plaatsen.push((plaatsen.at(-1) ?? 0) + deel.length)
  return plaatsen
}

/** Do the klankgroepen end where the lettergrepen end, or one letter before a shared consonant? */
export function isZelfdeVerdeling(kg: readonly string[], lg: readonly string[]): boolean {
  const woord = kg.join('')
  const vanLg = grenzen(lg)
  return grenzen(kg).every((plaats, i) => {
    const verschil = (vanLg[i] ?? NaN) - plaats
    return verschil === 0 || (verschil === 1 && OVERGENOMEN.test(woord.slice(plaats)))
  })
}
