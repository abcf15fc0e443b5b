import type { Land } from '@letterhaven/contracts/admin'

/** What the standard calls the work of staff (EDEXML 2.1), in words. A suggestion of who somebody is, and no right. */
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
/** What Flanders calls otherwise. */
const IN_VLAANDEREN: typeof ROLLEN = { IB: 'zorgcoördinator', RT: 'zorgleerkracht' }

/** What somebody does at school by its administration, in words; what has no word of ours is left out. */
export const rolInAdministratie = (codes: readonly string[], land: Land): string[] =>
  codes.flatMap((code) => (land === 'be' ? IN_VLAANDEREN[code] : undefined) ?? ROLLEN[code] ?? [])
