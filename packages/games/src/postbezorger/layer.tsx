import { Suspense, useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useBakken } from '@letterhaven/game-kit/onderdelen/use-bakken'
import { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Deur } from './deur.tsx'
import { Huizen } from './huizen.tsx'
import { huisBij, isBijPop, popVak } from './indeling.ts'
import { Onderweg } from './onderweg.tsx'
import { Voordoen } from './later.tsx'
import { indelingVan } from './plattegrond.ts'
import { metBruggen } from './ronde.ts'
import type { Input } from './rules.ts'
import { useLaatste } from './use-laatste.ts'
import { dezeStraat, isVerkeerd } from './straat.ts'
import type { State } from './straat.ts'
import { Sneeuwhoop } from './sneeuwhoop.tsx'
import { Sneeuwpop } from './sneeuwpop.tsx'
import { Tafel } from './tafel.tsx'
import { deurBrief, isAllereerst, nummerVan, openPlek, terugBrief, teSorteren } from './tas.ts'
import type { OpenBrief } from './tas.ts'
import { Terug } from './terug.tsx'
import { useCamera } from './use-camera.ts'
import { useKlop } from './use-klop.ts'
import { usePlaatjes } from './use-plaatjes.ts'
import { useRit } from './use-rit.ts'
import { voertuigVan } from './voertuig.ts'
import './layer.css'
import './deur.css'
import './tafel.css'
import './toonbank.css'

type Props = LayerProps<State, Input>

/** Follows the bike to a door, where who lives there takes the letter or, at a wrong house, refuses it. */
function useBezoek({ state, send, rustig }: Props) {
  const isTerug = terugBrief(state) !== null
  const { isOnderweg, arrive } = useRit({
    state,
    rustig,
    onAan: (aan) => send({ type: 'aan', plek: aan }),
  })
  const aan = isTerug || isOnderweg ? null : deurBrief(state)
  const isNiet = aan !== null && isVerkeerd(state, aan.plek)
  useKlop(isNiet ? aan.plek : -1, send)
  return { aan, brief: isNiet ? null : aan, isNiet, isTerug, isOnderweg, arrive }
}

/** Writes the word of the letter that was brought to a door, once who lives there took it. */
function useDeur(props: Props) {
  const { send } = props
  const { aan, brief, isNiet, isTerug, isOnderweg, arrive } = useBezoek(props)
  const plek = brief?.plek ?? -1
  const vak = useRef<HTMLOutputElement>(null)
  const { onToets, letters } = useSchrijven({
    tegels: brief?.opgave.tegels ?? null,
    kan: brief !== null,
    onTegel: (tegel) => send({ type: 'leg', plek, tegel }),
    onTeken: (teken) => send({ type: 'teken', plek, teken }),
    onWis: () => send({ type: 'wis', plek }),
    onGeef: () => send({ type: 'geef', plek }),
  })
  return {
    brief,
    isOnderweg,
    /** Whether nothing is sorted now, and whether the desk is away: a letter is looked at at a door. */
    isBezig: aan !== null || isOnderweg || isTerug,
    isWeg: isNiet || isTerug,
    isTerug,
    /** Cuts the ride short. */
    arrive: (): void => {
      if (isOnderweg) arrive()
    },
    vak,
    onToets,
    letters,
  }
}

/**
 * Leads the focus along the ride, to the line, to what is said of a mistake, and back to the letter in hand: to no house, which
 * would look like a hint, and which the next press would choose.
 */
function useFocus(
  { vak, brief, isOnderweg, isTerug }: ReturnType<typeof useDeur>,
  hand: OpenBrief | null,
) {
  const vlak = useRef<HTMLDivElement>(null)
  const schrijft = brief?.plek ?? -1
  const inHand = hand?.plek ?? -1
  useEffect(() => {
    const nu = document.activeElement
    if (nu !== document.body && !vlak.current?.contains(nu)) return
    const naar = isOnderweg ? '[data-onderweg]' : '[data-begin]'
    const doel = schrijft < 0 ? vlak.current?.querySelector<HTMLElement>(naar) : vak.current
    // While nothing can be done, at a door that is still closed, it waits on the square: keys work there.
    ;(doel ?? vlak.current)?.focus({ preventScroll: true })
  }, [vak, schrijft, inHand, isOnderweg, isTerug])
  return vlak
}

