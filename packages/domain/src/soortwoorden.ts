import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { Woordkeus } from './woordkeus.ts'

/** What is called otherwise in a school, a practice and a home. */
export interface Soortwoorden {
  /** The account as its people say it: 'van de school', 'van jullie gezin'. */
  readonly deSchool: string
  readonly jullieSchool: string
  /** 'naar een andere school'. */
  readonly andereSchool: string
  /** The code with which its pupils find it. */
  readonly schoolcode: string
  readonly Schoolcode: string
  /** How a group comes in, for the wall. */
  readonly klasposter: string
  readonly Klasposter: string
  readonly klaslink: string
  /** All who are in one group. */
  readonly heleGroep: string
  readonly HeleGroep: string
  /** Who runs the account. */
  readonly beheerder: string
  /** Whom a child asks: 'Vraag het aan …'. */
  readonly helper: string
}

const school = (w: Woordkeus): Soortwoorden => ({
  deSchool: 'de school',
  jullieSchool: 'jullie school',
  andereSchool: 'een andere school',
  schoolcode: 'schoolcode',
  Schoolcode: 'Schoolcode',
  klasposter: 'klasposter',
  Klasposter: 'Klasposter',
  klaslink: 'klaslink',
  heleGroep: `de hele ${w.groep}`,
  HeleGroep: `Hele ${w.groep}`,
  beheerder: 'je schoolbeheerder',
  helper: `je ${w.juf}`,
})

const rt = (w: Woordkeus): Soortwoorden => ({
  deSchool: 'de praktijk',
  jullieSchool: 'jullie praktijk',
  andereSchool: 'een andere praktijk of school',
  schoolcode: 'praktijkcode',
  Schoolcode: 'Praktijkcode',
  klasposter: 'poster',
  Klasposter: 'Poster',
  klaslink: 'inloglink',
  heleGroep: 'alle leerlingen',
  HeleGroep: 'Alle leerlingen',
  beheerder: 'wie het account beheert',
  helper: `je ${w.rtBegeleider}`,
})

const THUIS: Soortwoorden = {
  deSchool: 'jullie gezin',
  jullieSchool: 'jullie gezin',
  andereSchool: 'een school of praktijk',
  schoolcode: 'gezinscode',
  Schoolcode: 'Gezinscode',
  klasposter: 'poster',
  Klasposter: 'Poster',
  klaslink: 'inloglink',
  heleGroep: 'alle kinderen',
  HeleGroep: 'Alle kinderen',
  beheerder: 'wie het account beheert',
  helper: 'een volwassene',
}

const SOORTEN: Readonly<Record<AdminSoort, (w: Woordkeus) => Soortwoorden>> = {
  school,
  demo: school,
  rt,
  thuis: () => THUIS,
}

/** The words of an account, by what it is and by its country. */
export const soortwoorden = (soort: AdminSoort, w: Woordkeus): Soortwoorden => SOORTEN[soort](w)
