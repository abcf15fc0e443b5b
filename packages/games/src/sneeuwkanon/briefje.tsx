import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { merkenVan } from '@letterhaven/game-kit/onderdelen/merken'
import { pastZin, zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { hulpBij, isBegin, naDubbelePunt } from './hulp.ts'
import type { Indeling } from './indeling.ts'
import { isTeHerstellen, missersVan, type State } from './stand.ts'

interface BriefjeProps {
  readonly state: State
  readonly indeling: Indeling
  readonly letter: Letter
  readonly stem: boolean
  readonly onOver: () => void
}

/** What the button beside the note takes of its width, for letters of the usual size, and the frame of the note. */
const OVER = 92
const LIJST = 22
const RUIM = { w: 26, h: 10 } as const
/** The least size of its letters beside what was written, and of all. */
const KRAP = 13
const KLEINST = 11

/** Returns the form that went wrong, while it is shown or mended. */
export const gafVan = (state: State): string | null =>
  isTeHerstellen(state)
    ? state.gegeven
    : state.fase === 'spelen'
      ? (state.opgave?.gaf ?? null)
      : null

/** What was written: what is wrong is struck through, and there is more to come of a right beginning. */
function Gaf({ gaf, item }: { readonly gaf: string; readonly item: Item }) {
  if (isBegin(item, gaf)) return <b>{gaf}…</b>
  return merkenVan(gaf, item.word).map((merk, i) =>
    merk === 'mist' ? (
      <i key={i}>_</i>
    ) : merk.stand === 'goed' ? (
      <b key={i}>{merk.teken}</b>
    ) : (
      <s key={i}>{merk.teken}</s>
    ),
  )
}

/** The note in the sky after a mistake: what was written, the rule that it breaks, and leaving it. */
export function Briefje({ state, indeling, letter, stem, onOver }: BriefjeProps) {
  const { item, fase } = state
  const gaf = gafVan(state)
  if (!item || gaf === null) return null
  const { lucht } = indeling
  const zin = hulpBij(item, gaf, { stem, missers: missersVan(state) })
  const over = OVER * Math.min(1.4, readTekstschaal())
  // A card keeps more room for its edge than this note has.
  const kaart = {
    w: lucht.w - over - LIJST + RUIM.w,
    h: lucht.h + RUIM.h,
    schaal: readTekstschaal(),
  }
  const past = (tekst: string): boolean => pastZin(tekst, { ...kaart, letter }, KRAP)
  // Where there is no room for both the rule matters most.
  const isRuim = past(`${zin} ${gaf}`)
  const maat = past(zin) ? zinMaat(isRuim ? `${zin} ${gaf}` : zin, kaart, letter) : KLEINST
  return (
    <div className="sk-briefje" style={plaatsVan(lucht)}>
      <p style={{ fontSize: Math.min(maat, 26) }}>
        {isRuim && <Gaf gaf={gaf} item={item} />}
        {isRuim ? `: ${naDubbelePunt(zin, item)}` : zin}
      </p>
      {fase === 'spelen' && (
        <button type="button" className="sk-over" style={{ width: over }} onClick={onOver}>
          Sla over
        </button>
      )}
    </div>
  )
}
