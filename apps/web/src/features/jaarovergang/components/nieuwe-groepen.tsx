import { LANGSTE_GROEPSNAAM } from '@letterhaven/contracts/naam-maten'
import { useEffect, useRef, useState } from 'react'
import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { compareGroepsnamen } from '@letterhaven/domain/name-groepen'
import { isZelfdeNaam, naamSleutel } from '@letterhaven/domain/naamsleutel'
import { schoneTekst } from '@letterhaven/domain/schone-tekst'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { KnopIcoon } from '@letterhaven/ui/knop/knop-icoon.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { ZOALS_GETYPT } from '@letterhaven/ui/tekst/zoals-getypt'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useMagWijzigen } from '../../../shared/kijk-mee/hier.ts'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { aantal, opsomming } from '../../../shared/weergave/woorden.ts'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import type { Keuzes } from '../use-keuzes.ts'
import { nameGroep, zonderGroep } from '../kies.ts'
import type { Overzicht } from '../count-overgang.ts'

interface Props {
  readonly overgang: JaarovergangIn
  readonly overzicht: Overzicht
  readonly keuzes: Keuzes
}

type Groep = JaarovergangIn['groepen'][number]

/** Why a typed name cannot be kept; undefined where it can. */
function misVan(naam: string, groep: Groep, { groepen }: JaarovergangIn): string | undefined {
  if (naam === '') return 'Vul een naam in.'
  const isDubbel = groepen.some(
    (een) => een.sleutel !== groep.sleutel && isZelfdeNaam(een.naam, naam),
  )
  return isDubbel ? 'Deze naam is al in gebruik.' : undefined
}

/**
 * The name of a group, to be typed over; it is saved when the field is left or Enter is pressed. What was typed stays until it
 * is what the server has: until then nobody can carry out another name than the one that stands here.
 */
function Naam({ groep, overgang, keuzes }: Omit<Props, 'overzicht'> & { readonly groep: Groep }) {
  const w = useWoordkeus()
  const magWijzigen = useMagWijzigen()
  const [getypt, setGetypt] = useState<string | null>(null)
  const [heeftFocus, setHeeftFocus] = useState(false)
  const verzonden = useRef<string | null>(null)
  const naam = schoneTekst(getypt ?? groep.naam)
  const fout = misVan(naam, groep, overgang)
  if (getypt !== null && !heeftFocus && naam === groep.naam) setGetypt(null)
  const { markMis } = keuzes
  const isMis = fout !== undefined || naam !== groep.naam
  useEffect(() => {
    markMis(groep.sleutel, isMis)
    return () => markMis(groep.sleutel, false)
  }, [groep.sleutel, isMis, markMis])
  function save() {
    if (fout !== undefined || naam === groep.naam) return
    verzonden.current = naam
    keuzes.change(nameGroep(groep.sleutel, naam))
  }
  return (
    <div className="overgang-naamveld">
      <input
        className="lh-invoer"
        aria-label={`${w.groepsnaam} van ${groep.naam}`}
        aria-invalid={fout ? true : undefined}
        {...ZOALS_GETYPT}
        autoCapitalize="words"
        maxLength={LANGSTE_GROEPSNAAM}
        readOnly={!magWijzigen || keuzes.isDicht}
        aria-busy={keuzes.isDicht}
        value={getypt ?? groep.naam}
        onChange={({ target }) => {
          verzonden.current = null
          setGetypt(target.value)
        }}
        onFocus={() => setHeeftFocus(true)}
        onBlur={() => {
          setHeeftFocus(false)
          // What was refused is not saved by going on to another field.
          if (naam !== verzonden.current) save()
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
          if (key === 'Escape') setGetypt(null)
        }}
      />
      {fout && (
        <p className="lh-veld-fout" role="alert">
          {fout}
        </p>
      )}
    </div>
  )
}

