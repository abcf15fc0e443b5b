import type { Land } from '@letterhaven/contracts/admin'

/** The words for the staff roles of the standard (EDEXML 2.1). They suggest who somebody is and give no rights. */
const ROLLEN: Readonly<Record<string, string>> = {
  ADJ: 'adjunct-directeur',
  ADM: 'administratie',
  CON: 'conciërge',
  DIR: 'directeur',
  ICT: 'ict-coördinator',
  IB: 'intern begeleider',
  KLA: 'klassenassistent',
  LRK: 'leerkracht',
  OWA: 'onderwijsassistent',
  OUD: 'ouder',
  RT: 'remedial teacher',
  SMW: 'maatschappelijk werker',
  STA: 'stagiair',
  VAK: 'vakleerkracht',
}
/** The roles that have another name in Flanders. */
const IN_VLAANDEREN: typeof ROLLEN = { IB: 'zorgcoördinator', RT: 'zorgleerkracht' }

/** Returns in words what somebody does at school according to its administration; codes without a word are left out. */
export const rolInAdministratie = (codes: readonly string[], land: Land): string[] =>
  codes.flatMap((code) => (land === 'be' ? IN_VLAANDEREN[code] : undefined) ?? ROLLEN[code] ?? [])
