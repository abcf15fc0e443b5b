import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useBakken } from '@letterhaven/game-kit/onderdelen/use-bakken'
import { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Deur } from './deur.tsx'
import { Huizen } from './huizen.tsx'
import { BANKEN } from './bank.ts'
import { classify, huisBij, isBijPop, popVak } from './indeling.ts'
import { Onderweg } from './onderweg.tsx'
import { metBruggen } from './ronde.ts'
import type { Input } from './rules.ts'
import { useLaatste } from './use-laatste.ts'
import { aantalHuizen, dezeStraat } from './straat.ts'
import type { State } from './straat.ts'
import { Sneeuwhoop } from './sneeuwhoop.tsx'
import { Sneeuwpop } from './sneeuwpop.tsx'
import { Tafel } from './tafel.tsx'
import { deurBrief, openPlek, terugBrief, teSorteren } from './tas.ts'
import { Terug } from './terug.tsx'
import { useRit } from './use-rit.ts'
import { voertuigVan } from './voertuig.ts'
import { Voordoen } from './voordoen.tsx'
import './layer.css'
import './deur.css'
import './tafel.css'
import './toonbank.css'

type Props = LayerProps<State, Input>

/** Writes the word of the letter that was brought to a door, and leads the focus along the ride, to its line, and back to the houses. */
function useDeur({ state, send, rustig }: Props) {
  const isTerug = terugBrief(state) !== null
  const rit = useRit({ state, rustig, onAan: (aan) => send({ type: 'aan', plek: aan }) })
  const bezoek = isTerug ? null : deurBrief(state)
  const brief = rit.isOnderweg ? null : bezoek
  const plek = brief?.plek ?? -1
  const vlak = useRef<HTMLDivElement>(null)
  const vak = useRef<HTMLOutputElement>(null)
  const { isOnderweg } = rit
  useEffect(() => {
    const nu = document.activeElement
    if (nu !== document.body && !vlak.current?.contains(nu)) return
    const naar = isOnderweg ? '[data-onderweg]' : '[data-begin]'
    const doel = plek < 0 ? vlak.current?.querySelector<HTMLElement>(naar) : vak.current
    doel?.focus({ preventScroll: true })
  }, [plek, isOnderweg])
  const { onToets, letters } = useSchrijven({
    tegels: brief?.opgave.tegels ?? null,
    kan: brief !== null,
    onTegel: (tegel) => send({ type: 'leg', plek, tegel }),
    onTeken: (teken) => send({ type: 'teken', plek, teken }),
    onWis: () => send({ type: 'wis', plek }),
    onGeef: () => send({ type: 'geef', plek }),
  })
  /** Cuts the ride short. */
  function arrive(): void {
    if (isOnderweg) rit.arrive()
  }
  return { brief, isOnderweg, arrive, vlak, vak, onToets, letters }
}

/**
 * Whether the bike was taken. A letter that needs a house, of a new bag or come back, is sorted before the bike goes on, so that a
 * house means one thing at a time.
 */
function useFiets(isGesorteerd: boolean) {
  const [isOp, setOp] = useState(false)
  const [teVroeg, setTeVroeg] = useState(0)
  if (!isGesorteerd && (isOp || teVroeg > 0)) {
    setOp(false)
    setTeVroeg(0)
  }
  return {
    isOp,
    teVroeg,
    tooEarly: (): void => setTeVroeg((n) => n + 1),
    onFietsen: (): void => setOp(true),
  }
}

/**
 * Takes letters out of the bag for houses. Without bridges there is nothing to plan, and the bike brings each one at once; with them
 * they lie ready there, and it rides once every letter has a house and the bike was taken.
 */
function useTas({ state, send, maat }: Props, isAanDeur: boolean) {
  const teDoen = teSorteren(state)
  const fiets = useFiets(teDoen.every(({ bak }) => bak !== null))
  const indeling = classify(maat.w, maat.h, aantalHuizen(state))
  const bakken = useBakken({
    dingen: isAanDeur ? [] : teDoen,
    bakken: dezeStraat(state)?.huizen ?? [],
    kan: (plek) => !isAanDeur && teDoen.some((brief) => brief.plek === plek),
    onPak: (plek) => send({ type: 'kies', plek }),
    onLeg: (plek, huis) => {
      send({ type: 'huis', plek, huis })
      if (!metBruggen(state)) send({ type: 'rijd', plek })
    },
    onVol: (klaar) => {
      if (!fiets.isOp) return fiets.tooEarly()
      for (const { plek } of klaar) send({ type: 'rijd', plek })
    },
  })
  const { sleep, handenVan, wasSleep } = useSleep({
    vlak: '.po-vlak',
    kan: !isAanDeur,
    onLos: (los) => {
      if (isBijPop(indeling, los)) return send({ type: 'sneeuwpop', plek: los.nr })
      const huis = huisBij(indeling, los)
      if (huis !== null) bakken.leg(los.nr, huis)
    },
  })
  // A letter that is in hand may still go to another house.
  const isInHand = bakken.hand !== null || sleep !== null
  useLaatste({ state, send }, fiets.isOp && !isAanDeur && !isInHand)
  const daad = isAanDeur ? 'niets' : bakken.hand || !fiets.isOp ? 'leg' : 'rijd'
  return { indeling, bakken, daad, sleep, handen: handenVan, wasSleep, fiets } as const
}

