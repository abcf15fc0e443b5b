export { readLeerlingenlijst } from './csv/lees-csv.ts'
export { compare, type Verschil } from './vergelijk/vergelijk.ts'
export type { Bekend, BekendeGroep, BekendeLeerling, Besluit } from './vergelijk/koppel.ts'
export { naamVan } from './vergelijk/kenmerk.ts'
export { readEdexml } from './edexml/read-edexml.ts'
export type { Uitslag } from './oordeel/beoordeel.ts'
export type { Leesopties } from './oordeel/leesopties.ts'
export type { Melding, MeldingCode } from './oordeel/meldingen.ts'
export type {
  GroepRij,
  LeerkrachtRij,
  LeerlingRij,
  Momentopname,
  SchoolRij,
  VestigingRij,
} from './momentopname.ts'
