/** The closed inventory of graphemes: every way in which Dutch writes one sound (loan words included). */
const lijst = (tekst: string): string[] => tekst.split(' ')

const KLINKERS = lijst(
  'eeuw ieuw aai ooi oei auw ouw eau eui oeu uw ai oi ea oa ow ëi ïe ëe éé óó aa ee oo uu ie oe eu ui ei ij au ou a e i o u y é è ê ë ï ö ü',
)
const DUBBEL = lijst('bb cc dd ff gg kk ll mm nn pp rr ss tt zz')
const MEDEKLINKERS = lijst(
  "'s sch sh ch ng gn qu th gh ck sj b c d f g h j k l m n p q r s t v w x z ç",
)

/** What can stand between the parts of one word, each a grapheme by itself. */
const TEKENS = [' ', '-']

const KLINKERSET: ReadonlySet<string> = new Set(KLINKERS)
const DUBBELSET: ReadonlySet<string> = new Set(DUBBEL)
const INVENTARIS: ReadonlySet<string> = new Set([
  ...KLINKERS,
  ...DUBBEL,
  ...MEDEKLINKERS,
  ...TEKENS,
])
/** Returns whether this is a grapheme of the closed inventory. */
export function isGrafeem(deel: string): boolean {
  return INVENTARIS.has(deel)
}

/** Returns whether this grapheme writes a vowel sound. */
export function isKlinker(grafeem: string): boolean {
  return KLINKERSET.has(grafeem)
}

/** Returns whether this grapheme is a doubled consonant (`kk`). */
export function isDubbel(grafeem: string): boolean {
  return DUBBELSET.has(grafeem)
}
