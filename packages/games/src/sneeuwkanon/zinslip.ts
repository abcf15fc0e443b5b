/** A word of a line: as it stands there, without its marks, its marks behind it, and its place. */
interface Los {
  readonly kern: string
  readonly staart: string
  readonly van: number
  readonly tot: number
}

/** Where a line differs from its sentence, and what is said of it. */
export interface Slip {
  readonly zin: string
  readonly van: number
  readonly tot: number
}

/** Returns how many marks stand behind a word. */
function countTekens(heel: string): number {
  let aantal = 0
  while ('.,!?'.includes(heel.at(-1 - aantal) ?? ' ')) aantal += 1
  return aantal
}

/** Takes a line apart into its words. */
export const losVan = (regel: string): readonly Los[] =>
  [...regel.matchAll(/\S+/g)].map(({ 0: heel, index }) => {
    const kern = heel.slice(0, heel.length - countTekens(heel))
    return { kern, staart: heel.slice(kern.length), van: index, tot: index + heel.length }
  })

const klein = (tekst: string): string => tekst.toLowerCase()

/** A word of the sentence beside the word of the line that stands for it; one of them is missing where the other stands alone. */
export type Paar = readonly [goed: Los | null, gaf: Los | null]

/** How much a pair costs: nothing where both are one word, else less the more they are alike; two that stand alone cost more. */
const KOST = { lijkt: 1.1, anders: 0.4, alleen: 1 } as const

/** Returns the cost of the best way to pair the rest of both lines, from every place. */
function kostenVan(goed: readonly Los[], gaf: readonly Los[]): (i: number, j: number) => number {
  const breed = gaf.length + 1
  const kosten: number[] = []
  const bij = (i: number, j: number): number => kosten[i * breed + j] ?? 0
  for (let i = goed.length; i >= 0; i -= 1)
    for (let j = gaf.length; j >= 0; j -= 1) {
      const [een, ander] = [goed[i], gaf[j]]
      const wegen = [
        ...(een && ander ? [bij(i + 1, j + 1) + kostVan(een, ander)] : []),
        ...(een ? [bij(i + 1, j) + KOST.alleen] : []),
        ...(ander ? [bij(i, j + 1) + KOST.alleen] : []),
      ]
      kosten[i * breed + j] = wegen.length === 0 ? 0 : Math.min(...wegen)
    }
  return bij
}

/** Returns how many letters two words have in common from their beginning on. */
function countSamen(een: readonly string[], ander: readonly string[]): number {
  const nr = een.findIndex((letter, i) => letter !== ander[i])
  return nr < 0 ? een.length : nr
}

/** Returns which part of the longer of two words the other has too, at its beginning or its end. */
function gelijkenis(een: string, ander: string): number {
  const [a, b] = [[...klein(een)], [...klein(ander)]]
  const samen = Math.max(countSamen(a, b), countSamen(a.toReversed(), b.toReversed()))
  return samen / Math.max(1, a.length, b.length)
}

const kostVan = (een: Los, ander: Los): number =>
  klein(een.kern) === klein(ander.kern)
    ? 0
    : KOST.lijkt + KOST.anders * (1 - gelijkenis(een.kern, ander.kern))

/** Pairs the words of a line with those of its sentence, in their order. */
export function pairWords(tekst: string, regel: string): readonly Paar[] {
  const [goed, gaf] = [losVan(tekst), losVan(regel)]
  const kost = kostenVan(goed, gaf)
  const paren: Paar[] = []
  let [i, j] = [0, 0]
  while (i < goed.length || j < gaf.length) {
    const [een, ander] = [goed[i] ?? null, gaf[j] ?? null]
    const nu = kost(i, j)
    if (een && ander && nu === kost(i + 1, j + 1) + kostVan(een, ander)) {
      paren.push([een, ander])
      i += 1
      j += 1
    } else if (een && nu === kost(i + 1, j) + KOST.alleen) {
      paren.push([een, null])
      i += 1
    } else {
      paren.push([null, ander])
      j += 1
    }
  }
  return paren
}

/** What is said of each kind of slip. */
export const SLIP = {
  hoofd: 'Een zin begint met een hoofdletter.',
  naam: 'Dit schrijf je met een hoofdletter.',
  klein: 'Hier hoort een kleine letter.',
  vraag: 'Aan het eind van een vraag staat een vraagteken.',
  punt: 'Aan het eind van een zin staat een punt.',
  geenVraag: 'Dit is geen vraag. Zet een punt.',
  komma: 'Hier hoort een komma.',
  geenKomma: 'Hier hoort geen komma.',
  geenTeken: 'Hier hoort geen leesteken.',
  mist: 'Hier mist een woord.',
  over: 'Dit woord hoort er niet bij.',
  spatie: 'Hier mist een spatie.',
  aaneen: 'Dit schrijf je aan elkaar.',
  anders: 'Dit woord schrijf je anders.',
} as const