function Rij({ groep, ...props }: Props & { readonly groep: Groep }) {
  const { overzicht, keuzes } = props
  const w = useWoordkeus()
  const { sleutel, naam, bestaat, docenten } = groep
  const { leerkracht } = useSoortwoorden()
  const inhoud = overzicht.groepen.get(sleutel)
  const isErbij = !inhoud && keuzes.keuzes.groepen.some((een) => een.sleutel === sleutel)
  return (
    <li className="overgang-nieuw">
      {bestaat ? (
        <span className="overgang-naam">
          <Letterlijk>{naam}</Letterlijk>
        </span>
      ) : (
        <Naam {...props} groep={groep} />
      )}
      <span className="scherm-stil">
        {inhoud
          ? `${aantal(inhoud.aantal, w.leerling, w.leerlingen)} · ${w.groepLijst(inhoud.jaren)}`
          : `nog geen ${w.leerlingen}${bestaat ? '' : `: deze ${w.groep} wordt niet aangemaakt`}`}
      </span>
      {leerkracht !== null && (
        <span className="scherm-stil">
          {docenten.length > 0 ? (
            <Letterlijk>{opsomming(docenten)}</Letterlijk>
          ) : (
            `nog geen ${leerkracht}`
          )}
        </span>
      )}
      <span className="overgang-eind">
        {bestaat && <Pil>staat er al</Pil>}
        {isErbij && (
          <Wijzigen>
            <KnopIcoon
              icoon="prullenbak"
              label={`${naam} weghalen`}
              aria-disabled={keuzes.isDicht}
              onClick={() => keuzes.change(zonderGroep(sleutel))}
            />
          </Wijzigen>
        )}
      </span>
    </li>
  )
}

/** Returns a name that no group of the new year has yet. */
function vrijeNaam(groepen: readonly Groep[], woord: string): string {
  const namen = new Set(groepen.map(({ naam }) => naamSleutel(naam)))
  let n = 1
  while (namen.has(naamSleutel(`nieuwe ${woord} ${n}`))) n += 1
  return `Nieuwe ${woord} ${n}`
}

/** The prefix of the key of an added group. */
const ERBIJ = 'erbij-'

/** Returns a key that no group in the choices has yet. */
function vrijeSleutel(groepen: readonly { readonly sleutel: string }[]): string {
  const bezet = new Set(groepen.map(({ sleutel }) => sleutel))
  let n = 1
  while (bezet.has(`${ERBIJ}${n}`)) n += 1
  return `${ERBIJ}${n}`
}

const isToegevoegd = ({ sleutel }: Groep): boolean => sleutel.startsWith(ERBIJ)

/**
 * Returns the name that a group had before anybody typed. Sorting by it keeps a renamed group, and the field that is being
 * typed in, in place.
 */
const eersteNaam = ({ sleutel, naam, bestaat }: Groep): string => (bestaat ? naam : sleutel)

/** Sorts groups by that name, those that were added last. */
const inVolgorde = (groepen: readonly Groep[]): Groep[] =>
  groepen.toSorted(
    (a, b) =>
      Number(isToegevoegd(a)) - Number(isToegevoegd(b)) ||
      compareGroepsnamen(eersteNaam(a), eersteNaam(b)),
  )

/** The groups of the new year, as they follow from where everybody goes. */
export function NieuweGroepen(props: Props) {
  const { overgang, keuzes } = props
  const w = useWoordkeus()
  const { leerkracht } = useSoortwoorden()
  const add = () => {
    const naam = vrijeNaam(overgang.groepen, w.groep)
    // The new group gets a key of its own: its name may be another group's name by then.
    keuzes.change(nameGroep(vrijeSleutel(keuzes.keuzes.groepen), naam))
  }
  return (
    <Kaart
      titel={`${w.Groepen} in ${overgang.schooljaar}`}
      extra={
        <Wijzigen>
          <Knop icoon="plus" maat="klein" aria-disabled={keuzes.isDicht} onClick={add}>
            Nog een {w.groep}
          </Knop>
        </Wijzigen>
      }
    >
      {leerkracht !== null && (
        <p className="scherm-stil">
          Een nieuwe {w.groep} krijgt de {leerkracht} van de {w.groep} die tot nu toe zo heet.
        </p>
      )}
      <ul className="overgang-rijen">
        {inVolgorde(overgang.groepen).map((groep) => (
          <Rij key={`${groep.sleutel} ${keuzes.ronde}`} groep={groep} {...props} />
        ))}
      </ul>
    </Kaart>
  )
}
