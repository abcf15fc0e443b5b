import type { PointerEvent } from 'react'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { zoekstukVan, type Zoekstuk } from './hulp.ts'
import { woordenVan } from './lezen.ts'
import {
  groepjesVan,
  heeftSter,
  naamVan,
  splitBij,
  standVanRegel,
  vlaggenOp,
  type Groepje,
} from './rijen.ts'
import { isVerteld, type Input } from './rules.ts'
import {
  countStukken,
  isDicht,
  isTeZien,
  kanGeven,
  oordeelVan,
  stukVan,
  type Opgave,
  type State,
} from './stand.ts'
import { Venster } from './venster.tsx'
import { Sterretje, Vlagje } from './vlagje.tsx'

type Handen = Readonly<Record<string, (e: PointerEvent) => void>>

export interface RegelsProps {
  readonly state: State
  readonly send: (input: Input) => void
  /** The size of the letters. */
  readonly maat: number
  readonly handenVan: (nr: number) => Handen
  readonly wasSleep: () => boolean
}

interface RegelProps extends Omit<RegelsProps, 'maat'> {
  readonly nr: number
  readonly zin: string
}

/** A sentence of an earlier stretch, or of the rest of a text: no button. */
const Leesregel = ({ state, nr, zin }: Pick<RegelProps, 'state' | 'nr' | 'zin'>) => (
  <div
    className="lz-regel"
    data-stand={standVanRegel(state, nr)}
    data-zicht={isInZicht(state, nr) ? 'stuk' : undefined}
  >
    <i className="lz-nr" data-n={nr + 1} />
    <span className="lz-zin">{zin}</span>
    {heeftSter(state, nr) && <Sterretje />}
  </div>
)

/** A sentence of the stretch that is read, on which the star can be laid. */
const Sterregel = ({ state, send, nr, zin }: Omit<RegelProps, 'handenVan' | 'wasSleep'>) => (
  <button
    type="button"
    className="lz-regel"
    data-stand="nu"
    data-ster={state.opgave?.ster === nr || undefined}
    data-zicht={isInZicht(state, nr) ? 'stuk' : undefined}
    aria-label={naamVan(state, nr, zin)}
    onClick={() => send({ type: 'ster', nr })}
  >
    <i className="lz-nr" data-n={nr + 1} />
    <span className="lz-zin">{zin}</span>
    {heeftSter(state, nr) && <Sterretje />}
  </button>
)

/** The flags on a line; the one of this question can be dragged away. */
const Vlaggen = ({ state, nr, handenVan }: Pick<RegelProps, 'state' | 'nr' | 'handenVan'>) => (
  <span className="lz-vlaggen">
    {vlaggenOp(state, nr).map((vlag, i) => (
      <span key={i} className="lz-greep" {...(vlag === 'hand' ? handenVan(nr) : {})}>
        <Vlagje stand={vlag} />
      </span>
    ))}
  </span>
)

/** A sentence that can be pressed, as a lane of the track, to put the flag on it. */
function Knopregel({ state, send, handenVan, wasSleep, nr, zin }: RegelProps) {
  const { opgave, fase } = state
  const stand = standVanRegel(state, nr)
  const isHier = opgave?.vlag === nr
  return (
    <button
      type="button"
      className="lz-regel"
      data-stand={stand}
      data-nr={nr}
      data-vlag={isHier || undefined}
      data-zicht={isInZicht(state, nr) ? (isBeginVanBewijs(state, nr) ? 'stuk' : '') : undefined}
      aria-label={naamVan(state, nr, zin)}
      aria-disabled={fase !== 'spelen' || undefined}
      onClick={() => !wasSleep() && send({ type: 'regel', nr })}
    >
      <i className="lz-nr" data-n={nr + 1} />
      <span className="lz-zin">{zin}</span>
      {heeftSter(state, nr) && <Sterretje />}
      <Vlaggen {...{ state, nr, handenVan }} />
    </button>
  )
}

/** One sentence of the text. */
function Regel(props: RegelProps) {
  const { state, nr, zin, send } = props
  const { opgave, fase } = state
  if (opgave?.isVraag === true) return <Knopregel {...props} />
  return fase === 'spelen' && nr >= (opgave?.nu ?? 0) ? (
    <Sterregel {...{ state, nr, zin, send }} />
  ) : (
    <Leesregel {...{ state, nr, zin }} />
  )
}

/** Whether a line is the one to look at: what is read, where the flag stands, or where the proof stood. */
function isInZicht(state: State, nr: number): boolean {
  const { opgave } = state
  if (!opgave) return false
  if (!opgave.isVraag) return nr === opgave.nu
  if (isGezocht(state)) return false
  const oordeel = isVerteld(state) ? 'goed' : oordeelVan(state)
  if (oordeel === 'goed') return standVanRegel(state, nr) === 'bewijs'
  return opgave.vlag === nr || isBeginVanBewijs(state, nr)
}

/** Whether the stretch with the proof begins with a line, before a flag was put anywhere. The relay asks which stretch that is. */
function isBeginVanBewijs({ item, opgave }: State, nr: number): boolean {
  if (!item || !opgave?.isVraag || opgave.vlag !== null || opgave.sluit) return false
  return zoekstukVan(item).van === nr
}

