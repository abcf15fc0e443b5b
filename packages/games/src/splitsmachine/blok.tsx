import { breedteVan } from './blokken.ts'
import { BLOK } from './verborgen.ts'

/** A ball of dough: a sound that is not read yet. A vowel sings at the first stage. */
const Bol = ({ zingt }: { readonly zingt: boolean }) => (
  <svg className="sm-bol" viewBox="0 0 40 40" aria-hidden="true">
    <ellipse className="sm-bol-rand" cx="20" cy="22" rx="16.500" ry="15.500" />
    <path className="sm-bol-glans" d="M10 17q3-8 11-8" />
    {zingt && (
      <>
        <path className="sm-bol-mond" d="M13 23q7 3 14 0q0 10-7 10t-7-10z" />
        <path className="sm-bol-oog" d="M14 17v1.500M26 17v1.500" />
      </>
    )}
  </svg>
)

/** A block on the belt: a letter, or one or two balls of dough where its letters are not in sight. */
export function Blok({ blok, cel }: { readonly blok: string; readonly cel: number }) {
  const bollen = BOLLEN[blok]
  return (
    <i style={{ width: breedteVan(blok) * cel }} data-zingt={blok === BLOK.zingt || undefined}>
      {bollen
        ? Array.from({ length: bollen }, (_, nr) => <Bol key={nr} zingt={blok === BLOK.zingt} />)
        : blok}
    </i>
  )
}

/** How many balls there are in place of a block. */
const BOLLEN: Readonly<Record<string, number>> = {
  [BLOK.stil]: 1,
  [BLOK.zingt]: 1,
  [BLOK.dubbel]: 2,
}
