import type { FilmOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { useSleep, type Sleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Fragment, useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { kanEerst, type Input, type Opdracht, type State } from './filmen.ts'
import type { Indeling } from './indeling.ts'
import { Kop } from './kop.tsx'
import { maatIn } from './letters.ts'

interface WoordenProps extends LayerProps<State, Input> {
  readonly item: FilmOpgave
  readonly opgave: Opdracht
  readonly indeling: Indeling
}

const metHoofdletter = (woord: string): string =>
  `${woord.slice(0, 1).toLocaleUpperCase('nl')}${woord.slice(1)}`

/** Returns before which word of the line something was let go; null where that is not over the line. */
function plekOnder({ x, y }: Sleep, regel: HTMLElement | null): number | null {
  const vlak = regel?.closest('.bs-vlak')?.getBoundingClientRect()
  const kader = regel?.getBoundingClientRect()
  if (!vlak || !kader || !regel) return null
  const [px, py] = [x + vlak.left, y + vlak.top]
  const isErop =
    px >= kader.left && px <= kader.right && py >= kader.top - 30 && py <= kader.bottom + 10
  if (!isErop) return null
  const woorden = [...regel.querySelectorAll('[data-plek]')].map((el) => el.getBoundingClientRect())
  return woorden.filter(
    ({ left, width, bottom, top }) => bottom < py || (top < py && left + width / 2 < px),
  ).length
}

/** The line under the film, and the words that lie ready: tap or drag them in, out, and to another place. */
export function Woorden(props: WoordenProps) {
  const { state, send, item, opgave, indeling, letter } = props
  const { tegels, regel } = opgave
  const regelVak = useRef<HTMLDivElement>(null)
  const kan = state.fase === 'spelen'
  const { sleep, handenVan, wasSleep } = useSleep({
    vlak: '.bs-vlak',
    kan,
    onLos: (los) => {
      const plek = plekOnder(los, regelVak.current)
      const van = regel.indexOf(los.nr)
      if (van < 0) {
        if (plek !== null) send({ type: 'leg', tegel: los.nr, plek })
      } else if (plek === null) send({ type: 'terug', plek: van })
      else
        send({
          type: 'schuif',
          van,
          naar: Math.min(regel.length - 1, plek > van ? plek - 1 : plek),
        })
    },
  })
  const maat = maatIn(tegels, indeling, { letter, groep: state.groep })
  const lang = regel.length
  const isVooraan = (plek: number): boolean => plek === 0 && opgave.vrij[0] !== 0
  useEffect(() => {
    // A word that was taken out of the line took the focus with it.
    if (document.activeElement !== document.body) return
    const vlak = regelVak.current?.closest('.bs-vlak')
    vlak?.querySelector<HTMLElement>('[data-begin]')?.focus({ preventScroll: true })
  }, [lang])
  const eersteVrij = tegels.findIndex((_, tegel) => !regel.includes(tegel))
  const isEerst = state.nummer === 0 && state.poging === 1 && regel.length === 0
  const gewezen = isEerst ? tegels.findLastIndex((woord) => kanEerst(item, woord)) : -1
  const stijl = { '--bs-maat': `${maat}px` } as CSSProperties
  const gesleept = sleep && tegels[sleep.nr]
  return (
    <>
      <section
        className="bs-onder"
        aria-label="Jouw zin"
        style={{ ...plaatsVan(indeling.regel), ...stijl }}
      >
        <Kop {...{ state, item, opgave }} />
        <div ref={regelVak} className="bs-regel" data-rij="">
          {regel.map((tegel, plek) => (
            <Fragment key={tegel}>
              {opgave.vrij.map(
                (vrij, nr) =>
                  vrij === plek && <span key={nr} className="bs-gat" aria-hidden="true" />,
              )}
              <button
                type="button"
                className="bs-woord"
                data-plek={plek}
                data-weg={sleep?.nr === tegel ? '' : undefined}
                aria-label={`${tegels[tegel] ?? ''}, woord ${plek + 1} van je zin, woord terug`}
                {...handenVan(tegel)}
                onClick={() => {
                  if (!wasSleep()) send({ type: 'terug', plek })
                }}
              >
                {isVooraan(plek) ? metHoofdletter(tegels[tegel] ?? '') : tegels[tegel]}
              </button>
            </Fragment>
          ))}
          {regel.length === 0 && <span className="bs-leeg" aria-hidden="true" />}
        </div>
      </section>
      <fieldset
        className="bs-bak"
        aria-label="Woorden"
        data-rij=""
        style={{ ...plaatsVan(indeling.woorden), ...stijl }}
      >
        {tegels.map((woord, tegel) => {
          const ligt = regel.includes(tegel)
          return (
            <button
              key={tegel}
              type="button"
              className="bs-woord"
              // A word that lies in the line leaves its place, and keys keep theirs.
              aria-disabled={ligt}
              data-begin={tegel === eersteVrij ? '' : undefined}
              data-weg={sleep?.nr === tegel ? '' : undefined}
              {...(ligt ? {} : handenVan(tegel))}
              onClick={() => {
                if (!wasSleep()) send({ type: 'leg', tegel })
              }}
            >
              {woord}
              {tegel === gewezen && (
                <span className="bs-wijs">
                  <Wijshand />
                </span>
              )}
            </button>
          )
        })}
      </fieldset>
      {gesleept !== null && gesleept !== undefined && (
        <span className="bs-woord bs-sleep" style={{ left: sleep?.x, top: sleep?.y, ...stijl }}>
          {gesleept}
        </span>
      )}
    </>
  )
}
