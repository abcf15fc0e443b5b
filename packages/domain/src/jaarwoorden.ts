/**
 * How a country names school years. Years are counted the Dutch way, 1 to 8 with 0 below them; 3 is the first year in which
 * children learn to read. Any other number is no year.
 */
export interface Jaarwoorden {
  /** 'groep 5' · '3e leerjaar' */
  groepN(n: number): string
  /** 'groep 3 en 4' · '1e en 2e leerjaar' */
  groepEn(a: number, b: number): string
  /** 'groep 3 tot en met 5' · '1e tot en met 3e leerjaar' */
  groepTotEnMet(a: number, b: number): string
  /** 'groep 3 tot groep 5' · '1e tot 3e leerjaar' */
  groepTot(a: number, b: number): string
  /** 'van begin groep 3 tot eind groep 5' · 'van begin 1e leerjaar tot eind 3e leerjaar' */
  vanBeginTotEind(a: number, b: number): string
  /** Names the years of one group, in order and each once: one, two, a range, or a list. */
  groepLijst(jaren: readonly number[]): string
}

interface Jaarnaam {
  /** The number as this country says it; null where there is none. */
  readonly rang: string | null
  /** The word that goes with the number. */
  readonly soort: string
}

interface Spraak {
  naam(n: number): Jaarnaam
  /** Joins number and word. */
  enkel(jaar: Jaarnaam): string
  /** Joins two numbers of one kind with what stands between them. */
  samen(a: Jaarnaam, b: Jaarnaam, tussen: string): string
  /** Whether the word is said twice in a range with 'tot'. */
  readonly totDubbel: boolean
}

/** The Dutch wording: the word comes first, 'groep 3'. */
export const jaarwoordenNl: Jaarwoorden = makeJaarwoorden({
  naam(n) {
    if (!isJaar(n)) return { rang: null, soort: 'zonder groepsnummer' }
    return n === 0 ? { rang: null, soort: 'peutergroep' } : { rang: `${n}`, soort: 'groep' }
  },
  enkel: ({ rang, soort }) => (rang === null ? soort : `${soort} ${rang}`),
  samen: (a, b, tussen) => `${a.soort} ${a.rang} ${tussen} ${b.rang}`,
  totDubbel: true,
})

/** The Flemish wording: '1e leerjaar' for groep 3 and 'kleuterklas' below it. */
export const jaarwoordenVl: Jaarwoorden = makeJaarwoorden({
  naam(n) {
    if (!isJaar(n)) return { rang: null, soort: 'zonder leerjaar' }
    return n < 3
      ? { rang: `${n + 1}e`, soort: 'kleuterklas' }
      : { rang: `${n - 2}e`, soort: 'leerjaar' }
  },
  enkel: ({ rang, soort }) => (rang === null ? soort : `${rang} ${soort}`),
  samen: (a, b, tussen) => `${a.rang} ${tussen} ${b.rang} ${b.soort}`,
  totDubbel: false,
})

function isJaar(n: number): boolean {
  return Number.isInteger(n) && n >= 0 && n <= 8
}

function makeJaarwoorden({ naam, enkel, samen, totDubbel }: Spraak): Jaarwoorden {
  const connect = (tussen: string, dubbel: boolean) => (van: number, tot: number) => {
    const [a, b] = [naam(van), naam(tot)]
    const kort = !dubbel && a.soort === b.soort && a.rang !== null && b.rang !== null
    return kort ? samen(a, b, tussen) : `${enkel(a)} ${tussen} ${enkel(b)}`
  }
  const groepN = (n: number) => enkel(naam(n))
  const groepEn = connect('en', false)
  const groepTotEnMet = connect('tot en met', false)
  return {
    groepN,
    groepEn,
    groepTotEnMet,
    groepTot: connect('tot', totDubbel),
    vanBeginTotEind: (a, b) => `van begin ${groepN(a)} tot eind ${groepN(b)}`,
    groepLijst(jaren) {
      const op = [...new Set(jaren)].toSorted((a, b) => a - b)
      const [eerste, laatste] = [op[0], op.at(-1)]
      if (eerste === undefined || laatste === undefined) return groepN(Number.NaN)
      if (op.length === 1) return groepN(eerste)
      if (op.length === 2) return groepEn(eerste, laatste)
      const isRij = laatste - eerste === op.length - 1
      if (isRij) return groepTotEnMet(eerste, laatste)
      return `${op.slice(0, -1).map(groepN).join(', ')} en ${groepN(laatste)}`
    },
  }
}
