import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { AanbevelingZin } from '@letterhaven/contracts/aanbeveling'
import type { Woordkeus } from './woordkeus.ts'

/** The texts on the page with which somebody recommends Letterhaven, including what it says of the recipient. */
export interface AanbevelingScherm {
  readonly vraag: string
  readonly adres: string
  readonly leest: string
  readonly zelf: string
}

/** What the mail says of its sender and its reader. All words are ours, except the account's name in `werkt`. */
export interface AanbevelingMail {
  /** Begins the subject: names who recommends. */
  readonly iemand: string
  readonly deze: string
  /** Stands between the sender's name and 'Letterhaven'. */
  werkt(account: string): string
  /** Names who reads how a child is doing, with the verb. */
  lezer(w: Pick<Woordkeus, 'leerkracht' | 'rtBegeleider'>): string
}

interface Woorden {
  readonly zinnen: Readonly<Record<AanbevelingZin, string>>
  readonly scherm: AanbevelingScherm
  readonly mail: AanbevelingMail
}

const GELIJK = {
  eigen_niveau: 'Elk kind krijgt er woorden op het eigen niveau.',
  ook_voor_jullie: 'Misschien is het ook iets voor jullie.',
} as const

const SCHOOL: Woorden = {
  zinnen: {
    ...GELIJK,
    graag: 'Bij ons oefenen de kinderen er lezen en spelling mee, en ze doen het graag.',
    wie_wat_nodig: 'Ik zie er in een minuut wie wat nodig heeft.',
  },
  scherm: {
    vraag: 'Ken je iemand op een andere school voor wie dit iets is?',
    adres: 'E-mailadres van je collega',
    leest: 'Dit leest je collega',
    zelf: 'Vertel het je collega zelf',
  },
  mail: {
    iemand: 'Een collega',
    deze: 'deze collega',
    werkt: (account) => `van ${account} werkt met`,
    lezer: ({ leerkracht }) => `de ${leerkracht} leest`,
  },
}

const RT: Woorden = {
  zinnen: {
    ...GELIJK,
    graag: 'In onze praktijk oefenen kinderen er lezen en spelling mee, en ze doen het graag.',
    wie_wat_nodig: 'Ik zie er in een minuut wat een kind nodig heeft.',
  },
  scherm: {
    ...SCHOOL.scherm,
    vraag: 'Ken je iemand in een andere praktijk of op een school voor wie dit iets is?',
  },
  mail: { ...SCHOOL.mail, lezer: ({ rtBegeleider }) => `de ${rtBegeleider} leest` },
}

const THUIS: Woorden = {
  zinnen: {
    ...GELIJK,
    graag: 'Bij ons thuis oefenen we er lezen en spelling mee, en met plezier.',
    wie_wat_nodig: 'Ik zie er in een minuut wat nog lastig is.',
  },
  scherm: {
    vraag: 'Ken je een andere ouder, of iemand anders voor wie dit iets is?',
    adres: 'E-mailadres van wie je uitnodigt',
    leest: 'Dit leest wie je uitnodigt',
    zelf: 'Vertel het zelf',
  },
  mail: {
    iemand: 'Een ouder',
    deze: 'deze ouder',
    // What a home account is called is nobody's business.
    werkt: () => 'oefent thuis met',
    lezer: () => 'jij leest',
  },
}

/** The words of a recommendation, by the kind of account that its sender has. */
export const AANBEVELING_WOORDEN: Readonly<Record<AdminSoort, Woorden>> = {
  school: SCHOOL,
  rt: RT,
  thuis: THUIS,
  demo: SCHOOL,
}