/** Returns what is said of the capital of a word; null where it is right. */
function hoofdSlip(goed: string, gaf: string, isBegin: boolean): string | null {
  if (goed === gaf) return null
  if (klein(goed) === goed) return SLIP.klein
  return isBegin ? SLIP.hoofd : SLIP.naam
}

/** Who heard a sentence cannot tell a full stop from an exclamation mark. */
const gelijkEind = (een: string): string => een.replace(/^!+$/, '.')

/** Returns what is said of the marks behind a word; null where they are right. */
function staartSlip(goed: string, gaf: string): string | null {
  if (gelijkEind(goed) === gelijkEind(gaf)) return null
  if (goed === '?') return SLIP.vraag
  if (goed === ',') return SLIP.komma
  if (goed === '') return gaf === ',' ? SLIP.geenKomma : SLIP.geenTeken
  return gaf === '?' ? SLIP.geenVraag : SLIP.punt
}

/** Returns what is said where both stand there. */
function paarSlip(goed: Los, gaf: Los, isBegin: boolean): string | null {
  if (klein(goed.kern) !== klein(gaf.kern)) return SLIP.anders
  return hoofdSlip(goed.kern, gaf.kern, isBegin) ?? staartSlip(goed.staart, gaf.staart)
}

/** Returns the text of the words of a line from one pair on, as long as they stand there. */
const aaneen = (losse: readonly (Los | null)[]): string =>
  klein(losse.map((los) => los?.kern ?? '').join(''))

/** Returns what is said where words were written as one, or one as several; null where that is not so. */
function spatieSlip(paren: readonly Paar[], nr: number): Slip | null {
  for (const stuk of [paren.slice(nr, nr + 2), paren.slice(nr, nr + 3)]) {
    const goed = stuk.flatMap(([een]) => een ?? [])
    const gaf = stuk.flatMap(([, een]) => een ?? [])
    const [eerste] = gaf
    if (!eerste || goed.length === gaf.length || aaneen(goed) !== aaneen(gaf)) continue
    const zin = goed.length > gaf.length ? SLIP.spatie : SLIP.aaneen
    return { zin, van: eerste.van, tot: gaf.at(-1)?.tot ?? eerste.tot }
  }
  return null
}

const isEinde = (los: Los | null | undefined): boolean => /[.!?]/.test(los?.staart ?? '')

/** Returns what is said of a pair; null where both are the same. */
function sayPaar([goed, gaf]: Paar, isBegin: boolean): string | null {
  if (goed && gaf) return paarSlip(goed, gaf, isBegin)
  return goed ? SLIP.mist : SLIP.over
}

/** Returns where in a line a pair stands: where nothing does, behind the word before it. */
function plekVan(paren: readonly Paar[], nr: number): Pick<Slip, 'van' | 'tot'> {
  const hier = paren[nr]?.[1]
  if (hier) return { van: hier.van, tot: hier.tot }
  const tot = paren.slice(0, nr).findLast(([, gaf]) => gaf)?.[1]?.tot ?? 0
  return { van: tot, tot }
}

/** Returns the first slip of a line, in the order in which it is read; null where it is its sentence. */
export function findSlip(tekst: string, regel: string): Slip | null {
  const paren = pairWords(tekst, regel)
  for (const [nr, paar] of paren.entries()) {
    const zin = sayPaar(paar, nr === 0 || isEinde(paren[nr - 1]?.[0]))
    if (zin !== null) return spatieSlip(paren, nr) ?? { zin, ...plekVan(paren, nr) }
  }
  return null
}

/** Returns what of a line stands for a word of its sentence, and where; without letters where it is missing. */
export function findWoord(
  tekst: string,
  regel: string,
  word: string,
): { readonly gaf: string; readonly van: number; readonly tot: number } {
  const paren = pairWords(tekst, regel)
  const delen = klein(word).split(' ')
  const kernen = paren.flatMap(([goed], nr) => (goed ? [{ kern: klein(goed.kern), nr }] : []))
  const begin = kernen.findIndex((_, i) => delen.every((deel, d) => kernen[i + d]?.kern === deel))
  const hier = kernen.slice(begin, begin + delen.length).map(({ nr }) => nr)
  const losse = begin < 0 ? [] : hier.flatMap((nr) => paren[nr]?.[1] ?? [])
  const [eerste] = losse
  const laatste = losse.at(-1)
  if (!eerste || !laatste) return { gaf: '', ...plekVan(paren, hier[0] ?? 0) }
  const tot = laatste.van + laatste.kern.length
  return { gaf: regel.slice(eerste.van, tot), van: eerste.van, tot }
}
