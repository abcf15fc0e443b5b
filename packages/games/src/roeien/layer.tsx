import type { CSSProperties, KeyboardEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Acties } from './acties.tsx'
import { classify, layCel } from './indeling.ts'
import { Lei } from './lei.tsx'
import { Riemen } from './riemen.tsx'
import { isVol, oordeelVan, type State } from './stand.ts'
import type { Input } from './rules.ts'
import { toetsDaad } from './toetsen.ts'
import { useRiem } from './use-riem.ts'
import { Woord } from './woord.tsx'
import { sayNu } from './zeg.ts'
import './layer.css'
import './riemen.css'

/** Returns another number for each place where the focus begins anew. */
const beginVan = ({ nummer, poging, opgave, fase }: State): number =>
  nummer * 100 +
  poging * 20 +
  (fase === 'spelen' ? 8 : 0) +
  (opgave && isVol(opgave) ? 4 : 0) +
  (fase === 'kijken' ? 2 : 0) +
  (opgave?.roep ? 1 : 0)

/** Goes on by a key after a word that is right. One that is still down from before does nothing, and a button answers its own. */
function onVerderToets(e: KeyboardEvent, send: (input: Input) => void): void {
  if (e.key !== 'Enter' && e.key !== ' ') return
  if (!e.repeat && e.target instanceof HTMLButtonElement) return
  e.preventDefault()
  if (!e.repeat) send({ type: 'verder' })
}

/** The word on the water, what is told above it, and the oars below. A finger anywhere on the water pulls the oar. */
export function Layer({ state, send, maat, letter, stem, rustig }: LayerProps<State, Input>) {
  const { opgave, fase } = state
  const indeling = classify(maat.w, maat.h)
  const kan = fase === 'spelen' && opgave !== null
  const vlak = useBegin(beginVan(state))
  const riem = useRiem({ state, kan, rustig, send })
  if (!opgave) return null
  const cel = layCel(indeling, opgave.letters.join('').length, readTekstschaal())
  const isGoed = oordeelVan(state) === 'goed'
  const opToets = (e: KeyboardEvent): void => {
    if (isGoed) return onVerderToets(e, send)
    if (riem.onSpatie(e)) return
    const daad = toetsDaad(e, opgave)
    if (!daad) return
    e.preventDefault()
    if (daad.type === 'schuif' && opgave.bel !== 0 && opgave.slagen.length === 0) {
      const kant = daad.stap < 0 ? 'links' : 'rechts'
      vlak.current?.querySelector<HTMLElement>(`.ro-riem[data-kant="${kant}"]`)?.focus()
      return
    }
    if (!e.repeat || daad.type === 'schuif') send(daad)
  }
  const stijl = {
    '--ro-groot': indeling.groot,
    '--ro-hoog': `${indeling.woord.h}px`,
    '--ro-riem': `${indeling.riemHoog}px`,
    '--ro-oever': `${indeling.punt.y}px`,
  } as CSSProperties
  const { eenden } = indeling
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="ro-vlak"
      role="presentation"
      data-laag={indeling.isLaag || undefined}
      data-goed={isGoed || undefined}
      data-houdt={opgave.houdt !== null || undefined}
      style={stijl}
      onKeyDown={opToets}
      // The second tap on the button that gave the word is none that goes on.
      onClick={(e) => isGoed && e.detail < 2 && send({ type: 'verder' })}
      {...riem.handen}
    >
      <div className="ro-plaats" style={plaatsVan(indeling.woord)}>
        <Woord {...{ state, opgave, cel, kan, letter, send }} hoog={indeling.woord.h} />
      </div>
      <div className="ro-onder" style={plaatsVan(indeling.onder)}>
        <Acties {...{ state, opgave, kan, stem, send }} />
        <Riemen {...{ state, opgave, kan, rustig, send }} onKlik={riem.onKlik} />
      </div>
      <Lei state={state} vak={indeling.lei} />
      <output className="lhs-alleen-gehoord">{sayNu(opgave)}</output>
      <button
        type="button"
        className="ro-eenden"
        style={plaatsVan({ x: eenden.x - 40, y: eenden.y - 34, w: 80, h: 56 })}
        aria-label="Lok de eenden"
        onClick={() => send({ type: 'eend' })}
      />
    </div>
  )
}
