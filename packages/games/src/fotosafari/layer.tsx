import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import type { KeyboardEvent } from 'react'
import { buurVan, PIJLEN } from '@letterhaven/game-kit/onderdelen/raster'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Zinvraag } from '@letterhaven/game-kit/onderdelen/zinvraag.tsx'
import { Borden } from './borden.tsx'
import { useCamera } from './use-camera.ts'
import { classify, inZoeker, waarVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import type { Input, State } from './rules.ts'
import './layer.css'

type Props = LayerProps<State, Input>

/** The viewfinder of the camera, dark outside it. It closes for a moment when a picture is taken. */
function Zoeker({ vak, klik }: { vak: Indeling['zoeker']; klik: boolean }) {
  return (
    <span className="fs-zoeker" data-klik={klik || undefined} style={plaatsVan(vak)}>
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

interface VerderProps {
  readonly indeling: Indeling
  readonly links: number
  readonly onKijk: (plek: number) => void
}

/** Arrows at the edges, where there are more signs that way. Keys and screen readers go to the signs themselves. */
function Verder({ indeling, links, onKijk }: VerderProps) {
  const { borden, w, zoeker } = indeling
  const opScherm = borden.map((bord) => bord.x + bord.w / 2 - links)
  const naar = {
    links: opScherm.findLastIndex((x) => x < 0),
    rechts: opScherm.findIndex((x) => x > w),
  }
  return Object.entries(naar).map(
    ([kant, plek]) =>
      plek >= 0 && (
        <button
          key={kant}
          type="button"
          className="fs-verder"
          data-kant={kant}
          style={{ top: zoeker.y + zoeker.h * 0.06 }}
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => onKijk(plek)}
        />
      ),
  )
}

/** The sentence, signs and camera over the savanna. Drag to look round, tap a sign or press the button, or use keys. */
export function Layer(props: Props) {
  const { state, send, maat, letter, stem } = props
  const { opgave, fase } = state
  const indeling = classify(maat.w, maat.h, {
    aantal: opgave?.vormen.length ?? 4,
    fotos: state.aantal,
  })
  const kan = fase === 'spelen'
  const vlak = useBegin(state.nummer)
  const waar = opgave?.waar ?? 0.5
  const camera = useCamera({ indeling, waar, onKijk: (naar) => send({ type: 'kijk', waar: naar }) })
  const inBeeld = inZoeker(indeling, waar)
  const lookAt = (plek: number): void => {
    const bord = indeling.borden[plek]
    if (bord) camera.kijk(waarVan(indeling, bord))
  }
  const foto = (plek: number | null): void => {
    if (!kan || plek === null || camera.wasSleep()) return
    lookAt(plek)
    send({ type: 'foto', plek })
  }

  function onPijl(e: KeyboardEvent, plek: number): void {
    const richting = PIJLEN[e.key]
    if (richting === undefined) return
    e.preventDefault()
    const plekken = indeling.borden.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
    const naar = buurVan(plekken, plek, richting)
    const knoppen = vlak.current?.querySelectorAll<HTMLElement>('.fs-bord')
    if (naar !== null) knoppen?.[naar]?.focus({ preventScroll: true })
  }

  return (
    // The savanna is a surface to look round on. Its buttons offer every answer to keys and screen readers.
    <div
      ref={vlak}
      className="fs-vlak"
      role="presentation"
      onKeyDown={(e) => !e.repeat && '1234'.includes(e.key) && foto(Number(e.key) - 1)}
      {...camera.handen}
    >
      <span className="fs-land" style={{ top: indeling.horizon }} />
      {opgave && fase !== 'klaar' && (
        <>
          <Zoeker vak={indeling.zoeker} klik={state.gegeven !== null} />
          <Borden
            {...{ state, opgave, indeling, letter, inBeeld }}
            links={camera.links}
            sleept={camera.sleept}
            onFocus={lookAt}
            onFoto={foto}
            onToets={onPijl}
          />
          <Verder indeling={indeling} links={camera.links} onKijk={lookAt} />
          <Zinvraag
            {...{ state, letter, stem }}
            vak={indeling.kaart}
            onHoor={(type) => send({ type })}
          />
          <button
            type="button"
            className="fs-knip"
            aria-disabled={!kan || inBeeld === null}
            onClick={() => foto(inBeeld)}
          >
            <span aria-hidden="true" />
            <span className="lhs-alleen-gehoord">
              Maak de foto{inBeeld === null ? '' : `: ${opgave.vormen[inBeeld] ?? ''}`}
            </span>
          </button>
        </>
      )}
    </div>
  )
}
