import type { Voorbeeld } from '@letterhaven/contracts/landkaart'

interface NaamDeel {
  readonly tekst: string
  readonly gemerkt: boolean
}

/** Splits the name of a goal into pieces, and marks the pieces that name a grapheme which its words mark. */
export function deelNaam(naam: string, voorbeelden: readonly Voorbeeld[]): readonly NaamDeel[] {
  const gemerkt = new Set(
    voorbeelden.flatMap(({ grafemen, markeer }) => markeer.map((i) => grafemen[i] ?? '')),
  )
  return naam
    .split(/([ ,]+)/)
    .map((tekst) => ({ tekst, gemerkt: gemerkt.has(tekst) }))
    .reduce<readonly NaamDeel[]>((delen, deel) => {
      const laatste = delen.at(-1)
      if (!laatste || laatste.gemerkt || deel.gemerkt) return [...delen, deel]
      return [...delen.slice(0, -1), { tekst: laatste.tekst + deel.tekst, gemerkt: false }]
    }, [])
}
