import type { ImportVerschil } from '@letterhaven/contracts/import'

const niets = { aantal: 0, eerste: [] }

/** A difference in which nothing differs, for tests to start from. */
export const GEEN_VERSCHIL: ImportVerschil = {
  schooljaar: '2026-2027',
  overgang: null,
  groepen: { nieuw: [], hernoemd: [], herkend: [], gelijk: 0 },
  nieuw: niets,
  zonderJaar: niets,
  zonderGroep: 0,
  heeftWachtgroep: false,
  gewijzigd: niets,
  verplaatst: niets,
  terug: niets,
  vertrokken: niets,
  alVertrokken: 0,
  voorstel: niets,
  botsing: niets,
  gelijk: 0,
  later: 0,
  plaatsvragers: 0,
}