/**
 * Takes letters out of the bag for houses. Without bridges there is nothing to plan, and the bike brings each one at once; with them
 * they lie ready there, and once every letter has a house, a house that is pressed is ridden to. Until then each letter may get
 * another house.
 */
function useTas({ state, send, maat }: Props, isAanDeur: boolean) {
  const teDoen = teSorteren(state)
  const indeling = indelingVan(state, maat)
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
  useLaatste({ state, send }, !isAanDeur && !isInHand)
  const daad = isAanDeur ? 'niets' : bakken.hand ? 'leg' : 'rijd'
  /** Takes a letter by its own number, or walks along the houses. */
  function onToets(e: KeyboardEvent): void {
    const isNummer = /^[1-9]$/.test(e.key) && !e.repeat
    if (isNummer) bakken.pak(dezeStraat(state)?.plekken[Number(e.key) - 1] ?? -1)
    else bakken.onToets(e)
  }
  return { indeling, bakken, daad, sleep, handen: handenVan, wasSleep, onToets } as const
}

interface PaneelProps extends Props {
  readonly deur: ReturnType<typeof useDeur>
  readonly tas: ReturnType<typeof useTas>
}

/** The desk: small while letters are sorted, put away on the way, large at a door. */
function Paneel({ deur, tas, ...props }: PaneelProps) {
  const { state } = props
  const { brief, isOnderweg, vak, letters } = deur
  const { indeling, bakken } = tas
  const { paneel, tafel } = indeling
  return (
    <div
      className="po-paneel"
      data-breed={(brief ? indeling.isTweedelig : indeling.opstelling === 'breed') || undefined}
      data-rit={isOnderweg || undefined}
      style={plaatsVan(brief ? paneel : tafel)}
    >
      {isOnderweg ? (
        <Onderweg voertuig={voertuigVan(state)} />
      ) : brief ? (
        <Deur
          {...props}
          {...{ brief, vak, letters }}
          breed={indeling.isTweedelig ? paneel.w / 2 : paneel.w}
        />
      ) : (
        <Tafel {...props} {...tas} brief={bakken.hand} onPak={bakken.pak} />
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
  usePlaatjes(state)
  const deur = useDeur(props)
  const { brief, isBezig, isTerug, arrive } = deur
  const tas = useTas(props, isBezig)
  const { indeling, bakken, sleep } = tas
  const vlak = useFocus(deur, bakken.hand)
  const straat = useCamera(brief ? -indeling.camera : 0)
  const boven = sleep ? huisBij(indeling, sleep) : null
  const isKlaar = state.fase === 'klaar'

  /** Goes on from a mistake that was read. */
  const readOn = (): void => send({ type: 'verder', plek: openPlek(state) })
  function onToets(e: KeyboardEvent): void {
    if (isTerug) {
      if (e.key !== 'Enter' || e.repeat) return
      // The same press is not meant for the house that gets the focus.
      e.preventDefault()
      return readOn()
    }
    if (brief) return deur.onToets(e)
    if (!isBezig) tas.onToets(e)
  }

  return (
    // Keys work wherever the focus is on the square. Every action also has a button; a tap anywhere cuts a ride short.
    <div
      ref={vlak}
      className="po-vlak"
      role="presentation"
      tabIndex={-1}
      onKeyDown={onToets}
      onClick={arrive}
    >
      <div ref={straat} className="po-straat">
        <span
          className="po-sneeuw"
          style={{ top: indeling.grond, height: indeling.bodem - indeling.grond }}
        />
        <Huizen {...{ state, indeling, letter, boven }} daad={tas.daad} onHuis={bakken.druk} />
        {!isBezig && !isKlaar && <Sneeuwhoop {...{ state, indeling, send }} />}
        <Sneeuwpop
          vak={popVak(indeling)}
          onGeef={() => send({ type: 'sneeuwpop', plek: openPlek(state) })}
        />
        <Terug {...{ state, indeling }} onVerder={readOn} />
      </div>
      {sleep === null && isAllereerst(state) && (
        <Suspense>
          <Voordoen indeling={indeling} brieven={dezeStraat(state)?.plekken.length ?? 1} />
        </Suspense>
      )}
      {sleep && (
        <span className="po-sleep" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true">
          {nummerVan(state, sleep.nr)}
        </span>
      )}
      {!deur.isWeg && !isKlaar && <Paneel {...props} {...{ deur, tas }} />}
    </div>
  )
}
