import type { InzageLijst, InzageWat } from '@letterhaven/contracts/inzage'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { alsWie } from '../../shared/kijk-mee/kijk-mee-zin.ts'
import { aantal, opsomming } from '../../shared/weergave/woorden.ts'

type Inzage = InzageLijst['inzage'][number]
type Blik = Pick<Inzage, 'wie' | 'role' | 'wat' | 'leerling' | 'overLeerling' | 'groep'>

const WEG = 'iemand die hier niet meer bij hoort'

/** Names somebody whom the school does not know by name: one of us, or somebody who has left. */
const onbekend = ({ role }: Blik): string =>
  role === 'office' || role === 'superadmin' ? 'Iemand van Letterhaven' : metHoofdletter(WEG)

/** What was done with one pupil. */
const VAN_LEERLING: Record<InzageWat, string> = {
  wachtwoorden: 'bekeek het wachtwoord van',
  nieuwe_wachtwoorden: 'gaf een nieuw wachtwoord aan',
  inlogkaarten: 'maakte een inlogkaart van',
  codes: 'bekeek de inlogcode van',
  koppeling: 'regelde het schoolaccount van',
  landkaart: 'bekeek de landkaart van',
  voortgang: 'bekeek de voortgang van',
  handelingsplan: 'bekeek het handelingsplan van',
  export: 'downloadde alle gegevens van',
  meekijken: 'keek mee bij',
  groepen: 'bekeek de gegevens van',
  toestemming: 'bekeek de toestemming voor',
  oefeninstellingen: 'bekeek de oefeninstellingen van',
  inlezen: 'bekeek het inlezen van',
  docenten: 'bekeek wie er werkt bij',
  accountgegevens: 'bekeek de accountgegevens bij',
  licentie: 'bekeek de licentie bij',
  berichten: 'bekeek de berichten aan',
  prullenbak: 'bekeek de prullenbak van',
  methodetoets: 'bekeek de methodetoets van',
}
/** What was done with a group. */
const VAN_GROEP: Record<InzageWat, string> = {
  ...VAN_LEERLING,
  wachtwoorden: 'bekeek de wachtwoorden van',
  nieuwe_wachtwoorden: 'gaf nieuwe wachtwoorden aan',
  inlogkaarten: 'maakte de inlogkaarten van',
  codes: 'bekeek de inloglink van',
}
/** What was done when neither a pupil nor a group is named. */
const vanAlles = ({ groepen, leerlingen }: Woordkeus): Record<InzageWat, string> => ({
  wachtwoorden: 'bekeek wachtwoorden',
  nieuwe_wachtwoorden: 'gaf nieuwe wachtwoorden',
  inlogkaarten: 'maakte inlogkaarten',
  codes: 'bekeek de inlogcode',
  koppeling: 'regelde een schoolaccount',
  landkaart: 'bekeek een landkaart',
  voortgang: `bekeek alle ${groepen}`,
  handelingsplan: 'bekeek een handelingsplan',
  export: 'downloadde de gegevens van het hele account',
  meekijken: 'keek mee',
  groepen: `bekeek de ${groepen} en ${leerlingen}`,
  toestemming: 'bekeek een toestemming',
  oefeninstellingen: 'bekeek de oefeninstellingen',
  inlezen: `bekeek het inlezen van ${leerlingen}`,
  docenten: 'bekeek wie er werkt',
  accountgegevens: 'bekeek de accountgegevens',
  licentie: 'bekeek de licentie',
  berichten: 'bekeek de berichten',
  prullenbak: 'bekeek de prullenbak',
  methodetoets: 'bekeek een methodetoets',
})

/** The kinds of pages that a look can show, as they are named in a list. */
const soortZinnen = ({ groepen, leerlingen }: Woordkeus): Partial<Record<InzageWat, string>> => ({
  groepen: `${groepen} en ${leerlingen}`,
  voortgang: 'voortgang',
  landkaart: 'de landkaart van een kind',
  handelingsplan: 'handelingsplannen',
  toestemming: 'toestemming',
  oefeninstellingen: 'oefeninstellingen',
  inlezen: `het inlezen van ${leerlingen}`,
  docenten: 'wie er werkt',
  accountgegevens: 'accountgegevens',
  licentie: 'licentie',
  berichten: 'berichten',
  prullenbak: 'de prullenbak',
  methodetoets: 'een methodetoets',
})

