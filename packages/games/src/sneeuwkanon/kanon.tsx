import type { CSSProperties, RefObject } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import { tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { listHoudt, splitBlokken, tekensVan } from './herstel.ts'
import type { Indeling } from './indeling.ts'
import { LUCHT } from './kasteel.ts'
import type { Input } from './rules.ts'
import { isBegonnen, isTeHerstellen, leegIn, oordeelVan, type Opgave, type State } from './stand.ts'
import { useMikken } from './use-mikken.ts'
import type { Zinwerk } from './zin.ts'
import { Zinregel } from './zinregel.tsx'
import './kanon.css'

interface KanonProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
  /** Whether the word is seen now, because it cannot be heard. */
  readonly isOpen: boolean
  readonly vak: RefObject<HTMLOutputElement | null>
  readonly send: (input: Input) => void
}

/** What the fuse, the muzzle and the edges take of the width, in px and in heights of the barrel. */
const RAND = { px: 30, hoog: 1.75 } as const
/** The part of its height that a letter takes, and of its room what its block leaves it. */
const LETTER = { hoog: 0.5, dubbel: 0.235, breed: 0.76, groot: 46 } as const

/** What is heard of the barrel by who cannot see it, and where it points. */
function gehoord(opgave: Opgave): string {
  const { regel, na, vakken, doel } = opgave
  if (doel === null) return 'Kies eerst een toren.'
  const leeg = leegIn(opgave)
  const gat = vakken > 0 ? [`${leeg} ${leeg === 1 ? 'leeg vakje' : 'lege vakjes'}`] : []
  const rij = [...regel, ...gat, ...na].map((blok) => (blok === ' ' ? 'spatie' : blok))
  const er = rij.length === 0 ? 'Het kanon is leeg.' : `In het kanon: ${rij.join(' ')}.`
  const verder = vakken > 0 ? ' Schrijf wat er mist.' : ''
  return `${er}${verder} Het wijst naar ${doel === LUCHT ? 'de lucht' : `toren ${doel + 1}`}.`
}

/** How a block lies there: it stays for good, turns to powder, is shot, or waits. */
type StandVanBlok = 'vast' | 'stof' | 'weg' | 'ligt'

function standVan({ item, opgave, ...over }: State, nr: number): StandVanBlok {
  if (!item || !opgave) return 'ligt'
  const oordeel = oordeelVan({ item, opgave, gegeven: over.gegeven })
  if (oordeel === 'goed') return 'weg'
  if (oordeel === 'fout') return listHoudt(item, over.gegeven ?? '')[nr] ? 'vast' : 'stof'
  return nr < opgave.vast ? 'vast' : 'ligt'
}

/** Returns the blocks before the gap, or all of what was given. */
const blokkenVan = ({ item, gegeven, fase }: State, { regel }: Opgave): readonly string[] =>
  item && gegeven !== null && fase !== 'spelen' ? splitBlokken(item, gegeven) : regel

/** Returns whether the last mend failed: what was wrong is gone, and the word itself is laid there. */
const isGelegd = (state: State): boolean => oordeelVan(state) === 'fout' && !isTeHerstellen(state)

/** The word itself in the barrel, block by block. */
const Gelegd = ({ word }: { readonly word: string }) => (
  <span className="sk-blokken" aria-hidden="true">
    {tekensVan(word).map((blok, nr) => (
      <span
        key={nr}
        className="sk-blok"
        data-stand="gelegd"
        style={{ '--sk-nr': nr } as CSSProperties}
      >
        {tegelTeken(blok)}
      </span>
    ))}
  </span>
)

/** The blocks in the barrel, as large as they fit. */
function Blokken({
  state,
  opgave,
  kan,
}: {
  readonly state: State
  readonly opgave: Opgave
  readonly kan: boolean
}) {
  const leeg = kan ? Math.max(opgave.vakken > 0 ? 0 : 1, leegIn(opgave)) : 0
  return (
    <span className="sk-blokken" aria-hidden="true">
      {blokkenVan(state, opgave).map((blok, nr) => (
        <span key={nr} className="sk-blok" data-stand={standVan(state, nr)}>
          {tegelTeken(blok)}
        </span>
      ))}
      {Array.from({ length: leeg }, (_, nr) => (
        <span
          key={`leeg${nr}`}
          className="sk-blok"
          data-stand="leeg"
          data-nu={nr === 0 || undefined}
        />
      ))}
      {kan &&
        opgave.na.map((blok, nr) => (
          <span key={`na${nr}`} className="sk-blok" data-stand="vast">
            {tegelTeken(blok)}
          </span>
        ))}
    </span>
  )
}