interface PaneelProps extends Props {
  readonly deur: ReturnType<typeof useDeur>
  readonly tas: ReturnType<typeof useTas>
}

/** The desk: small while letters are sorted, put away on the way, large at a door. */
function Paneel({ deur, tas, ...props }: PaneelProps) {
  const { state } = props
  const { brief, isOnderweg, vak, letters } = deur
  const { indeling, bakken, fiets } = tas
  const { paneel, tafel } = indeling
  return (
    <div
      className="po-paneel"
      data-breed={indeling.opstelling === 'breed' || undefined}
      data-rit={isOnderweg || undefined}
      style={plaatsVan(brief ? paneel : tafel)}
    >
      {isOnderweg ? (
        <Onderweg voertuig={voertuigVan(state)} />
      ) : brief ? (
        <Deur
          {...props}
          {...{ brief, vak, letters }}
          breed={indeling.opstelling === 'breed' ? paneel.w / 2 : paneel.w}
        />
      ) : (
        <Tafel
          {...props}
          {...tas}
          brief={bakken.hand}
          onPak={bakken.pak}
          rijdt={fiets.isOp}
          teVroeg={fiets.teVroeg}
          onFietsen={fiets.onFietsen}
        />
      )}
    </div>
  )
}

/**
 * The houses over the picture, and the desk with the bag. Keys 1 to 5 take a letter, arrows lead along the houses, Enter lays it
 * ready there or rides there, and at the door the word is written.
 */
export function Layer(props: Props) {
  const { state, letter, send } = props
  const deur = useDeur(props)
  const { brief, isOnderweg, arrive, vlak } = deur
  const terug = terugBrief(state)
  const isBezig = brief !== null || isOnderweg || terug !== null
  const tas = useTas(props, isBezig)
  const { indeling, bakken, sleep } = tas
  const boven = sleep ? huisBij(indeling, sleep) : null
  const isKlaar = state.fase === 'klaar'

  /** Goes on from a mistake that was read. */
  const readOn = (): void => send({ type: 'verder', plek: openPlek(state) })
  function onToets(e: KeyboardEvent): void {
    if (terug?.item) {
      if (e.key !== 'Enter' || e.repeat) return
      // The same press is not meant for the house that gets the focus.
      e.preventDefault()
      return readOn()
    }
    if (brief) deur.onToets(e)
    else if (!isOnderweg) bakken.onToets(e)
  }

  return (
    // Keys work wherever the focus is on the square. Every action also has a button; a tap anywhere cuts a ride short.
    <div ref={vlak} className="po-vlak" role="presentation" onKeyDown={onToets} onClick={arrive}>
      <div
        className="po-straat"
        style={{ transform: `translateY(${brief ? -indeling.camera : 0}px)` }}
      >
        <span className="po-sneeuw" style={{ top: indeling.grond }} />
        <span
          className="po-bank"
          style={{ height: indeling.camera, background: BANKEN[state.trap] }}
        />
        <Huizen {...{ state, indeling, letter, boven }} daad={tas.daad} onHuis={bakken.druk} />
        {!isBezig && !isKlaar && <Sneeuwhoop {...{ state, indeling, send }} />}
        <Sneeuwpop
          vak={popVak(indeling)}
          onGeef={() => send({ type: 'sneeuwpop', plek: openPlek(state) })}
        />
        <Terug {...{ state, indeling }} />
      </div>
      <Voordoen {...{ state, indeling }} sleept={sleep !== null} />
      {sleep && (
        <span className="po-sleep" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true">
          {teSorteren(state).findIndex(({ plek }) => plek === sleep.nr) + 1}
        </span>
      )}
      {terug === null && !isKlaar && <Paneel {...props} {...{ deur, tas }} />}
    </div>
  )
}