/** Describes a look along: as whom, from when until when, and which kinds of pages. */
function kijkMeeZinnen(
  { role, naam, van, tot, loopt, soorten }: NonNullable<Inzage['kijkMee']>,
  w: Woordkeus,
): string[] {
  const zinnen = soortZinnen(w)
  const gezien = soorten.flatMap((wat) => zinnen[wat] ?? [])
  const eind = `${loopt ? 'uiterlijk ' : ''}${sayDatum('tijd', tot)}`
  return [
    `Als ${alsWie({ role, naam }, w)}, van ${sayDatum('tijd', van)} tot ${eind}`,
    `Bekeken: ${gezien.length > 0 ? opsomming(gezien, gezien.length) : 'nog niets'}`,
  ]
}

/** Says who looked at what, as a sentence without a full stop: 'Karin bekeek de wachtwoorden van Groep 4'. */
export function inzageZin(blik: Blik, w: Woordkeus): string {
  const { wat, groep, overLeerling } = blik
  const wie = blik.wie ?? onbekend(blik)
  const leerling = blik.leerling ?? (overLeerling ? WEG : null)
  if (leerling) return `${wie} ${VAN_LEERLING[wat]} ${leerling}`
  return groep ? `${wie} ${VAN_GROEP[wat]} ${groep}` : `${wie} ${vanAlles(w)[wat]}`
}

/** What is done with many pupils at once counts as one act, with their names below it. */
const IN_EEN_KEER: ReadonlySet<InzageWat> = new Set(['nieuwe_wachtwoorden', 'inlogkaarten'])

/** One line of the log: one look, or several of the same on one day in a row. */
export interface InzageRegel {
  readonly id: string
  readonly zin: string
  /** The time of the latest of them. */
  readonly op: string
  readonly keer: number
  /** Every name that occurs in the sentences. */
  readonly wie: readonly string[]
  /** The pupils concerned, when it was done with several at once. */
  readonly namen: readonly string[]
  readonly reden: string
  /** What else is told about a look along. */
  readonly over: readonly string[]
}

/** Returns whether a log entry belongs to the one before it: the same act, at the same time, with pupils of the same group. */
function isVervolg(blik: Inzage, vorige: Inzage | undefined): boolean {
  if (!vorige?.overLeerling || !blik.overLeerling || !IN_EEN_KEER.has(blik.wat)) return false
  const zelfde = ['wie', 'role', 'wat', 'groepId', 'reden'] as const
  return zelfde.every((veld) => blik[veld] === vorige[veld]) && minuut(blik) === minuut(vorige)
}

const minuut = ({ op }: Inzage): string => sayDatum('moment', op)

/** Makes one line of what was done with several pupils at once. */
function regelVanMeer(samen: readonly [Inzage, ...Inzage[]], w: Woordkeus): InzageRegel {
  const [eerste] = samen
  const { id, op, reden, groep, wat, kijkMee } = eerste
  const over = kijkMee ? kijkMeeZinnen(kijkMee, w) : []
  const genoemd = [eerste.wie, eerste.leerling, groep, kijkMee?.naam].map((naam) => naam ?? '')
  const rest = { id, op, keer: 1, reden, over, wie: genoemd }
  if (samen.length === 1) return { ...rest, zin: inzageZin(eerste, w), namen: [] }
  const wie = eerste.wie ?? onbekend(eerste)
  const meer = `${aantal(samen.length, w.leerling, w.leerlingen)}${groep ? ` van ${groep}` : ''}`
  const namen = samen.map(({ leerling }) => leerling ?? WEG)
  return { ...rest, zin: `${wie} ${VAN_LEERLING[wat]} ${meer}`, namen }
}

/** Groups the looks that belong together, in their order. */
function inDelen(inzage: readonly Inzage[]): (readonly [Inzage, ...Inzage[]])[] {
  const delen: [Inzage, ...Inzage[]][] = []
  for (const blik of inzage) {
    const laatste = delen.at(-1)
    if (laatste && isVervolg(blik, laatste.at(-1))) laatste.push(blik)
    else delen.push([blik])
  }
  return delen
}

/** Makes the log to read, latest first: somebody who looked at the same thing ten times appears once. */
export function inzageRegels(inzage: InzageLijst['inzage'], w: Woordkeus): InzageRegel[] {
  const regels: InzageRegel[] = []
  for (const regel of inDelen(inzage).map((samen) => regelVanMeer(samen, w))) {
    const vorige = regels.at(-1)
    const isZelfde =
      vorige?.zin === regel.zin &&
      regel.over.length === 0 &&
      vorige.reden === regel.reden &&
      String(vorige.namen) === String(regel.namen) &&
      sayDatum('dag', vorige.op) === sayDatum('dag', regel.op)
    if (vorige && isZelfde) regels[regels.length - 1] = { ...vorige, keer: vorige.keer + 1 }
    else regels.push(regel)
  }
  return regels
}
