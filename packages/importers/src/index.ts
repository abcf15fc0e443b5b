export { readEdexml } from './edexml/lees.ts'
export type { Leesopties, Uitslag } from './edexml/lees.ts'
export type { Melding, MeldingCode } from './edexml/meldingen.ts'
export type {
  GroepRij,
  LeerkrachtRij,
  LeerlingRij,
  Momentopname,
  SchoolRij,
  VestigingRij,
} from './momentopname.ts'
