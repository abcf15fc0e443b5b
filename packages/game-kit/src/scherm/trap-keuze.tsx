import { useEffect, useRef } from 'react'
import type { Spelboek } from '@letterhaven/contracts/spelboek'
import type { Trap } from '@letterhaven/contracts/trap'
import { nogTotTrap } from '@letterhaven/domain/spelboek'
import { useDruk } from '../apparaat/use-druk.ts'
import type { Instellingen } from '../keuzen/instellingen.ts'
import { Paneel } from '../knoppen/paneel.tsx'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import { useSchakelaar } from './schakelaar.ts'
import type { GameModule, TrapKaart } from './spel-module.ts'
import { trapVoor } from './trappen.ts'
import { Plaatje } from './uitleg-paneel.tsx'
import './spel-scherm.css'
import './uitleg.css'
import './trap-keuze.css'

interface KaartProps {
  readonly kaart: TrapKaart
  readonly trap: Trap
  /** How many plays it still needs before it opens. */
  readonly nog: number
  readonly isKlaargelegd: boolean
  readonly instellingen: Instellingen
  readonly onKies: (trap: Trap) => void
}

const nogZin = (nog: number): string => `Nog ${nog === 1 ? '1 keer' : `${nog} keer`} spelen`

/** One stage: a picture to press, with its name; a stage to come says what opens it. */
function Kaart({ kaart, trap, nog, isKlaargelegd, instellingen, onKies }: KaartProps) {
  const knop = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isKlaargelegd) knop.current?.focus()
  }, [isKlaargelegd])
  const dicht = nog > 0
  return (
    <li>
      <button
        ref={knop}
        type="button"
        className="lhs-trap"
        data-klaargelegd={isKlaargelegd || undefined}
        aria-disabled={dicht}
        onClick={() => !dicht && onKies(trap)}
      >
        <Plaatje teken={kaart.teken} soort={instellingen.held} kleding={instellingen.kleding} />
        <strong>{kaart.naam}</strong>{' '}
        <span>
          {dicht && <SpelIcoon naam="slot" />}
          {dicht ? nogZin(nog) : kaart.zin}
        </span>
      </button>
    </li>
  )
}

interface TrapKeuzeProps {
  readonly module: GameModule
  readonly trappen: readonly TrapKaart[]
  readonly boek: Spelboek
  readonly instellingen: Instellingen
  readonly onKies: (trap: Trap) => void
  readonly onStop: () => void
}

/** What the pupil reached so far, in words. */
function Bereikt({ module, boek }: Pick<TrapKeuzeProps, 'module' | 'boek'>) {
  const record = boek.record === null ? null : module.recordNaam?.(boek.record)
  if (!record && !boek.geheim) return null
  return (
    <p className="lhs-bereikt">
      {record && (
        <span>
          <SpelIcoon naam="ster" />
          Jouw record: {record}
        </span>
      )}
      {boek.geheim && (
        <span>
          <SpelIcoon naam="vink" />
          Geheim gevonden
        </span>
      )}
    </p>
  )
}

/** The stages of a game, to choose from before a round. The one that was played last lies ready. */
export function TrapKeuze(props: TrapKeuzeProps) {
  const { module, trappen, boek, instellingen, onKies, onStop } = props
  const vlak = useRef<HTMLElement>(null)
  useSchakelaar(vlak, instellingen)
  useDruk(vlak)
  const { manifest } = module
  const klaargelegd = trapVoor(trappen, boek)
  return (
    <section ref={vlak} className="lhs-spel" translate="no" aria-label={manifest.title}>
      <Paneel titel="Welke kies je?" breed onSluit={onStop}>
        <h2>Welke kies je?</h2>
        <ol className="lhs-uitleg lhs-trappen" data-aantal={trappen.length}>
          {trappen.map((kaart, i) => (
            <Kaart
              key={kaart.naam}
              {...{ kaart, instellingen, onKies }}
              trap={(i + 1) as Trap}
              nog={nogTotTrap(boek, (i + 1) as Trap)}
              isKlaargelegd={i + 1 === klaargelegd}
            />
          ))}
        </ol>
        <Bereikt module={module} boek={boek} />
        <div className="lhs-knoppen">
          <button type="button" className="lhs-knop" onClick={onStop}>
            <SpelIcoon naam="stop" />
            Terug
          </button>
        </div>
      </Paneel>
    </section>
  )
}