/** Whether help points at a stretch of the text, and the flag was not put anywhere since. */
const isGezocht = ({ opgave, fase }: State): boolean =>
  fase === 'spelen' && opgave !== null && opgave.geweest.length >= 2 && !kanGeven(opgave)

/** Whether a stretch is the one to look at: where help points, or the one that was opened last. */
function isStukInZicht({ state, van, isZoek }: StukProps): boolean {
  const { opgave } = state
  if (!opgave || state.fase !== 'spelen') return false
  if (isGezocht(state)) return isZoek && van === zoekstukVan(state.item as TekstOpgave).van
  const open = opgave.open.at(-1)
  return opgave.vlag === null && open !== undefined && opgave.stukken[open] === van
}

/** A stretch of the text that is shut, at the second stage: which sentences are in it, and the one with the star. */
function Dicht({
  item,
  van,
  tot,
  ster,
  onOpen,
}: {
  readonly item: TekstOpgave
  readonly van: number
  readonly tot: number
  readonly ster: number | undefined
  readonly onOpen: () => void
}) {
  const begin = woordenVan(item.zinnen[van] ?? '')
    .slice(0, 3)
    .join(' ')
  return (
    <button type="button" className="lz-dicht" onClick={onOpen}>
      <b>
        Zin {van + 1} tot en met {tot}
      </b>
      {ster === undefined ? (
        <span>{begin} …</span>
      ) : (
        <span>
          <Sterretje /> {item.zinnen[ster]}
        </span>
      )}
    </button>
  )
}

interface StukProps extends RegelsProps {
  readonly van: number
  readonly tot: number
  readonly isAlinea: boolean
  /** Whether help points here. */
  readonly isZoek: boolean
}

/** Whether a stretch is shut, of those that were read. */
const isStukDicht = (opgave: Opgave, van: number): boolean =>
  isDicht(opgave) && van < opgave.gelezen && !isTeZien(opgave, van)

/** Lines that stand together, or at the second stage a stretch that is shut. */
function Stuk(props: StukProps) {
  const { state, send, van, tot, isAlinea, isZoek, maat: _, ...rest } = props
  const { item, opgave } = state
  if (!item || !opgave || van >= opgave.gelezen) return null
  const isToe = isStukDicht(opgave, van)
  const isTeKiezen = (opgave.isVraag || van >= opgave.nu) && !isToe
  return (
    <div
      className="lz-stuk"
      data-rij={isTeKiezen || undefined}
      data-dicht={isToe || undefined}
      data-alinea={isAlinea || undefined}
      data-zoek={isZoek || undefined}
      data-zicht={isStukInZicht(props) ? 'stuk' : undefined}
    >
      {isToe ? (
        <Dicht
          {...{ item, van, tot }}
          ster={opgave.sterren.find((zin) => zin >= van && zin < tot)}
          onOpen={() => send({ type: 'stuk', nr: stukVan(opgave.stukken, van) })}
        />
      ) : (
        item.zinnen
          .slice(van, tot)
          .map((zin, i) => <Regel key={van + i} {...rest} {...{ state, send, zin }} nr={van + i} />)
      )}
    </div>
  )
}

/** Returns the lines in the groups in which they are shown; no group is in part where help points. */
function listGroepjes(
  item: TekstOpgave,
  opgave: Opgave,
  zoek: Zoekstuk | null,
): readonly Groepje[] {
  const { stukken } = opgave
  if (!isDicht(opgave))
    return splitBij(
      groepjesVan(item),
      [...(zoek === null ? [] : [zoek.van, zoek.tot]), opgave.nu, opgave.gelezen].toSorted(
        (een, ander) => een - ander,
      ),
    )
  return stukken.map((van, nr) => ({
    van,
    tot: stukken[nr + 1] ?? item.zinnen.length,
    isAlinea: true,
  }))
}

/** The text, line by line; stretches that are shut at the second stage. Where help points there is one band at the side. */
export function Regels(props: RegelsProps) {
  const { state, maat } = props
  const { item, opgave } = state
  if (!item || !opgave) return null
  const zoek = opgave.geweest.length >= 2 ? zoekstukVan(item) : null
  const isZoek = (nr: number): boolean => zoek !== null && nr >= zoek.van && nr < zoek.tot
  const groepjes = listGroepjes(item, opgave, zoek)
  const stukken = (deel: readonly Groepje[]) =>
    deel.map((groepje) => (
      <Stuk key={groepje.van} {...props} {...groepje} isZoek={isZoek(groepje.van)} />
    ))
  const metStukken = isDicht(opgave)
  return (
    <Venster {...{ state, maat }} isDicht={metStukken && opgave.open.length < countStukken(opgave)}>
      {zoek === null || metStukken ? (
        stukken(groepjes)
      ) : (
        <>
          {stukken(groepjes.filter(({ van }) => van < zoek.van))}
          <div className="lz-hier">{stukken(groepjes.filter(({ van }) => isZoek(van)))}</div>
          {stukken(groepjes.filter(({ van }) => van >= zoek.tot))}
        </>
      )}
    </Venster>
  )
}
