import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { MouseEvent } from 'react'
import {
  beschrijvingVan,
  contrastVan,
  findKeuze,
  makeBeeldzin,
  verschilVan,
} from '@letterhaven/taal/beeldzin/beeldzin'
import type { Kuddezin } from '@letterhaven/taal/beeldzin/beeldzin'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { isInLus, lusVak } from '@letterhaven/game-kit/onderdelen/lus'
import { useLus } from '@letterhaven/game-kit/onderdelen/use-lus'
import { zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { Dieren } from './dieren.tsx'
import { hagedisPlek } from './hagedis.ts'
import { classify, misserTekst, printIn, type Indeling } from './indeling.ts'
import {
  cropZoeker,
  inKader,
  dierOp,
  kaderOm,
  kaderOmHagedis,
  moveKader,
  puntIn,
  schuifVan,
  zoomVan,
} from './kader.ts'
import { gezienVak, zichtAt, type Zie } from './kijker.ts'
import { Kijkrand } from './kijkrand.tsx'
import { Knoppen } from './knoppen.tsx'
import { hoogteVan } from './maat.ts'
import { Melding, meldingVan } from './melding.tsx'
import { isWachtwenk, MATEN, type Input, type Kader, type Opdracht, type State } from './rules.ts'
import { useCamera } from './use-camera.ts'
import { uurVan } from './uur.ts'
import { makeLand, type Land, type Standplaats } from './weide.ts'
import { mark, Zinblad } from './zinblad.tsx'
import './layer.css'

type Props = LayerProps<State, Input>

/** A lower place than this, in px, is none to read a sentence in; then the marks in the assignment must do. */
const LEESBAAR = 36

/** The corners of the frame; they close in when one animal alone is in it. */
function Zoeker({ vak, scherp }: { vak: Vak; scherp: boolean }) {
  return (
    <span className="fs-zoeker" data-scherp={scherp || undefined} style={plaatsVan(vak)}>
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

interface EropProps {
  readonly erop: readonly Standplaats[]
  readonly see: Zie
}

/** Points out each of the animals that were in a photo together, which meant nobody. */
const Erop = ({ erop, see }: EropProps) =>
  erop.map(({ dier, hart }) => {
    const { x, y } = see(hart)
    return <i key={dier.id} className="fs-erop" style={{ left: x, top: y }} />
  })

interface OnderschriftProps {
  readonly beeldzin: Kuddezin
  readonly gegeven: string
  readonly letter: Letter
  readonly vak: Indeling['misser']
}

/** The true sentence under the photo that was taken. */
function Onderschrift({ beeldzin, gegeven, letter, vak }: OnderschriftProps) {
  const keuze = findKeuze(beeldzin, gegeven)
  if (!keuze || vak.h < LEESBAAR) return null
  const isGoed = gegeven === beeldzin.goed
  const schaal = readTekstschaal()
  const zin = isGoed ? beeldzin.zin : beschrijvingVan(beeldzin, keuze)
  const merken = isGoed ? [] : contrastVan(beeldzin, keuze)
  return (
    <p
      className="fs-onderschrift"
      data-goed={isGoed || undefined}
      style={{
        left: vak.x,
        // From its foot upwards, because below it there is no room for larger text.
        bottom: `calc(100% - ${vak.y + vak.h}px)`,
        width: vak.w,
        minHeight: vak.h,
        fontSize: `max(${Math.min(22 * schaal, zinMaat(zin, { ...vak, schaal }, letter))}px, 0.8 * var(--lhs-rem))`,
      }}
    >
      <span>{mark(zin, merken)}</span>
    </p>
  )
}

interface VastKaderDelen {
  readonly beeldzin: Kuddezin
  readonly land: Land
  readonly opgave: Opdracht
  readonly send: (input: Input) => void
}

/** Keeps who is in the frame when the screen is turned or changes its size, and the land is laid out anew. */
function useVastKader({ beeldzin, land, opgave, send }: VastKaderDelen): void {
  const vorig = useRef({ beeldzin, land })
  const onAnders = useEffectEvent((van: Land): void => {
    const { gericht, mislukt, kader } = opgave
    if (!gericht && mislukt === null) return
    const plek = hagedisPlek(van)
    const isHagedis = inKader(van, kader).length === 0 && isInLus(van, kader, plek)
    const naar = isHagedis ? kaderOmHagedis(land, hagedisPlek(land)) : moveKader(van, land, kader)
    send({ type: 'past', ...naar })
  })
  useEffect(() => {
    const van = vorig.current
    vorig.current = { beeldzin, land }
    if (van.beeldzin === beeldzin && van.land !== land) onAnders(van.land)
  }, [beeldzin, land])
}

interface WereldProps extends Props {
  readonly beeldzin: Kuddezin
  readonly opgave: Opdracht
}

/** Returns what is to be read once more in the sentence, because it is not true of a photo. */
function merkenVan(beeldzin: Kuddezin, foto: string | null) {
  const keuze = findKeuze(beeldzin, foto ?? '')
  return keuze ? verschilVan(beeldzin, keuze).map(({ merk }) => merk) : []
}

/** One scene: its sentence, its animals, the frame and the camera. */
function Wereld({ state, send, maat, letter, beeldzin, opgave }: WereldProps) {
  const indeling = useMemo(() => classify(maat.w, maat.h, readTekstschaal()), [maat.w, maat.h])
  const land = useMemo(
    () => makeLand(beeldzin.tafereel, indeling.land, hoogteVan),
    [beeldzin, indeling],
  )
  const kan = state.fase === 'spelen'
  const { kader, mislukt } = opgave
  useVastKader({ beeldzin, land, opgave, send })
  const erop = inKader(land, kader)
  const hagedis = useMemo(() => hagedisPlek(land), [land])
  const metHagedis = erop.length === 0 && isInLus(land, kader, hagedis)
  const schuif = schuifVan(land, indeling.land, kader)
  const isWachten = isWachtwenk(state)
  const dieren = erop.map(({ dier }) => dier.id)
  const camera = useCamera({ opgave, dieren, metHagedis, isWachten, send })
  const { isScherp } = camera
  const melding = meldingVan({ ...camera, opgave, kan, isWachten, land })
  const uur = uurVan(state)
  const see = zichtAt(uur)(land, indeling.land, kader)
  const aim = (naar: Kader): void => {
    if (kan) send({ type: 'kies', ...naar })
  }
  const richten = useLus({
    lus: kader,
    maten: MATEN,
    venster: indeling.land,
    veld: land,
    onRicht: aim,
    // A tap on any part of an animal means that one. Where little is seen of who is there, one on the land itself looks there as well.
    onTik: (punt) => {
      const plek = puntIn(land, schuif, punt)
      const dier = dierOp(land, plek)
      if (dier) aim(kaderOm(land, dier))
      else if (uur !== 'avond') aim({ ...kader, ...plek })
    },
  })
  // What was just taken is looked at; then what is mended.
  const foto = state.gegeven ?? mislukt
  const isRaak = !kan && foto === beeldzin.goed
  const merken = merkenVan(beeldzin, foto)
  const vlak = useBegin(state.nummer)
  // While the right photo is looked at, a tap or a key on a button goes on; the second tap of a double one does not.
  const onTik = (e: MouseEvent): void => {
    if (isRaak && e.detail < 2) send({ type: 'verder' })
  }
  return (
    // The land is a surface to aim on. Its buttons offer every animal to keys and screen readers.
    <div
      ref={vlak}
      className="fs-vlak"
      role="presentation"
      onClick={onTik}
      onKeyDown={richten.onKeyDown}
    >
      <Zinblad zin={beeldzin.zin} {...{ merken, letter, isRaak }} vak={indeling.kaart} />
      <div
        className="fs-venster"
        role="presentation"
        style={plaatsVan(indeling.land)}
        {...richten.handen}
      >
        <div
          className="fs-land"
          style={{ translate: `${-schuif.x}px ${-schuif.y}px`, scale: zoomVan(land) }}
        >
          <Dieren
            {...{ beeldzin, land, kan, see }}
            opdracht={opgave}
            onDier={(plaats) => !richten.wasSleep() && aim(kaderOm(land, plaats))}
            hagedis={hagedis}
            onHagedis={() => !richten.wasSleep() && aim(kaderOmHagedis(land, hagedis))}
          />
          {kan && (
            <Zoeker
              vak={cropZoeker(gezienVak(see, lusVak(land, kader)), {
                land,
                venster: indeling.land,
                schuif,
              })}
              scherp={isScherp}
            />
          )}
          {kan && <Erop erop={opgave.samen > 0 ? erop : []} see={see} />}
        </div>
      </div>
      {kan && <Kijkrand {...{ land, kader }} venster={indeling.land} onKijk={aim} />}
      {foto !== null && (
        <Onderschrift
          {...{ beeldzin, letter }}
          gegeven={foto}
          vak={foto === beeldzin.goed ? printIn(indeling).zin : misserTekst(indeling)}
        />
      )}
      <Knoppen
        vak={indeling.knoppen}
        opdracht={opgave}
        poging={state.poging}
        kan={kan}
        isScherp={isScherp}
        inBeeld={erop.length}
        metHagedis={metHagedis}
        isWenk={isWachten}
        onZoom={richten.zoom}
        onFoto={camera.shoot}
        onWacht={camera.wait}
        onOver={() => send({ type: 'overslaan' })}
      />
      <Melding tekst={melding} keer={camera.keer} indeling={indeling} diep={kader.y} />
      {!kan && <span key={foto} className="fs-flits" />}
    </div>
  )
}

/** The sentence, animals and camera over the painted savanna. */
export function Layer(props: Props) {
  const { item, opgave, fase } = props.state
  const adres = item?.id ?? ''
  const beeldzin = useMemo(() => makeBeeldzin(adres), [adres])
  if (!beeldzin || !opgave || fase === 'klaar') return <div className="fs-vlak" />
  return <Wereld {...props} beeldzin={beeldzin} opgave={opgave} />
}
