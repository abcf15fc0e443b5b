import { useEffect, useRef } from 'react'
import type { CSSProperties, MouseEvent, PointerEvent } from 'react'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { zoekstukVan } from './hulp.ts'
import { woordenVan, type Lint } from './lint.ts'
import { groepjesVan, naamVan, standVanRegel, vlaggenOp } from './rijen.ts'
import { isTeZien, oordeelVan, type State } from './stand.ts'
import type { Input } from './rules.ts'
import { Vlagje } from './vlagje.tsx'

type Handen = Readonly<Record<string, (e: PointerEvent) => void>>

export interface RegelsProps {
  readonly state: State
  readonly send: (input: Input) => void
  /** The size of the letters. */
  readonly maat: number
  readonly handenVan: (nr: number) => Handen
  readonly wasSleep: () => boolean
}

/** The words of the sentence with the flag, those in the frame of the photograph marked. */
const Woorden = ({ zin, lint: { van, tot } }: { readonly zin: string; readonly lint: Lint }) =>
  woordenVan(zin).map((woord, nr) => (
    <span
      key={nr}
      className="lz-woord"
      data-woord={nr}
      data-in={(nr >= van && nr <= tot) || undefined}
    >
      {woord}{' '}
    </span>
  ))

/** Returns the word that was tapped; null for a tap beside the words. */
function woordBij(e: MouseEvent): number | null {
  const nr = (e.target as HTMLElement).closest<HTMLElement>('[data-woord]')?.dataset['woord']
  return nr === undefined ? null : Number(nr)
}

interface RegelProps extends Omit<RegelsProps, 'maat'> {
  readonly nr: number
  readonly zin: string
}

/** A sentence that is still dark, or one that was read: no button while the text is read, but a tap reads it again. */
function Leesregel({ state, send, nr, zin }: RegelProps) {
  const stand = standVanRegel(state, nr)
  if (stand === 'uit')
    return (
      <div className="lz-donker" aria-hidden="true">
        <i className="lz-nr" data-n={nr + 1} />
      </div>
    )
  return (
    <div
      className="lz-regel"
      role="presentation"
      data-stand={stand}
      data-zicht={isInZicht(state, nr) || undefined}
      onClick={() => send({ type: 'regel', nr })}
    >
      <i className="lz-nr" data-n={nr + 1} />
      <span className="lz-zin">{zin}</span>
    </div>
  )
}

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

/** A sentence that can be pressed, as a lane of the track: the next to be lit, or one to put the flag on. */
function Knopregel({ state, send, handenVan, wasSleep, nr, zin }: RegelProps) {
  const { opgave, fase } = state
  const stand = standVanRegel(state, nr)
  const isHier = opgave?.vlag === nr
  const lint = fase === 'spelen' && isHier ? opgave.lint : null
  function onTik(e: MouseEvent): void {
    if (wasSleep()) return
    const woord = lint ? woordBij(e) : null
    send(woord === null ? { type: 'regel', nr } : { type: 'woord', nr: woord })
  }
  return (
    <button
      type="button"
      className="lz-regel"
      data-stand={stand}
      data-nr={nr}
      data-vlag={isHier || undefined}
      data-zicht={isInZicht(state, nr) || undefined}
      aria-label={naamVan(state, nr, zin)}
      aria-disabled={fase !== 'spelen' || undefined}
      onClick={onTik}
    >
      <i className="lz-nr" data-n={nr + 1} />
      <span className="lz-zin">
        {lint ? <Woorden {...{ zin, lint }} /> : stand === 'klaar' ? null : zin}
      </span>
      <Vlaggen {...{ state, nr, handenVan }} />
    </button>
  )
}

/** One sentence of the text. */
function Regel(props: RegelProps) {
  const { state, nr } = props
  const isKnop = state.opgave?.isVraag === true || standVanRegel(state, nr) === 'klaar'
  return isKnop ? <Knopregel {...props} /> : <Leesregel {...props} />
}

/** Whether a line is the one to look at: what is read, where the flag stands, or where the proof stood. */
function isInZicht(state: State, nr: number): boolean {
  const { opgave } = state
  if (!opgave) return false
  if (!opgave.isVraag) return nr === Math.max(0, opgave.nu)
  if (oordeelVan(state) !== null) return standVanRegel(state, nr) === 'bewijs'
  return opgave.vlag === nr
}

/** How much of a text is seen above and under the line that is looked at, in px. */
const OM = { boven: 62, onder: 70 } as const

/** Keeps the line in view that is looked at. */
function useInZicht(waar: string) {
  const vlak = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const lijst = vlak.current
    const regel = lijst?.querySelector<HTMLElement>('[data-zicht]')
    if (!lijst || !regel) return
    const [hier, kader] = [regel.getBoundingClientRect(), lijst.getBoundingClientRect()]
    const boven = hier.top - kader.top - OM.boven
    const onder = hier.bottom - kader.bottom + OM.onder
    if (boven < 0) lijst.scrollTop += boven
    else if (onder > 0) lijst.scrollTop += Math.min(onder, boven)
  }, [waar])
  return vlak
}

/** A stretch of the text that is shut, at the second stage: how it begins, and which sentences are in it. */
function Dicht({
  item,
  van,
  tot,
  onOpen,
}: {
  readonly item: TekstOpgave
  readonly van: number
  readonly tot: number
  readonly onOpen: () => void
}) {
  const begin = woordenVan(item.zinnen[van] ?? '')
    .slice(0, 3)
    .join(' ')
  return (
    <button type="button" className="lz-dicht" onClick={onOpen}>
      <b>
        Zin {van + 1} tot {tot}
      </b>
      <span>{begin} …</span>
    </button>
  )
}

/** The text, line by line; stretches that are shut at the second stage. */
export function Regels(props: RegelsProps) {
  const { state, maat, send } = props
  const { item, opgave, fase, poging } = state
  const waar = `${opgave?.nu} ${opgave?.isVraag} ${opgave?.vlag} ${opgave?.open.join()} ${fase} ${poging}`
  const vlak = useInZicht(waar)
  if (!item || !opgave) return null
  const { stukken } = opgave
  const zoek = opgave.geweest.length >= 2 ? zoekstukVan(item) : null
  const isZoek = (nr: number): boolean => zoek !== null && nr >= zoek.van && nr < zoek.tot
  const metStukken = opgave.isVraag && stukken.length > 0
  const groepjes = metStukken
    ? stukken.map((van, nr) => ({
        van,
        tot: stukken[nr + 1] ?? item.zinnen.length,
        isAlinea: true,
      }))
    : groepjesVan(item)
  return (
    <div
      ref={vlak}
      className="lz-tekst"
      data-dicht={(metStukken && opgave.open.length < stukken.length) || undefined}
      style={{ fontSize: maat } as CSSProperties}
    >
      {groepjes.map(({ van, tot, isAlinea }, nr) =>
        metStukken && !isTeZien(opgave, van) ? (
          <div
            key={van}
            className="lz-stuk"
            data-alinea
            data-dicht
            data-zoek={isZoek(van) || undefined}
          >
            <Dicht {...{ item, van, tot }} onOpen={() => send({ type: 'stuk', nr })} />
          </div>
        ) : (
          <div
            key={van}
            className="lz-stuk"
            data-rij={opgave.isVraag || undefined}
            data-alinea={isAlinea || undefined}
            data-zoek={isZoek(van) || undefined}
          >
            {item.zinnen.slice(van, tot).map((zin, i) => (
              <Regel key={van + i} {...props} nr={van + i} zin={zin} />
            ))}
          </div>
        ),
      )}
    </div>
  )
}