/** What lies in the barrel: the word while it is seen, what is to be done first, or the blocks. */
function Inhoud({
  state,
  opgave,
  isOpen,
  send,
}: Pick<KanonProps, 'state' | 'isOpen' | 'send'> & { readonly opgave: Opgave }) {
  if (opgave.zin) return <Zinregel {...{ state, isOpen, send }} zin={opgave.zin} />
  const kan = state.fase === 'spelen'
  if (state.item && isGelegd(state)) return <Gelegd word={state.item.word} />
  if (kan && isOpen && state.item) return <span className="sk-gezien">{state.item.word}</span>
  return (
    <>
      <span className="lhs-alleen-gehoord">{gehoord(opgave)}</span>
      {kan && opgave.doel === null ? (
        <span className="sk-eerst" aria-hidden="true">
          Kort of lang? Kies een toren.
        </span>
      ) : (
        <Blokken {...{ state, opgave, kan }} />
      )}
    </>
  )
}

/** Returns letters as wide as what lies in the barrel, and what is to come. */
function inhoudVan(opgave: Opgave | null): string {
  if (!opgave) return 'mm'
  const leeg = Math.max(opgave.vakken > 0 ? 1 : 2, leegIn(opgave))
  return [...opgave.regel, 'm'.repeat(leeg), ...opgave.na].join('')
}

/** So many signs fit in any case: the size does not tell how long a sentence is, and does not change while it is written. */
const ZIN = { tekens: 44, minst: 15 } as const

/** Returns the size of the letters of a line: as large as a whole sentence fits. */
function zinMaatIn({ regel }: Zinwerk, { kanon, ring }: Indeling, letter: Letter): number {
  const proef = 'm'.repeat(Math.max(ZIN.tekens, regel.length))
  // A card keeps more room for its edge than this window has.
  const kaart = { w: kanon.w - ring * 1.46, h: kanon.h - 4, schaal: readTekstschaal() }
  return Math.max(ZIN.minst, zinMaat(proef, kaart, letter))
}

/** Returns the size of the letters in the barrel. Where one row would be too small to read, there are two. */
function maatIn({ state, indeling, letter, isOpen }: KanonProps): {
  readonly maat: number
  readonly isDubbel: boolean
} {
  const { w, h } = indeling.kanon
  const { opgave, item } = state
  if (opgave?.zin) return { maat: zinMaatIn(opgave.zin, indeling, letter), isDubbel: false }
  const tekst = isOpen ? (item?.word ?? '') : inhoudVan(opgave)
  const breed = (w - RAND.px - h * RAND.hoog) * (isOpen ? 1 : LETTER.breed)
  const max = Math.min(LETTER.groot * readTekstschaal(), h * LETTER.hoog)
  const maat = letterMaat([tekst], letter, { breed, min: 6, max })
  if (isOpen) return { maat, isDubbel: false }
  const half = 'm'.repeat(Math.ceil(tekst.length / 2) + 1)
  const dubbel = letterMaat([half], letter, { breed, min: 6, max: h * LETTER.dubbel })
  return { maat: Math.max(maat, dubbel), isDubbel: dubbel > maat }
}

/** How far the barrel is tilted for what it aims at, in degrees. */
const hoekVan = ({ opgave }: State): number =>
  opgave?.doel === LUCHT ? -4 : -0.6 - 0.5 * (opgave?.doel ?? 0)

/** Returns whether there is something to fire. */
const isGeladen = (opgave: Opgave): boolean =>
  opgave.zin ? opgave.zin.regel !== '' : isBegonnen(opgave) && opgave.doel !== null

/** The cannon: its fuse, which fires, and its barrel with the word. A drag along the barrel aims it. */
export function Kanon(props: KanonProps) {
  const { state, indeling, send, vak } = props
  const { fase } = state
  // The cannon stands there at the end too, empty.
  const opgave = state.opgave ?? state.vorige
  const kan = fase === 'spelen' && opgave !== null
  const { handen } = useMikken({ opgave: kan && !opgave.zin ? opgave : null, send })
  if (!opgave) return null
  const isKlaar = kan && isGeladen(opgave)
  const { maat, isDubbel } = maatIn(props)
  const stijl = {
    ...plaatsVan(indeling.kanon),
    '--sk-hoek': `${hoekVan(state)}deg`,
    '--sk-hoog': `${indeling.ring}px`,
    '--lhs-regelmaat': `${maat}px`,
  } as CSSProperties
  return (
    <div
      className="sk-kanon"
      style={stijl}
      data-schot={oordeelVan(state) ?? undefined}
      data-dubbel={isDubbel || undefined}
      data-zin={opgave.zin !== null || undefined}
    >
      <div className="sk-loop" {...handen}>
        <i className="sk-mond" />
        <output ref={vak} className="sk-regel" tabIndex={-1} data-begin="">
          {state.opgave && <Inhoud {...props} opgave={opgave} />}
        </output>
      </div>
      <button
        type="button"
        className="sk-vuur"
        data-klaar={isKlaar || undefined}
        hidden={fase === 'klaar'}
        aria-disabled={!kan}
        onClick={() => kan && send({ type: 'vuur' })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2.500-7c2 1 2.500 2.500 2.500 4c1.500-2 2-5 1-9z" />
        </svg>
        <span>Vuur!</span>
      </button>
    </div>
  )
}
