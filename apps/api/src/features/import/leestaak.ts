import { createHash } from 'node:crypto'
import type { ImportVerschil } from '@letterhaven/contracts/import'
import {
  readEdexml,
  readLeerlingenlijst,
  compare,
  type Bekend,
  type Besluit,
  type Leesopties,
  type Melding,
  type Momentopname,
  type Uitslag,
  type Verschil,
} from '@letterhaven/importers'
import { jaarVanOpname, type Account } from './account.ts'
import { presentVerschil } from './verschil.presenter.ts'

/** A file of a whole school, or a list of some of its pupils. */
export type Bestandssoort = 'edexml' | 'lijst'

/** What a thread does: read a file and compare it with an account, or compare what was read before with it again. */
export type Leestaak =
  | {
      readonly wat: 'lees'
      readonly bytes: Uint8Array
      readonly opties: Leesopties
      readonly account: Account
    }
  | {
      readonly wat: 'vergelijk'
      readonly soort: Bestandssoort
      readonly momentopname: Momentopname
      readonly account: Account
      readonly besluit: Besluit
      /** The year of pupils whose row does not name one, by their place among the pupils of the file. */
      readonly jaren: ReadonlyMap<number, number>
    }

/** A difference: as it is carried out, as it is shown, and its fingerprint. */
export interface Beeld {
  readonly verschil: Verschil
  readonly getoond: ImportVerschil
  readonly vingerafdruk: string
}

/** A file that may be applied. The content is text: it goes to the database as it is. */
export interface Gelezen extends Beeld {
  readonly soort: Bestandssoort
  readonly momentopname: string
  readonly meldingen: readonly Melding[]
  /** What it says about staff, and about the groups that they have. */
  readonly staf: Pick<Momentopname, 'leerkrachten' | 'groepen'>
}

export type Leesuitkomst =
  | { readonly wat: 'gelezen'; readonly gelezen: Gelezen }
  | { readonly wat: 'geweigerd'; readonly meldingen: readonly Melding[] }
  | { readonly wat: 'vergeleken'; readonly beeld: Beeld; readonly zoals: Beeld }

const LEEG: Besluit = { zelfde: new Map(), nieuw: new Set() }

/**
 * Narrows the account to the school year of the file: a group lasts one school year, so the file does not speak of the groups
 * of other years.
 */
function bekendBij({ leerlingen, groepen, jaren }: Account, opname: Momentopname): Bekend {
  const jaar = jaarVanOpname(opname, jaren)
  const later = groepen.filter((groep) => groep.schooljaar > jaar)
  return {
    leerlingen,
    groepen: groepen.filter((groep) => groep.schooljaar === jaar),
    later: new Set(later.map(({ id }) => id)),
  }
}

/** A pupil who is not in a list may be in another one: only a file of the whole school says that somebody is gone. */
function zonderOntbrekenden({ groepen, leerlingen }: Verschil): Verschil {
  const vertrokken = leerlingen.vertrokken.filter(({ reden }) => reden === 'uitgestroomd')
  return { groepen, leerlingen: { ...leerlingen, vertrokken } }
}

interface Vraag {
  readonly opname: Momentopname
  readonly soort: Bestandssoort
  readonly account: Account
}

function makeBeeld({ opname, soort, account }: Vraag, besluit: Besluit): Beeld {
  const alles = compare(opname, bekendBij(account, opname), besluit)
  const verschil = soort === 'lijst' ? zonderOntbrekenden(alles) : alles
  const getoond = presentVerschil(verschil, opname, account)
  // The fingerprint covers everything shown that a colleague may change, except seats: a pupil who begins to practise changes
  // nothing about the file.
  const { schooljaar, overgang, groepen } = getoond
  const vingerafdruk = createHash('sha256')
    .update(JSON.stringify([verschil, schooljaar, overgang, groepen]))
    .digest('hex')
  return { verschil, getoond, vingerafdruk }
}

/** Returns the account in the shape of a file: which pupil each number belonged to until now. */
const alsOpname = ({ leerlingen }: Account): Momentopname => ({
  school: {
    schooljaar: null,
    peildatum: null,
    brin: null,
    dependance: null,
    instellingsnummer: null,
    schoolsleutel: null,
  },
  vestigingen: [],
  groepen: [],
  leerlingen: leerlingen.map((leerling) => ({
    ...leerling,
    samengesteldeGroepen: [],
    vestiging: null,
    uitstroomdatum: null,
  })),
  leerkrachten: [],
})

/** Reads a file as EDEXML, and otherwise as a list: what a file calls itself says little. */
function readBestand(bytes: Uint8Array, opties: Leesopties): [Uitslag, Bestandssoort] {
  const alsXml = readEdexml(bytes, opties)
  if (alsXml.meldingen[0]?.code !== 'format') return [alsXml, 'edexml']
  return [readLeerlingenlijst(bytes, opties), 'lijst']
}

/** Uses a single name as the first name, wherever the file put it. */
const metRoepnaam = (opname: Momentopname): Momentopname => ({
  ...opname,
  leerlingen: opname.leerlingen.map((rij) =>
    rij.roepnaam === null
      ? { ...rij, roepnaam: rij.achternaam, voorvoegsel: null, achternaam: null }
      : rij,
  ),
})

/**
 * What a preview asks about the pupils concerned: who is known under another number, and in which year a new pupil is. These
 * notices are left out of the list, so that nothing is said twice, or about a pupil who already has a year.
 */
const GEVRAAGD: ReadonlySet<Melding['code']> = new Set(['rekey', 'jaargroep-missing'])

function read({ bytes, opties, account }: Extract<Leestaak, { wat: 'lees' }>): Leesuitkomst {
  const [uitslag, soort] = readBestand(bytes, { ...opties, bekend: alsOpname(account) })
  if (uitslag.momentopname === null) return { wat: 'geweigerd', meldingen: uitslag.meldingen }
  const momentopname = metRoepnaam(uitslag.momentopname)
  const meldingen = uitslag.meldingen.filter(({ code }) => !GEVRAAGD.has(code))
  const beeld = makeBeeld({ opname: momentopname, soort, account }, LEEG)
  return {
    wat: 'gelezen',
    gelezen: {
      ...beeld,
      soort,
      momentopname: JSON.stringify(momentopname),
      meldingen,
      staf: { leerkrachten: momentopname.leerkrachten, groepen: momentopname.groepen },
    },
  }
}

/** Fills in a pupil's year where somebody chose one and the file names none; what the file says stands. */
const metJaren = (opname: Momentopname, jaren: ReadonlyMap<number, number>): Momentopname => ({
  ...opname,
  leerlingen: opname.leerlingen.map((rij, regel) => {
    const jaar = jaren.get(regel)
    return rij.jaargroep === null && jaar !== undefined ? { ...rij, jaargroep: String(jaar) } : rij
  }),
})

/** Does what was asked; pure, so that it may run in any thread. */
export function runLeestaak(taak: Leestaak): Leesuitkomst {
  if (taak.wat === 'lees') return read(taak)
  const { momentopname: opname, soort, account, besluit, jaren } = taak
  const vraag = { opname, soort, account }
  return {
    wat: 'vergeleken',
    zoals: makeBeeld(vraag, LEEG),
    beeld: makeBeeld({ ...vraag, opname: metJaren(opname, jaren) }, besluit),
  }
}
