import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { Indeling } from './indeling.ts'
import { letterMaat } from './kaartmaat.ts'
import type { State } from './rules.ts'

interface BordProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
  readonly stem: boolean
  readonly onLuister: () => void
}

/** Room for the gap, in letters, beside the letters of the word. */
const GAT_TEKENS = 2

/** The word with its gap, and in the gap what was chosen for it, or nothing yet. */
function Gat({ state }: { readonly state: State }) {
  const { opgave } = state
  const gekozen = opgave?.doel ?? null
  const deel = gekozen === null ? '' : (opgave?.delen[gekozen] ?? '')
  return (
    <span className="fk-woord">
      {opgave?.voor}
      <span className="fk-gat" data-vol={deel === '' ? 'nee' : 'ja'}>
        {deel === '' ? <span className="lhs-alleen-gehoord"> … </span> : deel}
      </span>
      {opgave?.na}
    </span>
  )
}

/** Returns the letter sizes with which the longest form and its gap fit the width. */
function maten(
  { item, gegeven }: State,
  breed: number,
  { hoog, letter }: { hoog: number; letter: Letter },
) {
  const tekens = Math.max(item?.word.length ?? 1, gegeven?.length ?? 1) + GAT_TEKENS
  const maat = letterMaat({ tekens, breed: breed - 14, meest: Math.min(hoog * 0.5, 46) }, letter)
  const kaart = Math.min(maat, hoog * (letter === 'dyslexie' ? 0.3 : 0.36))
  return { fontSize: `${maat}px`, '--lhs-kaartmaat': `${kaart}px` }
}

/** The word with its gap, or what was given for it. */
function Woord({ state }: { readonly state: State }) {
  const { item, opgave, gegeven } = state
  if (!item || !opgave) return null
  if (gegeven === null) return <Gat state={state} />
  const stand = gegeven === item.word ? 'goed' : 'fout'
  return <Woordkaart stand={stand} vorm={gegeven} graphemes={item.graphemes} />
}

/** Returns the place of the word when nothing can be heard: it then gets the room of the ear as well. */
function zonderOor({ woord: [x, y, w, h], bord }: Indeling): Kader {
  const links = bord[0] + 12
  return [links, y, x + w - links, h]
}

/** The board with lamps: the word with its gap, its picture, and an ear to hear it. */
export function Bord({ state, indeling, letter, stem, onLuister }: BordProps) {
  const { woord, oor, plaatje } = indeling
  const adres = state.item?.picture
  const [x, y, w, h] = stem ? woord : zonderOor(indeling)
  const opzij = plaatje.midden[0] - plaatje.r - x
  // A picture that hangs below the word leaves it its full width.
  const isHoog = plaatje.midden[1] - plaatje.r < y + h * 0.8
  const isNaast = adres !== undefined && isHoog && opzij > w * 0.4
  const breed = isNaast ? Math.min(w, opzij - 4) : w
  const letters = maten(state, breed, { hoog: h, letter })
  return (
    <>
      <p className="fk-bord" style={{ left: x, top: y, width: breed, height: h, ...letters }}>
        <Woord state={state} />
      </p>
      {adres !== undefined && (
        <span
          className="fk-plaatje"
          style={{ left: plaatje.midden[0], top: plaatje.midden[1], width: plaatje.r * 2 }}
        >
          <img key={adres} src={adres} alt="" />
        </span>
      )}
      {stem && (
        <button
          type="button"
          className="lhs-rond fk-oor"
          style={{ left: oor[0], top: oor[1] }}
          aria-label="Luister naar het woord"
          aria-keyshortcuts="L"
          onClick={onLuister}
        >
          <SpelIcoon naam="oor" />
        </button>
      )}
    </>
  )
}
