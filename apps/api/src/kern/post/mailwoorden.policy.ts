import type { AdminSoort, Land } from '@letterhaven/contracts/admin'

/** The reader of a mail: somebody of an account, of accounts of more than one kind, or of our own office. */
type Lezer = AdminSoort | 'meer' | 'kantoor'

interface Mailwoorden {
  /** Who helps people who cannot get in, as a sentence. */
  readonly hulp: Readonly<Record<Land, string>>
  /** What is deleted when an account closes. */
  readonly gewist: string
}

const SCHOOL: Mailwoorden = {
  hulp: {
    nl: 'Vraag de beheerder van je school om hulp.',
    be: 'Vraag hulp aan de schoolbeheerder van Letterhaven op je school.',
  },
  gewist: 'leerlingen, antwoorden, medewerkers en bestellingen',
}

const gelijk = (zin: string) => ({ nl: zin, be: zin })

/** The words in mails that differ between a school, a practice and a home. */
export const MAILWOORDEN: Readonly<Record<Lezer, Mailwoorden>> = {
  school: SCHOOL,
  demo: SCHOOL,
  rt: {
    hulp: gelijk(
      'Vraag hulp aan wie het account van de praktijk beheert, of neem contact op met Letterhaven.',
    ),
    gewist: SCHOOL.gewist,
  },
  thuis: {
    hulp: gelijk('Neem contact op met Letterhaven.'),
    gewist: 'kinderen, antwoorden en bestellingen',
  },
  meer: { hulp: gelijk('Neem contact op met Letterhaven.'), gewist: SCHOOL.gewist },
  kantoor: { hulp: gelijk('Vraag een collega om hulp.'), gewist: SCHOOL.gewist },
}
