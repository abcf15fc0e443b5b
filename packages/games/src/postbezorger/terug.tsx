import { Suspense, type ReactNode } from 'react'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { bordThuis } from './bord.ts'
import { deurVak, type Indeling } from './indeling.ts'
import { huisVan, isVerkeerd } from './straat.ts'
import type { State } from './straat.ts'
import { terugBrief } from './tas.ts'
import { sayTerug } from './tekst.ts'
import { verschilVan } from './verschil.ts'
import { waaromBij } from './waarom.ts'
import { Werkballon } from './later.tsx'

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
/** How far above the signs it ends: so much its tail takes, in px. */
const BOVEN_BORD = 18
/** What its border and the room inside it take, in px. */
const BUITENKANT = 38

/** The least room, in px, that a balloon needs below the bar with text of its usual size. */
const HOOG_MINST = 118

/** Returns where a balloon ends: above the signs, over the sign it speaks of where that leaves too little room, else over the street. */
function voetVan({ straat, borden }: Indeling, bord: Vak): number {
  const boven = Math.min(...borden.map(({ y }) => y)) - BOVEN_BORD
  const voeten = [boven, bord.y + bord.h - 4, straat.y + straat.h]
  const nodig = HOOG_MINST * readTekstschaal()
  return voeten.find((voet) => voet - straat.y >= nodig) ?? Math.max(...voeten)
}

/** What somebody says at the door of a house, above the signs where there is room for that: it speaks of them. */
function Ballon({ indeling, nr, naam, children }: BallonProps) {
  const { straat, huizen, borden } = indeling
  const [huis, bord] = [huizen[nr], borden[nr]]
  if (!huis || !bord) return null
  const breed = Math.min(BREEDST, straat.w - 2 * RAND)
  const deur = huis.x + huis.w * 0.34
  const uiterst = straat.x + straat.w - RAND - breed
  const links = Math.max(straat.x + RAND, Math.min(uiterst, deur - breed / 2))
  const voet = voetVan(indeling, bord)
  return (
    // It takes the focus, which else would be on nothing while it is read.
    <section
      className="po-ballon"
      aria-label={naam}
      tabIndex={-1}
      data-begin=""
      style={{ left: links, bottom: `calc(100% - ${voet}px)`, width: breed }}
    >
      <div style={{ maxHeight: voet - straat.y - BUITENKANT }}>{children}</div>
      <i style={{ left: Math.max(24, Math.min(breed - 40, deur - links)) }} aria-hidden="true" />
    </section>
  )
}

interface TerugProps {
  readonly state: State
  readonly indeling: Indeling
  readonly onVerder: () => void
}

/** That the house is right, and where to look. */
const Klopt = ({ graphemes, vorm }: EigenProps) => (
  <>
    <Eigen graphemes={graphemes} vorm={vorm} />
    <p>
      {verschilVan(graphemes, vorm).mis === ''
        ? 'Het huis klopt! Er mist nog een stukje.'
        : 'Het huis klopt! Kijk naar het rode stukje.'}
    </p>
  </>
)

/** What is said at the house itself: that the letter is not for it, or what is wrong in the word. */
export function Terug({ state, indeling, onVerder }: TerugProps) {
  const terug = terugBrief(state)
  if (!terug?.item) return null
  const plek = state.plekken.indexOf(terug)
  const { graphemes, werkwoord } = terug.item
  const vorm = terug.gegeven ?? ''
  const isNiet = isVerkeerd(state, plek)
  if (werkwoord)
    return (
      <Suspense>
        <Werkballon
          naam={sayTerug(state, plek)}
          {...indeling}
          deur={deurVak(indeling, huisVan(state, plek))}
          stap={isNiet ? waaromBij(state, plek) : null}
          onVerder={onVerder}
        >
          {isNiet ? (
            <p>
              Dus hoort hij bij <b className="po-thuis">{bordThuis(state, plek)}</b>
            </p>
          ) : (
            <Klopt {...{ graphemes, vorm }} />
          )}
        </Werkballon>
      </Suspense>
    )
  return (
    <Ballon indeling={indeling} nr={huisVan(state, plek)} naam="De brief komt terug">
      <span className="po-stempel">Onbestelbaar</span>
      {isNiet ? (
        <p>
          Nee hoor, niet voor mij! Deze brief hoort bij{' '}
          <b className="po-thuis">{bordThuis(state, plek)}</b>
        </p>
      ) : (
        <Klopt {...{ graphemes, vorm }} />
      )}
    </Ballon>
  )
}
