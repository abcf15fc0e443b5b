import type { ReactNode } from 'react'
import type { Indeling } from './indeling.ts'
import { huisVan, straatVan, thuisVan } from './straat.ts'
import type { State } from './straat.ts'
import { terugBrief, verkeerdBezorgd } from './tas.ts'
import { bordVan } from './tekst.ts'
import { verschilVan } from './verschil.ts'

interface EigenProps {
  readonly graphemes: readonly string[]
  /** What the pupil wrote. */
  readonly vorm: string
}

/** What the pupil wrote, with the place where it goes wrong marked; the right form is left for the mend. */
function Eigen({ graphemes, vorm }: EigenProps) {
  const { voor, mis, na } = verschilVan(graphemes, vorm)
  return (
    <p>
      Jij schreef{' '}
      <b className="po-eigen">
        {voor}
        <mark>{mis === '' ? <span className="lhs-alleen-gehoord">hier mist iets</span> : mis}</mark>
        {na}
      </b>
    </p>
  )
}

interface BallonProps {
  readonly indeling: Indeling
  /** The house whose door it comes out of. */
  readonly nr: number
  readonly naam: string
  readonly children: ReactNode
}

/** The widest that a balloon becomes, in px. */
const BREEDST = 340
const RAND = 8
/** What its border and the room inside it take, in px. */
const BUITENKANT = 38

/** What somebody says at the door of a house. */
function Ballon({ indeling, nr, naam, children }: BallonProps) {
  const { straat, huizen, borden } = indeling
  const [huis, bord] = [huizen[nr], borden[nr]]
  if (!huis || !bord) return null
  const breed = Math.min(BREEDST, straat.w - 2 * RAND)
  const deur = huis.x + huis.w * 0.34
  const uiterst = straat.x + straat.w - RAND - breed
  const links = Math.max(straat.x + RAND, Math.min(uiterst, deur - breed / 2))
  return (
    <section
      className="po-ballon"
      aria-label={naam}
      style={{ left: links, bottom: `calc(100% - ${bord.y + bord.h - 4}px)`, width: breed }}
    >
      <div style={{ maxHeight: bord.y + bord.h - straat.y - BUITENKANT }}>{children}</div>
      <i style={{ left: Math.max(24, Math.min(breed - 40, deur - links)) }} aria-hidden="true" />
    </section>
  )
}

/** Returns what stands on the sign of the house where a letter belongs. */
const bordThuis = (state: State, plek: number): string =>
  bordVan(straatVan(state, plek)?.huizen[thuisVan(state, plek)] ?? '')

/** Returns what who lives there says of a letter that was not written right: `isMis` when anything wrong stands in it. */
function zegt(state: State, plek: number, isMis: boolean): string {
  if (huisVan(state, plek) === thuisVan(state, plek))
    return isMis
      ? 'Het huis klopt! Kijk naar het rode stukje.'
      : 'Het huis klopt! Er mist nog een stukje.'
  return `Deze is niet voor mij. De brief hoort bij ${bordThuis(state, plek)}.`
}

/** What is said at the house itself: why a letter is handed back, or to which house it was handed on. */
export function Terug({ state, indeling }: { readonly state: State; readonly indeling: Indeling }) {
  const terug = terugBrief(state)
  const plek = terug ? state.plekken.indexOf(terug) : verkeerdBezorgd(state)
  if (plek < 0) return null
  return (
    <Ballon
      indeling={indeling}
      nr={huisVan(state, plek)}
      naam={terug ? 'De brief komt terug' : 'Verkeerd bezorgd'}
    >
      {terug?.item ? (
        <>
          <span className="po-stempel">Onbestelbaar</span>
          <Eigen graphemes={terug.item.graphemes} vorm={terug.gegeven ?? ''} />
          <p>
            {zegt(state, plek, verschilVan(terug.item.graphemes, terug.gegeven ?? '').mis !== '')}
          </p>
        </>
      ) : (
        <p>Goed geschreven! De brief hoort bij {bordThuis(state, plek)}.</p>
      )}
    </Ballon>
  )
}
