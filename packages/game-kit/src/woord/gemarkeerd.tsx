import { markeer } from '@letterhaven/domain/markeer'

interface GemarkeerdProps {
  readonly graphemes: readonly string[]
  /** What it is compared with. */
  readonly naast: string
}

/** A word, with the graphemes marked in which it differs from another form. */
export function Gemarkeerd({ graphemes, naast }: GemarkeerdProps) {
  return markeer(graphemes, naast).map(({ deel, anders }, i) =>
    // The position of a grapheme in its word is its identity.
    anders ? <mark key={`${i}${deel}`}>{deel}</mark> : deel,
  )
}
