import type { Woordsoort } from './soort-verboden.ts'
import type { Woordkeus } from './woordkeus.ts'

/** How a child leaves when a school year ends: in a sentence of its own, and after 'wie' or 'die'. */
export interface Vertrek {
  /** As one of several choices of where to go. */
  readonly keuze: string
  readonly gaat: string
  readonly gaan: string
  readonly wieGaat: string
  readonly dieGaan: string
  readonly ging: string
  readonly gingen: string
  readonly wieGing: string
}

const VAN_SCHOOL: Vertrek = {
  keuze: 'van school',
  gaat: 'gaat van school',
  gaan: 'gaan van school',
  wieGaat: 'van school gaat',
  dieGaan: 'van school gaan',
  ging: 'ging van school',
  gingen: 'gingen van school',
  wieGing: 'van school ging',
}

const STOPT: Vertrek = {
  keuze: 'stopt',
  gaat: 'stopt',
  gaan: 'stoppen',
  wieGaat: 'stopt',
  dieGaan: 'stoppen',
  ging: 'stopte',
  gingen: 'stopten',
  wieGing: 'stopte',
}

/** The words that differ between a school, a practice and a home. */
export interface Soortwoorden {
  /** The account as its own people call it: 'van de school', 'van jullie gezin'. */
  readonly deSchool: string
  /** The account as others call it: 'In het logboek leest de school', 'het gezin'. */
  readonly hetAccount: string
  /** 'naar een andere school'. */
  readonly andereSchool: string
  /** The code with which pupils find the account. */
  readonly schoolcode: string
  readonly Schoolcode: string
  /** The poster for the wall that shows how a group logs in. */
  readonly klasposter: string
  readonly Klasposter: string
  readonly HeleGroep: string
  /** The person who has a group; null at home, where there are only the parents. */
  readonly leerkracht: string | null
  /** The same in the plural, for the middle of a sentence. */
  readonly staf: string | null
  readonly vertrek: Vertrek
  /** Whom a child asks on paper: 'Vraag het aan …'. */
  readonly helper: string
}

const school = (w: Woordkeus): Soortwoorden => ({
  deSchool: 'de school',
  hetAccount: 'de school',
  andereSchool: 'een andere school',
  schoolcode: 'schoolcode',
  Schoolcode: 'Schoolcode',
  klasposter: 'klasposter',
  Klasposter: 'Klasposter',
  HeleGroep: `Hele ${w.groep}`,
  leerkracht: w.leerkracht,
  staf: w.leerkrachten,
  vertrek: VAN_SCHOOL,
  helper: 'je juf of meester',
})

const rt = (w: Woordkeus): Soortwoorden => ({
  deSchool: 'de praktijk',
  hetAccount: 'de praktijk',
  andereSchool: 'een andere praktijk of school',
  schoolcode: 'praktijkcode',
  Schoolcode: 'Praktijkcode',
  klasposter: 'poster',
  Klasposter: 'Poster',
  HeleGroep: `Alle ${w.leerlingen}`,
  leerkracht: 'medewerker',
  staf: 'medewerkers',
  vertrek: STOPT,
  helper: `je ${w.rtBegeleider}`,
})

const thuis = (w: Woordkeus): Soortwoorden => ({
  deSchool: 'jullie gezin',
  hetAccount: 'het gezin',
  andereSchool: 'een school of praktijk',
  schoolcode: 'gezinscode',
  Schoolcode: 'Gezinscode',
  klasposter: 'poster',
  Klasposter: 'Poster',
  HeleGroep: `Alle ${w.leerlingen}`,
  leerkracht: null,
  staf: null,
  vertrek: STOPT,
  helper: 'een volwassene',
})

const SOORTEN: Readonly<Record<Woordsoort, (w: Woordkeus) => Soortwoorden>> = { school, rt, thuis }

/** Returns the words for the kind of account that a wording set belongs to. */
export const soortwoorden = (w: Woordkeus): Soortwoorden => SOORTEN[w.soort](w)
